/** Which hash is fastest for large strings, as a service hashes them: from text to text. */
@org.jspecify.annotations.NullMarked
package io.github.hashcost.examples.strings;
