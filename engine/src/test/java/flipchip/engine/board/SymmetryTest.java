package flipchip.engine.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SymmetryTest {

    @Test
    void a2GoesWhereTheNameSays() {
        List<Square> images = Arrays.stream(Symmetry.values()).map(s -> s.apply(Square.A2)).toList();

        assertEquals(
            List.of(Square.A2, Square.H2, Square.A7, Square.H7, Square.B1, Square.G1, Square.B8, Square.G8),
            images);
    }

    @ParameterizedTest
    @EnumSource
    void aBitboardMapsLikeItsSquares(Symmetry symmetry) {
        Boards.forAllFillings(board -> {
            long squareBySquare = 0;
            for (Square square : Square.values()) {
                squareBySquare |= (board.player() & square.bit()) != 0 ? symmetry.apply(square).bit() : 0;
            }
            assertEquals(squareBySquare, symmetry.apply(board.player()));
            assertEquals(board, symmetry.inverse().apply(symmetry.apply(board)));
        });
    }

    @ParameterizedTest
    @EnumSource
    void rulesAreTheSameInTheMirror(Symmetry symmetry) {
        Boards.forAll(board -> {
            Board image = symmetry.apply(board);
            assertEquals(symmetry.apply(board.legalMoves()), image.legalMoves());
            assertEquals(symmetry.apply(Stability.stable(board.player(), board.opponent())),
                Stability.stable(image.player(), image.opponent()));
            for (long rest = board.legalMoves(); rest != 0; rest &= rest - 1) {
                Square move = Square.of(Long.numberOfTrailingZeros(rest));
                assertEquals(symmetry.apply(board.play(move)), image.play(symmetry.apply(move)));
            }
        });
    }

    @Test
    void fourSymmetriesKeepTheStart() {
        List<Symmetry> keeping =
            Arrays.stream(Symmetry.values()).filter(Symmetry::keepsInitialBoard).toList();

        assertEquals(
            List.of(Symmetry.IDENTITY, Symmetry.HALF_TURN, Symmetry.TRANSPOSE, Symmetry.ANTI_TRANSPOSE),
            keeping);
    }

    @ParameterizedTest
    @EnumSource
    void aGameInTheMirrorEndsInTheMirroredPosition(Symmetry symmetry) {
        SplittableRandom random = new SplittableRandom(3);
        for (int i = 0; i < 50; i++) {
            Game game = Boards.game(random);
            assertEquals(symmetry.apply(game.position()), symmetry.apply(game).position());
        }
    }
}
