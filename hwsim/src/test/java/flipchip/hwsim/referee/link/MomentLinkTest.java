package flipchip.hwsim.referee.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.SplittableRandom;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.notation.BoardText;
import flipchip.engine.notation.NotationException;
import flipchip.hwsim.referee.run.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A moment as a text, and back.
class MomentLinkTest {
    private static MomentLink read(String text) throws NotationException {
        return MomentLink.parse(text);
    }

    @Test
    void aLinkSaysMovesAndMoveClockAndGateDelay() throws NotationException {
        MomentLink link = read(" flipchip:f5d6c3d3?at=2.3.7\n");

        assertEquals(4, link.game().length());
        assertEquals(2, link.move());
        assertEquals(Optional.of(new Instant(2, 3, 7)), link.at());
        assertEquals("flipchip:f5d6c3d3?at=2.3.7", link.text());
    }

    @Test
    void withoutAnInstantItIsThePositionAfterTheMoveOrAtTheEnd() throws NotationException {
        assertEquals(1, read("flipchip:f5d6?at=1").move());
        assertEquals(Optional.empty(), read("flipchip:f5d6?at=1").at());
        assertEquals(2, read("FLIPCHIP:F5D6").move());
        assertEquals(0, read("flipchip:").move());
    }

    @Test
    void everyGameFromEveryStartComesBack() throws NotationException {
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < 100; i++) {
            Game line = randomGame(Game.INITIAL, random);
            Game from =
                i % 2 == 0 ? line : Game.startingAt(line.positionAt(random.nextInt(line.length() - 1)));
            Game game = i % 2 == 0 ? line : randomGame(from, random);
            int move = random.nextInt(game.length() + 1);
            MomentLink link = new MomentLink(game, move,
                i % 3 == 0
                    ? Optional.empty()
                    : Optional.of(new Instant(move, random.nextInt(8), random.nextInt(30))));
            assertEquals(link, read(link.text()), link::text);
            assertFalse(link.text().contains(" "), link::text);
        }
    }

    private static Game randomGame(Game from, SplittableRandom random) {
        Game game = from;
        while (!game.isOver()) {
            var moves = Square.all(game.position().legalMoves());
            game = game.play(moves.get(random.nextInt(moves.size())));
        }
        return game;
    }

    @ParameterizedTest
    @CsvSource({"flipchip:f5a1, 'move 2'",
        "flipchip:f5?at=2, 'It names move 2; the last move of its game is 1'",
        "flipchip:f5?at=1.2, 'not of the form'", "flipchip:f5?zoom=3, 'zoom=3'",
        "flipchip:f5?start=XO, 'start, square'", "flipchip:f5?at=1&view=<b>, 'view: ''<b>'' is not a view'",
        "http://f5, 'has the form'"})
    void aBadLinkIsRefusedWithWhatIsWrong(String text, String says) {
        String message = assertThrows(NotationException.class, () -> read(text)).getMessage();
        assertTrue(message.contains(says), message);
    }

    @Test
    void whatIsWrongQuotesLittleOfALink() {
        String values = assertThrows(NotationException.class, () -> read("flipchip:?" + "z".repeat(5000)))
            .fault().orElseThrow().values().toString();

        assertTrue(values.length() < 200, values);
    }

    @Test
    void otherTextsAreNoLinks() {
        assertTrue(MomentLink.isLink(" flipchip:f5"));
        assertFalse(MomentLink.isLink("f5d6c3"));
        assertFalse(MomentLink.isLink(BoardText.print(Game.INITIAL.position())));
    }
}
