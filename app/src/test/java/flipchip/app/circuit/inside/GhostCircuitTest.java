package flipchip.app.circuit.inside;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import flipchip.app.game.board.GhostPicture;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Flips;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.board.Stability;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Test;

/// What the preview's circuit says, against the rules.
class GhostCircuitTest {
    private static final int EVERY = 40;
    private final GhostCircuit circuit = new GhostCircuit();
    private int seen;

    @Test
    void everyLegalMoveIsPreviewedAsTheRulesHaveIt() {
        Boards.forAll(board -> {
            if (seen++ % EVERY == 0) {
                compare(board, seen % (2 * EVERY) == 1 ? Color.BLACK : Color.WHITE);
            }
        });
    }

    private void compare(Board board, Color mover) {
        Position position = new Position(board, mover);
        for (Square square : Square.values()) {
            boolean empty = ((board.player() | board.opponent()) & square.bit()) == 0;
            long flips = empty ? Flips.flips(square.index(), board.player(), board.opponent()) : 0;
            Optional<GhostPicture> expected = Optional.empty();
            if (flips != 0) {
                long player = board.player() | flips | square.bit();
                long opponent = board.opponent() & ~flips;
                expected = Optional.of(new GhostPicture(square, mover, flips,
                    new Board(opponent, player).legalMoves(), new Board(player, opponent).legalMoves(),
                    Stability.stable(player, opponent), Stability.stable(player, opponent) & player));
            }
            assertEquals(expected, circuit.preview(position, square), board + " " + square);
        }
    }
}
