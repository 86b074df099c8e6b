package io.github.hashcost.harness;

import io.github.hashcost.result.Cell;
import io.github.hashcost.result.Failure;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;

/** What a child JVM tells its parent. Operations are told by their number in the job. */
sealed interface ForkMessage {
  /** Our code runs in it. Without this, the JVM itself could not start. */
  record Started() implements ForkMessage {}

  /** It still watches over its calls. */
  record Alive() implements ForkMessage {}

  record Progressed(String doing, double fraction) implements ForkMessage {}

  /** It does not find the function that it should run. */
  record NotFound(String why) implements ForkMessage {}

  /** A call of this operation does not come back. Nothing follows. */
  record Hung(int operation) implements ForkMessage {}

  /** It cannot measure at all. Nothing follows. */
  record Failed(Failure failure) implements ForkMessage {}

  record Measured(int operation, Cell cell) implements ForkMessage {}

  record Answered(int operation, String digest) implements ForkMessage {}

  /** All was said. */
  record Finished() implements ForkMessage {}

  default byte[] encoded() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    WireOut out = new WireOut(bytes);
    out.text(getClass().getSimpleName());
    if (this instanceof Progressed progressed) {
      out.text(progressed.doing);
      out.writeDouble(progressed.fraction);
    } else if (this instanceof NotFound notFound) {
      out.text(notFound.why);
    } else if (this instanceof Hung hung) {
      out.writeInt(hung.operation);
    } else if (this instanceof Failed failed) {
      ForkCell.write(failed.failure, out);
    } else if (this instanceof Measured measured) {
      out.writeInt(measured.operation);
      ForkCell.write(measured.cell, out);
    } else if (this instanceof Answered answered) {
      out.writeInt(answered.operation);
      out.text(answered.digest);
    }
    return bytes.toByteArray();
  }

  /**
   * What the other side encoded.
   *
   * @param operations those of the job, in its order
   * @throws IOException when it is no message
   */
  static ForkMessage decoded(byte[] bytes, List<Operation> operations) throws IOException {
    WireIn in = new WireIn(new ByteArrayInputStream(bytes));
    String kind = in.text();
    return switch (kind) {
      case "Started" -> new Started();
      case "Alive" -> new Alive();
      case "Progressed" -> new Progressed(in.text(), in.readDouble());
      case "NotFound" -> new NotFound(in.text());
      case "Hung" -> new Hung(in.readInt());
      case "Failed" -> new Failed(ForkCell.readFailure(in));
      case "Measured" -> {
        int operation = in.readInt();
        yield new Measured(operation, ForkCell.read(operations.get(operation), in));
      }
      case "Answered" -> new Answered(in.readInt(), in.text());
      case "Finished" -> new Finished();
      default -> throw new IOException("unknown message");
    };
  }
}
