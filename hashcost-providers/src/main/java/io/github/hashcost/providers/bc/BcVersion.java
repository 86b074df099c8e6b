package io.github.hashcost.providers.bc;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.bouncycastle.crypto.Digest;

/** Which Bouncy Castle this is. */
final class BcVersion {
  private static final String JCA_PROVIDER =
      "/org/bouncycastle/jce/provider/BouncyCastleProvider.class";
  private static final Pattern INFO =
      Pattern.compile("BouncyCastle Security Provider v([0-9][0-9.]*)");

  private BcVersion() {}

  /**
   * Name and version, such as "Bouncy Castle 1.87"; the name alone where the version is not found.
   * It stands in the text by which its JCA provider describes itself, which is read from the class
   * file: to make one costs far more, and a manifest is lost when jars are merged.
   */
  static String describe() {
    try (InputStream file = Digest.class.getResourceAsStream(JCA_PROVIDER)) {
      if (file != null) {
        Matcher info = INFO.matcher(new String(file.readAllBytes(), StandardCharsets.ISO_8859_1));
        if (info.find()) {
          return "Bouncy Castle " + info.group(1);
        }
      }
      return "Bouncy Castle";
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
