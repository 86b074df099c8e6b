package io.github.hashcost.result;

import io.github.hashcost.api.HashSpec;
import io.github.hashcost.api.SecurityClaims;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What an analysis needs to know of a function when only the file is left. Immutable. */
public final class FunctionFacts {
  private final Builder b;

  private FunctionFacts(Builder b) {
    this.b = b;
  }

  public static Builder builder(int digestBytes) {
    return new Builder(digestBytes);
  }

  public int digestBytes() {
    return b.digestBytes;
  }

  public Optional<HashSpec.Block> block() {
    return Optional.ofNullable(b.block);
  }

  /** Bytes that one call fills by design; 0 where memory is no cost. */
  public long memoryBytes() {
    return b.memoryBytes;
  }

  /** Work of one call in the algorithm's own unit. */
  public double work() {
    return b.work;
  }

  public Optional<SecurityClaims> claims() {
    return Optional.ofNullable(b.claims);
  }

  /** Library and version. */
  public Optional<String> implementation() {
    return Optional.ofNullable(b.implementation);
  }

  /** Not thread-safe. */
  public static final class Builder {
    private final int digestBytes;
    private HashSpec.@Nullable Block block;
    private long memoryBytes;
    private double work = 1;
    private @Nullable SecurityClaims claims;
    private @Nullable String implementation;

    private Builder(int digestBytes) {
      this.digestBytes = digestBytes;
    }

    private Builder(Builder other) {
      digestBytes = other.digestBytes;
      block = other.block;
      memoryBytes = other.memoryBytes;
      work = other.work;
      claims = other.claims;
      implementation = other.implementation;
    }

    public Builder block(HashSpec.Block block) {
      this.block = Objects.requireNonNull(block, "block");
      return this;
    }

    public Builder memoryBytes(long memoryBytes) {
      this.memoryBytes = memoryBytes;
      return this;
    }

    public Builder work(double work) {
      this.work = work;
      return this;
    }

    public Builder claims(SecurityClaims claims) {
      this.claims = Objects.requireNonNull(claims, "claims");
      return this;
    }

    public Builder implementation(String implementation) {
      this.implementation = Objects.requireNonNull(implementation, "implementation");
      return this;
    }

    public FunctionFacts build() {
      return new FunctionFacts(new Builder(this));
    }
  }
}
