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
    void linesAreReadAsTheyAreWrittenAndMistakesAreNamed() throws NotationException {
        BookEdits edits =
            BookEdits.NONE.withLine("f5d6c3 +1.5").withLine("% a word").withLine("").withLine("f5f6 never");
        assertEquals(List.of("f5d6c3 1.5", "f5f6 never"), edits.lines());
        BookEdits again = BookEdits.NONE;
        for (String line : edits.lines()) {
            again = again.withLine(line);
        }
        assertEquals(edits.lines(), again.lines());
        for (String wrong : List.of("f5d6c3", "f5d6c3 good", "f5a1 1", "f5d6c3 65", "f5d6c3 NaN")) {
            assertThrows(NotationException.class, () -> BookEdits.NONE.withLine(wrong), wrong);
        }
    }
}
