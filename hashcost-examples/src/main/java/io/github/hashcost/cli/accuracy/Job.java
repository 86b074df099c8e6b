package io.github.hashcost.cli.accuracy;

import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** What a lone child is to do: one function on some inputs, one of them timed. Immutable. */
final class Job {
  static final int NO_CPU = -1;

  private final String id;
  private final List<byte[]> inputs;
  private final int timed;
  private final long seed;
  private final int cpu;

  /**
   * @param id canonical
   * @param inputs all that it runs on; the arrays are not copied
   * @param timed index of the one that is timed
   * @param seed of salt and key
   * @param cpu to pin its measuring thread to, or {@link #NO_CPU}
   */
  Job(String id, List<byte[]> inputs, int timed, long seed, int cpu) {
    this.id = id;
    this.inputs = List.copyOf(inputs);
    this.timed = timed;
    this.seed = seed;
    this.cpu = cpu;
  }

  /** Not to be changed. */
  List<byte[]> inputs() {
    return inputs;
  }

  /** Index of the input that is timed. */
  int timed() {
    return timed;
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
    out.writeInt(inputs.size());
    for (byte[] input : inputs) {
      out.writeInt(input.length);
      out.write(input);
    }
    out.writeInt(timed);
    out.writeLong(seed);
    out.writeInt(cpu);
    out.flush();
  }

  static Job read(DataInputStream in) throws IOException {
    String id = in.readUTF();
    List<byte[]> inputs = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      byte[] input = new byte[in.readInt()];
      in.readFully(input);
      inputs.add(input);
    }
    return new Job(id, inputs, in.readInt(), in.readLong(), in.readInt());
  }
}
