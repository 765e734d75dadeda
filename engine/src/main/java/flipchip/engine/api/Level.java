package flipchip.engine.api;

import java.time.Duration;
import java.util.List;

/// A playing strength one can choose, from a beginner's to all the engine has.
///
/// A weak level looks few plies ahead and has a [LossBudget]: it errs by discs, as people do, and never
/// plays at random. The time limit of each level only guards against slow machines.
///
/// @param number   1 = weakest
/// @param name     for people, English
/// @param limits   how a move is searched
/// @param expected time that a move takes on an ordinary computer
public record Level(int number, String name, SearchLimits limits, Duration expected) {

    /// All levels, weakest first.
    public static final List<Level> ALL = List.of(
        level(1, "Beginner", 1, 1, 100, new LossBudget(1200, 85), 10),
        level(2, "Novice", 2, 4, 100, new LossBudget(800, 70), 10),
        level(3, "Casual", 3, 6, 100, new LossBudget(500, 50), 10),
        level(4, "Club", 4, 8, 100, new LossBudget(300, 30), 10),
        level(5, "Strong club", 6, 12, 100, LossBudget.NONE, 20),
        level(6, "Tournament", 8, 14, 95, LossBudget.NONE, 40),
        level(7, "Expert", 11, 16, 91, LossBudget.NONE, 100),
        level(8, "Master", 14, 18, 73, LossBudget.NONE, 250),
        level(9, "Grandmaster", 18, 20, 73, LossBudget.NONE, 800),
        level(10, "Champion", 24, 22, 73, LossBudget.NONE, 4000));

    /// The level of a player who looks ahead but cannot be called strong: the one to start with.
    public static final Level MIDDLE = of(5);

    /// @throws IllegalArgumentException if the name is empty or the time is negative
    public Level {
        if (number < 1 || name.isBlank() || expected.isNegative()) {
            throw new IllegalArgumentException("level " + number + " '" + name + "', " + expected);
        }
    }

    /// @throws IllegalArgumentException unless `number` is 1..the number of levels
    public static Level of(int number) {
        if (number < 1 || number > ALL.size()) {
            throw new IllegalArgumentException("level " + number + " is not in 1.." + ALL.size());
        }
        return ALL.get(number - 1);
    }

    private static Level level(int number, String name, int depth, int empties, int confidence, LossBudget loss,
                               int expectedMillis) {
        Duration expected = Duration.ofMillis(expectedMillis);
        SearchLimits limits = SearchLimits.depth(depth)
            .withEndgameEmpties(empties)
            .withConfidence(confidence)
            .withTime(new TimeControl.PerMove(Duration.ofMillis(Math.max(500, 4L * expectedMillis))))
            .withLoss(loss)
            .withBook(true);
        return new Level(number, name, limits, expected);
    }
}
