package io.github.hashcost.policy;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.text.EditDistance;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;

/** The policies there are: those that come with hashcost, and a user's own. Immutable. */
public final class CostPolicies {
  private static final String BUNDLED = "policies.txt";
  private static final int NEAREST = 3;

  private final List<CostPolicy> policies;

  private CostPolicies(List<CostPolicy> policies) {
    this.policies = List.copyOf(policies);
  }

  /**
   * OWASP, RFC 9106, NIST SP 800-132 and 800-63B-4, libsodium's three, and the defaults of Spring
   * Security, Password4j and Keycloak, each with its source and date.
   */
  public static CostPolicies bundled() {
    try (InputStream in =
        Objects.requireNonNull(CostPolicies.class.getResourceAsStream(BUNDLED), BUNDLED)) {
      return new CostPolicies(PolicyFile.parse(BUNDLED, in.readAllBytes()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * With those of a file more. One whose name is there already, in capitals or not, takes its
   * place. The format is in docs/policies.md; that of the bundled ones is the same.
   *
   * @throws HashcostException.InvalidParameter when the file cannot be read, or is malformed: then
   *     it names the line and the column
   */
  public CostPolicies with(Path file) {
    List<CostPolicy> all = new ArrayList<>(policies);
    for (CostPolicy own : PolicyFile.read(file)) {
      int place = indexOf(own.name());
      if (place < 0) {
        all.add(own);
      } else {
        all.set(place, own);
      }
    }
    return new CostPolicies(all);
  }

  /** In the order of their file, a user's own last. */
  public List<CostPolicy> policies() {
    return policies;
  }

  /**
   * By its name, in capitals or not.
   *
   * @throws HashcostException.InvalidParameter when there is none, with the nearest names
   */
  public CostPolicy policy(String name) {
    int place = indexOf(name);
    if (place < 0) {
      throw new HashcostException.InvalidParameter("unknown policy; nearest: " + nearest(name));
    }
    return policies.get(place);
  }

  /** What each of them says, in their order; see {@link CostPolicy#judge(AlgorithmId)}. */
  public List<Verdict> judge(AlgorithmId setting) {
    return policies.stream().map(p -> p.judge(setting)).toList();
  }

  private int indexOf(String name) {
    List<String> names = policies.stream().map(p -> folded(p.name())).toList();
    return names.indexOf(folded(name));
  }

  private String nearest(String name) {
    String wanted = folded(name);
    return policies.stream()
        .map(CostPolicy::name)
        .sorted(Comparator.comparingInt(n -> EditDistance.of(wanted, folded(n))))
        .limit(NEAREST)
        .collect(Collectors.joining(", "));
  }

  private static String folded(String name) {
    return name.toLowerCase(Locale.ROOT);
  }
}
