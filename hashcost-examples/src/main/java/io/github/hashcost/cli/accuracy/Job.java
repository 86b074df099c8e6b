package io.github.hashcost.cli.accuracy;

import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/** What a lone child is to do: one function on one input. Immutable. */
final class Job {
  static final int NO_CPU = -1;

  private final String id;
  private final byte[] input;
  private final long seed;
  private final int cpu;

  /**
   * @param id canonical
   * @param input not copied
   * @param seed of salt and key
   * @param cpu to pin its measuring thread to, or {@link #NO_CPU}
   */
  Job(String id, byte[] input, long seed, int cpu) {
    this.id = id;
    this.input = input;
    this.seed = seed;
    this.cpu = cpu;
  }

  /** Not to be changed. */
  byte[] input() {
    return input;
  }

  int cpu() {
    return cpu;
  }

  /** The function, with the salt and the key that every JVM draws from this seed. */
  Candidate candidate() {
    return HashCatalog.discover().get(id).drawn(seed);
  }

  void write(DataOutputStream out) throws IOException {
    out.writeUTF(id);
    out.writeInt(input.length);
    out.write(input);
    out.writeLong(seed);
    out.writeInt(cpu);
    out.flush();
  }

  static Job read(DataInputStream in) throws IOException {
    String id = in.readUTF();
    byte[] input = new byte[in.readInt()];
    in.readFully(input);
    return new Job(id, input, in.readLong(), in.readInt());
  }
}
