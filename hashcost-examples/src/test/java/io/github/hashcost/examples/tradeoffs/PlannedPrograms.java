package io.github.hashcost.examples.tradeoffs;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Programs that never ran: what they answer is made up. The first that a command holds answers. */
public final class PlannedPrograms implements Programs {
  private final Map<String, String> answers = new LinkedHashMap<>();
  private final List<List<String>> commands = new ArrayList<>();

  /** Says this to every command that holds the text. */
  public PlannedPrograms saying(String inCommand, String answer) {
    answers.put(inCommand, answer);
    return this;
  }

  /** In the order in which they were asked for. */
  public List<List<String>> commands() {
    return List.copyOf(commands);
  }

  @Override
  public String output(List<String> command, Duration limit) throws NoAnswer {
    commands.add(command);
    String joined = String.join(" ", command);
    for (Map.Entry<String, String> answer : answers.entrySet()) {
      if (joined.contains(answer.getKey())) {
        return answer.getValue();
      }
    }
    throw new NoAnswer("there is no " + command.get(0) + " on the PATH");
  }
}
