package flipchip.app.chips.gallery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.stream.IntStream;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Stability;
import flipchip.engine.notation.BoardText;
import flipchip.engine.notation.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What exhibits say: of games that begin or end unusually.
class ExhibitSentencesTest {
    private static final String FULL = "X".repeat(62);

    private static Recording<?> record(String exhibit, String choice, Game own) {
        Exhibit shown =
            Exhibits.all().stream().filter(one -> one.id().equals(exhibit)).findFirst().orElseThrow();
        return shown.record(
            new Exhibit.Request(choice, shown.forms().stream().findFirst().orElse(""), own, () -> false));
    }

    private static Game from(String board) {
        try {
            return Game.startingAt(BoardText.parse(board));
        } catch (NotationException e) {
            throw new AssertionError(e);
        }
    }

    /// The figure was that of the whole run, also where four positions went through.
    @ParameterizedTest
    @ValueSource(strings = {"opening", "middle", "stream"})
    void theScannerNeedsSixteenClocksForOnePosition(String choice) {
        assertEquals(List.of("16"), record("scanner", choice, Game.INITIAL).figures().stream()
            .filter(figure -> figure.id().equals("transfer")).map(Figure::value).toList());
    }

    @Test
    void twelveEmptySquaresAreTwelve() {
        Position twelve = SamplePositions.endgame(12);
        long stable = Stability.stable(twelve.black(), twelve.white());

        assertEquals(12, twelve.board().empties());
        assertEquals(Exhibit.common("number", Long.bitCount(stable)) + " stable discs",
            record("register", "late", Game.INITIAL).result());
        Recording<?> list = record("stability", "full", Game.INITIAL);
        assertEquals("Move 48, look 52: ",
            IntStream.range(0, list.steps().size()).mapToObj(list::sentence)
                .filter(sentence -> sentence.contains("first pass")).reduce((_, last) -> last).orElseThrow()
                .substring(0, 18));
    }

    @ParameterizedTest
    @ValueSource(strings = {"selector", "flipper"})
    void aBoardOnWhichTheGameIsOverIsNoPass(String exhibit) {
        Game over = from("X".repeat(4) + "-".repeat(60) + " O");

        assertEquals("neither side can move: the game is over",
            assertThrows(IllegalArgumentException.class, () -> record(exhibit, Exhibit.OWN_GAME, over))
                .getMessage());
    }

    /// The list continues from discs that are stable on the board with which a game begins.
    @Test
    void theListBeginsWithTheBoardThatWasSetUp() {
        Game start = from(FULL + "O- X");
        for (Game game : List.of(start, start.play(start.position().moves().getFirst()))) {
            Position last = game.position();
            Recording<?> run = record("stability", Exhibit.OWN_GAME, game);

            assertEquals(Long.bitCount(Stability.stable(last.black(), last.white())), Integer.parseInt(
                run.sentence(run.steps().size() - 1).replaceAll(".*The end: (\\d+) stable discs\\.", "$1")));
        }
    }
}
