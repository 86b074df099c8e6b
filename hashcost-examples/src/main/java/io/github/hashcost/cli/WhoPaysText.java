package io.github.hashcost.cli;

import io.github.hashcost.attacker.Grade;
import io.github.hashcost.attacker.GuessRate;
import io.github.hashcost.attacker.HashPrice;
import io.github.hashcost.attacker.RateCard;
import io.github.hashcost.attacker.WhoPays;
import io.github.hashcost.report.Quantity;
import io.github.hashcost.report.TextTable;
import java.util.ArrayList;
import java.util.List;

/** Defender and attacker in one table: a line per hash, and below it one per device. */
final class WhoPaysText {
  static final String TITLE = "Who pays: what a login costs you, and a guess the attacker";

  private static final double MIB = 1 << 20;
  private static final int LONGEST_DEVICE = 16;

  private final List<WhoPays> devices;
  private final RateCard card;
  private final List<String> notes;

  /**
   * @param devices the same run on each
   * @param notes to be said first
   */
  WhoPaysText(List<WhoPays> devices, RateCard card, List<String> notes) {
    this.devices = devices;
    this.card = card;
    this.notes = notes;
  }

  List<String> lines() {
    List<List<HashPrice>> prices = devices.stream().map(WhoPays::prices).toList();
    String passwords = "2^" + bits(devices.get(0).entropyBits());
    TextTable.Builder table =
        TextTable.builder(Screen.WIDTH)
            .left("device")
            .right("login")
            .right("CPU s")
            .right("MiB")
            .right("allocated")
            .right("guesses/s")
            .right("$/2^32")
            .right(passwords)
            .right("$/" + passwords)
            .right("asymmetry");
    for (int hash = 0; hash < prices.get(0).size(); hash++) {
      table.row(prices.get(0).get(hash).id().toString());
      for (int d = 0; d < devices.size(); d++) {
        table.row(row(devices.get(d).device(), prices.get(d).get(hash)));
      }
    }
    List<String> lines = new ArrayList<>(table.build().lines());
    lines.addAll(Words.wrapAll(notes));
    lines.addAll(Words.wrapAll(legend(passwords)));
    lines.addAll(
        Words.wrapAll(
            new AttackerNotes(devices, card).of(prices.stream().flatMap(List::stream).toList())));
    return lines;
  }

  /** {@code 30} or {@code 30.5}. */
  private static String bits(double bits) {
    return bits == Math.rint(bits) ? String.valueOf((int) bits) : String.valueOf(bits);
  }

  private static String[] row(String device, HashPrice price) {
    return new String[] {
      cut(device),
      Quantity.time(price.nanos().point()),
      Quantity.ratio(price.cpuSecondsPerThousand()),
      price.memoryBytes() == 0 ? "-" : Quantity.ratio(price.memoryBytes() / MIB),
      Amounts.or(price.allocatedBytes(), bytes -> Quantity.bytes(Math.round(bytes))),
      price.guesses().map(WhoPaysText::guesses).orElse("no figure"),
      Amounts.or(price.dollarsPer2To32(), Amounts::dollars),
      Amounts.or(price.crackSeconds(), Amounts::time),
      Amounts.or(price.crackDollars(), Amounts::dollars),
      Amounts.or(price.asymmetry(), Amounts::count)
    };
  }

  /** A note below has the whole name. */
  private static String cut(String device) {
    return device.length() <= LONGEST_DEVICE
        ? device
        : device.substring(0, LONGEST_DEVICE - 3).stripTrailing() + "...";
  }

  /** The count and the mark of its grade. */
  static String guesses(GuessRate rate) {
    return Amounts.count(rate.perSecond()) + mark(rate.grade());
  }

  private static String mark(Grade grade) {
    return switch (grade) {
      case MEASURED -> "";
      case SCALED -> " ~";
      case SINGLE_SOURCE -> " !";
    };
  }

  private static List<String> legend(String passwords) {
    return List.of(
        "login: median here. CPU s: core-seconds of 1,000 logins. MiB: what a login fills by"
            + " design; allocated: its bytes on the heap.",
        "guesses/s: of one device; ~ scaled, ! single source, else measured for this setting.",
        passwords
            + ": time to try that many passwords, one by one; on average half of it finds one."
            + " $: at the device's price.",
        "asymmetry: guesses of the device while one core here computes one hash; the attacker's"
            + " guesses per core-second of yours, whatever the setting.");
  }
}
