package flipchip.app.window.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import flipchip.app.game.session.GameEvent;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.notation.Transcript;
import org.junit.jupiter.api.Test;

class NoticesTest {
    @Test
    void whoseTheEmptySquaresAreIsSaid() {
        Game wiped = Transcript.read("e6f4e3f6g5d6e7f5c5", Position.INITIAL).game();
        assertEquals("Game over: Black wins 13 to 0; the 51 empty squares count for Black.",
            Notices.end(new GameEvent.Ended(wiped, wiped.position().finalScoreForBlack(), Optional.empty())));
    }
}
