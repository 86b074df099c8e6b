package io.github.hashcost.password;

import java.util.concurrent.Semaphore;

/** What a login makes a service compute, again and again on one thread. */
interface Login extends AutoCloseable {
  void once();

  @Override
  default void close() {}

  /** Called on the thread that will use what it makes, so that it must be thread-safe. */
  @FunctionalInterface
  interface Factory {
    Login newLogin();

    /**
     * Of which no more than so many compute at a time, in the order in which they came, as if there
     * were so many CPUs. The wait is a part of the login.
     */
    default Factory atMost(int cpus) {
      Semaphore free = new Semaphore(cpus, true);
      return () -> {
        Login login = newLogin();
        return new Login() {
          @Override
          public void once() {
            free.acquireUninterruptibly();
            try {
              login.once();
            } finally {
              free.release();
            }
          }

          @Override
          public void close() {
            login.close();
          }
        };
      };
    }
  }
}
