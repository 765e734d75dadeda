package flipchip.app.files;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import flipchip.app.game.Defeat;
import flipchip.app.game.GameSession;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;
import org.junit.jupiter.api.Test;

class CurrentGameTest {
    private Instant now = Instant.EPOCH;
    private final GameSession session = new GameSession();
    private final CurrentGame current = new CurrentGame(session, () -> now);

    @Test
    void aGameGivenUpOrLostOnTimeIsSavedWithItsResult() {
        session.play(Square.D3);
        assertEquals("", current.saved().info().result());
        session.lose(Color.WHITE, Defeat.Cause.RESIGNED);
        assertEquals("+64:r", current.saved().info().result());

        session.takeBack();
        assertEquals("", current.saved().info().result());
        session.lose(Color.BLACK, Defeat.Cause.TIME);
        assertEquals("-64:t", current.saved().info().result());
    }

    @Test
    void theTimeOfAMoveIsSaved() {
        now = now.plusSeconds(3);
        session.play(Square.D3);

        assertEquals(Duration.ofSeconds(3), current.saved().times().get(List.of(Square.D3)));
    }
}
