/** Measures what a hash costs, and reads the figures. */
@org.jspecify.annotations.NullMarked
module io.github.hashcost.core {
  requires transitive io.github.hashcost.api;
  requires static com.fasterxml.jackson.core;
  requires static jdk.management;
  requires static org.apache.commons.csv;
  requires static org.jspecify;
  requires java.management;
  requires org.apache.commons.statistics.distribution;

  exports io.github.hashcost.analysis;
  exports io.github.hashcost.attacker;
  exports io.github.hashcost.budget;
  exports io.github.hashcost.catalog;
  exports io.github.hashcost.environment;
  exports io.github.hashcost.harness;
  exports io.github.hashcost.password;
  exports io.github.hashcost.policy;
  exports io.github.hashcost.report;
  exports io.github.hashcost.result;
  exports io.github.hashcost.stats;
  exports io.github.hashcost.testkit;

  uses io.github.hashcost.api.HashProvider;
}
