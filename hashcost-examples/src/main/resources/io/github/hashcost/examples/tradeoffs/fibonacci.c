#define _POSIX_C_SOURCE 199309L
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static long fibonacci(int n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }

static long long now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1000000000LL + t.tv_nsec;
}

int main(int argc, char **argv) {
  if (argc != 3) {
    return 2;
  }
  /* Read anew in each repetition, or the compiler could keep the value of the first. */
  volatile int n = atoi(argv[1]);
  int repetitions = atoi(argv[2]);
  printf("version gcc %s\n", __VERSION__);
  for (int i = 0; i < repetitions; i++) {
    long long start = now();
    volatile long value = fibonacci(n);
    long long nanos = now() - start;
    printf("%ld %lld\n", value, nanos);
  }
  return 0;
}
