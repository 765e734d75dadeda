package flipchip.engine.book;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import flipchip.engine.board.Board;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.board.Symmetry;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OpeningBookTest {
    private final OpeningBook book = new OpeningBook(OpeningBook.standard().lines());

    @Test
    void everyPositionOfEveryLineHasALegalMoveInEverySymmetry() {
        SplittableRandom random = new SplittableRandom(1);
        assertEquals(20, book.lines().size());
        for (BookLine line : book.lines()) {
            for (int ply = 0; ply < line.game().length(); ply++) {
                for (Symmetry symmetry : Symmetry.values()) {
                    Position position = symmetry.apply(line.game().positionAt(ply));
                    Square move = book.choose(position.board(), random).orElseThrow();
                    assertTrue(position.isLegal(move),
                        line.name() + " ply " + ply + " " + symmetry + ": " + move);
                }
            }
        }
    }

    @Test
    void everyLineKnowsItsOwnNextMove() {
        for (BookLine line : book.lines()) {
            for (int ply = 0; ply < line.game().length(); ply++) {
                Board board = line.game().positionAt(ply).board();
                assertTrue(movesOf(board).contains(line.game().moves().get(ply)),
                    line.name() + " ply " + ply);
            }
        }
    }

    @Test
    void theFourFirstMovesAreAllPlayed() {
        assertEquals(EnumSet.of(Square.D3, Square.C4, Square.F5, Square.E6), movesOf(Board.INITIAL));
    }

    @Test
    void theSameSeedMakesTheSameChoices() {
        SplittableRandom one = new SplittableRandom(42);
        SplittableRandom two = new SplittableRandom(42);
        for (int i = 0; i < 20; i++) {
            assertEquals(book.choose(Board.INITIAL, one), book.choose(Board.INITIAL, two));
        }
    }

    @Test
    void anOpeningIsNamedFromAnyFirstMove() throws NotationException {
        Board tiger = Transcript.parse("f5d6c3d3c4").position().board();

        assertEquals(Optional.of("Tiger"), book.name(tiger));
        assertEquals(Optional.empty(), book.name(Board.INITIAL));
    }

    @Test
    void anUnknownBoardHasNoMove() {
        Board unknown = new Board(Square.A1.bit(), Square.B1.bit());

        assertEquals(Optional.empty(), book.choose(unknown, new SplittableRandom(1)));
    }

    @DisplayName("lecture line cannot be played: its first illegal move")
    @ParameterizedTest(name = "{0}: ply {1}, {2}")
    // @formatter:off
    @CsvSource({
        "e4 d3 c5 f6 f5 f4,    1, e4",
        "d3 c3 d6 c4 f4 e3 f5, 3, d6",
        "c4 e3 f4 c5 b4 a5,    5, b4"})
    // @formatter:on
    void linesOfTheLectureAreIllegal(String moves, int ply, String illegal) {
        Transcript.Reading reading = Transcript.read(moves, Position.INITIAL);

        assertEquals(ply - 1, reading.game().length());
        assertEquals("move " + ply, reading.problem().orElseThrow().getMessage().split(":")[0]);
        assertTrue(reading.problem().orElseThrow().getMessage().contains(illegal));
    }

    @DisplayName("corrected lecture line is legal and in the book")
    @ParameterizedTest
    @CsvSource({"c4e3f6e6f5", "d3c3c4c5d6", "c4e3f4c5d6f3e6c3d3e2"})
    void correctedLinesAreKnown(String moves) throws NotationException {
        Game game = Transcript.parse(moves);

        assertNotEquals(Optional.empty(), book.name(game.position().board()));
    }

    @Test
    void aBadLineIsNamed() {
        Exception e = assertThrows(NotationException.class,
            () -> OpeningBook.read(new StringReader("% comment\nOops: d3d4\n")));

        assertTrue(e.getMessage().contains("line 2, Oops"), e.getMessage());
    }

    private Set<Square> movesOf(Board board) {
        SplittableRandom random = new SplittableRandom(7);
        Set<Square> moves = EnumSet.noneOf(Square.class);
        for (int i = 0; i < 2000; i++) {
            moves.add(book.choose(board, random).orElseThrow());
        }
        return moves;
    }
}
