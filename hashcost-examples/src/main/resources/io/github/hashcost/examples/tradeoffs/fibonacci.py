import platform
import sys
import time


def fibonacci(n):
    return n if n < 2 else fibonacci(n - 1) + fibonacci(n - 2)


n, repetitions = int(sys.argv[1]), int(sys.argv[2])
print("version Python", platform.python_version())
for _ in range(repetitions):
    start = time.perf_counter_ns()
    value = fibonacci(n)
    nanos = time.perf_counter_ns() - start
    print(value, nanos)
