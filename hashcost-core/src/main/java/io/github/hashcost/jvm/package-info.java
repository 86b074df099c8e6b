/** What is asked of the JVM itself. Not exported, not API. */
@org.jspecify.annotations.NullMarked
package io.github.hashcost.jvm;
