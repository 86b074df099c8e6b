package io.github.hashcost.providers.system;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LibArgon2Test {
  @Test
  void outOfMemoryIsSaidInWordsAndOthersByTheirCode() {
    // argon2.h: ARGON2_MEMORY_ALLOCATION_ERROR = -22, ARGON2_THREAD_FAIL = -33
    assertThat(LibArgon2.words(-22, 65_536))
        .isEqualTo(
            "did not get the 65536 KiB of memory that m asks for from the system; choose a smaller"
                + " m, or free memory");
    assertThat(LibArgon2.words(-33, 65_536)).isEqualTo("failed with code -33 of argon2.h");
  }
}
