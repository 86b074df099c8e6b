package io.github.hashcost.examples;

import io.github.hashcost.policy.CostPolicies;
import io.github.hashcost.policy.StoredSetting;

/** Says what every policy thinks of the setting that a stored password was hashed with. */
public final class Lint {
  private Lint() {}

  /** Takes a stored hash, of which the costs alone are read; else it has one of its own. */
  public static void main(String[] args) {
    String stored = args.length > 0 ? args[0] : "$argon2id$v=19$m=16384,t=2,p=1$";
    var setting = StoredSetting.parse(stored);
    CostPolicies.bundled().judge(setting).forEach(System.out::println);
  }
}
