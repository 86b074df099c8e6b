package io.github.hashcost.harness;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.api.HashProvider;
import io.github.hashcost.api.HashcostException;
import io.github.hashcost.api.Parameter;
import io.github.hashcost.api.Setting;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.result.Isolation;
import io.github.hashcost.result.Mode;
import io.github.hashcost.result.Plan;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * What a child JVM is to do: one function, on inputs, by a plan. It holds salts, keys and inputs,
 * so it goes through the child's standard input and nowhere else.
 */
record ForkJob(
    String providerClass, AlgorithmId id, Plan plan, Duration callLimit, List<Item> items) {

  /**
   * One operation.
   *
   * @param secrets salt, key and other bytes beside the input, by parameter
   */
  record Item(
      Map<String, byte[]> secrets, Input input, OptionalInt callsPerBatch, boolean everyRound) {
    static Item of(Operation operation, long seed) {
      Operation.Recipe.Hash hash = (Operation.Recipe.Hash) operation.recipe();
      Setting setting = hash.candidate().drawn(seed).setting();
      Map<String, byte[]> secrets = new LinkedHashMap<>();
      for (Parameter parameter : setting.schema().parameters()) {
        if (parameter.isBytes()) {
          byte[] bytes = setting.bytes(parameter.name());
          // Empty where one would have been drawn: the caller gave it so.
          if (bytes.length > 0 || parameter.defaultValue() > 0) {
            secrets.put(parameter.name(), bytes);
          }
        }
      }
      return new Item(secrets, hash.input(), operation.callsPerBatch(), operation.runsEveryRound());
    }

    Operation operation(Candidate function) {
      Candidate candidate = function;
      for (Map.Entry<String, byte[]> secret : secrets.entrySet()) {
        candidate = candidate.withBytes(secret.getKey(), secret.getValue());
      }
      Operation plain = Operation.hash(candidate, input);
      Operation operation = everyRound ? plain.everyRound() : plain;
      return callsPerBatch.isPresent()
          ? operation.callsPerBatch(callsPerBatch.getAsInt())
          : operation;
    }
  }

  /**
   * @param operations hash functions of one provider and one id, at least one
   */
  static ForkJob of(List<Operation> operations, Plan plan, Duration callLimit) {
    Candidate candidate = ((Operation.Recipe.Hash) operations.get(0).recipe()).candidate();
    return new ForkJob(
        candidate.origin().providerClass(),
        candidate.id(),
        plan.toBuilder().isolation(Isolation.LOOP).build(),
        callLimit,
        operations.stream().map(operation -> Item.of(operation, plan.seed())).toList());
  }

  /**
   * The operations again, in the same order.
   *
   * @throws HashcostException when this provider has no such function
   */
  List<Operation> operations(HashProvider provider) {
    Candidate function = HashCatalog.of(provider).get(id.toString());
    return items.stream().map(item -> item.operation(function)).toList();
  }

  void write(WireOut out) throws IOException {
    out.text(providerClass);
    out.text(id.toString());
    out.text(plan.mode().name());
    out.writeInt(plan.rounds());
    out.writeLong(plan.batch().toNanos());
    out.writeLong(plan.iterations().orElse(0));
    out.writeDouble(plan.precision().orElse(0));
    out.writeInt(plan.threads());
    out.writeBoolean(plan.warmUp());
    out.writeLong(plan.timeBudget().toNanos());
    out.writeLong(plan.seed());
    out.writeLong(callLimit.toNanos());
    out.writeInt(items.size());
    for (Item item : items) {
      out.writeInt(item.secrets.size());
      for (Map.Entry<String, byte[]> secret : item.secrets.entrySet()) {
        out.text(secret.getKey());
        out.block(secret.getValue());
      }
      out.text(item.input.label());
      out.writeInt(item.input.count());
      for (byte[] input : item.input.copies()) {
        out.block(input);
      }
      out.writeInt(item.callsPerBatch.orElse(0));
      out.writeBoolean(item.everyRound);
    }
    out.flush();
  }

  static ForkJob read(WireIn in) throws IOException {
    String providerClass = in.text();
    AlgorithmId id = AlgorithmId.parse(in.text());
    Plan.Builder plan = Plan.builder().isolation(Isolation.LOOP);
    plan.mode(in.constant(Mode.class)).rounds(in.readInt()).batch(Duration.ofNanos(in.readLong()));
    long iterations = in.readLong();
    plan.iterations(iterations > 0 ? OptionalLong.of(iterations) : OptionalLong.empty());
    double precision = in.readDouble();
    plan.precision(precision > 0 ? OptionalDouble.of(precision) : OptionalDouble.empty());
    plan.threads(in.readInt());
    plan.warmUp(in.readBoolean());
    plan.timeBudget(Duration.ofNanos(in.readLong()));
    plan.seed(in.readLong());
    Duration callLimit = Duration.ofNanos(in.readLong());
    List<Item> items = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      Map<String, byte[]> secrets = new LinkedHashMap<>();
      for (int bytes = in.readInt(); bytes > 0; bytes--) {
        secrets.put(in.text(), in.block());
      }
      String label = in.text();
      List<byte[]> pool = new ArrayList<>();
      for (int inputs = in.readInt(); inputs > 0; inputs--) {
        pool.add(in.block());
      }
      Input input = Input.pool(label, pool);
      int calls = in.readInt();
      OptionalInt callsPerBatch = calls > 0 ? OptionalInt.of(calls) : OptionalInt.empty();
      items.add(new Item(secrets, input, callsPerBatch, in.readBoolean()));
    }
    return new ForkJob(providerClass, id, plan.build(), callLimit, items);
  }
}
