package flipchip.app.learn.school;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.board.Symmetry;
import flipchip.engine.book.BookLine;
import flipchip.engine.book.OpeningBook;
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
        assertEquals(Set.of(Square.C3, Square.C5), repertoire.questions().getFirst().moves());
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
        assertFalse(answer(drill, first, Square.C7, NOW));
        Repertoire.Question second = drill.next(NOW).orElseThrow();
        assertTrue(answer(drill, second, Square.C4, NOW));

        assertEquals(Optional.empty(), drill.next(NOW), "two new ones were allowed");
        assertEquals(Optional.of(NOW.plus(Duration.ofMinutes(1))), drill.nextDue());
        assertEquals(Optional.of(first), drill.next(NOW.plus(Duration.ofMinutes(2))));
    }

    @Test
    void aLosingMoveOfALineIsWrongAndAGoodMoveOutsideItRight() throws NotationException {
        Drill wing =
            new Drill(Repertoire.of(List.of(line("Wing", "c4c3e6c5")), Color.BLACK), Memory.EMPTY, 9);
        Repertoire.Question losing = wing.next(NOW).orElseThrow();
        assertEquals(Set.of(Square.D3), losing.moves(), "the line goes on with it");
        assertFalse(answer(wing, losing, Square.D3, NOW));
        assertTrue(answer(wing, losing, Square.E6, NOW));

        Drill tiger =
            new Drill(Repertoire.of(List.of(line("Tiger", "f5d6c3d3c4")), Color.BLACK), Memory.EMPTY, 9);
        Repertoire.Question second = tiger.next(NOW).orElseThrow();
        assertTrue(answer(tiger, second, Square.C5, NOW), "the Rose, as good as the Tiger");
        Instant other = tiger.memory().of(second.id()).orElseThrow().due();
        Drill again =
            new Drill(Repertoire.of(List.of(line("Tiger", "f5d6c3d3c4")), Color.BLACK), Memory.EMPTY, 9);
        assertTrue(answer(again, second, Square.C3, NOW));
        assertTrue(other.isBefore(again.memory().of(second.id()).orElseThrow().due()), "asked again sooner");
    }

    @Test
    void noRareMoveOfANamedOpeningIsRightUnlessItIsAsGoodAsTheBest() {
        for (Color color : Color.values()) {
            for (Repertoire.Question question : Repertoire.of(OpeningBook.standard().lines(), color)
                .questions()) {
                OpeningFacts facts = OpeningFacts.ofBook(question.board()).orElseThrow();
                assertFalse(facts.right(question.moves()).isEmpty());
                facts.right(question.moves())
                    .forEach(move -> assertTrue(move.loss() <= 50 || move.share() >= 3 && move.loss() <= 150,
                        () -> Transcript.print(question.before()) + " " + move));
            }
        }
    }

    @Test
    void aMoveThatADeepSearchRefusesIsWrongThoughTheBookLikesIt() throws NotationException {
        Drill cat = new Drill(Repertoire.of(List.of(line("Cat", "f5d6c4g5")), Color.WHITE), Memory.EMPTY, 9);
        Repertoire.Question first = cat.next(NOW).orElseThrow();
        answer(cat, first, Square.D6, NOW);
        Repertoire.Question second = cat.next(NOW).orElseThrow();

        assertFalse(answer(cat, second, Square.G5, NOW));
        assertTrue(answer(cat, second, Square.D3, NOW));
    }

    @Test
    void movesThatTheBookDoesNotKnowAreJudgedByASearch() throws NotationException {
        Game game = Transcript.parse("f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7");
        try (OpeningJudge judge = new OpeningJudge(SearchLimits.depth(4).withAllMoves())) {
            Board known = game.position().board();
            assertFalse(OpeningFacts.ofBook(known).orElseThrow().isComplete(known));
            assertTrue(judge.facts(known).isComplete(known));

            while (OpeningFacts.ofBook(game.position().board()).isPresent()) {
                game = game.play(game.position().moves().getFirst());
            }
            OpeningFacts facts = judge.facts(game.position().board());
            assertTrue(facts.isComplete(game.position().board()));
            OpeningFacts.Move worst =
                facts.moves().stream().max(Comparator.comparing(OpeningFacts.Move::loss)).orElseThrow();
            assertTrue(worst.loss() > 150, worst::toString);
            assertFalse(facts.isRight(worst.square(), Set.of(worst.square())), "also if the game goes on so");
            assertTrue(facts.right(Set.of()).getFirst().loss() <= 50);
        }
    }

    @Test
    void aLineIsNewUntilOneOfItsQuestionsWasAsked() throws NotationException {
        BookLine tiger = line("Tiger", "f5d6c3d3c4f4f6");
        Drill drill = new Drill(Repertoire.of(List.of(tiger), Color.BLACK), Memory.EMPTY, 9);
        Repertoire.Question first = drill.next(NOW).orElseThrow();
        assertEquals(Optional.of(tiger), drill.newLine(first));

        answer(drill, first, Square.C3, NOW);

        assertEquals(Optional.empty(), drill.newLine(drill.next(NOW).orElseThrow()));
    }

    private static boolean answer(Drill drill, Repertoire.Question question, Square move, Instant now) {
        return drill.answer(question, OpeningFacts.ofBook(question.board()).orElseThrow(), Optional.of(move),
            now);
    }

    @Test
    void anAnswerGivenWhileTheClockWasWrongIsAskedAgainAndReplaced() throws IOException, NotationException {
        Instant wrong = Instant.now().plus(Duration.ofDays(4000));
        Instant now = Instant.now();
        Path file = folder.resolve("drill.txt");
        Repertoire lines = Repertoire.of(List.of(line("Tiger", "f5d6c3d3c4")), Color.BLACK);
        Drill early = new Drill(lines, Memory.EMPTY, 1);
        Repertoire.Question question = early.next(wrong).orElseThrow();
        answer(early, question, question.moves().iterator().next(), wrong);
        early.memory().save(file);

        Drill drill = new Drill(lines, Memory.load(file, _ -> {}), 0);
        assertEquals(question.id(), drill.next(now).orElseThrow().id());
        answer(drill, question, question.moves().iterator().next(), now);
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
