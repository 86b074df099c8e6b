/**
 * What a run saw: raw samples, the facts of the functions and of the machine, and nothing derived.
 * Every estimate, ratio and report is a pure function of a {@link
 * io.github.hashcost.result.RunResult}, so all of them can be made again from a saved file.
 * Everything here is immutable and thread-safe; builders are not.
 */
@org.jspecify.annotations.NullMarked
package io.github.hashcost.result;
