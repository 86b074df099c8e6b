package io.github.hashcost.attacker;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.catalog.HashCatalog;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Guesses per second that were measured, each with its source, and what they say of other settings.
 * Immutable and thread-safe.
 *
 * <p>A rate stands for its own parameters. For others the nearest rate of the same algorithm and
 * device is carried over by the law of the algorithm, in inverse proportion to the work of a guess:
 *
 * <ul>
 *   <li>PBKDF2: iterations; within 3 % between 999 and 19,999 of them;
 *   <li>bcrypt: 2 to the cost; from cost 5 to 12 the law gives 4 to 37 % too little;
 *   <li>sha512crypt and sha256crypt: rounds; error unknown;
 *   <li>scrypt: n r p; Argon2: m t, as long as what a guess fills decides the pace. The error is
 *       unknown, and a guess that does not fit the memory of the device has no figure. Where few
 *       guesses fit at once the device is slower than the law says.
 * </ul>
 *
 * What has no law has no figure but its own.
 */
public final class RateCard {
  private final String title;
  private final Map<String, Device> devices;
  private final List<Rate> rates;

  private RateCard(String title, Map<String, Device> devices, List<Rate> rates) {
    this.title = title;
    this.devices = devices;
    this.rates = List.copyOf(rates);
  }

  /** Published figures of RTX 4090, RTX 5090 and H100 PCIe, with prices where they were seen. */
  public static RateCard bundled() {
    return CardReader.bundled();
  }

  /** A card of these rates. */
  public static RateCard of(List<Rate> rates) {
    return of("own rates", List.of(), rates);
  }

  static RateCard of(String title, List<Device> devices, List<Rate> rates) {
    Map<String, Device> all = new LinkedHashMap<>();
    devices.forEach(device -> all.put(device.name(), device));
    rates.forEach(rate -> all.computeIfAbsent(rate.device(), Device::unknown));
    return new RateCard(title, all, rates);
  }

  /**
   * Reads CSV (RFC 4180) with a header line of the columns {@code device}, {@code algorithm},
   * {@code guesses_per_second}, {@code tool}, {@code tool_version}, {@code mode}, {@code
   * measured_on}, {@code source} and, if wanted, {@code note}, in any order. An algorithm is an id
   * without provider, such as {@code bcrypt:cost=5}; one with commas stands in quotes.
   *
   * @param name of the file, for messages
   * @throws HashcostException.InvalidParameter naming line and column
   */
  public static RateCard parse(String csv, String name) {
    return of(name, List.of(), RateCsv.parse(csv, name, id -> id));
  }

  /**
   * The same for what this catalog has: an alias counts as the name of its function. Refused is
   * also an algorithm that the catalog does not have and no law is known of, since its rate would
   * count for nothing: its name is mistyped.
   *
   * @param name of the file, for messages
   * @throws HashcostException.InvalidParameter naming line and column
   */
  public static RateCard parse(String csv, String name, HashCatalog catalog) {
    return of(name, List.of(), RateCsv.parse(csv, name, id -> known(id, catalog)));
  }

  private static AlgorithmId known(AlgorithmId id, HashCatalog catalog) {
    AlgorithmId own =
        catalog
            .find(id.name())
            .map(function -> AlgorithmId.parse(function.spec().name()))
            .orElseGet(() -> AlgorithmId.parse(id.name()))
            .withParameters(id.parameters());
    if (ScalingLaw.of(own.name()).isEmpty() && catalog.find(own.toString()).isEmpty()) {
      throw new HashcostException.InvalidParameter("no function has this name");
    }
    return own;
  }

  /** Both. Of two rates for the same setting and device, that of the other card counts. */
  public RateCard and(RateCard other) {
    Map<String, Device> all = new LinkedHashMap<>(devices);
    other.devices.forEach(all::putIfAbsent);
    return new RateCard(
        title + " and " + other.title,
        all,
        Stream.concat(rates.stream(), other.rates.stream()).toList());
  }

  /** Such as {@code rate card 1 of 2026-12-01}. */
  public String title() {
    return title;
  }

  public List<Rate> rates() {
    return rates;
  }

  /** In the order of the card. */
  public List<String> devices() {
    return List.copyOf(devices.keySet());
  }

  /**
   * The name of a device as the card spells it.
   *
   * @param name in small or capital letters
   * @throws HashcostException.InvalidParameter when there is none, naming all
   */
  public String device(String name) {
    return devices.keySet().stream()
        .filter(d -> d.toLowerCase(Locale.ROOT).equals(name.strip().toLowerCase(Locale.ROOT)))
        .findFirst()
        .orElseThrow(
            () ->
                new HashcostException.InvalidParameter(
                    "device '"
                        + name
                        + "': the card has "
                        + (devices.isEmpty() ? "none" : String.join(", ", devices.keySet()))));
  }

  /** What an hour of it costs; empty where nobody said. */
  public Optional<Price> price(String device) {
    return known(device).price();
  }

  /**
   * How fast the device guesses at this setting; empty where no rate says so.
   *
   * @param setting an id as a run or a candidate has it; its provider does not matter
   * @throws HashcostException.InvalidParameter for an unknown device
   */
  public Optional<GuessRate> guesses(AlgorithmId setting, String device) {
    Device known = known(device);
    List<Rate> namesakes =
        rates.stream().filter(r -> r.algorithm().name().equals(setting.name())).toList();
    List<Rate> here = namesakes.stream().filter(r -> r.device().equals(known.name())).toList();
    boolean single = namesakes.size() == 1;
    Optional<Rate> exact = here.stream().filter(r -> isOf(r, setting)).reduce((a, b) -> b);
    return exact
        .map(rate -> GuessRate.measured(setting, rate, single))
        .or(
            () ->
                ScalingLaw.of(setting.name())
                    .filter(law -> law.hasParameters(setting))
                    .filter(law -> law.memoryBytes(setting) <= known.memoryBytes())
                    .flatMap(
                        law ->
                            nearest(here, setting, law)
                                .map(rate -> GuessRate.scaled(setting, rate, law, single))));
  }

  private Device known(String device) {
    return Objects.requireNonNull(devices.get(device(device)));
  }

  private static boolean isOf(Rate rate, AlgorithmId setting) {
    return setting.parameters().entrySet().containsAll(rate.algorithm().parameters().entrySet());
  }

  /** The least ratio of work, either way; of equals the last, which is the user's own. */
  private static Optional<Rate> nearest(List<Rate> rates, AlgorithmId setting, ScalingLaw law) {
    double work = law.work(setting);
    List<Rate> lastFirst = new ArrayList<>(rates);
    Collections.reverse(lastFirst);
    return lastFirst.stream()
        .min(Comparator.comparingDouble(r -> Math.abs(Math.log(law.work(r.algorithm()) / work))));
  }

  /** The title. */
  @Override
  public String toString() {
    return title;
  }
}
