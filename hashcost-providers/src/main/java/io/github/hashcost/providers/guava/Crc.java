package io.github.hashcost.providers.guava;

import com.google.common.hash.Hashing;
import io.github.hashcost.api.HashFunction;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.TestVector;
import java.util.List;

/** CRC-32 (RFC 1952 section 8) and CRC-32C (RFC 3720 section 12.1). */
final class Crc {
  private static final String CATALOGUE = "Cook, Catalogue of parametrised CRC algorithms, ";

  private Crc() {}

  static List<HashFunction> functions(String version) {
    return List.of(crc32(version), crc32c(version));
  }

  private static HashSpec spec(String name, String version) {
    return HashSpec.builder(name)
        .digestBits(32)
        .output(HashSpec.Output.LONG)
        .reuse(HashSpec.Reuse.REMADE_PER_CALL)
        .allocates()
        .implementation(version)
        .build();
  }

  private static HashFunction crc32(String version) {
    return HashFunction.of(
        spec("crc32", version),
        () -> new IntHasher(Hashing.crc32()),
        TestVector.utf8("123456789", "cbf43926", CATALOGUE + "CRC-32/ISO-HDLC, check"));
  }

  private static HashFunction crc32c(String version) {
    return HashFunction.of(
        spec("crc32c", version),
        () -> new IntHasher(Hashing.crc32c()),
        TestVector.utf8("123456789", "e3069283", CATALOGUE + "CRC-32/ISCSI, check"),
        TestVector.hex("00".repeat(32), "8a9136aa", "RFC 3720 appendix B.4, zeros, as a number"),
        TestVector.hex("ff".repeat(32), "62a8ab43", "RFC 3720 appendix B.4, ones, as a number"),
        TestVector.hex(
            "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
            "46dd794e",
            "RFC 3720 appendix B.4, incrementing, as a number"));
  }
}
