package flipchip.engine.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.function.Consumer;
import flipchip.engine.testkit.Boards;
import flipchip.engine.testkit.SlowRules;
import org.junit.jupiter.api.Test;

class MobilityTest {

    @Test
    void theOpeningHasFourMovesAndTenSquaresBesideWhite() {
        assertEquals(4, Mobility.legal(Board.INITIAL.player(), Board.INITIAL.opponent()));
        assertEquals(10, Mobility.potential(Board.INITIAL.player(), Board.INITIAL.opponent()));
    }

    @Test
    void countsAreThoseOfTheRulesToldSquareBySquare() {
        Consumer<Board> likeTheSlowRules = board -> {
            assertEquals(Square.list(SlowRules.potentialMoves(board)),
                Square.list(Mobility.potentialMoves(board.player(), board.opponent())));
            assertEquals(Long.bitCount(SlowRules.legalMoves(board)),
                Mobility.legal(board.player(), board.opponent()));
        };

        Boards.forAll(likeTheSlowRules);
        Boards.forAllFillings(likeTheSlowRules);
    }

    @Test
    void everyLegalMoveIsAPotentialOne() {
        Boards.forAll(board -> assertEquals(0,
            board.legalMoves() & ~Mobility.potentialMoves(board.player(), board.opponent())));
    }
}
