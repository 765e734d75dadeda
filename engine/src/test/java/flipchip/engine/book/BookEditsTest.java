package flipchip.engine.book;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import flipchip.engine.board.Board;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.board.Symmetry;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;
import org.junit.jupiter.api.Test;

class BookEditsTest {
    private static final OpeningBook BOOK = OpeningBook.standard();

    private static Game game(String moves) throws NotationException {
        return Transcript.parse(moves);
    }

    @Test
    void aMoveForbiddenIsNeverPlayedAndOneThatIsPraisedIs() throws NotationException {
        Game before = game("f5d6c3");
        Board board = before.position().board();
        Square best = BOOK.moves(board).getFirst().move();
        OpeningBook without = BOOK.with(BookEdits.NONE.with(before.play(best), OptionalInt.empty()));
        for (int draw = 0; draw < 200; draw++) {
            assertTrue(!without.choose(board, new Random(draw)).equals(Optional.of(best)));
        }
        Square other =
            before.position().moves().stream().filter(move -> move != best).findFirst().orElseThrow();
        OpeningBook praised = BOOK.with(BookEdits.NONE.with(before.play(other), OptionalInt.of(3000)));
        assertEquals(Optional.of(other), praised.choose(board, new Random(1)));
        assertEquals(3000, praised.moves(board).getFirst().centidiscs());
    }

    @Test
    void itHoldsInEverySymmetryAndByEveryWay() throws NotationException {
        Game before = game("f5d6c3d3c4");
        Square move = before.position().moves().getFirst();
        BookEdits edits = BookEdits.NONE.with(before.play(move), OptionalInt.of(-250));
        for (Symmetry symmetry : Symmetry.values()) {
            Board image = symmetry.apply(before.position().board());
            assertEquals(OptionalInt.of(-250), edits.of(image).get(symmetry.apply(move)));
        }
        assertEquals(0, edits.without(before.play(move)).size());
    }

    @Test
    void aMoveIsCorrectedFromEachBoardThatLeadsToTheSame() throws NotationException {
        BookEdits edits = BookEdits.NONE.with(game("f5d6c3d3c4"), OptionalInt.of(600))
            .with(game("f5d6c4d3e6"), OptionalInt.of(0));
        Board other = game("f5d6c4d3").position().board();
        assertEquals(OptionalInt.of(600), edits.of(other).get(Square.C3));
        assertEquals(Optional.of(Square.C3), BOOK.with(edits).choose(other, new Random(1)));
    }

    @Test
    void aMoveForbiddenIsForbiddenOnBothSidesOfASymmetricBoard() throws NotationException {
        OpeningBook none = BOOK.with(BookEdits.NONE.with(game("f5"), OptionalInt.empty()));
        assertEquals(List.of(), none.moves(Board.INITIAL));
        for (int draw = 0; draw < 20; draw++) {
            assertEquals(Optional.empty(), none.choose(Board.INITIAL, new Random(draw)));
        }
        OpeningBook one = BOOK.with(BookEdits.NONE.with(game("f5"), OptionalInt.of(200)));
        assertEquals(List.of(200), one.moves(Board.INITIAL).stream().map(BookMove::centidiscs).toList());
    }

    @Test
    void linesAreReadAsTheyAreWrittenAndMistakesAreNamed() throws NotationException {
        BookEdits edits =
            BookEdits.ofLines(List.of("f5d6c3 +1.5", "% a word", "", "f5f6 3", "d3c3 2", "f5f6 never"));
        assertEquals(List.of("f5d6c3 1.5", "f5f6 never"), edits.lines());
        assertEquals(edits.lines(), BookEdits.ofLines(edits.lines()).lines());
        for (String wrong : List.of("f5d6c3", "f5d6c3 good", "f5a1 1", "f5d6c3 65", "f5d6c3 NaN")) {
            NotationException said =
                assertThrows(NotationException.class, () -> BookEdits.ofLines(List.of("", wrong)), wrong);
            assertTrue(said.getMessage().startsWith("line 2"), said.getMessage());
        }
    }
}
