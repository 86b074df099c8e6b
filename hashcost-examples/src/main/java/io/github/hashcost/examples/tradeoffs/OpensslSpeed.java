package io.github.hashcost.examples.tradeoffs;

import java.time.Duration;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What {@code openssl speed} says of a digest. */
public final class OpensslSpeed {
  private static final int SECONDS = 1;
  private static final Duration LIMIT = Duration.ofSeconds(5);

  /** Sizes in bytes, as many figures, and no more than one of each here. */
  private static final Pattern ANSWER =
      Pattern.compile(
          "\\+H:([0-9]{1,9})\\R"
              + "\\+F:[0-9]{1,4}:[!-9;-~]{1,40}:([0-9]{1,15}(?:\\.[0-9]{1,6})?)\\R?");

  private static final Pattern VERSION =
      Pattern.compile("([A-Za-z]+SSL [0-9][!-~]*)(?: [ -~]*)?\\R?");

  private final Programs programs;

  private OpensslSpeed(Programs programs) {
    this.programs = programs;
  }

  /** The first {@code openssl} that is found. */
  public static OpensslSpeed of(Programs programs) {
    return new OpensslSpeed(programs);
  }

  /**
   * Such as {@code OpenSSL 3.0.19}.
   *
   * @throws NoAnswer when it is not there, or says something else
   */
  public String version() throws NoAnswer {
    Matcher version = VERSION.matcher(programs.output(List.of("openssl", "version"), LIMIT));
    if (!version.matches()) {
      throw new NoAnswer("openssl does not say its version");
    }
    return version.group(1);
  }

  /**
   * Nanoseconds of processor time per digest, over one second. It contains what its general
   * interface (EVP) adds to each call.
   *
   * @param digest as openssl calls it, such as {@code sha256}
   * @param bytes the length of what is hashed
   * @throws NoAnswer when openssl is not there, does not know the digest, or says something else
   */
  public double nanosPerCall(String digest, int bytes) throws NoAnswer {
    List<String> command =
        List.of(
            "openssl",
            "speed",
            "-mr",
            "-seconds",
            String.valueOf(SECONDS),
            "-bytes",
            String.valueOf(bytes),
            "-evp",
            digest);
    return 1e9 * bytes / bytesPerSecond(programs.output(command, LIMIT), bytes);
  }

  /** Of {@code +H:64} and {@code +F:25:sha256:299700585.57} the last number. */
  static double bytesPerSecond(String answer, int bytes) throws NoAnswer {
    Matcher figures = ANSWER.matcher(answer);
    if (!figures.matches() || Integer.parseInt(figures.group(1)) != bytes) {
      throw new NoAnswer("openssl said something else than one figure for " + bytes + " bytes");
    }
    double rate = Double.parseDouble(figures.group(2));
    if (!(rate > 0)) {
      throw new NoAnswer("openssl measured nothing");
    }
    return rate;
  }
}
