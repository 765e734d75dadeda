package flipchip.app.game.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import flipchip.engine.api.Level;
import flipchip.engine.api.Person;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SeatTest {
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 18, 101, 118, Person.LEAST, 1500})
    void settingsKeepWhoSitsThere(int number) {
        assertEquals(number, Seat.ofLevel(number).levelNumber());
    }

    @Test
    void numbersAreOfPeopleLevelsChipsAndPersons() {
        assertEquals(Seat.HUMAN, Seat.ofLevel(0));
        assertEquals(new Seat.Computer(Level.of(3)), Seat.ofLevel(3));
        assertEquals(new Seat.Chip(Level.of(3)), Seat.ofLevel(103));
        assertEquals(new Seat.HumanLike(new Person(Person.LEAST)), Seat.ofLevel(Person.LEAST));
        assertThrows(IllegalArgumentException.class, () -> Seat.ofLevel(100));
        assertEquals(0, new Seat.External("edax").levelNumber(), "a person sits there at the next start");
    }

    @Test
    void theChipMovesFromTwelveEmptySquaresOn() {
        Seat.Chip chip = new Seat.Chip(Level.of(1));
        assertTrue(chip.solves(withEmpties(12)));
        assertTrue(chip.solves(withEmpties(3)));
        assertFalse(chip.solves(withEmpties(13)));
    }

    private static Position withEmpties(int empties) {
        return new Position(new Board(-1L << empties & ~(1L << 63), 1L << 63), Color.BLACK);
    }

    @Test
    void aStandingChangesOneThingAtATime() {
        GameStatus later =
            GameStatus.FRESH.withSpent(Duration.ofSeconds(3)).withRunning(Optional.of(List.of()));
        assertEquals(new GameStatus(GameStatus.FRESH.time(), Duration.ofSeconds(3), Optional.empty(),
            Optional.of(List.of())), later);
        GameStatus shown =
            new GameStatus(later.time(), Duration.ZERO, Optional.empty(), Optional.empty(), false);
        assertFalse(shown.withSpent(Duration.ofSeconds(1)).withRunning(Optional.of(List.of())).flag());
        assertTrue(later.flag());
        assertThrows(IllegalArgumentException.class, () -> GameStatus.FRESH.withSpent(Duration.ofNanos(-1)));
    }
}
