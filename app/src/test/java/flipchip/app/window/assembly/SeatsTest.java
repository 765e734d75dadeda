package flipchip.app.window.assembly;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import flipchip.app.game.session.Seat;
import flipchip.app.kit.settings.Setting;
import flipchip.engine.api.Level;
import flipchip.engine.api.Person;
import org.junit.jupiter.api.Test;

class SeatsTest {
    private static final Setting.Kind<Seat> KIND = Seats.BLACK.kind();

    @Test
    void everySeatThatIsOfferedComesBack() {
        List<Seat> seats = new ArrayList<>(List.of(Seat.HUMAN));
        Level.ALL.forEach(level -> seats.addAll(List.of(new Seat.Computer(level), new Seat.Chip(level))));
        Person.ALL.forEach(person -> seats.add(new Seat.HumanLike(person)));

        seats.forEach(seat -> assertEquals(Optional.of(seat), KIND.read(KIND.write(seat))));
    }

    @Test
    void aStrengthThatIsNoLongerOfferedIsTheNearestOfToday() {
        assertEquals(List.of(1150, 1260, 1360, 1560, 1700, 1700, 1850),
            List.of(1150, 1300, 1450, 1600, 1725, 1730, 1850).stream()
                .map(rating -> KIND.read("like " + rating).orElseThrow())
                .map(seat -> ((Seat.HumanLike) seat).person().rating()).toList());
        assertEquals(Optional.empty(), KIND.read("like 12"));
        assertEquals(Optional.empty(), KIND.read("like a master"));
    }

    @Test
    void numbersOfEarlierProgramsAreRead() {
        assertEquals(Optional.of(Seat.HUMAN), KIND.read("0"));
        assertEquals(Optional.of(Seat.ofLevel(7)), KIND.read("7"));
        assertEquals(Optional.of("chip 3"), KIND.read("103").map(KIND::write));
        assertEquals(Optional.empty(), KIND.read("level 99"));
    }
}
