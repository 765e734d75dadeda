package flipchip.app.game.setup;

import static flipchip.app.kit.text.Languages.speak;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import java.util.OptionalInt;
import flipchip.app.game.player.ComputerPlayer;
import flipchip.app.game.player.EngineService;
import flipchip.app.game.session.GameSession;
import flipchip.app.game.session.Seat;
import flipchip.app.kit.text.Languages;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Languages.class)
class SeatWordsTest {
    private final EngineService none = new EngineService((_, _, _) -> {
        throw new AssertionError("no search");
    }, Runnable::run);
    private final ComputerPlayer computer = new ComputerPlayer(new GameSession(), none, none, Runnable::run);
    private final SeatWords words = new SeatWords(computer);

    @Test
    void aLevelGivesAwayWhatItsBudgetSays() {
        speak(Locale.ENGLISH);
        assertEquals("Errs by up to 43 discs", words.character(Seat.ofLevel(1)));
        assertEquals("Errs by up to 3.7 discs", words.character(Seat.ofLevel(12)));
        assertEquals("Its best move at once", words.character(Seat.ofLevel(13)));
        assertEquals("Moves at once; gives away up to 6.4 discs in 95 of 100 moves.",
            words.explain(Seat.ofLevel(9)));
        speak(Locale.GERMAN);
        assertTrue(words.explain(Seat.ofLevel(8)).endsWith("; verschenkt in jedem Zug bis zu 6,05 Steine."),
            words.explain(Seat.ofLevel(8)));
    }

    @Test
    void noMoveGivesAwayMoreThanTheWholeGameMay() {
        speak(Locale.ENGLISH);
        computer.setLossOfGame(OptionalInt.of(2000));
        assertEquals("Errs by up to 20 discs", words.character(Seat.ofLevel(1)));
        computer.setLossOfGame(OptionalInt.of(0));
        assertEquals("Its best move at once", words.character(Seat.ofLevel(1)));
    }
}
