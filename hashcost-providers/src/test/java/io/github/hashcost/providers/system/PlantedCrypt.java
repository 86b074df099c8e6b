package io.github.hashcost.providers.system;

import com.sun.jna.Memory;
import com.sun.jna.Pointer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** A crypt(3) that answers what it is told, and keeps what it was given. */
final class PlantedCrypt implements Crypt {
  private final UnaryOperator<String> answer;
  final List<Memory> given = new ArrayList<>();
  final List<String> phrases = new ArrayList<>();

  /**
   * @param answer from the setting; null for none
   */
  PlantedCrypt(UnaryOperator<String> answer) {
    this.answer = answer;
  }

  @Override
  public int workBytes() {
    return 1024;
  }

  @Override
  public Optional<String> hash(Pointer phrase, Pointer setting, Memory work) {
    given.add((Memory) phrase);
    given.add(work);
    phrases.add(phrase.getString(0));
    work.setString(0, phrase.getString(0));
    return Optional.ofNullable(answer.apply(setting.getString(0)));
  }

  @Override
  public String description() {
    return "planted";
  }
}
