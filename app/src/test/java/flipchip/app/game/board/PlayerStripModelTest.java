package flipchip.app.game.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import flipchip.app.game.session.GameSession;
import flipchip.app.game.session.Seat;
import flipchip.engine.api.Bound;
import flipchip.engine.api.SearchProgress;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;
import org.junit.jupiter.api.Test;

class PlayerStripModelTest {
    /// What the computer thinks of the position would be a hint.
    @Test
    void aComputerThatThinksSaysHowFarItLooksAndNoValue() {
        GameSession session = new GameSession();
        PlayerStripModel strip = new PlayerStripModel(session, Color.BLACK);
        session.setSeat(Color.BLACK, Seat.ofLevel(20));
        strip.showThinking(true, false, Optional.empty());
        assertEquals("thinking", strip.doingProperty().get());
        strip.showThinking(true, false, Optional.of(new SearchProgress(24, 73, 2250, Bound.EXACT, false,
            List.of(Square.D3), 9_000_000, Duration.ofSeconds(3))));
        assertEquals("thinks 24 moves ahead", strip.doingProperty().get());
    }
}
