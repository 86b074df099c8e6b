package io.github.hashcost.analysis;

import static io.github.hashcost.analysis.Runs.run;
import static io.github.hashcost.analysis.Runs.samples;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.result.Cell;
import io.github.hashcost.stats.Estimate;
import io.github.hashcost.stats.Interval;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RatioNamesTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "jca/sha-256 | 12 B | hashcost/djb2 | 12 B | sha-256 | djb2",
        "bc/sha-256 | 12 B | jca/sha-256 | 12 B | bc/sha-256 | jca/sha-256",
        "jca@accp/sha-256 | 12 B | jca/sha-256 | 12 B | jca@accp/sha-256 | jca/sha-256",
        "jca/sha-512/256 | 12 B | jca/sha-512 | 12 B | sha-512/256 | sha-512",
        "jca/sha-256 | 12 B | jca/sha-256 | 4 KiB | sha-256 on 12 B | sha-256 on 4 KiB",
        "jca/sha-256 | 4 KiB | hashcost/djb2 | 12 B | sha-256 on 4 KiB | djb2 on 12 B",
        "bc/bcrypt:cost=10 | 12 B | bc/bcrypt:cost=12 | 12 B | bcrypt:cost=10 | bcrypt:cost=12",
        "bc/bcrypt:cost=10 | 12 B | p4j/bcrypt:cost=10 | 12 B | bc/bcrypt | p4j/bcrypt",
        "bc/bcrypt:cost=10 | 12 B | p4j/bcrypt:cost=9 | 12 B | bc/bcrypt:cost=10 | p4j/bcrypt:cost=9",
        "bc/bcrypt:cost=10 | 12 B | jca/md5 | 12 B | bcrypt | md5",
        "op/copy:buffer=64 | '' | op/copy:buffer=65536 | '' | copy:buffer=64 | copy:buffer=65536",
        "op/copy | '' | jca/md5 | 12 B | copy | md5 on 12 B"
      })
  void areAsShortAsTellsThemApart(
      String idA, String inputA, String idB, String inputB, String nameA, String nameB) {
    Cell a = cell(idA, inputA);
    Cell b = cell(idB, inputB);
    Ratio ratio = Comparison.of(run(a, b)).ratio(a, b);
    assertThat(ratio.numerator()).isEqualTo(nameA);
    assertThat(ratio.denominator()).isEqualTo(nameB);
  }

  private static Cell cell(String id, String input) {
    return Cell.builder(AlgorithmId.parse(id), input, 12).samples(samples(1)).build();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "11|10.9|11.1|sha-256 costs 11.0 x as much as djb2 (10.9 to 11.1)",
        "22123456|22050000|22149000|sha-256 costs 22,120,000 x as much as djb2 (22,050,000 to 22,150,000)",
        "22123456|22000000|22300000|sha-256 costs 22,100,000 x as much as djb2 (22,000,000 to 22,300,000)",
        "0.7|0.69|0.71|sha-256 costs 0.70 x as much as djb2 (0.69 to 0.71)"
      })
  void readAsASentence(double point, double low, double high, String sentence) {
    Estimate estimate = Estimate.of(point, new Interval(low, high, 0.95), 300);
    assertThat(new Ratio("sha-256", "djb2", estimate, true)).hasToString(sentence);
  }

  @Test
  void admitThatRoundsWereNotShared() {
    Estimate estimate = Estimate.of(2, new Interval(1, 3, 0.9), 300);
    assertThat(new Ratio("a", "b", estimate, false))
        .hasToString(
            "a costs 2.00 x as much as b (1.00 to 3.00 at 90.0 %, not from the same rounds)");
  }
}
