package io.github.hashcost.speed;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** The program of {@code djb2.c} under way on one input. */
final class CLoop implements AutoCloseable {
  private final Process process;
  private final OutputStream orders;
  private final BufferedReader answers;
  private final long hash;

  /**
   * @param cpu to keep it on
   */
  CLoop(Path program, byte[] input, OptionalInt cpu) throws IOException {
    List<String> command = new ArrayList<>();
    cpu.ifPresent(number -> command.addAll(List.of("taskset", "-c", String.valueOf(number))));
    command.add(program.toString());
    process = new ProcessBuilder(command).redirectError(Redirect.INHERIT).start();
    orders = process.getOutputStream();
    answers =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.US_ASCII));
    orders.write((input.length + "\n").getBytes(StandardCharsets.US_ASCII));
    orders.write(input);
    orders.flush();
    hash = Long.parseUnsignedLong(answer(), 16);
  }

  /** Of the input. */
  long hash() {
    return hash;
  }

  /** Nanoseconds of so many hashes. */
  long time(int hashes) {
    try {
      orders.write((hashes + "\n").getBytes(StandardCharsets.US_ASCII));
      orders.flush();
      return Long.parseLong(answer());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String answer() throws IOException {
    String line = answers.readLine();
    if (line == null) {
      throw new IOException("the C program ended early");
    }
    return line;
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
