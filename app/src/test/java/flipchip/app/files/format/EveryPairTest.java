package flipchip.app.files.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.BiPredicate;
import java.util.regex.Pattern;
import flipchip.app.game.session.GameTree;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// From every form that is read through every pair of forms that are written: what was read is read again the
/// same, or the loss was named before.
class EveryPairTest {
    private static final int EACH = Integer.getInteger("flipchip.files", 20);
    private static final Map<String, BiPredicate<SavedGame, SavedGame>> PARTS = parts();
    private static final String MOVES = "(?:for|,) \\d+ moves?(?:,|$)";
    /// The words by which a loss of each part is named.
    private static final Map<String, List<String>> NAMED = Map.ofEntries(Map.entry("line", List.of(MOVES)),
        Map.entry("tree", List.of("variation", "comment", MOVES)), Map.entry("names", List.of("head")),
        Map.entry("event", List.of("head")), Map.entry("date", List.of("head")),
        Map.entry("result", List.of("head", "result")), Map.entry("times", List.of("time")),
        Map.entry("values", List.of("value")), Map.entry("clocks", List.of("clock")),
        Map.entry("tags", List.of("tag", "comment")), Map.entry("analysis", List.of("analysis")));

    static Set<String> kinds() {
        return ForeignForms.KINDS.keySet();
    }

    private static Map<String, BiPredicate<SavedGame, SavedGame>> parts() {
        Map<String, BiPredicate<SavedGame, SavedGame>> parts = new HashMap<>();
        parts.put("line", (one, two) -> one.game().position().equals(two.game().position())
                && one.tree().mainLine().equals(two.tree().mainLine()));
        parts.put("tree", (one, two) -> one.tree().equals(two.tree()));
        parts.put("names", (one, two) -> one.info().black().equals(two.info().black())
                && one.info().white().equals(two.info().white()));
        parts.put("event", (one, two) -> one.info().event().equals(two.info().event()));
        parts.put("date", (one, two) -> one.info().date().equals(two.info().date()));
        parts.put("result",
            (one, two) -> one.info().result().isEmpty() || one.info().result().equals(two.info().result()));
        parts.put("times", (one, two) -> near(one.times(), two.times()));
        parts.put("values",
            (one, two) -> one.extras().values().keySet().equals(two.extras().values().keySet()) && one
                .extras().values().entrySet().stream().allMatch(
                    value -> Math.abs(value.getValue() - two.extras().values().get(value.getKey())) < 0.006));
        parts.put("clocks", (one, two) -> one.extras().blackClock().equals(two.extras().blackClock())
                && one.extras().whiteClock().equals(two.extras().whiteClock()));
        parts.put("tags",
            (one, two) -> Set.copyOf(one.extras().tags()).equals(Set.copyOf(two.extras().tags())));
        parts.put("analysis", (one, two) -> one.analysis().equals(two.analysis()));
        return parts;
    }

    /// Hundredths of a second are all that GGF has.
    private static boolean near(Map<List<Square>, Duration> one, Map<List<Square>, Duration> two) {
        return one.keySet().equals(two.keySet()) && one.entrySet().stream().allMatch(
            time -> time.getValue().minus(two.get(time.getKey())).abs().compareTo(Duration.ofMillis(6)) < 0);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void whatIsReadIsKeptOrNamed(String kind) throws IOException {
        List<String> wrong = new ArrayList<>();
        int games = 0;
        for (long number = 0; number < EACH; number++) {
            for (SavedGame game : GameFiles.read(ForeignForms.sample(kind, number).first()).games()) {
                pairs(game, kind + " " + number, wrong);
                games++;
            }
        }
        assertEquals("", String.join("\n", wrong));
        assertTrue(games > 0 || kind.equals("WTHOR") || kind.contains("another game"), "no games of " + kind);
    }

    @ParameterizedTest
    @MethodSource("rich")
    void gamesWithEverythingAreKeptOrNamed(SavedGame game) {
        List<String> wrong = new ArrayList<>();
        pairs(game, "a game", wrong);

        assertEquals("", String.join("\n", wrong));
    }

    private static void pairs(SavedGame game, String name, List<String> wrong) {
        for (Form first : Form.values()) {
            SavedGame once = through(first, game, name, wrong);
            for (Form second : Form.values()) {
                through(second, once, name + " through " + first, wrong);
            }
        }
    }

    private static SavedGame through(Form form, SavedGame game, String name, List<String> wrong) {
        List<SavedGame> again = Recognizer.read(form.write(game)).games();
        if (again.size() != 1) {
            wrong.add(name + " in " + form + ": " + again.size() + " games");
            return game;
        }
        String said = Losses.of(form, game).orElse("");
        PARTS.forEach((part, same) -> {
            boolean named =
                NAMED.get(part).stream().anyMatch(word -> Pattern.compile(word).matcher(said).find());
            if (!named && !same.test(game, again.getFirst())) {
                wrong.add(name + " in " + form + ": " + part + " of " + form.write(game).strip() + " became "
                    + Form.SGF.write(again.getFirst()).strip());
            }
        });
        return again.getFirst();
    }

    static List<SavedGame> rich() {
        List<SavedGame> games = new ArrayList<>();
        for (int seed = 0; seed < 4 * EACH; seed++) {
            games.add(rich(new SplittableRandom(seed)));
        }
        return games;
    }

    /// A tree with comments in all signs, times and values, from the usual start or another.
    private static SavedGame rich(SplittableRandom random) {
        Game whole = Boards.randomGame(random, random.nextInt(8, 56));
        int from = random.nextBoolean() ? 0 : random.nextInt(whole.length() / 2);
        Position start = whole.positionAt(from);
        GameTree tree = GameTree.of(Game.startingAt(start).play(whole.moves().subList(from, whole.length())));
        Map<List<Square>, Duration> times = new HashMap<>();
        Map<List<Square>, Double> values = new HashMap<>();
        List<Square> line = tree.mainLine();
        for (int i = 1; i <= line.size(); i++) {
            if (random.nextInt(3) > 0) {
                times.put(line.subList(0, i), Duration.ofMillis(random.nextInt(600_000)));
            }
            if (random.nextInt(3) > 0) {
                values.put(line.subList(0, i), random.nextInt(-6400, 6400) / 100.0);
            }
        }
        GameInfo info = new GameInfo(word(random), word(random), word(random),
            random.nextBoolean() ? "2024-05-0" + random.nextInt(1, 9) : "",
            random.nextBoolean() ? "-12" : "+64:r");
        GameExtras extras = GameExtras.NONE.with("RB", "1500.5").with("RW", "1432").withValues(values);
        GameTree said = new GameTree(tree.start(), word(random), commented(tree.first(), random));
        return new SavedGame(info, said, times, "", extras);
    }

    private static List<GameTree.Node> commented(List<GameTree.Node> nodes, SplittableRandom random) {
        return nodes.stream().map(node -> new GameTree.Node(node.move(),
            random.nextInt(5) == 0 ? word(random) : "", node.markup(), commented(node.next(), random)))
            .toList();
    }

    private static String word(SplittableRandom random) {
        List<String> words = List.of("Ann", "Ben Čapek", "山田 太郎", "a: b; c", "C4 f5", "x (y)", "1500",
            "line one\nline two", "(;", ";)", "", "“quoted”", "a, b", "- -");
        String word = words.get(random.nextInt(words.size()));
        return word.contains("\n") ? "two lines" : word;
    }
}
