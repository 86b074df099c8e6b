package com.example.hash;

import io.github.hashcost.budget.CostBudget;
import io.github.hashcost.harness.Input;
import org.junit.jupiter.api.Test;

class AdlerBudgetTest {
  @Test
  void costsNoMoreThanTwentyDigests() {
    CostBudget.of("adler-32").input(Input.ofSize(1024)).atMost(20, "sha-256").check();
  }

  @Test
  void ourPasswordsAreDearToGuess() {
    CostBudget.of("pbkdf2-hmac-sha256:i=600000").atLeast(100_000, "sha-256").check();
  }
}
