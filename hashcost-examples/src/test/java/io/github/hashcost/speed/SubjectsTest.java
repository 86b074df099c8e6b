package io.github.hashcost.speed;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hashcost.api.Parameter;
import io.github.hashcost.catalog.Candidate;
import io.github.hashcost.catalog.HashCatalog;
import io.github.hashcost.providers.bc.BcProvider;
import io.github.hashcost.providers.guava.GuavaProvider;
import io.github.hashcost.providers.hash4j.Hash4jProvider;
import io.github.hashcost.providers.jca.JcaProvider;
import io.github.hashcost.providers.simple.SimpleProvider;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class SubjectsTest {
  private static final byte[] INPUT = Bytes.printable(100);

  @Test
  void areAllFunctionsThatTakeNoSalt() {
    List<String> expected =
        HashCatalog.of(
                new JcaProvider(),
                new BcProvider(),
                new GuavaProvider(),
                new Hash4jProvider(),
                new SimpleProvider())
            .candidates()
            .stream()
            .filter(SubjectsTest::takesNoSalt)
            .map(c -> c.id().provider().orElseThrow() + "/" + c.id().name())
            .toList();
    assertThat(Subjects.all())
        .extracting(Subject::id)
        .containsExactlyInAnyOrderElementsOf(expected);
  }

  private static boolean takesNoSalt(Candidate candidate) {
    return candidate.spec().parameters().parameters().stream()
        .noneMatch(p -> p.role() == Parameter.Role.SALT);
  }

  @TestFactory
  List<DynamicTest> answerTheSameBothWays() {
    return Subjects.all().stream()
        .map(subject -> DynamicTest.dynamicTest(subject.id(), () -> answersTheSame(subject)))
        .toList();
  }

  private static void answersTheSame(Subject subject) throws Exception {
    Loop bare = subject.bare(INPUT, 1);
    Loop adapter = subject.adapter(INPUT, 1);
    bare.call();
    adapter.call();
    assertThat(adapter.product()).isEqualTo(bare.product());
    assertThat(bare.product()).isNotEqualTo(new byte[bare.product().length]);
  }

  @Test
  void eachLoopIsOfACodeOfItsOwn() throws Exception {
    Subject djb2 =
        Subjects.all().stream().filter(s -> s.id().equals("simple/djb2")).findAny().get();
    assertThat(djb2.bare(INPUT, 1).getClass()).isNotEqualTo(djb2.bare(INPUT, 1).getClass());
    assertThat(djb2.adapter(INPUT, 1).getClass()).isNotEqualTo(djb2.adapter(INPUT, 1).getClass());
    assertThat(Copies.adapter(SimpleProvider.class, Object.class).getClass())
        .isNotEqualTo(SimpleProvider.class);
  }
}
