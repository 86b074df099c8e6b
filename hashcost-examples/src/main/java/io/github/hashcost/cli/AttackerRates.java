package io.github.hashcost.cli;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.ParameterSchema;
import io.github.hashcost.catalog.Candidate;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Published guesses per second, each with its source. What nobody published is absent. */
final class AttackerRates {
  static final String DEVICE = "RTX 4090";

  private final List<Published> all;

  /**
   * One figure as published.
   *
   * @param algorithm with the parameters it was published for
   */
  record Published(
      AlgorithmId algorithm,
      String device,
      double perSecond,
      String tool,
      int year,
      String source) {
    String citation() {
      return tool + ", " + year + ", " + source;
    }
  }

  /**
   * A figure for a candidate's own setting.
   *
   * @param scaled whether it was worked out from one for another setting
   */
  record Rate(double perSecond, boolean scaled, Published from) {}

  private AttackerRates(List<Published> all) {
    this.all = all;
  }

  static AttackerRates load() {
    try (InputStream in =
        Objects.requireNonNull(AttackerRates.class.getResourceAsStream("attacker-rates.txt"))) {
      return parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static AttackerRates parse(String text) {
    return new AttackerRates(
        text.lines()
            .filter(l -> !l.isBlank() && !l.startsWith("#"))
            .map(AttackerRates::line)
            .toList());
  }

  private static Published line(String line) {
    String[] f = line.split("; ", 6);
    return new Published(
        AlgorithmId.parse(f[0]),
        f[1],
        Double.parseDouble(f[2]),
        f[3],
        Integer.parseInt(f[4]),
        f[5]);
  }

  /** On {@link #DEVICE}. Guesses per second go down as the function's own work goes up. */
  Optional<Rate> of(Candidate candidate) {
    return all.stream()
        .filter(
            p -> p.device().equals(DEVICE) && p.algorithm().name().equals(candidate.spec().name()))
        .findFirst()
        .map(p -> rate(candidate, p));
  }

  private static Rate rate(Candidate candidate, Published published) {
    ParameterSchema schema = candidate.spec().parameters();
    double publishedWork = schema.work(schema.setting(published.algorithm().parameters()));
    double work = schema.work(candidate.setting());
    return new Rate(published.perSecond() * publishedWork / work, publishedWork != work, published);
  }
}
