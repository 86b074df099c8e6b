/**
 * The functions that come with hashcost; found through {@link java.util.ServiceLoader}, never
 * named.
 */
@org.jspecify.annotations.NullMarked
module io.github.hashcost.providers {
  requires io.github.hashcost.api;
  requires static org.jspecify;

  provides io.github.hashcost.api.HashProvider with
      io.github.hashcost.providers.simple.SimpleProvider,
      io.github.hashcost.providers.jca.JcaProvider;
}
