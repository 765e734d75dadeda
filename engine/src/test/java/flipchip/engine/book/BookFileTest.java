package flipchip.engine.book;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import flipchip.engine.board.Board;
import flipchip.engine.board.Square;
import flipchip.engine.board.Symmetry;
import org.junit.jupiter.api.Test;

class BookFileTest {
    private final Board second = Board.INITIAL.play(Square.D3);

    @Test
    void whatIsWrittenIsReadBack() throws IOException {
        BookPositions read = BookFile.parse("test", BookFile.format(book()));

        assertEquals(1, read.size());
        assertEquals(book().moves(second), read.moves(second));
    }

    @Test
    void theBuiltInBookIsWholeAndKnowsTheFirstMoves() throws IOException {
        BookPositions book = BookFile.readBuiltIn();

        assertEquals(4000, book.size());
        assertEquals(1, book.moves(Board.INITIAL).size());
        assertEquals(book.moves(Board.INITIAL).getFirst().centidiscs(),
            -book.moves(second).getFirst().centidiscs(), 100);
    }

    @Test
    void aPositionIsFoundInAllItsImages() {
        for (Symmetry symmetry : Symmetry.values()) {
            List<Square> moves = book().moves(symmetry.apply(second)).stream().map(BookMove::move).toList();
            assertEquals(List.of(symmetry.apply(Square.C5), symmetry.apply(Square.C3)), moves);
        }
    }

    @Test
    void damagedAndForeignFilesAreRefused() throws IOException {
        byte[] whole = BookFile.format(book());
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 200; i++) {
            byte[] damaged = whole.clone();
            damaged[random.nextInt(damaged.length)] ^= (byte) (1 << random.nextInt(8));
            assertThrows(IOException.class, () -> BookFile.parse("damaged", damaged));
        }
        assertEquals("x: not a Flipchip book",
            assertThrows(IOException.class, () -> BookFile.parse("x", new byte[3])).getMessage());
    }

    @Test
    void illegalMovesAreRefused() {
        Board canonical = BookPositions.canonical(second);

        assertThrows(IllegalArgumentException.class,
            () -> new BookPositions(Map.of(canonical, List.of(new BookMove(Square.A1, 0, 0)))));
    }

    private BookPositions book() {
        Symmetry symmetry = BookPositions.toCanonical(second);
        return new BookPositions(
            Map.of(symmetry.apply(second), List.of(new BookMove(symmetry.apply(Square.C3), -40, 7),
                new BookMove(symmetry.apply(Square.C5), 12, 700))));
    }
}
