package flipchip.app.learn.school;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import flipchip.engine.board.Board;
import flipchip.engine.people.Glicko2;

/// A rating of a learner by his results, game by game, on the scale of the opponents like people
/// (lab/notes/people.md). Each game counts as a period of [Glicko2].
public final class OwnRating {
    private static final Glicko2 SYSTEM = new Glicko2(0.5);
    private static final Glicko2.Rating START = new Glicko2.Rating(1300, 350, 0.06);
    private static final double KNOWN = 60;
    private static final int MOST_OF_A_HANDICAP = 8;
    private static final long CORNERS = 0x8100000000000081L;
    private static final double LEAST_DEVIATION = 45;
    private static final Pattern NAME = Pattern.compile("(level|like) (\\d{1,4})");
    /// Of the levels, by their number: the ratings by which their results against each other and against the
    /// opponents like people are likeliest (lab/notes/people.md). From level 14 on by the former alone.
    private static final int[] LEVELS = {0, 240, 410, 680, 870, 1070, 1180, 1240, 1330, 1470, 1560, 1620,
        1750, 1850, 1970, 2170, 2350, 2560, 2780, 2890, 3040};

    private OwnRating() {}

    /// Against whom results count.
    public enum Against {
        LEVELS, PEOPLE;

        private boolean is(String kind) {
            return kind.equals(this == PEOPLE ? "like" : "level");
        }
    }

    /// After a game.
    ///
    /// @param game number of the game among all, from 1
    public record Point(int game, double rating) {}

    /// The rating after each game against opponents of one kind.
    public static List<Point> of(OwnGames games, Against whom) {
        List<Point> points = new ArrayList<>();
        Glicko2.Rating rating = START;
        for (int i = 0; i < games.games().size(); i++) {
            OwnGame game = games.games().get(i);
            Optional<Integer> other = isHandicap(game) ? Optional.empty() : opponent(game.opponent(), whom);
            if (other.isPresent()) {
                Glicko2.Rating after = SYSTEM.after(rating,
                    List.of(new Glicko2.Result(new Glicko2.Rating(other.get(), KNOWN, 0.06),
                        (1 + Integer.signum(game.score())) / 2.0)));
                rating = new Glicko2.Rating(after.rating(), Math.max(LEAST_DEVIATION, after.deviation()),
                    after.volatility());
                points.add(new Point(i + 1, rating.rating()));
            }
        }
        return points;
    }

    /// Whether one side had corners before the first moves.
    private static boolean isHandicap(OwnGame game) {
        Board start = game.game().start().board();
        return Long.bitCount(start.occupied()) <= MOST_OF_A_HANDICAP && (start.occupied() & CORNERS) != 0;
    }

    /// The rating of a named opponent, if it is of that kind.
    private static Optional<Integer> opponent(String name, Against whom) {
        Matcher found = NAME.matcher(name);
        if (!found.matches() || !whom.is(found.group(1))) {
            return Optional.empty();
        }
        int number = Integer.parseInt(found.group(2));
        return whom == Against.PEOPLE ? Optional.of(number)
            : number > 0 && number < LEVELS.length ? Optional.of(LEVELS[number])
            : Optional.empty();
    }
}
