package flipchip.app.circuit.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import flipchip.app.circuit.link.LessonFile.Lesson;
import flipchip.app.circuit.link.LessonFile.Step;
import flipchip.hwsim.referee.link.MomentLink;
import flipchip.hwsim.referee.run.ClockRun;
import flipchip.hwsim.referee.run.Instant;
import flipchip.hwsim.referee.run.OthelloMachine;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LessonFileTest {
    @TempDir
    Path folder;

    @Test
    void theExampleHasFiveLessonsWhoseMomentsExist() {
        List<Lesson> lessons = LessonFileFeature.example().lessons();
        OthelloMachine machine = OthelloMachine.build();

        assertEquals(5, lessons.size());
        for (Lesson lesson : lessons) {
            for (Step step : lesson.steps()) {
                MomentLink link = step.link().orElseThrow();
                assertTrue(!step.text().isBlank(), link.text());
                link.at().ifPresent(at -> assertIsThere(machine, link, at));
            }
        }
    }

    private static void assertIsThere(OthelloMachine machine, MomentLink link, Instant at) {
        List<ClockRun> clocks = machine.record(link.game()).moves().get(at.move()).clocks();
        assertTrue(at.clock() < clocks.size() && at.step() <= clocks.get(at.clock()).steps(), link.text());
    }

    @Test
    void whatIsWrittenIsReadAgain() throws Exception {
        MomentLink link = MomentLink.parse("flipchip:f5d6c3?at=3.4.6");
        LessonFile file =
            new LessonFile(
                List.of(
                    new Lesson("One",
                        List.of(new Step(Optional.empty(), "Words before.\n\nTwo paragraphs."),
                            new Step(Optional.of(link),
                                "# no title\nflipchip: is no link\n\\d and  flipchip:f5"),
                            new Step(Optional.of(link), ""))),
                    new Lesson("", List.of(new Step(Optional.of(link), "more")))));

        assertEquals(file, LessonFile.parse(file.text()));
        Path written = Files.writeString(folder.resolve("a.lesson"),
            "\ufeff" + file.text().replace("\n", "\r\n"), StandardCharsets.UTF_16LE);
        assertEquals(file, LessonFile.read(written));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '%', textBlock = """
        # A;words;;flipchip:f5a1?at=1 % line 4
        # A;flipchip:f5d6?at=7        % line 2: It names move 7; the last move of its game is 2
        # A;words                     % no line that begins with flipchip:
        PK                            % no line that begins with flipchip:""")
    void whatIsWrongIsNamedWithItsLine(String text, String said) {
        IOException problem =
            assertThrows(IOException.class, () -> LessonFile.parse(text.replace(';', '\n')));

        assertTrue(problem.getMessage().contains(said), problem.getMessage());
    }
}
