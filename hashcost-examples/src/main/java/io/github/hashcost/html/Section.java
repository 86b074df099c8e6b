package io.github.hashcost.html;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;

/** A part of the page. */
interface Section {
  /** Whether the run has nothing to fill it with; then neither of the others is asked. */
  default boolean isEmpty() {
    return false;
  }

  void writeTo(Markup page);

  /** The fields that its charts are drawn from. */
  default void writeTo(JsonGenerator json) throws IOException {}
}
