package io.github.hashcost.harness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.environment.GcActivity;
import io.github.hashcost.jvm.AllocationMeter;
import io.github.hashcost.result.Caveat;
import io.github.hashcost.result.Cell;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;

/** What a cell allocates, and what the collector did meanwhile. */
class MemoryTest {
  private final FakeClock clock = new FakeClock();
  private final AtomicLong allocated = new AtomicLong();
  private final AtomicLong collections = new AtomicLong();

  private Harness.Builder harness() {
    return harness(allocated::get);
  }

  private Harness.Builder harness(AllocationMeter allocation) {
    Instruments quiet = Quiet.instruments(clock);
    return Harness.builder()
        .instruments(
            new Instruments(
                clock,
                quiet.jit(),
                allocation,
                () -> GcActivity.of(collections.get(), 3 * collections.get()),
                quiet.environment(),
                quiet.host()));
  }

  private Operation operation(long bytesPerCall, Runnable everyCall) {
    return Operation.of(
        "a",
        context ->
            () -> {
              clock.advance(10_000);
              allocated.addAndGet(bytesPerCall);
              everyCall.run();
              return clock;
            });
  }

  @Test
  void bytesPerCallAreThoseBetweenTheReadingsOfTheClock() {
    Cell cell = harness().iterations(1_000).build().run(operation(176, () -> {})).cell("a");
    assertThat(cell.allocatedBytesPerCall()).hasValue(176);
    assertThat(cell.observed()).isEmpty();
  }

  @Test
  void nothingIsSaidWhereNobodyCounts() {
    Cell cell = harness(() -> -1).iterations(10).build().run(operation(0, () -> {})).cell("a");
    assertThat(cell.allocatedBytesPerCall()).isEmpty();
  }

  @Test
  void aCollectionWhileACellIsTimedIsTold() {
    AtomicLong calls = new AtomicLong();
    Operation operation =
        operation(
            16,
            () -> {
              if (calls.incrementAndGet() % 50 == 0) {
                collections.incrementAndGet();
              }
            });
    Cell cell = harness().iterations(100).cold().build().run(operation).cell("a");
    assertThat(cell.observed()).extracting(Caveat::code).containsExactly("gc-in-window");
    assertThat(cell.observed().get(0).detail()).startsWith("2 collections, 6 ms");
  }

  /** Collections after so many chunks each, and the last of these again and again. */
  private static LongSupplier collectionsAfter(int... chunks) {
    AtomicLong asked = new AtomicLong();
    return () -> {
      long left = asked.getAndIncrement();
      long collections = 0;
      while (left >= chunks[(int) Math.min(collections, chunks.length - 1)]) {
        left -= chunks[(int) Math.min(collections, chunks.length - 1)];
        collections++;
      }
      return collections;
    };
  }

  @Test
  void theHeapIsTouchedUntilAsMuchFitsBetweenTwoCollectionsAsBefore() {
    long chunk = 64 << 10;
    assertThat(new HeapTouch(collectionsAfter(10), () -> 0, clock).run()).isEqualTo(20 * chunk);
    assertThat(new HeapTouch(collectionsAfter(10, 40, 200, 210), () -> 0, clock).run())
        .isEqualTo((10 + 40 + 200 + 210) * chunk);
  }

  @Test
  void whatTheHeapGrewByIsTouchedToo() {
    long chunk = 64 << 10;
    AtomicLong asked = new AtomicLong();
    // Asked at the start and after each collection: it grows with the second.
    LongSupplier heap = () -> asked.getAndIncrement() < 2 ? 100 : 200;
    assertThat(new HeapTouch(collectionsAfter(10), heap, clock).run()).isEqualTo(30 * chunk);
  }

  @Test
  void theHeapIsTouchedAgainOnlyOnceItHasGrown() {
    AtomicLong heap = new AtomicLong(100);
    AtomicLong touches = new AtomicLong();
    LongSupplier collections = collectionsAfter(10);
    HeapTouch touch =
        new HeapTouch(
            () -> {
              touches.incrementAndGet();
              return collections.getAsLong();
            },
            heap::get,
            clock);
    touch.ifNeeded();
    long first = touches.get();
    touch.ifNeeded();
    assertThat(touches).hasValue(first);
    heap.set(90);
    touch.ifNeeded();
    assertThat(touches).hasValue(first);
    heap.set(200);
    touch.ifNeeded();
    assertThat(touches).hasValueGreaterThan(first);
  }

  @Test
  void theBoundsOfTouchingAreOfAllTimes() {
    AtomicLong heap = new AtomicLong(100);
    HeapTouch touch = new HeapTouch(() -> 0, heap::get, clock);
    assertThat(touch.run()).isEqualTo(1L << 30);
    assertThat(touch.run()).isZero();
  }

  @Test
  void touchingTheHeapEndsWhereNoCollectionComes() {
    assertThat(new HeapTouch(() -> 0, () -> 0, clock).run()).isEqualTo(1L << 30);
    NanoClock hasty =
        () -> {
          clock.advance(300_000_000);
          return clock.nanos();
        };
    assertThat(new HeapTouch(() -> 0, () -> 0, hasty).run()).isLessThan(2L << 20);
  }

  @Test
  void theRealMetersSeeAnAllocationAndNoneWhereThereIsNone() {
    byte[][] kept = new byte[1][];
    Harness harness = Harness.builder().iterations(20_000).build();
    var run =
        harness.run(
            Operation.of("array", "text", text -> kept[0] = new byte[1_000]),
            Operation.of("nothing", "text", text -> text),
            Operation.ofLong("number", "text", text -> 1_000_000L + text.length()));
    assertThat(run.cell("array").allocatedBytesPerCall().orElseThrow()).isBetween(1_000.0, 1_100.0);
    assertThat(run.cell("nothing").allocatedBytesPerCall()).hasValue(0);
    assertThat(run.cell("number").allocatedBytesPerCall()).hasValue(0);
  }

  @Test
  void theFirstHashFunctionHasATwin() {
    var run =
        harness()
            .rounds(20)
            .build()
            .run(
                Operation.hash(Functions.taking("a", 10_000, clock), Input.ofSize(3)),
                Operation.hash(Functions.taking("b", 10_000, clock), Input.ofSize(3)));
    assertThat(run.cells())
        .extracting(c -> c.id().name() + c.copy())
        .containsExactly("a1", "b1", "a2");
    assertThat(run.cell("a").copy()).isEqualTo(1);
  }
}
