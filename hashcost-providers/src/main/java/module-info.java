/**
 * The functions that come with hashcost; found through {@link java.util.ServiceLoader}, never
 * named.
 */
@org.jspecify.annotations.NullMarked
// Password4j has no module name of its own; it is optional, and asked for before it is used.
@SuppressWarnings("requires-automatic")
module io.github.hashcost.providers {
  requires io.github.hashcost.api;
  requires static org.jspecify;
  // Each provider looks for its own library and says so where it is not there.
  requires static org.bouncycastle.provider;
  requires static com.google.common;
  requires static password4j;
  requires static com.dynatrace.hash4j;
  // Has what makes a Password4j function without its cache.
  requires jdk.unsupported;

  provides io.github.hashcost.api.HashProvider with
      io.github.hashcost.providers.simple.SimpleProvider,
      io.github.hashcost.providers.jca.JcaProvider,
      io.github.hashcost.providers.bc.BcProvider,
      io.github.hashcost.providers.guava.GuavaProvider,
      io.github.hashcost.providers.password4j.Password4jProvider,
      io.github.hashcost.providers.hash4j.Hash4jProvider;
}
