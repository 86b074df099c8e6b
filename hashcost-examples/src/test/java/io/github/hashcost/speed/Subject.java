package io.github.hashcost.speed;

import io.github.hashcost.api.HashProvider;
import io.github.hashcost.api.Hasher;
import io.github.hashcost.api.LongHasher;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;

/** One function, called both ways. Each loop has code of its own. */
final class Subject {
  private final String id;
  private final Class<? extends HashProvider> provider;
  private final byte[] key;
  private final Library library;

  /** The bare call. */
  interface Library {
    Loop loop(byte[] input, int hashes) throws Exception;
  }

  /**
   * @param key empty where the function has none
   */
  Subject(String id, Class<? extends HashProvider> provider, byte[] key, Library library) {
    this.id = id;
    this.provider = provider;
    this.key = key;
    this.library = library;
  }

  String id() {
    return id;
  }

  Class<? extends HashProvider> provider() {
    return provider;
  }

  Loop bare(byte[] input, int hashes) throws Exception {
    return library.loop(input, hashes);
  }

  Loop adapter(byte[] input, int hashes) {
    Candidate found = HashCatalog.of(Copies.adapter(provider, HashProvider.class)).get(id);
    Candidate candidate = key.length == 0 ? found : found.withBytes("key", key);
    Hasher hasher = candidate.newHasher();
    return hasher instanceof LongHasher numbers
        ? Copies.loop(SpiLoops.Numbers.class, numbers.direct(), input, hashes)
        : Copies.loop(
            SpiLoops.Digests.class,
            hasher,
            candidate.spec().digestBytes(candidate.setting()),
            input,
            hashes);
  }

  @Override
  public String toString() {
    return id;
  }
}
