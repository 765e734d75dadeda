package flipchip.app.window.assembly;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import flipchip.app.game.session.Seat;
import flipchip.app.kit.settings.Setting;
import flipchip.engine.api.Level;
import flipchip.engine.api.Person;
import flipchip.engine.board.Color;

/// Who plays each colour, as a setting: "person", "level 4", "chip 4", "like 1450", "adaptive 1240". A
/// program that is hosted is not kept: at the next start a person sits there.
public final class Seats {
    public static final Setting<Seat> BLACK = setting("black", Seat.HUMAN);
    public static final Setting<Seat> WHITE = setting("white", Seat.ofLevel(4));

    private static final String PERSON = "person";
    private static final String CHIP = "chip";
    private static final String LIKE = "like ";
    /// Ratings that earlier programs offered stand for the nearest of today.
    private static final Pattern LIKED = Pattern.compile(LIKE + "([0-9]{3,4})");
    private static final Pattern ADAPTED = Pattern.compile("adaptive ([0-9]{3,4})");
    private static final Pattern LEVELLED = Pattern.compile("(level|chip) ([0-9]{1,3})");
    /// Earlier programs wrote 0 for a person, the level's number, and this much more for the chip.
    private static final int CHIP_NUMBER = 100;
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,3}");

    private Seats() {}

    /// The setting for one colour.
    public static Setting<Seat> of(Color color) {
        return color == Color.BLACK ? BLACK : WHITE;
    }

    private static Setting<Seat> setting(String id, Seat standard) {
        return new Setting<>(id, "", standard, new Setting.Kind.Named<>(Seats::read, Seats::word));
    }

    private static Optional<Seat> read(String word) {
        if (NUMBER.matcher(word).matches()) {
            int number = Integer.parseInt(word);
            return number == 0 ? Optional.of(Seat.HUMAN)
                : number > CHIP_NUMBER ? computer(true, number - CHIP_NUMBER)
                : computer(false, number);
        }
        Matcher liked = LIKED.matcher(word);
        if (liked.matches()) {
            return Optional.of(new Seat.HumanLike(Person.nearest(Integer.parseInt(liked.group(1)))));
        }
        Matcher adapted = ADAPTED.matcher(word);
        if (adapted.matches()) {
            return Optional.of(new Seat.Adaptive(Integer.parseInt(adapted.group(1))));
        }
        Matcher levelled = LEVELLED.matcher(word);
        return levelled.matches()
            ? computer(levelled.group(1).equals(CHIP), Integer.parseInt(levelled.group(2)))
            : Optional.of(Seat.HUMAN).filter(_ -> word.equals(PERSON));
    }

    private static Optional<Seat> computer(boolean chip, int number) {
        return Level.ALL.stream().filter(level -> level.number() == number).findFirst()
            .map(level -> chip ? new Seat.Chip(level) : new Seat.Computer(level));
    }

    private static String word(Seat seat) {
        return switch (seat) {
            case Seat.Human _, Seat.External _ -> PERSON;
            case Seat.Computer(Level level) -> "level " + level.number();
            case Seat.HumanLike(Person person) -> LIKE + person.rating();
            case Seat.Adaptive(int rating) -> "adaptive " + rating;
            case Seat.Chip(Level level) -> CHIP + " " + level.number();
        };
    }
}
