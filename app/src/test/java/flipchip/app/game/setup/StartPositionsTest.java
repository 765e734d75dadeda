package flipchip.app.game.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import flipchip.app.kit.sound.Sound;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.book.BookLine;
import flipchip.engine.book.BookPositions;
import flipchip.engine.book.OpeningBook;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class StartPositionsTest {
    @Test
    void theListHasAHundredBoardsOfEightMovesNoTwoAlike() {
        List<Game> games = BalancedStarts.all();

        assertEquals(100, games.size());
        assertTrue(games.stream().allMatch(game -> game.length() == 8 && !game.isOver()));
        assertEquals(100,
            games.stream().map(game -> BookPositions.canonical(game.position().board())).distinct().count());
    }

    @Tag("slow")
    @Test
    void ourEngineCallsEveryStartEven() {
        try (Engine engine = new Engine(EngineOptions.DEFAULT)) {
            for (Game game : BalancedStarts.all()) {
                int value =
                    engine.search(game.position(), SearchLimits.depth(12).withConfidence(91)).centidiscs();
                assertTrue(Math.abs(value) <= 300, game + " is worth " + value);
            }
        }
    }

    @Test
    void handicapCornersAreBlacksAndWhiteBegins() {
        for (int corners = 1; corners <= 4; corners++) {
            Position position = new StartPosition.Corners(corners).game(new SplittableRandom(1)).position();
            long all = Square.A1.bit() | Square.A8.bit() | Square.H1.bit() | Square.H8.bit();
            assertEquals(corners, Long.bitCount(position.black() & all));
            assertEquals(0, position.white() & all);
            assertEquals(Color.WHITE, position.toMove());
            assertFalse(position.isGameOver());
        }
    }

    @Test
    void anOpeningIsPlayedFromAnyOfItsFourSidesAndKeepsItsName() {
        OpeningBook book = OpeningBook.standard();
        for (BookLine line : book.lines()) {
            for (int seed = 0; seed < 8; seed++) {
                Game game = new StartPosition.Opening(line).game(new SplittableRandom(seed));
                assertEquals(book.name(line.game().position().board()), book.name(game.position().board()));
            }
        }
    }

    @Test
    void clocksReadAsPlayersReadThem() {
        assertEquals("5:00", ClockText.left(Duration.ofMinutes(5)));
        assertEquals("1:01", ClockText.left(Duration.ofMillis(60_950)));
        assertEquals("0:09.4", ClockText.left(Duration.ofMillis(9_400)));
        assertEquals("0:00.1", ClockText.left(Duration.ofMillis(1)));
        assertEquals("0:00.0", ClockText.left(Duration.ofMillis(-5)));
        assertEquals("0:00.0", ClockText.leftOrOver(Duration.ofMillis(-999)));
        assertEquals("\u22120:01", ClockText.leftOrOver(Duration.ofMillis(-1_999)));
        assertEquals("\u22122:05", ClockText.leftOrOver(Duration.ofSeconds(-125)));
        assertEquals("5:00", ClockText.leftOrOver(Duration.ofMinutes(5)));
    }

    @Test
    void aToneFadesAndNeverClips() {
        byte[] tone = Sound.tone(880, 0.05);
        int first = peak(tone, 0, 200);
        int last = peak(tone, tone.length - 200, tone.length);

        assertTrue(first > 2_000 && first < Short.MAX_VALUE / 4, "peak " + first);
        assertTrue(last < first / 10, "peak at the end " + last);
    }

    private static int peak(byte[] tone, int from, int to) {
        int most = 0;
        for (int i = from; i < to; i += 2) {
            most = Math.max(most, Math.abs(tone[i + 1] << 8 | tone[i] & 0xFF));
        }
        return most;
    }
}
