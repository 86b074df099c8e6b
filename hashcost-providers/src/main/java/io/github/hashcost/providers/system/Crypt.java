package io.github.hashcost.providers.system;

import com.sun.jna.Memory;
import com.sun.jna.Pointer;
import java.util.Optional;

/**
 * {@code crypt(3)} in a form that keeps what it needs in memory of the caller's: the plain one
 * answers in a buffer that all threads share. Immutable and thread-safe.
 */
interface Crypt {
  /** How many bytes {@link #hash} needs for itself. */
  int workBytes();

  /**
   * The setting with the hash behind it; or a text that begins with {@code *}, or nothing, where
   * the library refuses.
   *
   * @param phrase the password, a C string
   * @param setting method, cost and salt, a C string
   * @param work {@link #workBytes} zeros; whatever afterwards
   */
  Optional<String> hash(Pointer phrase, Pointer setting, Memory work);

  /** Which library this is. */
  String description();
}
