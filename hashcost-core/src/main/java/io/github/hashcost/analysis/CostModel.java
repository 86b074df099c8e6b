package io.github.hashcost.analysis;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.result.Cell;
import io.github.hashcost.result.RunResult;
import io.github.hashcost.stats.Estimate;
import io.github.hashcost.stats.Interval;
import io.github.hashcost.stats.LineFit;
import io.github.hashcost.stats.Rounding;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * How the time of one function grows with its input: a fixed part, and a part per block where the
 * run recorded how the function cuts its input, else per byte. Where the times are more than {@link
 * #TOLERANCE} away from both, neither fits, and no law is told.
 *
 * <p>Of every size the median of its samples counts, with weights for relative errors, see {@link
 * LineFit}. What is uncertain are two things, and the intervals hold both: how far the sizes lie
 * from one line, and how fast the machine was in those moments, which all sizes share. A law is
 * that of this run; between and beyond the measured sizes it is a belief.
 *
 * <p>A block that comes first or last may cost another time than those between, which a library may
 * do in one go. Then the law is what comes nearest, and {@link #steps} shows what a border costs.
 * An empty input is one block as well as any; a law per byte leaves it out, since without a byte
 * there is nothing to do. Both leave out a size at which a call took no longer than one that does
 * nothing ({@code nothing-done}, see {@link Comparison#caveats}). Processors work on the next call
 * before one is done, so that short ones may seem to cost less than a byte and a byte more, and the
 * fixed part be negative.
 *
 * <p>Immutable.
 */
public final class CostModel {
  /** The largest relative residual with which a law still fits. */
  public static final double TOLERANCE = 0.15;

  private final AlgorithmId id;
  private final Optional<HashSpec.Block> block;
  private final LineFit line;
  private final double worstResidual;
  private final long worstBytes;
  private final List<Cell> cells;
  private final SizeRange fitted;
  private final List<BlockStep> steps;

  private CostModel(SizedCells measured, Optional<HashSpec.Block> block) {
    this.block = block;
    id = measured.id();
    cells = measured.cells();
    steps = measured.steps();
    SizedCells spokenOf = measured.under(block);
    line = spokenOf.line(block);
    fitted = spokenOf.range();
    worstResidual = Math.abs(line.residual(line.worst()));
    worstBytes = spokenOf.cells().get(line.worst()).inputBytes();
  }

  /**
   * Fits what one function took on all inputs that it has samples of, in the pass that has most of
   * them. That is the first where several have as many: all functions of a run have it in common,
   * so that their laws are of the same moments.
   *
   * @param selector see {@link RunResult#cell(String)}; any number of sizes, but one function
   * @throws HashcostException.InvalidParameter when it means no function or several
   * @throws HashcostException.Unsupported when fewer than three sizes with different numbers of
   *     blocks (or bytes) have samples, or one took no measurable time
   */
  public static CostModel fit(RunResult run, String selector) {
    SizedCells cells = SizedCells.of(run, selector);
    CostModel first = new CostModel(cells, cells.block());
    if (first.fits() || cells.block().isEmpty()) {
      return first;
    }
    CostModel byBytes = new CostModel(cells, Optional.empty());
    return byBytes.worstResidual < first.worstResidual ? byBytes : first;
  }

  public AlgorithmId id() {
    return id;
  }

  /**
   * What it looked at, from the smallest input to the largest: the cells with samples, of one pass.
   */
  public List<Cell> cells() {
    return cells;
  }

  /** Whether no size is farther from the law than {@link #TOLERANCE}. */
  public boolean fits() {
    return worstResidual <= TOLERANCE;
  }

  /**
   * The largest relative distance of a size from the law, {@code |measured - law| / measured}.
   * Where neither law fits, from the one that comes nearer.
   */
  public double worstResidual() {
    return worstResidual;
  }

  /** The size that has it, in bytes. */
  public long worstResidualBytes() {
    return worstBytes;
  }

  /** The block that the law goes by; empty where it goes by bytes. */
  public Optional<HashSpec.Block> block() {
    return block;
  }

  /**
   * Nanoseconds of a call that do not go with the input. Negative where short inputs cost less than
   * in proportion.
   *
   * @throws HashcostException.Unsupported when neither law fits
   */
  public Estimate fixedNanos() {
    return law().intercept();
  }

  /**
   * Nanoseconds of each block, or of each byte.
   *
   * @throws HashcostException.Unsupported when neither law fits
   */
  public Estimate nanosPerUnit() {
    return law().slope();
  }

  /**
   * Nanoseconds of each byte in the limit, where the fixed part is nothing.
   *
   * @throws HashcostException.Unsupported when neither law fits
   */
  public Estimate nanosPerByte() {
    Estimate unit = nanosPerUnit();
    double bytes = bytesPerUnit();
    Interval i = unit.interval();
    return Estimate.of(
        unit.point() / bytes,
        new Interval(i.low() / bytes, i.high() / bytes, i.level()),
        unit.samples());
  }

  /**
   * Nanoseconds of a call on so many bytes.
   *
   * @throws HashcostException.Unsupported when neither law fits
   */
  public Estimate nanos(long bytes) {
    return law().at(SizedCells.units(block, bytes));
  }

  /**
   * How many times as much each byte costs as with another function in the limit, where the fixed
   * parts are nothing. Its interval goes from the lowest over the highest to the opposite, so its
   * level is 0.90, see {@link Comparison#ratio(Cell, Cell)}. Empty where the other's interval holds
   * 0, so that there is no bound.
   *
   * @throws HashcostException.Unsupported when no law fits the one or the other
   */
  public Optional<Estimate> limitRatio(CostModel denominator) {
    return quotient(nanosPerByte(), denominator.nanosPerByte());
  }

  /**
   * The size in bytes from which the fixed part is less than this share of the time. Its interval
   * comes from the lowest fixed part with the highest part per block (or byte), and the opposite,
   * so its level is 0.90. 0 where there is no fixed part. Empty where the interval has no bound.
   *
   * @param share such as 0.10
   * @throws HashcostException.InvalidParameter unless it lies between 0 and 1
   * @throws HashcostException.Unsupported when neither law fits
   */
  public Optional<Estimate> bytesUntilFixedBelow(double share) {
    if (!(share > 0 && share < 1)) {
      throw new HashcostException.InvalidParameter(
          "a fixed part below " + share + " of the time: between 0 and 1 is allowed, such as 0.1");
    }
    double factor = (1 - share) / share;
    return quotient(fixedNanos(), nanosPerUnit())
        .map(
            units -> {
              Interval i = units.interval();
              return Estimate.of(
                  bytesBeyond(factor * units.point()),
                  new Interval(
                      bytesBeyond(factor * i.low()), bytesBeyond(factor * i.high()), i.level()),
                  units.samples());
            });
  }

  /** The fewest bytes that take more than so many units; an empty input takes a block as well. */
  private double bytesBeyond(double units) {
    double next = Math.max(0, Math.floor(units) + 1);
    return block
        .map(b -> next <= 1 ? 0 : Math.max(0, (next - 1) * b.bytes() - b.padding() + 1))
        .orElse(next);
  }

  private static Optional<Estimate> quotient(Estimate above, Estimate below) {
    Interval a = above.interval();
    Interval b = below.interval();
    if (!(b.low() > 0)) {
      return Optional.empty();
    }
    // Above may be negative: then the smaller divisor makes the lower bound.
    double low = a.low() / (a.low() < 0 ? b.low() : b.high());
    double high = a.high() / (a.high() < 0 ? b.high() : b.low());
    return Optional.of(
        Estimate.of(
            above.point() / below.point(),
            new Interval(low, high, a.levelWith(b)),
            Math.min(above.samples(), below.samples())));
  }

  /** What each block border costs that was measured from both sides, ascending. */
  public List<BlockStep> steps() {
    return steps;
  }

  /**
   * At which sizes this one is cheaper. Empty where it never is.
   *
   * @throws HashcostException.Unsupported when no law fits the one or the other
   */
  public Optional<Crossover> beats(CostModel other) {
    law();
    other.law();
    return Crossover.of(this, other);
  }

  double nanosAt(long bytes) {
    return line.valueAt(SizedCells.units(block, bytes));
  }

  /**
   * The least that a call may take on so many bytes, see {@link Crossover#sureRanges()}. Zero where
   * the law would have it take less.
   */
  double fastestAt(long bytes) {
    double units = SizedCells.units(block, bytes);
    return Math.max(0, line.valueAt(units) - line.halfWidthAt(units)) / (1 + worstResidual);
  }

  /** The most that it may take. */
  double slowestAt(long bytes) {
    double units = SizedCells.units(block, bytes);
    return Math.max(0, line.valueAt(units) + line.halfWidthAt(units)) / (1 - worstResidual);
  }

  /** From the smallest size that the law goes through to the largest. */
  SizeRange fitted() {
    return fitted;
  }

  boolean costsTheSame(long bytes, long others) {
    return SizedCells.units(block, bytes) == SizedCells.units(block, others);
  }

  private double bytesPerUnit() {
    return block.map(HashSpec.Block::bytes).orElse(1);
  }

  private LineFit law() {
    if (!fits()) {
      throw new HashcostException.Unsupported(this + "; ask fits() first, or measure other sizes");
    }
    return line;
  }

  /** {@code 64-byte block} or {@code byte}. */
  private String unit() {
    return block.map(b -> b.bytes() + "-byte block").orElse("byte");
  }

  /**
   * The law in words, such as {@code 29.1 ns + 38.0 ns per 64-byte block}, or {@code neither a part
   * per block nor one per byte fits}.
   */
  public String inWords() {
    if (!fits()) {
      return "neither a part per block nor one per byte fits";
    }
    return rounded(fixedNanos()) + " ns + " + rounded(nanosPerUnit()) + " ns per " + unit();
  }

  private static String rounded(Estimate nanos) {
    return Rounding.apart(nanos.point(), nanos.point()).text(nanos.point());
  }

  /**
   * Such as {@code sha-256: 29.1 ns + 38.0 ns per 64-byte block (worst residual 4.2 % at 56 B)}.
   */
  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%s: %s (worst residual %s at %,d B)",
        id.name(),
        inWords(),
        Doubts.percent(worstResidual),
        worstBytes);
  }
}
