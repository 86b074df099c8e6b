package io.github.hashcost.attacker;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.HashcostException;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Guesses per second of one device, as somebody measured them: with what, for which setting, when,
 * and where it is written. Immutable.
 */
public final class Rate {
  private static final Pattern DATE =
      Pattern.compile("[0-9]{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?)?");
  private static final double MOST = 1e18;

  private final Builder b;

  private Rate(Builder b) {
    this.b = b;
  }

  /**
   * Starts a rate.
   *
   * @param algorithm with the parameters that decide its cost and without a provider, such as
   *     {@code bcrypt:cost=5}
   * @throws HashcostException.InvalidParameter when the algorithm is malformed or lacks such a
   *     parameter, the figure is not above 0 and at most 10^18, or the device has no name
   */
  public static Builder builder(String device, String algorithm, double guessesPerSecond) {
    return new Builder(
        requireText("device", device),
        requireAlgorithm(algorithm),
        requireGuesses(guessesPerSecond));
  }

  static AlgorithmId requireAlgorithm(String text) {
    AlgorithmId id = AlgorithmId.parse(text);
    if (id.provider().isPresent()) {
      throw new HashcostException.InvalidParameter(
          "an attacker's library is no provider; leave out what is before the slash");
    }
    ScalingLaw.of(id.name()).ifPresent(law -> law.requireParameters(id));
    return id;
  }

  static boolean isPossible(double guesses) {
    return guesses > 0 && guesses <= MOST;
  }

  static double requireGuesses(double guesses) {
    if (!isPossible(guesses)) {
      throw new HashcostException.InvalidParameter(
          "guesses per second " + guesses + ": a number above 0 and at most 1e18 is allowed");
    }
    return guesses;
  }

  static String requireDate(String text) {
    if (!DATE.matcher(text).matches()) {
      throw new HashcostException.InvalidParameter(
          "a date is a year, a month or a day, such as 2025-07");
    }
    return text;
  }

  static String requireText(String what, String text) {
    String stripped = text.strip();
    if (stripped.isEmpty()) {
      throw new HashcostException.InvalidParameter(what + ": it is empty; some text is needed");
    }
    return stripped;
  }

  public String device() {
    return b.device;
  }

  /** With the parameters that it was measured with, and without a provider. */
  public AlgorithmId algorithm() {
    return b.algorithm;
  }

  public double guessesPerSecond() {
    return b.guessesPerSecond;
  }

  /** The cracker, such as {@code hashcat}. */
  public String tool() {
    return b.tool;
  }

  /** {@code unknown} where nobody wrote it down. */
  public String toolVersion() {
    return b.toolVersion;
  }

  /** The cracker's own name for what it ran, such as {@code 3200}. */
  public String mode() {
    return b.mode;
  }

  /** A year, month or day of ISO 8601: {@code 2022}, {@code 2025-07}. */
  public String measuredOn() {
    return b.measuredOn;
  }

  /** Where it is written. */
  public String source() {
    return b.source;
  }

  /** What else must be known to read it. */
  public Optional<String> note() {
    return b.note;
  }

  /** Tool, date and source on one line. */
  public String citation() {
    String version = b.toolVersion.equals(Builder.UNKNOWN) ? "" : " " + b.toolVersion;
    return b.tool + version + ", " + b.measuredOn + ", " + b.source;
  }

  /** Such as {@code bcrypt:cost=5 on RTX 4090: 184000 guesses/s}. */
  @Override
  public String toString() {
    return b.algorithm
        + " on "
        + b.device
        + ": "
        + Figures.plain(b.guessesPerSecond)
        + " guesses/s";
  }

  /** Not thread-safe. */
  public static final class Builder {
    private static final String UNKNOWN = "unknown";

    private final String device;
    private final AlgorithmId algorithm;
    private final double guessesPerSecond;
    private String tool = UNKNOWN;
    private String toolVersion = UNKNOWN;
    private String mode = UNKNOWN;
    private String measuredOn = "";
    private String source = "";
    private Optional<String> note = Optional.empty();

    private Builder(String device, AlgorithmId algorithm, double guessesPerSecond) {
      this.device = device;
      this.algorithm = algorithm;
      this.guessesPerSecond = guessesPerSecond;
    }

    private Builder(Builder other) {
      device = other.device;
      algorithm = other.algorithm;
      guessesPerSecond = other.guessesPerSecond;
      tool = other.tool;
      toolVersion = other.toolVersion;
      mode = other.mode;
      measuredOn = other.measuredOn;
      source = other.source;
      note = other.note;
    }

    /**
     * With what it was measured.
     *
     * @param version {@code unknown} where it is not known
     */
    public Builder tool(String name, String version) {
      tool = requireText("tool", name);
      toolVersion = requireText("tool version", version);
      return this;
    }

    public Builder mode(String mode) {
      this.mode = requireText("mode", mode);
      return this;
    }

    /**
     * When it was measured.
     *
     * @param date a year, month or day of ISO 8601
     */
    public Builder measuredOn(String date) {
      measuredOn = requireDate(date);
      return this;
    }

    public Builder source(String source) {
      this.source = requireText("source", source);
      return this;
    }

    public Builder note(String note) {
      this.note = Optional.of(requireText("note", note));
      return this;
    }

    /**
     * A rate of what was set so far.
     *
     * @throws IllegalStateException without a date or a source: such a figure is worth nothing
     */
    public Rate build() {
      if (measuredOn.isEmpty() || source.isEmpty()) {
        throw new IllegalStateException(
            Objects.toString(algorithm) + ": a rate needs a date and a source");
      }
      return new Rate(new Builder(this));
    }
  }
}
