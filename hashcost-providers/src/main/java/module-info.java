/**
 * The functions that come with hashcost; found through {@link java.util.ServiceLoader}, never
 * named.
 */
@org.jspecify.annotations.NullMarked
// Password4j and JNA are no modules; they are optional, and asked for before they are used.
@SuppressWarnings("requires-automatic")
module io.github.hashcost.providers {
  requires io.github.hashcost.api;
  requires static org.jspecify;
  // Each provider looks for its own library and says so where it is not there.
  requires static org.bouncycastle.provider;
  requires static com.google.common;
  requires static password4j;
  requires static com.dynatrace.hash4j;
  requires static com.sun.jna;
  // Has what makes a Password4j function without its cache.
  requires jdk.unsupported;
  // Knows how much memory the machine has, beside the heap.
  requires jdk.management;

  provides io.github.hashcost.api.HashProvider with
      io.github.hashcost.providers.simple.SimpleProvider,
      io.github.hashcost.providers.jca.JcaProvider,
      io.github.hashcost.providers.bc.BcProvider,
      io.github.hashcost.providers.guava.GuavaProvider,
      io.github.hashcost.providers.password4j.Password4jProvider,
      io.github.hashcost.providers.hash4j.Hash4jProvider,
      io.github.hashcost.providers.system.NativeProvider;
}
