package flipchip.app.game;

import flipchip.engine.api.Level;

/// Who plays one colour. Can change at any time, also in the middle of a game.
public sealed interface Seat {
    Seat HUMAN = new Human();

    /// A person at the board or the keyboard.
    record Human() implements Seat {}

    /// The engine at a level.
    record Computer(Level level) implements Seat {}

    /// The seat for a level number as settings keep it: 0 is a person.
    ///
    /// @throws IllegalArgumentException unless `level` is 0..the number of levels
    static Seat ofLevel(int level) {
        return level == 0 ? HUMAN : new Computer(Level.of(level));
    }

    /// The number of the level, 0 for a person.
    default int levelNumber() {
        return switch (this) {
            case Human() -> 0;
            case Computer(Level level) -> level.number();
        };
    }

    default boolean isHuman() {
        return this instanceof Human;
    }
}
