package io.github.hashcost.examples.strings;

import io.github.hashcost.api.Hasher;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.harness.Work;
import java.nio.charset.StandardCharsets;

/** What a service does with a document: text, its UTF-8 bytes, their digest, and that as text. */
final class DocumentHash {
  private DocumentHash() {}

  /** Each thread keeps its hasher. */
  static Work<String> reused(Candidate function, DigestText text) {
    int digestBytes = digestBytes(function);
    ThreadLocal<Hasher> hashers = ThreadLocal.withInitial(function::newHasher);
    return document -> text.of(digest(hashers.get(), document, digestBytes));
  }

  /** Each call makes its hasher, as {@code MessageDigest.getInstance} does. */
  static Work<String> fresh(Candidate function, DigestText text) {
    int digestBytes = digestBytes(function);
    return document -> {
      try (Hasher hasher = function.newHasher()) {
        return text.of(digest(hasher, document, digestBytes));
      }
    };
  }

  static int digestBytes(Candidate function) {
    return function.spec().digestBytes(function.setting());
  }

  private static byte[] digest(Hasher hasher, String document, int digestBytes) {
    byte[] utf8 = document.getBytes(StandardCharsets.UTF_8);
    byte[] digest = new byte[digestBytes];
    hasher.hash(utf8, 0, utf8.length, digest, 0);
    return digest;
  }
}
