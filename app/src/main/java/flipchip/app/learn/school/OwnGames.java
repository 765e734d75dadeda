package flipchip.app.learn.school;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import flipchip.engine.analysis.GamePhase;
import flipchip.engine.book.OpeningBook;
import flipchip.engine.io.FileFault;
import flipchip.engine.io.LineFile;

/// A list of the learner's games, the oldest first. Immutable. A file has a line for each.
public record OwnGames(List<OwnGame> games) {
    public static final OwnGames NONE = new OwnGames(List.of());
    private static final String HEADER =
        "ended,colour,opponent,score,accuracy,opening,middle,end,mistakes,moves\n";

    public OwnGames {
        games = List.copyOf(games);
    }

    /// With a game more at the end, unless it is the last one again: its end was taken back and replayed.
    public OwnGames with(OwnGame game) {
        return !games.isEmpty() && games.getLast().isSameAs(game)
            ? this
            : new OwnGames(Stream.concat(games.stream(), Stream.of(game)).toList());
    }

    /// With an analysis of the game that ended then.
    public OwnGames judged(OwnGame game) {
        return new OwnGames(
            games.stream().map(old -> old.ended().equals(game.ended()) ? game : old).toList());
    }

    /// With the games that another program has kept meanwhile; where both know a game, as it was analysed.
    public OwnGames merged(OwnGames other) {
        Map<String, OwnGame> all = new LinkedHashMap<>();
        for (OwnGame game : Stream.concat(other.games.stream(), games.stream()).toList()) {
            all.merge(game.ended() + " " + game.played(), game,
                (old, own) -> own.choices().isPresent() ? own : old);
        }
        return new OwnGames(all.values().stream().sorted(Comparator.comparing(OwnGame::ended)).toList());
    }

    /// Whether the game that ended then has no analysis yet.
    public boolean awaits(OwnGame game) {
        return games.stream().anyMatch(old -> old.ended().equals(game.ended()) && old.choices().isEmpty());
    }

    /// The latest game without analysis.
    public Optional<OwnGame> unjudged() {
        return games.reversed().stream().filter(game -> game.choices().isEmpty()).findFirst();
    }

    /// Mean accuracy against each opponent, by name.
    public Map<String, Double> accuracyByOpponent() {
        return accuracyBy(game -> Optional.of(game.opponent()));
    }

    /// Mean accuracy in each opening that the book has a name for.
    public Map<String, Double> accuracyByOpening() {
        return accuracyBy(game -> OpeningBook.standard().name(game.game()));
    }

    private Map<String, Double> accuracyBy(Function<OwnGame, Optional<String>> name) {
        Map<String, List<Double>> all = new TreeMap<>();
        games.forEach(game -> game.accuracy().ifPresent(accuracy -> name.apply(game)
            .ifPresent(key -> all.computeIfAbsent(key, _ -> new ArrayList<>()).add(accuracy))));
        Map<String, Double> means = new TreeMap<>();
        all.forEach((key, values) -> means.put(key,
            values.stream().mapToDouble(Double::doubleValue).average().orElseThrow()));
        return means;
    }

    /// Mean accuracy in a phase; empty if no game has one.
    public OptionalDouble accuracy(GamePhase phase) {
        return games.stream().map(game -> game.accuracy(phase)).filter(OptionalDouble::isPresent)
            .mapToDouble(OptionalDouble::getAsDouble).average();
    }

    /// A table for other programs, a line for each game under a line of names; RFC 4180.
    public String csv() {
        StringBuilder text = new StringBuilder(HEADER);
        for (OwnGame game : games) {
            text.append(game.ended()).append(',').append(game.own().toString().toLowerCase(Locale.ROOT))
                .append(',').append(quoted(game.opponent())).append(',').append(game.score()).append(',')
                .append(number(game.accuracy()));
            for (GamePhase phase : GamePhase.values()) {
                text.append(',').append(number(game.accuracy(phase)));
            }
            text.append(',').append(game.choices().isPresent() ? game.mistakes().size() : "").append(',')
                .append(game.played()).append('\n');
        }
        return text.toString();
    }

    private static String quoted(String text) {
        return text.matches("[^\",\\n]*") ? text : '"' + text.replace("\"", "\"\"") + '"';
    }

    private static String number(OptionalDouble value) {
        return value.isPresent() ? String.format(Locale.ROOT, "%.1f", value.getAsDouble()) : "";
    }

    /// What the file holds; nothing if there is none.
    ///
    /// @param damaged told of damaged lines, which are left out
    public static OwnGames load(Path file, Consumer<? super FileFault> damaged) throws IOException {
        List<OwnGame> games = new ArrayList<>();
        kept(file).read(line -> games.add(OwnGame.parse(line))).ifPresent(damaged);
        return new OwnGames(games);
    }

    private static LineFile kept(Path file) {
        return new LineFile(file, "own games");
    }

    /// Writes all of them; a file that is there stays whole if this fails.
    public void save(Path file) throws IOException {
        kept(file).update(OwnGame::parse, () -> games.stream().map(OwnGame::print).toList());
    }
}
