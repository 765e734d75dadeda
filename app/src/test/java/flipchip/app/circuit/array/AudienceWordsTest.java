package flipchip.app.circuit.array;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import flipchip.app.circuit.timeline.Moment;
import flipchip.engine.board.Flips;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.run.ClockRun;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.Instant;
import flipchip.hwsim.referee.run.OthelloMachine;
import org.junit.jupiter.api.Test;

/// What an audience reads of a move, told by the recorded nets.
class AudienceWordsTest {
    private static final Pattern LINK = Pattern.compile("(\\w\\d) told (\\w\\d)");

    private static String now(GameRun run, int move, int clock, int step) {
        return AudienceWords.now(Moment.of(run, new Instant(move, clock, step)), FlipOrder.of(run, move));
    }

    private static String next(GameRun run, int move, int clock, int step) {
        return AudienceWords.next(Moment.of(run, new Instant(move, clock, step)), FlipOrder.of(run, move));
    }

    @Test
    void theFirstMoveTellsOneDisc() {
        GameRun run = OthelloMachine.build().record(Game.INITIAL.play(Square.D3));
        assertEquals("Black plays d3, at the clock edge: the disc to turn has not turned yet.",
            now(run, 1, 2, 0));
        assertEquals("Next: d4.", next(run, 1, 2, 0));
        assertEquals("d4 turns: d3 told d4.", now(run, 1, 2, 8));
        assertEquals("Black plays d3, after 18 gate delays: d4 turned; the move is complete.",
            now(run, 1, 2, 18));
        assertEquals("Next clock: The other side comes to move.", next(run, 1, 2, 8));
        assertEquals("Next: c3, e3, c5.", next(run, 1, 4, 0));
        assertEquals("", next(run, 1, run.moves().get(1).clocks().size() - 1, 0));
        assertEquals("The machine waits for Black, who may play d3 c4 f5 e6.", now(run, 1, 0, 3));
    }

    /// Each link joins neighbours on the way from the played square, each disc is told once.
    @Test
    void everyDiscIsToldByTheCellBeforeIt() {
        Game game = Game.INITIAL;
        while (!game.isOver() && game.length() < 40) {
            game = game.play(Square.all(game.position().legalMoves()).getLast());
        }
        GameRun run = OthelloMachine.build().record(game);
        for (int move = 1; move < run.moves().size(); move++) {
            int clock = run.moves().get(move).clocks().stream().map(ClockRun::state).toList()
                .indexOf(ControllerState.UPDATE);
            Square played = run.moves().get(move).square().orElseThrow();
            long told = 0;
            for (int step = 0; step < run.moves().get(move).clocks().get(clock).steps(); step++) {
                List<MatchResult> links = LINK.matcher(now(run, move, clock, step)).results().toList();
                for (MatchResult link : links) {
                    Square by = Square.parse(link.group(1)).orElseThrow();
                    Square to = Square.parse(link.group(2)).orElseThrow();
                    assertEquals(1, Math.max(Math.abs(by.file() - to.file()), Math.abs(by.row() - to.row())));
                    told |= to.bit();
                }
            }
            Position before = game.positionAt(move - 1);
            assertEquals(Flips.flips(played.index(), before.discs(before.toMove()),
                before.discs(before.toMove().opponent())), told, "move " + move);
        }
    }
}
