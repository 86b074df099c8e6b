package io.github.hashcost.examples;

import io.github.hashcost.attacker.RateCard;
import io.github.hashcost.attacker.WhoPays;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.harness.Harness;
import io.github.hashcost.harness.Input;
import io.github.hashcost.harness.Operation;
import java.time.Duration;

/** What a login costs, and what a guess costs whoever rents a graphics card for 0.40 $/h. */
public final class WhoPaysExample {
  private WhoPaysExample() {}

  /** Takes no arguments and about half a minute. */
  public static void main(String[] args) {
    var functions = HashCatalog.discover().getAll("sha-256", "bcrypt", "argon2id");
    var run = Harness.withDefaults().run(Operation.hashes(functions, Input.ofSize(12)));
    var pays = WhoPays.of(run, RateCard.bundled()).device("RTX 4090").dollarsPerHour(0.40);
    pays.prices().forEach(System.out::println);
    pays.rankingAt(Duration.ofMillis(100)).places().forEach(System.out::println);
  }
}
