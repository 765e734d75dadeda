package flipchip.app.game.session;

import java.util.Comparator;
import java.util.OptionalInt;
import flipchip.engine.api.Level;
import flipchip.engine.api.Person;

/// How strong the computers are, on the one scale of the tournament players' ratings: the levels by the
/// ratings by which their results against each other and against the opponents like people are likeliest
/// (lab/notes/people.md). From level 14 on by the former alone.
public final class SeatRating {
    private static final int[] LEVELS = {240, 410, 680, 870, 1070, 1180, 1240, 1330, 1470, 1560, 1620, 1750,
        1850, 1970, 2170, 2350, 2560, 2780, 2890, 3040};
    public static final int LEAST = LEVELS[0];
    public static final int MOST = LEVELS[LEVELS.length - 1];

    private SeatRating() {}

    /// The rating of a seat; empty for people, for other programs, and for the chip, which no match has
    /// rated.
    public static OptionalInt of(Seat seat) {
        return switch (seat) {
            case Seat.Computer(Level level) -> of(level.number());
            case Seat.HumanLike(Person person) -> OptionalInt.of(person.rating());
            case Seat.Adaptive adaptive -> of(adaptive.playing());
            case Seat.Human _, Seat.Chip _, Seat.External _ -> OptionalInt.empty();
        };
    }

    /// The rating of the level with this number; empty if there is none.
    public static OptionalInt of(int level) {
        return level < 1 || level > LEVELS.length ? OptionalInt.empty() : OptionalInt.of(LEVELS[level - 1]);
    }

    /// Who plays as strong as that: one like people where there are such people, or else the nearest level.
    static Seat nearest(int rating) {
        return rating >= Person.LEAST && rating <= Person.MOST
            ? new Seat.HumanLike(new Person(rating))
            : new Seat.Computer(Level.ALL.stream()
                .min(Comparator.comparingInt(level -> Math.abs(LEVELS[level.number() - 1] - rating)))
                .orElseThrow());
    }
}
