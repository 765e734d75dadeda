package flipchip.app.learn.school;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;
import flipchip.engine.board.Symmetry;
import flipchip.engine.book.BookLine;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DrillTest {
    private static final Instant NOW = Instant.parse("2026-01-01T00:00:00Z");

    @TempDir
    private Path folder;

    @Test
    void aColoursMovesAreAskedOnceEachAlsoWhereLinesMeet() throws NotationException {
        Repertoire repertoire =
            Repertoire.of(List.of(line("Tiger", "f5d6c3d3c4"), line("Rose", "f5d6c5f4e3")), Color.BLACK);

        assertEquals(List.of("f5d6", "f5d6c3d3", "f5d6c5f4"),
            repertoire.questions().stream().map(question -> Transcript.print(question.before())).toList());
        assertEquals(2, repertoire.questions().getFirst().answers().size());
        assertTrue(repertoire.questions().getFirst().answers().containsAll(List.of(Square.C3, Square.C5)));
    }

    @Test
    void aMirroredLineAsksTheSameQuestion() throws NotationException {
        BookLine line = line("Tiger", "f5d6c3d3c4");
        BookLine mirrored = new BookLine("image", Symmetry.HALF_TURN.apply(line.game()));

        Repertoire both = Repertoire.of(List.of(line, mirrored), Color.BLACK);

        assertEquals(Repertoire.of(List.of(line), Color.BLACK), both);
        assertEquals("f5d6",
            Transcript.print(Repertoire.of(List.of(mirrored), Color.BLACK).questions().getFirst().before()));
    }

    @Test
    void aForgottenMoveComesBackFirstAndAKnownOneLater() throws NotationException {
        Drill drill =
            new Drill(Repertoire.of(List.of(line("Tiger", "f5d6c3d3c4f4f6")), Color.BLACK), Memory.EMPTY, 2);
        Repertoire.Question first = drill.next(NOW).orElseThrow();
        assertFalse(drill.answer(first, Square.E6, NOW));
        Repertoire.Question second = drill.next(NOW).orElseThrow();
        assertTrue(drill.answer(second, Square.C4, NOW));

        assertEquals(Optional.empty(), drill.next(NOW), "two new ones were allowed");
        assertEquals(Optional.of(NOW.plus(Duration.ofMinutes(1))), drill.nextDue());
        assertEquals(Optional.of(first), drill.next(NOW.plus(Duration.ofMinutes(2))));
    }

    @Test
    void anAnswerGivenWhileTheClockWasWrongIsAskedAgainAndReplaced() throws IOException, NotationException {
        Instant wrong = Instant.now().plus(Duration.ofDays(4000));
        Instant now = Instant.now();
        Path file = folder.resolve("drill.txt");
        Repertoire lines = Repertoire.of(List.of(line("Tiger", "f5d6c3d3c4")), Color.BLACK);
        Drill early = new Drill(lines, Memory.EMPTY, 1);
        Repertoire.Question question = early.next(wrong).orElseThrow();
        early.answer(question, question.answers().iterator().next(), wrong);
        early.memory().save(file);

        Drill drill = new Drill(lines, Memory.load(file, _ -> {}), 0);
        assertEquals(question.id(), drill.next(now).orElseThrow().id());
        drill.answer(question, question.answers().iterator().next(), now);
        drill.memory().save(file);

        assertEquals(now, Memory.load(file, _ -> {}).of(question.id()).orElseThrow().last());
    }

    @Test
    void whatIsKnownSurvivesAFileAndBadLinesCostOnlyThemselves() throws IOException {
        Fsrs.Card card = Fsrs.answered(Fsrs.Card.fresh(NOW), Fsrs.Grade.GOOD, NOW);
        Path file = folder.resolve("drill.txt");
        Memory.EMPTY.with("a-b", card).with("c-d", Fsrs.answered(card, Fsrs.Grade.AGAIN, card.due()))
            .save(file);
        Memory saved = Memory.load(file, _ -> {});
        Files.writeString(file, Files.readString(file) + "nonsense\nx-y REVIEW 1\n");

        assertEquals(Optional.of(card), saved.of("a-b"));
        assertEquals(saved, Memory.load(file, _ -> {}));
        assertEquals(Memory.EMPTY, Memory.load(folder.resolve("none"), _ -> {}));
    }

    private static BookLine line(String name, String moves) throws NotationException {
        return new BookLine(name, Transcript.parse(moves));
    }
}
