package io.github.hashcost.analysis;

import io.github.hashcost.api.AlgorithmId;
import io.github.hashcost.result.Cell;

/** Names cells as short as tells two of them apart. */
final class ShortName {
  private ShortName() {}

  /**
   * The name alone where the names differ; else the provider or the parameters too, whichever
   * differ. The input wherever the inputs differ, since that alone can explain a ratio.
   */
  static String of(Cell cell, Cell other) {
    StringBuilder name = new StringBuilder(of(cell.id(), other.id()));
    if (!cell.inputLabel().isEmpty() && !cell.inputLabel().equals(other.inputLabel())) {
      name.append(" on ").append(cell.inputLabel());
    }
    if (cell.threads() > 1 && cell.threads() != other.threads()) {
      name.append(" on ").append(cell.threads()).append(" threads");
    }
    if (cell.copy() != other.copy()) {
      name.append(" (copy ").append(cell.copy()).append(')');
    }
    return name.toString();
  }

  /** The same for what is no single cell. */
  static String of(AlgorithmId id, AlgorithmId other) {
    boolean sameName = id.name().equals(other.name());
    boolean sameProvider = prefix(id).equals(prefix(other));
    boolean sameParameters = suffix(id).equals(suffix(other));
    return (sameName && !sameProvider ? prefix(id) : "")
        + id.name()
        + (sameName && !sameParameters ? suffix(id) : "");
  }

  private static String prefix(AlgorithmId id) {
    return id.provider()
        .map(
            provider ->
                provider + id.qualifier().map(qualifier -> "@" + qualifier).orElse("") + "/")
        .orElse("");
  }

  private static String suffix(AlgorithmId id) {
    return id.toString().substring(prefix(id).length() + id.name().length());
  }
}
