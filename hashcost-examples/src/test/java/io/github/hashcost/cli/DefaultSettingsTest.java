package io.github.hashcost.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.policy.CostPolicies;
import io.github.hashcost.policy.CostPolicy;
import io.github.hashcost.policy.PolicyRow;
import org.junit.jupiter.api.Test;

class DefaultSettingsTest {
  /** Every library's, since the defaults are this project's and not the libraries'. */
  @Test
  void theDefaultIterationsOfPbkdf2AreThoseOfOwasp() {
    HashCatalog catalog = HashCatalog.discover();
    CostPolicy owasp = CostPolicies.bundled().policy("OWASP");
    for (PolicyRow row : owasp.rows()) {
      if (row.setting().name().startsWith("pbkdf2")) {
        assertThat(catalog.implementations(row.setting().name()))
            .isNotEmpty()
            .allSatisfy(
                candidate ->
                    assertThat(candidate.setting().text())
                        .as(candidate.toString())
                        .containsAllEntriesOf(row.setting().parameters()));
      }
    }
  }
}
