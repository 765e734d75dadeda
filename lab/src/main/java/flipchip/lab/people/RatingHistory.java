package flipchip.lab.people;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import flipchip.engine.notation.wthor.WthorGame;
import flipchip.engine.people.Glicko2;

/// A history of the ratings of all players of the archive, year by year: a year is one period, because the
/// archive does not tell the days. Immutable after [#of].
public final class RatingHistory {
    /// The archive's number of the player whose name is not known.
    public static final int UNKNOWN = 0;

    private final Map<Integer, Map<Integer, Glicko2.Rating>> afterYear = new TreeMap<>();

    private RatingHistory() {}

    /// Rates all players by the games of all years. Games of the unknown player are left out.
    public static RatingHistory of(List<WthorGame> games, Glicko2 system) {
        TreeMap<Integer, List<WthorGame>> years = new TreeMap<>();
        for (WthorGame game : games) {
            if (counts(game)) {
                years.computeIfAbsent(game.year(), _ -> new ArrayList<>()).add(game);
            }
        }
        RatingHistory history = new RatingHistory();
        Map<Integer, Glicko2.Rating> now = new HashMap<>();
        for (int year = years.isEmpty() ? 1 : years.firstKey(); !years.isEmpty() && year <= years.lastKey();
                year++) {
            now = played(now, years.getOrDefault(year, List.of()), system);
            history.afterYear.put(year, now);
        }
        return history;
    }

    /// Whether a game says something about its players.
    public static boolean counts(WthorGame game) {
        return game.black() != UNKNOWN && game.white() != UNKNOWN && game.black() != game.white();
    }

    /// Black's score: 1, 0.5 or 0.
    public static double score(WthorGame game) {
        return (Integer.signum(game.blackDiscs() - 32) + 1) / 2.0;
    }

    /// The rating of a player by the games up to the end of `year`; [Glicko2#NEW] before the first.
    public Glicko2.Rating after(int year, int player) {
        return all(year).getOrDefault(player, Glicko2.NEW);
    }

    /// All players up to the end of `year`, by number.
    public Map<Integer, Glicko2.Rating> all(int year) {
        return afterYear.getOrDefault(year, Map.of());
    }

    private static Map<Integer, Glicko2.Rating> played(Map<Integer, Glicko2.Rating> before,
            List<WthorGame> games, Glicko2 system) {
        Map<Integer, List<Glicko2.Result>> results = new HashMap<>();
        before.keySet().forEach(player -> results.put(player, new ArrayList<>()));
        for (WthorGame game : games) {
            double score = score(game);
            Glicko2.Rating black = before.getOrDefault(game.black(), Glicko2.NEW);
            Glicko2.Rating white = before.getOrDefault(game.white(), Glicko2.NEW);
            results.computeIfAbsent(game.black(), _ -> new ArrayList<>())
                .add(new Glicko2.Result(white, score));
            results.computeIfAbsent(game.white(), _ -> new ArrayList<>())
                .add(new Glicko2.Result(black, 1 - score));
        }
        Map<Integer, Glicko2.Rating> after = new HashMap<>();
        results.forEach((player, played) -> after.put(player,
            bounded(system.after(before.getOrDefault(player, Glicko2.NEW), played))));
        return after;
    }

    /// The deviation never exceeds that of a new player.
    private static Glicko2.Rating bounded(Glicko2.Rating rating) {
        return new Glicko2.Rating(rating.rating(), Math.min(rating.deviation(), Glicko2.NEW.deviation()),
            rating.volatility());
    }
}
