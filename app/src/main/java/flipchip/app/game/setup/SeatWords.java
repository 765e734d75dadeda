package flipchip.app.game.setup;

import java.util.OptionalInt;
import flipchip.app.game.player.ComputerPlayer;
import flipchip.app.game.session.Seat;
import flipchip.app.game.session.SeatRating;
import flipchip.app.kit.text.NumberText;
import flipchip.app.kit.text.Strengths;
import flipchip.app.kit.text.Texts;
import flipchip.engine.api.Level;
import flipchip.engine.api.LossBudget;

/// What is said of those who can play: their names, what they are like in one line, and what they do exactly.
///
/// @param computer knows how far a level errs on purpose
record SeatWords(ComputerPlayer computer) {
    private static final Texts TEXTS = Texts.of("play");
    private static final int AT_ONCE_MILLIS = 100;

    String name(Seat seat) {
        return switch (seat) {
            case Seat.Human() -> TEXTS.get("seat.human");
            case Seat.Computer(Level level) -> TEXTS.get("card.level", level.number(), Strengths.name(level));
            case Seat.Chip(Level level) -> TEXTS.get("card.level", level.number(), Strengths.name(level));
            case Seat.HumanLike(var person) -> Strengths.name(person);
            case Seat.Adaptive _ -> TEXTS.get("card.adaptive");
            case Seat.External(String name) -> name;
        };
    }

    /// Empty for who has none, and for a level that errs as the user wants and not as it was rated.
    OptionalInt rating(Seat seat) {
        return seat.playing() instanceof Seat.Computer(Level level) && !errsAsRated(level)
            ? OptionalInt.empty()
            : SeatRating.of(seat);
    }

    private boolean errsAsRated(Level level) {
        return computer.lossOf(level).equals(level.limits().loss()) && computer.lossOfGame().isEmpty();
    }

    /// One short line.
    String character(Seat seat) {
        return switch (seat) {
            case Seat.Human() -> TEXTS.get("card.human.about");
            case Seat.Computer(Level level) -> character(level);
            case Seat.Chip(Level level) -> character(level);
            case Seat.HumanLike _ -> TEXTS.get("card.like.about");
            case Seat.Adaptive _ -> TEXTS.get("card.adaptive.about");
            case Seat.External _ -> TEXTS.get("card.guest.about");
        };
    }

    private String character(Level level) {
        LossBudget errs = loss(level);
        return !errs.isNone() ? TEXTS.get("card.errs", discs(errs))
            : isAtOnce(level) ? TEXTS.get("card.now")
            : TEXTS.get("card.time", seconds(level));
    }

    /// What a level does: the time of a move, and how far it errs on purpose.
    String explain(Seat seat) {
        return switch (seat) {
            case Seat.Human() -> TEXTS.get("level.human");
            case Seat.Computer(Level level) -> explain(level);
            case Seat.Chip(Level level) ->
                TEXTS.get("seat.chip", level.number(), Seat.Chip.FROM_EMPTIES) + ". " + explain(level);
            case Seat.HumanLike _ -> TEXTS.get("level.like");
            case Seat.Adaptive _ -> TEXTS.get("level.adaptive");
            case Seat.External _ -> TEXTS.get("level.guest");
        };
    }

    private String explain(Level level) {
        LossBudget errs = loss(level);
        String time = isAtOnce(level) ? TEXTS.get("level.now") : TEXTS.get("level.time", seconds(level));
        if (errs.isNone()) {
            return TEXTS.get("level.best", time);
        }
        String each = TEXTS.get("level.loss", time, errs.percent(), discs(errs));
        OptionalInt most = computer.lossOfGame();
        return most.isEmpty() ? each : TEXTS.get("level.loss.game", each, most.getAsInt() / 100);
    }

    /// What a level may lose with one move: no more than in the whole game.
    private LossBudget loss(Level level) {
        LossBudget own = computer.lossOf(level);
        int most = computer.lossOfGame().orElse(own.centidiscs());
        return new LossBudget(Math.min(own.centidiscs(), most), own.percent());
    }

    private static double discs(LossBudget loss) {
        return loss.centidiscs() / 100.0;
    }

    private static boolean isAtOnce(Level level) {
        return level.expected().toMillis() < AT_ONCE_MILLIS;
    }

    private static String seconds(Level level) {
        return NumberText.of("%.1f", level.expected().toMillis() / 1000.0);
    }
}
