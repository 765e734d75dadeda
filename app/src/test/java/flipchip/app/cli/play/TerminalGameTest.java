package flipchip.app.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import flipchip.app.cli.answer.Lines;
import flipchip.app.cli.answer.PipedLines;
import flipchip.app.game.session.GameSession;
import flipchip.app.game.session.Seat;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.Level;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.testkit.Boards;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Test;

class TerminalGameTest {
    private final GameSession session = new GameSession();
    private final List<PlayEvent> events = new ArrayList<>();

    @Test
    void aMoveIsAnsweredByTheComputer() throws IOException {
        session.setSeat(Color.WHITE, new Seat.Computer(Level.of(1)));

        play("D3");

        assertEquals(2, session.ply());
        List<PlayEvent.Move> moves = all(PlayEvent.Move.class);
        assertEquals(Square.D3, moves.getFirst().game().moves().getFirst());
        assertTrue(moves.getFirst().think().isEmpty());
        assertTrue(moves.getLast().think().isPresent());
    }

    @Test
    void aMoveOfTheBookHasNoValue() throws IOException {
        session.setSeat(Color.WHITE, new Seat.Computer(Level.of(1)));

        play("D3");

        PlayEvent.Move answer = all(PlayEvent.Move.class).getLast();
        assertEquals("book", answer.think().orElseThrow().source());
        assertEquals(Optional.empty(), answer.think().orElseThrow().discs());
        assertTrue(text(answer).matches("(?s).*  \\(book, \\d+\\.\\d s\\)\\R"), text(answer));
    }

    @Test
    void whatCannotBePlayedIsRefusedWithTheLegalMoves() throws IOException {
        play("a1", "d4", "e9", "level 0", "dance now", "undo", "redo");

        List<Square> legal = List.of(Square.D3, Square.C4, Square.F5, Square.E6);
        assertEquals(
            List.of(new PlayEvent.Refused("a1", "a1 flips no disc.", legal),
                new PlayEvent.Refused("d4", "d4 is taken.", legal),
                new PlayEvent.Refused("e9",
                    "'e9' is neither a square nor a command; 'help' lists the commands.", legal),
                new PlayEvent.Refused("level 0", "'0' is not a level; levels are 1 to 20.", List.of()),
                new PlayEvent.Refused("dance now",
                    "'dance now' is neither a square nor a command; 'help' lists the commands.", legal),
                new PlayEvent.Refused("undo", "The game is at its start.", legal),
                new PlayEvent.Refused("redo", "The game is at its last move.", legal)),
            all(PlayEvent.Refused.class));
        assertEquals(0, session.ply());
    }

    @Test
    void undoTakesBackTheComputersAnswerToo() throws IOException {
        session.setSeat(Color.WHITE, new Seat.Computer(Level.of(1)));

        play("d3", "undo");
        assertEquals(0, session.ply());

        play("redo");
        assertEquals(2, session.ply());
    }

    @Test
    void legalTurnsTheMarksOnAndOff() throws IOException {
        play("legal", "legal");

        assertEquals(List.of(true, false, true),
            all(PlayEvent.Board.class).stream().map(PlayEvent.Board::showLegal).toList());
        assertEquals(4, text(new PlayEvent.Board(Game.INITIAL, true)).chars().filter(c -> c == '+').count());
        assertFalse(text(new PlayEvent.Board(Game.INITIAL, false)).contains("+"));
    }

    @Test
    void levelSeatsTheComputerAnew() throws IOException {
        session.setSeat(Color.WHITE, new Seat.Computer(Level.of(1)));

        play("level 3", "level", "help");

        assertEquals(new Seat.Computer(Level.of(3)), session.seat(Color.WHITE));
        assertEquals(Seat.HUMAN, session.seat(Color.BLACK));
        assertEquals(3, all(PlayEvent.Notice.class).size());
    }

    @Test
    void withoutAComputerThereIsNoLevelToSet() throws IOException {
        play("level 3");

        assertEquals(List.of(new PlayEvent.Refused("level 3", "Both players are human.", List.of())),
            all(PlayEvent.Refused.class));
        assertEquals(List.of(), all(PlayEvent.Notice.class));
    }

