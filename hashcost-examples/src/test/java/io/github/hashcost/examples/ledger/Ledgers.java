package io.github.hashcost.examples.ledger;

import io.github.hashcost.catalog.HashCatalog;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Ledgers to be damaged. */
final class Ledgers {
  static final HashCatalog CATALOG = HashCatalog.discover();
  static final ChainHash SHA_256 = function("sha-256");
  static final long FIRST_TIME = 1_764_540_000_000L;

  private Ledgers() {}

  static ChainHash function(String id) {
    return ChainHash.of(CATALOG.get(id));
  }

  /** An entry a second. */
  static byte[] of(ChainHash function, LedgerFormat format, List<byte[]> payloads) {
    MemoryStore store = MemoryStore.create();
    long[] time = {FIRST_TIME};
    try (Appender appender =
        Appender.begin(function, format, store, () -> (time[0] += 1000) - 1000)) {
      for (byte[] payload : payloads) {
        appender.append(payload);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return store.toByteArray();
  }

  /** The header, and then each entry: payloads are "entry 0", "entry 1" and so on. */
  static List<byte[]> parts(LedgerFormat format, int entries) {
    return parts(format, entries, "entry ");
  }

  static List<byte[]> parts(LedgerFormat format, int entries, String payload) {
    List<byte[]> payloads = new ArrayList<>();
    List<byte[]> parts = new ArrayList<>();
    int from = 0;
    for (int i = 0; i <= entries; i++) {
      byte[] all = of(SHA_256, format, payloads);
      parts.add(Arrays.copyOfRange(all, from, all.length));
      from = all.length;
      payloads.add((payload + i).getBytes(StandardCharsets.UTF_8));
    }
    return parts;
  }

  static byte[] joined(List<byte[]> parts) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    parts.forEach(all::writeBytes);
    return all.toByteArray();
  }

  static Verification verify(byte[] ledger) {
    return verify(verifier(), ledger);
  }

  static Verifier verifier() {
    return Verifier.with(Ledgers::function);
  }

  static Verification verify(Verifier verifier, byte[] ledger) {
    try {
      return verifier.verify(new ByteArrayInputStream(ledger));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
