package io.github.hashcost.examples;

import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.password.Calibration;
import io.github.hashcost.password.Calibrator;
import java.time.Duration;

/** Which setting of a password hash takes 100 ms here? */
public final class Calibrate {
  private Calibrate() {}

  public static void main(String[] args) {
    System.out.println(setting("argon2id", 100));
  }

  /** The setting found and what it costs, or why there is none. */
  public static String setting(String id, long millis) {
    Calibrator calibrator = Calibrator.of(HashCatalog.discover()).target(Duration.ofMillis(millis));
    Calibration calibration = calibrator.calibrate(id);
    return calibration.toString();
  }
}
