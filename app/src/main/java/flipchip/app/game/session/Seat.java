package flipchip.app.game.session;

import flipchip.engine.api.Level;
import flipchip.engine.api.Person;
import flipchip.engine.board.Position;

/// Who plays one colour. Can change at any time, also in the middle of a game.
public sealed interface Seat {
    Seat HUMAN = new Human();

    /// A person at the board or the keyboard.
    record Human() implements Seat {}

    /// The engine at a level.
    record Computer(Level level) implements Seat {}

    /// The simulated endgame chip, which solves positions with few empty squares.
    ///
    /// @param level how the engine plays for it until then
    record Chip(Level level) implements Seat {
        /// At or below this many empty squares the chip plays itself.
        public static final int FROM_EMPTIES = 12;
        /// What is added to the level's number in the settings.
        private static final int CODE = 100;

        /// Whether the chip moves in `position`, and not the engine for it.
        public boolean solves(Position position) {
            return position.board().empties() <= FROM_EMPTIES;
        }
    }

    /// A computer that moves like a person.
    record HumanLike(Person person) implements Seat {}

    /// A computer as strong as the user is by his results; in one game it stays so.
    ///
    /// @param rating on the scale of [SeatRating]
    record Adaptive(int rating) implements Seat {
        /// What is added to the rating in the settings.
        private static final int CODE = 10_000;

        public Adaptive {
            rating = Math.clamp(rating, SeatRating.LEAST, SeatRating.MOST);
        }

        @Override
        public Seat playing() {
            return SeatRating.nearest(rating);
        }
    }

    /// Another program, hosted by the window. The settings do not keep it: at the next start a person sits
    /// there.
    ///
    /// @param name under which the user registered it
    record External(String name) implements Seat {}

    /// The seat for a number as settings keep it: 0 is a person, 1.. a level, 101.. the chip with that level
    /// before it, 1100.. a computer like a person of that rating, 10240.. one that adapts to the user.
    ///
    /// @throws IllegalArgumentException if no seat has this number
    static Seat ofLevel(int level) {
        return level == 0 ? HUMAN
            : level > Adaptive.CODE ? new Adaptive(level - Adaptive.CODE)
            : level >= Person.LEAST ? new HumanLike(new Person(level))
            : level > Chip.CODE ? new Chip(Level.of(level - Chip.CODE))
            : new Computer(Level.of(level));
    }

    /// The number as settings keep it, see [#ofLevel(int)].
    default int levelNumber() {
        return switch (this) {
            case Human() -> 0;
            case Computer(Level level) -> level.number();
            case Chip(Level level) -> Chip.CODE + level.number();
            case HumanLike(Person person) -> person.rating();
            case Adaptive(int rating) -> Adaptive.CODE + rating;
            case External _ -> 0;
        };
    }

    /// Who makes the moves: another one for an opponent that adapts.
    default Seat playing() {
        return this;
    }

    default boolean isHuman() {
        return this instanceof Human;
    }
}
