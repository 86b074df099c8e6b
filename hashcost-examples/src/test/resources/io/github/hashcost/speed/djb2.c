/* djb2 in 64 bits, timed as hashcost times its own. From standard input come the length of the
   input in a line, its bytes, and then in each line how many hashes to time. Each answer is a line:
   the hash of the input first, in hexadecimal, and then nanoseconds. It ends with its input. */
#define _POSIX_C_SOURCE 199309L
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

/* Volatile, or a hash of what never changes is computed once and moved out of the loop. */
static const unsigned char *volatile input;
static volatile uint64_t sink;

static uint64_t djb2(const unsigned char *bytes, size_t length) {
  uint64_t hash = 5381;
  for (size_t i = 0; i < length; i++) {
    hash = ((hash << 5) + hash) + bytes[i];
  }
  return hash;
}

static int64_t now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return INT64_C(1000000000) * t.tv_sec + t.tv_nsec;
}

static int64_t nanos_of(long hashes, size_t length) {
  int64_t start = now();
  uint64_t fold = sink;
  for (long i = 0; i < hashes; i++) {
    fold ^= djb2(input, length);
  }
  sink = fold;
  return now() - start;
}

int main(void) {
  size_t length;
  if (scanf("%zu", &length) != 1 || getchar() != '\n') {
    return 1;
  }
  unsigned char *bytes = malloc(length);
  if (bytes == NULL || fread(bytes, 1, length, stdin) != length) {
    return 1;
  }
  input = bytes;
  printf("%016" PRIx64 "\n", djb2(input, length));
  fflush(stdout);
  long hashes;
  while (scanf("%ld", &hashes) == 1) {
    printf("%" PRId64 "\n", nanos_of(hashes, length));
    fflush(stdout);
  }
  return 0;
}
