package flipchip.engine.api;

import java.time.Duration;
import java.util.List;
import java.util.Objects;

/// A playing strength one can choose, from a beginner's to all the engine has.
///
/// A weak level looks few plies ahead and has a [LossBudget]: it gives discs away, as people do, and never
/// plays at random. The time limit of each level only guards against slow machines.
///
/// @param number   1 = weakest
/// @param name     for people, English
/// @param limits   how a move is searched
/// @param expected time that a move takes on an ordinary computer
public record Level(int number, String name, SearchLimits limits, Duration expected) {

    /// All levels, weakest first. Each scores 63 to 82 % against the one before, and the first about as well
    /// as a player who flips as many discs as possible (lab/notes/bench/levels.md).
    public static final List<Level> ALL =
        List.of(level(1, "First steps", 1, 1, 100, new LossBudget(4300, 100), 10),
            level(2, "Beginner", 1, 1, 100, new LossBudget(2800, 100), 10),
            level(3, "Novice", 1, 1, 100, new LossBudget(1950, 100), 10),
            level(4, "Learner", 1, 2, 100, new LossBudget(1450, 100), 10),
            level(5, "Casual", 1, 3, 100, new LossBudget(1010, 100), 10),
            level(6, "Improver", 1, 4, 100, new LossBudget(750, 100), 10),
            level(7, "Hobby", 2, 5, 100, new LossBudget(870, 100), 10),
            level(8, "Club novice", 2, 6, 100, new LossBudget(605, 100), 10),
            level(9, "Club", 3, 7, 100, new LossBudget(640, 95), 10),
            level(10, "Club regular", 3, 8, 100, new LossBudget(480, 80), 10),
            level(11, "Strong club", 4, 8, 100, new LossBudget(540, 88), 10),
            level(12, "Team", 4, 10, 100, new LossBudget(370, 70), 10),
            level(13, "Tournament novice", 4, 10, 100, LossBudget.NONE, 10),
            level(14, "Tournament", 5, 12, 100, LossBudget.NONE, 20),
            level(15, "Strong tournament", 6, 15, 100, LossBudget.NONE, 30),
            level(16, "Expert", 8, 16, 95, LossBudget.NONE, 40),
            level(17, "Master", 11, 16, 91, LossBudget.NONE, 100),
            level(18, "Grandmaster", 14, 17, 87, LossBudget.NONE, 300),
            level(19, "Champion", 18, 20, 73, LossBudget.NONE, 800),
            level(20, "Full strength", 24, 22, 73, LossBudget.NONE, 4000));

    /// The level of a player who looks ahead but cannot be called strong: the one to start with.
    public static final Level MIDDLE = of(9);

    /// @throws IllegalArgumentException if the name is empty or the time is negative
    /// @throws NullPointerException     if a value is missing
    public Level {
        Objects.requireNonNull(limits, "limits");
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

    private static Level level(int number, String name, int depth, int empties, int confidence,
            LossBudget loss, int expectedMillis) {
        Duration expected = Duration.ofMillis(expectedMillis);
        SearchLimits limits = SearchLimits.depth(depth).withEndgameEmpties(empties).withConfidence(confidence)
            .withTime(new TimeControl.PerMove(Duration.ofMillis(Math.max(500, 4L * expectedMillis))))
            .withLoss(loss).withBook(true);
        return new Level(number, name, limits, expected);
    }
}
