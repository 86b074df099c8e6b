/** Words for messages. Not exported, not API. */
@org.jspecify.annotations.NullMarked
package io.github.hashcost.text;
