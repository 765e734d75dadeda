package flipchip.hwsim.circuit.score;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.board.Stability;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Test;

/// The work list against the fixpoint, the incremental list against the full one, over whole games.
class StabilityListTest {
    private static final int GAMES = 80;

    @Test
    void fullAndIncrementalListsFindTheFixpointInEveryPositionOfAGame() {
        SplittableRandom random = new SplittableRandom(1L);
        long fullSteps = 0;
        long incrementalSteps = 0;
        for (int game = 0; game < GAMES; game++) {
            Position position = Position.INITIAL;
            StabilityList kept = new StabilityList();
            long before = 0;
            while (!position.isGameOver()) {
                Position next = position.play(Boards.oneOf(position.legalMoves(), random));
                StabilityRun incremental = kept.after(position, next);
                StabilityRun full = new StabilityList().full(next);
                long fixpoint = Stability.stable(next.black(), next.white());

                assertEquals(Square.list(fixpoint), Square.list(full.stable()), next.toString());
                assertEquals(Square.list(fixpoint), Square.list(incremental.stable()), next.toString());
                assertEquals(0, before & ~fixpoint, "the set never shrinks");
                assertEquals(0, before & (position.black() ^ next.black()) & position.board().occupied(),
                    "a stable disc is never flipped");
                before = fixpoint;
                fullSteps += full.examined().size();
                incrementalSteps += incremental.examined().size();
                position = next;
            }
        }
        assertTrue(incrementalSteps * 3 < fullSteps, incrementalSteps + " of " + fullSteps);
    }

    @Test
    void nothingIsLookedAtBeforeACornerOrASquareBesideItIsTaken() {
        Position position = Position.INITIAL.play(Square.D3);

        assertEquals(0, new StabilityList().full(position).examined().size());
    }

    @Test
    void theStartMaskIsThatOfTheDocument() {
        assertEquals("a1 b1 g1 h1 a2 h2 a7 h7 a8 b8 g8 h8", Square.list(Stability.FIRST_SQUARES));
    }
}
