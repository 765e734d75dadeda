package flipchip.app.circuit.story;

import java.util.List;
import java.util.Locale;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Color;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.run.ClockRun;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.MoveRun;
import flipchip.hwsim.referee.run.OthelloMachine;

/// A move worth seeing on the array: positions made for it, each with one black move.
enum ShowcasePosition {
    /// Six discs in a row, turned one after another: nothing on a board takes longer.
    LONGEST_RUN("Shift+F7", Position.of(Square.H1.bit(), rank(), Color.BLACK), Square.A1),
    /// Eight rows of one disc around a square, turned at once.
    STAR("Shift+F9", star(), Square.D4);

    private static final Texts TEXTS = Texts.of("story");

    private final String key;
    private final Game game;

    ShowcasePosition(String key, Position start, Square move) {
        this.key = key;
        game = Game.startingAt(start).play(move);
    }

    private static long rank() {
        return List.of(Square.B1, Square.C1, Square.D1, Square.E1, Square.F1, Square.G1).stream()
            .mapToLong(Square::bit).sum();
    }

    private static Position star() {
        long black = 0;
        long white = 0;
        for (Direction way : Direction.values()) {
            Square near = way.from(Square.D4).orElseThrow();
            white |= near.bit();
            black |= way.from(near).orElseThrow().bit();
        }
        return Position.of(black, white, Color.BLACK);
    }

    /// The move on a machine, and for comparison the first move of the usual opening.
    record Recorded(ShowcasePosition sight, GameRun run, GameRun opening) {
        /// What is to be seen, with its figures from the recordings.
        String says() {
            ClockRun update = update(run);
            MoveRun move = run.moves().getLast();
            return TEXTS.get("sight." + sight.id() + ".says", move.square().orElseThrow(),
                Long.bitCount(run.game().position().black()) - Long.bitCount(run.game().start().black()) - 1,
                move.longestRun(), update.settledAt(), update.steps(), Recorded.update(opening).settledAt());
        }

        private static ClockRun update(GameRun run) {
            return run.moves().getLast().clocks().get(updateClock(run));
        }

        /// Number of the clock of the last move in which the discs turn.
        static int updateClock(GameRun run) {
            List<ControllerState> states =
                run.moves().getLast().clocks().stream().map(ClockRun::state).toList();
            return states.indexOf(ControllerState.UPDATE);
        }
    }

    /// Plays it on a machine, gate delay by gate delay; takes some tenths of a second.
    Recorded record() {
        OthelloMachine machine = OthelloMachine.build();
        return new Recorded(this, machine.record(game), machine.record(Game.INITIAL.play(Square.D3)));
    }

    String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    String key() {
        return key;
    }

    String title() {
        return TEXTS.get("command.sight." + id());
    }
}
