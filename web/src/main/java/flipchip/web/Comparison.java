package flipchip.web;

import flipchip.engine.board.Color;
import flipchip.engine.board.Flips;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.Instant;
import flipchip.hwsim.referee.run.MachineState;

/// A comparison of the gates with the rules at one moment: the board always, moves and flips once they have
/// settled.
///
/// @param state the nets at `at`
record Comparison(GameRun run, Instant at, MachineState state) {

    /// `yes`, `no`, or `later` while signals travel.
    String verdict() {
        ControllerState now = state.state();
        if (now == ControllerState.INIT) {
            return "later";
        }
        Game game = run.game();
        boolean stored = at.move() == 0 || run.moves().get(at.move()).clocks().subList(0, at.clock()).stream()
            .anyMatch(clock -> clock.state() == ControllerState.UPDATE);
        Position position = game.positionAt(stored ? at.move() : at.move() - 1);
        boolean same = state.black() == position.black() && state.white() == position.white();
        boolean travels = at.step() < run.clock(at).settledAt();
        Position seen = Position.of(position.black(), position.white(), state.current());
        return switch (now) {
            case LATCH1, LATCH2 ->
                travels && same ? "later" : answer(same && state.legalNow() == seen.legalMoves());
            case TEST1, TEST2, SWAP2, OVER, READY ->
                answer(same && state.legalLatched() == seen.legalMoves());
            case UPDATE -> travels && same ? "later" : answer(same && flips(game, position));
            default -> answer(same);
        };
    }

    private boolean flips(Game game, Position before) {
        Square square = game.moves().get(at.move() - 1);
        long flips = Flips.flips(square.index(), before.board().player(), before.board().opponent());
        boolean black = before.toMove() == Color.BLACK;
        return (black ? state.toBlack() : state.toWhite()) == (flips | square.bit())
                && (black ? state.toWhite() : state.toBlack()) == 0;
    }

    private static String answer(boolean same) {
        return same ? "yes" : "no";
    }
}
