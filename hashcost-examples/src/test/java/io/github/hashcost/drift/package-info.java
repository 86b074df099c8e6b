/** Whether a baseline finds what was planted, and nothing else; see docs/baselines.md. */
@org.jspecify.annotations.NullMarked
package io.github.hashcost.drift;
