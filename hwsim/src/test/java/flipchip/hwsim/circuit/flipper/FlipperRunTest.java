package flipchip.hwsim.circuit.flipper;

import static org.junit.jupiter.api.Assertions.assertEquals;

import flipchip.engine.board.Board;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Flips;
import flipchip.engine.board.Square;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Test;

/// The recorded run of the flipper against the recorded opening and against the rules.
class FlipperRunTest {

    @Test
    void theOpeningMoveTurnsOneDiscAfterNineDelays() {
        FlipperRun run = FlipperRun.record(Board.INITIAL, Square.D3);

        for (Direction d : Direction.values()) {
            assertEquals(0, run.steps().get(0).at(d).forward());
            assertEquals(Square.D3.bit(), run.steps().get(1).at(d).forward());
        }
        assertEquals(Square.D3.bit() | Square.D4.bit(), run.steps().get(3).at(Direction.S).forward());
        assertEquals(Square.E4.bit(), run.steps().get(2).at(Direction.SE).endchain());
        assertEquals(Square.D5.bit(), run.steps().get(4).at(Direction.S).endchain());
        assertEquals(Square.D5.bit(), run.steps().get(5).at(Direction.S).backward());
        assertEquals(Square.D4.bit(), run.steps().get(6).at(Direction.S).flipped());
        assertEquals(9, run.last().delay());
        assertEquals(Square.D4.bit(), run.last().flips());
    }

    @Test
    void theLastStepShowsTheFlipsOfTheRules() {
        Boards.forAll(12, random -> Boards.reachable(random, random.nextInt(50)), board -> {
            for (Square square : Square.all(Long.lowestOneBit(board.legalMoves()))) {
                assertEquals(Flips.flips(square.index(), board.player(), board.opponent()),
                    FlipperRun.record(board, square).last().flips());
            }
        });
    }
}
