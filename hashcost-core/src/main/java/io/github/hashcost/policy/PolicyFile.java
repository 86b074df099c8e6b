package io.github.hashcost.policy;

import io.github.hashcost.api.HashcostException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Reads policies: a line {@code policy NAME} begins one, the lines below it are a word and its
 * text, {@code #} begins a line that nobody reads. docs/policies.md has the words.
 */
final class PolicyFile {
  private static final int MAX_BYTES = 1 << 20;

  private PolicyFile() {}

  /**
   * @throws HashcostException.InvalidParameter when it cannot be read, or is malformed
   */
  static List<CostPolicy> read(Path path) {
    String name = String.valueOf(path.getFileName());
    try (InputStream in = Files.newInputStream(path)) {
      byte[] bytes = in.readNBytes(MAX_BYTES + 1);
      if (bytes.length > MAX_BYTES) {
        throw new HashcostException.InvalidParameter(
            name + ": more than 1 MiB; a file of policies is expected");
      }
      return parse(name, bytes);
    } catch (NoSuchFileException e) {
      throw new HashcostException.InvalidParameter(
          name + ": does not exist; a file of policies is expected");
    } catch (IOException e) {
      throw new HashcostException.InvalidParameter(
          name + ": cannot be read; a file of policies is expected");
    }
  }

  static List<CostPolicy> parse(String file, byte[] utf8) {
    List<CostPolicy> policies = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (PolicyDraft draft : drafts(file, text(file, utf8))) {
      if (!names.add(draft.name().toLowerCase(Locale.ROOT))) {
        throw draft.repeated();
      }
      policies.add(draft.build());
    }
    return List.copyOf(policies);
  }

  private static List<PolicyDraft> drafts(String file, String text) {
    List<PolicyDraft> drafts = new ArrayList<>();
    int number = 0;
    for (String content : text.lines().toList()) {
      PolicyLine line = PolicyLine.of(file, ++number, content);
      if (line.word().equals("policy")) {
        drafts.add(PolicyDraft.begun(line));
      } else if (!line.word().isEmpty()) {
        if (drafts.isEmpty()) {
          throw line.badWord("expected 'policy NAME', which begins a policy");
        }
        drafts.get(drafts.size() - 1).take(line);
      }
    }
    if (drafts.isEmpty()) {
      throw new HashcostException.InvalidParameter(
          file + ": no policy in it; a line 'policy NAME' begins one");
    }
    return drafts;
  }

  private static String text(String file, byte[] utf8) {
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(utf8)).toString();
      return text.startsWith("\uFEFF") ? text.substring(1) : text;
    } catch (CharacterCodingException e) {
      throw new HashcostException.InvalidParameter(file + ": no text in UTF-8");
    }
  }
}
