package io.github.hashcost.cli.ledger;

import io.github.hashcost.api.HashcostException;
import io.github.hashcost.cli.Words;

/** Where appended entries go until all are there. */
enum Destination {
  /** To the operating system, batch by batch. */
  BUFFERED,
  /** And on to the device. */
  DURABLE,
  /** Nowhere. */
  MEMORY;

  /**
   * @throws HashcostException.InvalidParameter when there is no such
   */
  static Destination parse(String text) {
    return switch (text) {
      case "buffered" -> BUFFERED;
      case "durable" -> DURABLE;
      case "memory" -> MEMORY;
      default ->
          throw new HashcostException.InvalidParameter(
              "--store '" + Words.oneLine(text) + "': buffered, durable and memory are accepted");
    };
  }
}
