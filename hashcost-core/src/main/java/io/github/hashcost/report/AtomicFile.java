package io.github.hashcost.report;

import io.github.hashcost.api.HashcostException;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.UUID;

/** Writes beside the target and moves the whole file into its place. */
final class AtomicFile {
  /** Writes into the stream that it is given, and need not flush it. */
  interface Content {
    void writeTo(OutputStream out) throws IOException;
  }

  private AtomicFile() {}

  static void write(Path file, Content content) {
    try {
      // A link keeps pointing at what it points at; to move over a device or a pipe would replace
      // it.
      Path target =
          Files.isSymbolicLink(file) && Files.exists(file)
              ? file.toRealPath()
              : file.toAbsolutePath();
      if (Files.isDirectory(target)) {
        throw new HashcostException.InvalidParameter(file + " is a directory; name a file in it");
      }
      if (Files.exists(target) && !Files.isRegularFile(target)) {
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(target))) {
          content.writeTo(out);
        }
        return;
      }
      requireDirectory(file, target);
      replace(target, content);
    } catch (IOException e) {
      throw failure(file, "written", e);
    }
  }

  private static void requireDirectory(Path file, Path target) {
    Path directory = target.getParent();
    if (directory == null || !Files.isDirectory(directory)) {
      throw new HashcostException.InvalidParameter(
          file
              + " cannot be written: "
              + directory
              + " is no directory; create it or name another");
    }
  }

  private static void replace(Path target, Content content) throws IOException {
    Path part =
        target.resolveSibling("." + target.getFileName() + "." + UUID.randomUUID() + ".part");
    Thread atExit = new Thread(() -> delete(part), "hashcost-delete-part");
    boolean registered = runAtExit(atExit);
    try {
      try (FileChannel channel =
          FileChannel.open(part, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
        OutputStream out = new BufferedOutputStream(Channels.newOutputStream(channel));
        content.writeTo(out);
        out.flush();
        channel.force(true);
      }
      move(part, target);
    } finally {
      delete(part);
      if (registered) {
        dontRunAtExit(atExit);
      }
    }
  }

  private static void move(Path from, Path to) throws IOException {
    try {
      Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  /** Best effort: what made it necessary is what the caller must hear of. */
  private static void delete(Path part) {
    try {
      Files.deleteIfExists(part);
    } catch (IOException | RuntimeException e) {
      // The name says what it is and where it belongs.
    }
  }

  private static boolean runAtExit(Thread hook) {
    try {
      Runtime.getRuntime().addShutdownHook(hook);
      return true;
    } catch (IllegalStateException e) {
      return false;
    }
  }

  private static void dontRunAtExit(Thread hook) {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The JVM is ending, and the hook runs now.
    }
  }

  /**
   * @param done {@code read} or {@code written}
   */
  static HashcostException failure(Path file, String done, IOException e) {
    if (e instanceof ClosedByInterruptException) {
      return new HashcostException.Interrupted(
          file + " was not " + done + ": the thread was interrupted");
    }
    return new HashcostException.InvalidParameter(
        file + " cannot be " + done + ": " + reason(e), e);
  }

  private static String reason(IOException e) {
    if (e instanceof NoSuchFileException) {
      return "there is no such file";
    }
    if (e instanceof AccessDeniedException) {
      return "permission denied";
    }
    String reason = e instanceof FileSystemException f ? f.getReason() : e.getMessage();
    return reason == null ? e.getClass().getSimpleName() : reason;
  }
}
