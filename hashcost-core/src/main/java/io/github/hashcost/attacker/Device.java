package io.github.hashcost.attacker;

import java.util.Optional;

/**
 * What a card says of a device besides its rates.
 *
 * @param memoryBytes of the device; infinite where it is not known
 */
record Device(String name, double memoryBytes, Optional<Price> price) {
  static Device unknown(String name) {
    return new Device(name, Double.POSITIVE_INFINITY, Optional.empty());
  }

  Device withMemory(double bytes) {
    return new Device(name, bytes, price);
  }

  Device withPrice(Price price) {
    return new Device(name, memoryBytes, Optional.of(price));
  }
}
