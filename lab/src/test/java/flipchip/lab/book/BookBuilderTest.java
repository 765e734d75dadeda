package flipchip.lab.book;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.book.BookMove;
import flipchip.engine.book.BookPositions;
import flipchip.engine.book.BookStyle;
import flipchip.engine.book.OpeningBook;
import flipchip.engine.notation.Transcript;
import flipchip.engine.notation.wthor.WthorGame;
import org.junit.jupiter.api.Test;

class BookBuilderTest {
    private final List<WthorGame> games =
        Stream.of("c4e3f6e6f5", "d3c5f6f5e6", "c4e3f6e6f5", "c4c5").map(BookBuilderTest::game).toList();

    @Test
    void positionsOfEnoughGamesAreEnteredAndTheirMovesCounted() {
        BookPositions book = build(2, 0);

        List<BookMove> second = book.moves(Board.INITIAL.play(Square.C4));
        assertEquals(3, gamesOf(second, Square.E3));
        assertEquals(1, gamesOf(second, Square.C5));
        assertTrue(book.moves(Board.INITIAL.play(Square.C4).play(Square.C5)).isEmpty());
    }

    @Test
    void valuesAreNegamaxedThroughTheBook() {
        BookPositions book = build(1, 20);

        book.forEach((board, moves) -> {
            for (BookMove move : moves) {
                List<BookMove> replies = book.moves(board.play(move.move()));
                if (!replies.isEmpty()) {
                    assertEquals(-replies.getFirst().centidiscs(), move.centidiscs());
                }
            }
        });
    }

    @Test
    void theBookGrowsToTheWantedSizeAlongItsBestLines() {
        assertEquals(20, build(1, 20).size());
    }

    @Test
    void theOpeningBookPlaysTheBestMovesOfItsPositions() {
        BookPositions positions = build(2, 0);
        OpeningBook book = new OpeningBook(List.of(), positions);
        Board board = Board.INITIAL.play(Square.F5);

        Square chosen = book.choose(board, new java.util.SplittableRandom(1)).orElseThrow();

        List<BookMove> moves = positions.moves(board);
        int value =
            moves.stream().filter(move -> move.move() == chosen).findFirst().orElseThrow().centidiscs();
        assertTrue(value >= moves.getFirst().centidiscs() - BookStyle.DEFAULT.mostLoss());
    }

    @Test
    void aDeepenedBookHasTheValuesOfTheDeeperSearches() {
        BookPositions book = build(1, 20);
        SearchLimits deeper = SearchLimits.depth(5);
        Board board = BookPositions.canonical(Board.INITIAL);
        try (Engine engine = new Engine(EngineOptions.DEFAULT.withTableMegabytes(4))) {
            BookPositions deepened =
                new BookDeepening(engine, deeper, BookStyle.DEFAULT, (_, _, _) -> {}).deepen(book, 20);
            int value = engine.search(new Position(board, Color.BLACK), deeper).centidiscs();

            assertEquals(20, deepened.size());
            assertTrue(deepened.moves(board).stream().anyMatch(move -> move.centidiscs() == value),
                value + " " + deepened.moves(board));
            assertTrue(book.moves(board).stream().noneMatch(move -> move.centidiscs() == value),
                book.moves(board)::toString);
        }
    }

    @Test
    void theMostPlayedPositionsAreDeepenedOnceThoseMetByPlayAreDone() {
        BookPositions book = build(1, 20);
        int[] searched = {0};
        try (Engine engine = new Engine(EngineOptions.DEFAULT.withTableMegabytes(4))) {
            new BookDeepening(engine, SearchLimits.depth(4), new BookStyle(0, false),
                (_, done, _) -> searched[0] = done).deepen(book, 100);
        }

        assertEquals(20, searched[0]);
    }

    private BookPositions build(int leastGames, int size) {
        try (Engine engine = new Engine(EngineOptions.DEFAULT.withTableMegabytes(4))) {
            return new BookBuilder(engine, SearchLimits.depth(3), 10, (_, _, _) -> {}).build(games,
                leastGames, size, BookPositions.EMPTY);
        }
    }

    private static int gamesOf(List<BookMove> moves, Square square) {
        return moves.stream().filter(move -> move.move() == square).mapToInt(BookMove::games).sum();
    }

    private static WthorGame game(String moves) {
        try {
            return new WthorGame(2000, 0, 0, 0, 32, 32, Transcript.parse(moves).moves());
        } catch (flipchip.engine.notation.NotationException e) {
            throw new IllegalArgumentException(e);
        }
    }
}
