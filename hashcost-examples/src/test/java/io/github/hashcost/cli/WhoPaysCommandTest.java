package io.github.hashcost.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.attacker.RateCard;
import io.github.hashcost.attacker.WhoPays;
import io.github.hashcost.report.ResultFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WhoPaysCommandTest {
  private static final String HEADER =
      "device,algorithm,guesses_per_second,tool,tool_version,mode,measured_on,source\n";

  @TempDir private Path directory;

  private static Captured run(String... options) {
    List<String> args = new ArrayList<>(List.of("who-pays", "--budget", "1s"));
    args.addAll(Arrays.asList(options));
    return Captured.run(args.toArray(String[]::new));
  }

  private Path write(String name, String text) throws IOException {
    return Files.writeString(directory.resolve(name), text);
  }

  @Test
  void setsWhatALoginCostsBesideWhatAGuessCosts() throws IOException {
    Path json = directory.resolve("r.json");
    Path csv = directory.resolve("r.csv");
    Captured captured =
        run(
            "-f",
            "sha-256,bcrypt:cost=4,djb2",
            "--entropy",
            "40.5",
            "--json",
            json.toString(),
            "--csv",
            csv.toString());
    assertThat(captured.succeeded().out())
        .contains("bc/bcrypt:cost=4", "RTX 4090", "RTX 5090", "H100 PCIe", "2^40.5", "no figure")
        .contains("~ bcrypt: from bcrypt:cost=5 by 2^-cost, +4 to +37 %", "rate card 1 of 2026-")
        .contains("RTX 4090: 0.40 $/h, 2026-06", "RTX 5090: no price");
    assertThat(Files.readAllLines(csv)).hasSize(1 + 3 * 3);
    WhoPays again = WhoPays.of(ResultFile.read(json), RateCard.bundled());
    assertThat(again.prices()).hasSize(3);
  }

  @Test
  void ranksAtOneLoginTime() {
    Captured captured =
        Captured.run(
            () -> PlantedPasswords.of("bcrypt", "pbkdf2-hmac-sha256"),
            "who-pays",
            "--rank",
            "--target",
            "10s",
            "--budget",
            "1s",
            "-f",
            "bcrypt,pbkdf2-hmac-sha256",
            "--device",
            "rtx 4090");
    assertThat(captured.succeeded().out())
        .contains("At a login time of 10.0 s", "place", "at 10.0 s")
        .contains("planted/bcrypt:cost=12", "planted/pbkdf2-hmac-")
        .contains("far from 10.0 s when all were measured:");
  }

  @Test
  void findsWhatHoldsTheAttacker() {
    Captured captured = run("--hold-to", "100000", "-f", "bcrypt,djb2", "--price", "0.50/h");
    assertThat(captured.succeeded().out())
        .contains("What holds one RTX 4090 to 100000 guesses/s", "bc/bcrypt:cost=7,", "as given")
        .contains("djb2 is left out");
  }

  @Test
  void comparesLibrariesAndLanes() {
    Captured captured =
        run(
            "--tax",
            "-f",
            "bc/bcrypt:cost=4,password4j/bcrypt:cost=4,bc/argon2id:m=64,t=1,p=1,"
                + "bc/argon2id:m=64,t=1,p=4");
    assertThat(captured.succeeded().out())
        .contains("bcrypt:cost=4", "password4j", "x fastest")
        .contains("Lanes: do several run at once?", "bc/argon2id:m=64,t=1,p=4,");
  }

  @Test
  void usesRatesAndBenchmarksOfTheUser() throws IOException {
    Path rates = write("mine.csv", HEADER + "rig,djb2,123456,own,1,-,2026-11-30,me\n");
    Path bench = write("bench.txt", "# version: v6.2.6\n1:0:1:1:1.0:5000\n1:99999:1:1:1.0:5\n");
    Captured captured =
        run("-f", "djb2,md5", "--rates", rates.toString(), "--import", bench.toString());
    assertThat(captured.succeeded().out().replaceAll("\\s+", " "))
        .contains("rig", "123 k", "device 1", "5.00 k")
        .contains("Imported from bench.txt: 1 rate.", "Not known here: mode 99999.")
        .contains("own 1, 2026-11-30, me", "hashcat 6.2.6");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--device|abacus|device 'abacus': the card has RTX 4090, RTX 5090, H100 PCIe",
        "--price|free|--price 'free': dollars an hour",
        "--price|0/h|--price '0/h': dollars an hour",
        "--entropy|0|--entropy '0': a number of bits",
        "--entropy|513|--entropy '513': a number of bits",
        "--hold-to|0|--hold-to 0: a whole number",
        "--target|soon|--target 'soon': ",
        "--budget|soon|--budget 'soon': ",
        "--memory|64MiB|--memory: only with --target or --rank",
        "-f|sha-265|no function 'sha-265'",
        "-f|md5,nonsense-1|id 2: no function of this name; see hashcost list",
        "--rates|/nowhere/rates.csv|file '/nowhere/rates.csv' does not exist",
        "--import|/nowhere/bench.txt|file '/nowhere/bench.txt' does not exist",
      })
  void badInputIsRefusedInOneLine(String option, String value, String reason) {
    Captured captured = Captured.run("who-pays", option, value).refused(2);
    assertThat(captured.err()).contains(reason);
  }

  @Test
  void oneQuestionAtATime() {
    assertThat(run("--rank", "--tax").refused(2).err()).contains("one at a time");
    assertThat(run("--tax", "--target", "9ms").refused(2).err()).contains("one at a time");
  }

  @Test
  void aBadRateNamesItsLineAndColumn() throws IOException {
    Path rates = write("mine.csv", HEADER + "rig,md5,many,own,1,-,2026,me\n");
    assertThat(run("--rates", rates.toString()).refused(2).err())
        .contains("mine.csv, line 2, column guesses_per_second: digits are expected");
  }

  @Test
  void aRateThatWouldNeverCountIsRefused() throws IOException {
    Path rates = write("mine.csv", HEADER + "rig,md6,1000,own,1,-,2026,me\n");
    assertThat(run("--rates", rates.toString()).refused(2).err())
        .contains("mine.csv, line 2, column algorithm: no function has this name");
  }

  @Test
  void aRateOfAnAliasIsOneOfItsFunction() throws IOException {
    Path rates = write("mine.csv", HEADER + "rig,sha256,1234,own,1,-,2026,me\n");
    assertThat(
            run("-f", "sha-256", "--rates", rates.toString(), "--device", "rig").succeeded().out())
        .contains("1.23 k");
  }

  @Test
  void whatTakesLongerThanTheBudgetIsNotRun() {
    assertThat(run("-f", "bcrypt:cost=31").refused(2).err())
        .contains(
            "bc/bcrypt:cost=31 is left out: a login takes about", "longer than --budget 1.00 s");
    assertThat(run("-f", "bcrypt:cost=31,md5").succeeded().out().replaceAll("\\s+", " "))
        .contains("bc/bcrypt:cost=31 is left out", "jca/md5")
        .doesNotContain("bcrypt:cost=31,long");
  }

  @Test
  void aPriceThatIsThatOfTheCardIsAsGivenToo() {
    assertThat(run("-f", "md5", "--device", "RTX 4090", "--price", "0.40/h").succeeded().out())
        .contains("RTX 4090: 0.40 $/h, as given.");
  }

  @Test
  void whatIsNoBenchmarkIsRefused() throws IOException {
    Path bench = write("bench.txt", "nothing\n");
    assertThat(run("--import", bench.toString()).refused(2).err())
        .contains("bench.txt: no speed of a known function in it");
  }

  @Test
  void nothingToMeasureIsSaid() {
    assertThat(run("--hold-to", "5", "-f", "djb2").refused(2).err())
        .contains("djb2 is left out: the card has no figure for it on this device");
  }
}