    @Test
    void hintValuesEveryLegalMoveBestFirst() throws IOException {
        Game late = Boards.game(new SplittableRandom(2)).prefix(50);
        session.show(late);

        play("hint");

        List<PlayEvent.Choice> choices = all(PlayEvent.Hint.class).getFirst().choices();
        assertEquals(late.position().moves(), choices.stream().map(PlayEvent.Choice::move).sorted().toList());
        for (int i = 1; i < choices.size(); i++) {
            assertTrue(choices.get(i - 1).discs() >= choices.get(i).discs());
        }
    }

    @Test
    void aForcedPassAndTheEndAreSaid() throws IOException {
        play("c4 c3 c2 b2 e6 c1 a1 a3".split(" "));
        assertEquals(List.of(new PlayEvent.Pass(Color.BLACK)), all(PlayEvent.Pass.class));
        assertEquals("Black cannot move and passes.", text(new PlayEvent.Pass(Color.BLACK)).strip());

        session.newGame();
        play("c4 c3 c2 b4 a5 f4 g4 c5 d6 a1".split(" "));
        String end = text(all(PlayEvent.Over.class).getFirst());
        assertTrue(end.startsWith("The game is over. Black wins, 13 to 0."), end);
        assertEquals("The game is over; 'new' starts another.",
            all(PlayEvent.Refused.class).getLast().reason());
    }

    @Test
    void twoComputersPlayToTheEndWithoutAnyInput() throws IOException {
        session.setSeat(Color.BLACK, new Seat.Computer(Level.of(1)));
        session.setSeat(Color.WHITE, new Seat.Computer(Level.of(2)));

        play();

        assertTrue(session.game().isOver());
        assertEquals(1, all(PlayEvent.Over.class).size());
    }

    @Test
    void everyEventIsALineOfJson() throws IOException {
        session.setSeat(Color.WHITE, new Seat.Computer(Level.of(1)));
        play("d3", "a1", "hint", "level", "quit");
        StringWriter out = new StringWriter();
        JsonOutput json = new JsonOutput(new PrintWriter(out));
        events.forEach(json::show);
        json.show(new PlayEvent.Pass(Color.BLACK));
        json.show(new PlayEvent.Over(session.game()));

        List<String> kinds = new ArrayList<>();
        for (String line : out.toString().lines().toList()) {
            kinds.add(new ObjectMapper().readTree(line).get("kind").asText());
        }
        assertEquals("board move board move board refused hint notice pass over",
            kinds.stream().collect(Collectors.joining(" ")));
    }

    @Test
    void allIsSaidInSentencesToWhoListens() throws IOException {
        play("d3", "c5", "changed", "board");
        StringWriter out = new StringWriter();
        SpokenOutput spoken = new SpokenOutput(new PrintWriter(out));
        events.forEach(spoken::show);
        List<String> lines = out.toString().lines().toList();

        assertEquals("Black 2, White 2. Black to move: d3, c4, f5 or e6.", lines.getFirst());
        assertTrue(lines.contains("Black played d3, which turned d4."), out.toString());
        assertEquals(2, lines.stream().filter("White played c5, which turned d5."::equals).count(),
            "when played and when asked");
        assertTrue(lines.contains("Row 1: empty."));
        assertTrue(lines.contains("Row 3: d black."), out.toString());
    }

    @Test
    void aHintIsSaidInWords() throws IOException {
        play("hint");
        StringWriter out = new StringWriter();
        SpokenOutput spoken = new SpokenOutput(new PrintWriter(out));
        events.forEach(spoken::show);
        assertTrue(
            out.toString().matches(
                "(?s).*is best, [\\w. ]+ for Black\\. It turns 1 disc and leaves White 3 moves\\..*"),
            out.toString());
    }

    private void play(String... typed) throws IOException {
        try (Engine engine = new Engine(EngineOptions.DEFAULT.withTableMegabytes(1));
                Lines lines = new PipedLines(new StringReader(String.join("\n", typed)))) {
            new TerminalGame(session, engine::start, events::add, _ -> {}).play(lines);
        }
    }

    private <E extends PlayEvent> List<E> all(Class<E> kind) {
        return events.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    private static String text(PlayEvent event) {
        StringWriter out = new StringWriter();
        new TextOutput(new PrintWriter(out)).show(event);
        return out.toString();
    }
}
