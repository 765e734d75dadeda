package flipchip.app.learn.school;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import flipchip.app.game.session.SeatRating;
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
        return of(games, EnumSet.of(whom));
    }

    /// The rating after the last game against any opponent that has one; empty before the first.
    public static OptionalInt now(OwnGames games) {
        List<Point> all = of(games, EnumSet.allOf(Against.class));
        return all.isEmpty() ? OptionalInt.empty() : OptionalInt.of((int) Math.round(all.getLast().rating()));
    }

    private static List<Point> of(OwnGames games, Set<Against> kinds) {
        List<Point> points = new ArrayList<>();
        Glicko2.Rating rating = START;
        for (int i = 0; i < games.games().size(); i++) {
            OwnGame game = games.games().get(i);
            Optional<Integer> other = isHandicap(game)
                ? Optional.empty()
                : kinds.stream().flatMap(whom -> opponent(game.opponent(), whom).stream()).findFirst();
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
        return whom == Against.PEOPLE
            ? Optional.of(number)
            : SeatRating.of(number).stream().boxed().findFirst();
    }
}
