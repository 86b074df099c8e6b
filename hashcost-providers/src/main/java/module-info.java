/**
 * The functions that come with hashcost; found through {@link java.util.ServiceLoader}, never
 * named.
 */
@org.jspecify.annotations.NullMarked
module io.github.hashcost.providers {
  requires io.github.hashcost.api;
  requires static org.jspecify;
  // Each provider looks for its own library and says so where it is not there.
  requires static org.bouncycastle.provider;
  requires static com.google.common;

  provides io.github.hashcost.api.HashProvider with
      io.github.hashcost.providers.simple.SimpleProvider,
      io.github.hashcost.providers.jca.JcaProvider,
      io.github.hashcost.providers.bc.BcProvider,
      io.github.hashcost.providers.guava.GuavaProvider;
}
