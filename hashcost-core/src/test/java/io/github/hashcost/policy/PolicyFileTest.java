package io.github.hashcost.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.HashcostException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PolicyFileTest {
  private static final String HOUSE =
      """
      # Ours
      policy House-Rules
        date   2026-11
        source the wiki
        note   for staff
        least  bcrypt:cost=12   until the next audit
        least  argon2id:m=65536,t=3,p=1
      """;

  @TempDir private Path directory;

  private Path file(String text) throws IOException {
    return Files.writeString(directory.resolve("house.txt"), text);
  }

  @Test
  void policiesOfOnesOwnComeAfterTheBundled() throws IOException {
    CostPolicies policies = CostPolicies.bundled().with(file(HOUSE));
    CostPolicy house = policies.policies().get(policies.policies().size() - 1);

    assertThat(house).hasToString("House-Rules (2026-11)");
    assertThat(house.source()).isEqualTo("the wiki");
    assertThat(house.note()).isEqualTo("for staff");
    assertThat(house.kind()).isEqualTo(CostPolicy.Kind.DEMANDS);
    assertThat(house.rows().get(0).note()).isEqualTo("until the next audit");
    assertThat(house.judge(AlgorithmId.parse("bcrypt:cost=11")).isMet()).isFalse();
    assertThat(policies.policies()).hasSize(CostPolicies.bundled().policies().size() + 1);
  }

  @Test
  void oneOfTheSameNameTakesThePlaceOfABundledOne() throws IOException {
    CostPolicies policies =
        CostPolicies.bundled().with(file(HOUSE.replace("House-Rules", "owasp")));

    assertThat(policies.policies()).hasSameSizeAs(CostPolicies.bundled().policies());
    assertThat(policies.policies().get(0).source()).isEqualTo("the wiki");
  }

  @Test
  void windowsLinesTabsAndByteOrderMarksAreRead() throws IOException {
    Path file = file("\uFEFF" + HOUSE.replace("\n", "\r\n").replace("  ", "\t"));

    assertThat(CostPolicies.bundled().with(file).policy("house-rules").rows()).hasSize(2);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "policy House-Rules; policy two words; line 2, column 8: expected a name",
        "policy House-Rules; policy; line 2, column 7: expected a name",
        "policy House-Rules; polcy House; line 2, column 1: expected 'policy NAME'",
        "'  date   2026-11'; '  dtae   2026-11'; line 3, column 3: expected one of policy, date",
        "2026-11; 2026-13; line 3, column 10: expected a date",
        "2026-11; November; line 3, column 10: expected a date",
        "'date   2026-11'; date; line 3, column 7: expected the text of date",
        "'note   for staff'; 'date   2026'; line 5, column 3: date is there twice",
        "'note   for staff'; 'kind   rules'; line 5, column 10: expected demands or defaults",
        "bcrypt:cost=12; bcrypt; line 6, column 10: a row needs a cost",
        "bcrypt:cost=12; bc/bcrypt:cost=12; line 6, column 10: a row names no provider",
        "bcrypt:cost=12; bcrypt:cost=high; line 6, column 10: bcrypt: cost must be a whole number",
        "bcrypt:cost=12; 'bcrypt: cost=12'; line 6, column 10: algorithm id \"bcrypt:...\", position 8",
        "'source the wiki'; '# none'; line 2, column 1: a policy needs",
      })
  void whatIsMalformedIsPointedAt(String part, String instead, String reason) {
    assertThatThrownBy(() -> CostPolicies.bundled().with(file(HOUSE.replace(part, instead))))
        .isInstanceOf(HashcostException.InvalidParameter.class)
        .hasMessageContaining("house.txt, " + reason);
  }

  @Test
  void twoPoliciesOfOneNameAreRefused() {
    assertThatThrownBy(() -> CostPolicies.bundled().with(file(HOUSE + HOUSE)))
        .hasMessageContaining("house.txt, line 9, column 8: there is a policy of this name above");
  }

  @Test
  void whatIsNoFileOfPoliciesIsRefused() throws IOException {
    Path missing = directory.resolve("none.txt");
    Path binary = Files.write(directory.resolve("binary"), new byte[] {(byte) 0xff});
    Path empty = file("# nothing\n");
    Path tooLong = Files.write(directory.resolve("long"), new byte[(1 << 20) + 1]);

    for (Path path : List.of(missing, binary, empty, tooLong, directory)) {
      assertThatThrownBy(() -> CostPolicies.bundled().with(path))
          .isInstanceOf(HashcostException.InvalidParameter.class)
          .hasMessageStartingWith(path.getFileName() + ": ");
    }
  }

  @Property
  void anyTextIsReadOrRefusedInWords(@ForAll List<@From("line") String> lines) {
    byte[] text = String.join("\n", lines).getBytes(StandardCharsets.UTF_8);
    try {
      assertThat(PolicyFile.parse("any", text)).isNotEmpty();
    } catch (HashcostException.InvalidParameter e) {
      assertThat(e).hasMessageStartingWith("any");
    }
  }

  @Provide
  Arbitrary<String> line() {
    return Arbitraries.of(
        "policy a",
        "policy b",
        "date 2026",
        "source s",
        "note n",
        "kind defaults",
        "least bcrypt:cost=1 n",
        "least",
        "# x",
        " ",
        "\u00e9",
        "least :",
        "date");
  }
}
