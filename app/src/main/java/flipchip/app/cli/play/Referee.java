package flipchip.app.cli.play;

import java.util.Optional;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.run.ClockRun;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.Instant;
import flipchip.hwsim.referee.run.MachineState;
import flipchip.hwsim.referee.run.MoveRun;
import flipchip.hwsim.referee.run.OthelloMachine;

/// A checker that plays each game on the circuit, too, and compares it with the rules. One thread.
final class Referee {
    private final OthelloMachine machine = OthelloMachine.build();
    private GameRun run = machine.record(Game.INITIAL);

    /// What both say of the last move of a game. Sets of squares are bitboards.
    ///
    /// @param legal        legal moves before the move, by the rules
    /// @param legalCircuit the same as latched in the circuit
    /// @param flips        discs turned, by the rules
    /// @param flipsCircuit discs that the cells tell to turn
    /// @param stateAgrees  after the move both have the same board, the same side to move, and agree whether
    ///                     the game is over
    /// @param settledAt    gate delays after which the flips had settled
    /// @param clocks       clocks the controller took for the move
    record Verdict(int ply, Square move, long legal, long legalCircuit, long flips, long flipsCircuit,
            boolean stateAgrees, int settledAt, int clocks) {
        boolean agrees() {
            return legal == legalCircuit && flips == flipsCircuit && stateAgrees;
        }
    }

    /// Plays the last move of `game` on the circuit.
    ///
    /// @throws IllegalArgumentException if the game has no move
    Verdict check(Game game) {
        if (game.length() == 0) {
            throw new IllegalArgumentException("a game without moves has nothing to check");
        }
        run = machine.record(game, run, () -> false);
        int ply = game.length();
        Position before = game.positionAt(ply - 1);
        Square move = game.moves().getLast();
        MoveRun moveRun = run.moves().get(ply);
        int update = clockOfUpdate(moveRun);
        ClockRun updateRun = moveRun.clocks().get(update);
        MachineState flipping = run.stateAt(new Instant(ply, update, updateRun.steps()));
        long turned = game.moverOf(ply - 1) == Color.BLACK ? flipping.toBlack() : flipping.toWhite();
        long wrongWay = game.moverOf(ply - 1) == Color.BLACK ? flipping.toWhite() : flipping.toBlack();
        return new Verdict(ply, move, before.legalMoves(), flipping.legalLatched(),
            before.discs(game.moverOf(ply - 1).opponent()) & game.position().discs(game.moverOf(ply - 1)),
            turned & ~move.bit() | wrongWay, agreeAfter(game), updateRun.settledAt(),
            moveRun.clocks().size());
    }

    private boolean agreeAfter(Game game) {
        MachineState after = run.stateAt(run.endOf(game.length()));
        Position position = game.position();
        boolean over = after.findState().equals(Optional.of(ControllerState.OVER));
        return after.black() == position.black() && after.white() == position.white() && over == game.isOver()
                && (over || after.current() == position.toMove());
    }

    private static int clockOfUpdate(MoveRun move) {
        for (int clock = 0; clock < move.clocks().size(); clock++) {
            if (move.clocks().get(clock).state() == ControllerState.UPDATE) {
                return clock;
            }
        }
        throw new IllegalStateException("the circuit refused move " + move.number());
    }
}
