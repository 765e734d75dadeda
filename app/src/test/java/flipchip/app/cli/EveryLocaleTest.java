package flipchip.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import flipchip.app.engines.protocol.TalkedTo;
import flipchip.app.files.format.GameInfo;
import flipchip.app.files.format.GgfGames;
import flipchip.app.files.format.SavedGame;
import flipchip.app.files.format.TreeFormat;
import flipchip.app.game.session.GameTree;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.notation.BoardText;
import flipchip.engine.notation.Ggf;
import flipchip.engine.notation.GgfClock;
import flipchip.engine.notation.GgfGame;
import flipchip.engine.notation.GgfReading;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Obf;
import flipchip.engine.notation.ObfProblem;
import flipchip.engine.notation.Transcript;
import flipchip.engine.testkit.Boards;
import flipchip.hwsim.referee.link.MomentLink;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What is written for machines is the same on every desktop, and every desktop reads it: also those whose
/// language has digits and minus signs of its own, and the Turkish one, whose small I has a dot.
@Tag("thorough")
class EveryLocaleTest {
    private static final List<String[]> COMMANDS = List.of(new String[] {"perft", "4"},
        new String[] {"hw", "list"}, new String[] {"hw", "stats", "array"},
        new String[] {"analyse", "f5d6c3d3c4f4c5b4d2", "--depth", "2"}, new String[] {"ANALYSE"},
        new String[] {"hw", "hazard", "list"},
        new String[] {"analyse", "f5d6c3d3c4f4c5b4d2", "--depth", "2", "--json"},
        new String[] {"hw", "trace", "array", "--move", "d3"});
    private static final Expected EXPECTED = Expected.now();

    private final Locale before = Locale.getDefault();

    /// What is written in no language at all.
    private record Expected(Map<String, String> texts, List<CommandLineRun> runs) {
        static Expected now() {
            Locale before = Locale.getDefault();
            Locale.setDefault(Locale.ROOT);
            try {
                return new Expected(EveryLocaleTest.texts(),
                    COMMANDS.stream().map(CommandLineRun::of).toList());
            } catch (IOException | NotationException e) {
                throw new IllegalStateException(e);
            } finally {
                Locale.setDefault(before);
            }
        }
    }

    @TempDir
    private Path folder;

    static Stream<Locale> locales() {
        return Stream.of("ar-EG", "fa-IR", "ne-NP", "mr-IN", "tr-TR").map(Locale::forLanguageTag);
    }

    @AfterEach
    void back() {
        Locale.setDefault(before);
    }

    /// Without this the others would prove nothing.
    @Test
    @SuppressWarnings("AnnotateFormatMethod")
    void theLocalesDiffer() {
        for (Locale locale : locales().toList()) {
            if (locale.getLanguage().equals("tr")) {
                assertNotEquals("title", "TITLE".toLowerCase(locale));
            } else {
                assertNotEquals("-12", String.format(locale, "%+d", -12), locale.toString());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("locales")
    void everyTextIsTheSame(Locale locale) throws IOException, NotationException {
        Locale.setDefault(locale);

        Map<String, String> found = texts();

        EXPECTED.texts.forEach((name, text) -> assertEquals(text, found.get(name), name));
    }

    @ParameterizedTest
    @MethodSource("locales")
    void whatIsWrittenIsReadBackEqual(Locale locale) throws NotationException {
        Locale.setDefault(locale);

        for (SavedGame game : games()) {
            assertEquals(List.of(game), TreeFormat.read(TreeFormat.write(game)).games());
            GgfGame ggf = withClocks(GgfGames.toGgf(game));
            GgfReading read = Ggf.read(Ggf.write(ggf));
            assertEquals(List.of(), read.problems());
            assertEquals(ggf, read.games().getFirst());
            assertEquals(game.game(), Transcript.parse(Transcript.print(game.game())));
            MomentLink link = new MomentLink(game.game(), game.game().length(), Optional.empty());
            assertEquals(link, MomentLink.parse(link.text()));
        }
        for (Position position : positions()) {
            assertEquals(position, BoardText.parse(BoardText.print(position)));
            ObfProblem problem = problem(position);
            assertEquals(Optional.of(problem), Obf.parseLine(Obf.print(problem)));
        }
    }

    @ParameterizedTest
    @MethodSource("locales")
    void everyCommandSaysTheSame(Locale locale) {
        Locale.setDefault(locale);
        for (int i = 0; i < COMMANDS.size(); i++) {
            CommandLineRun found = CommandLineRun.of(COMMANDS.get(i));
            CommandLineRun expected = EXPECTED.runs.get(i);
            String what = String.join(" ", COMMANDS.get(i));
            assertEquals(expected.exitCode(), found.exitCode(), what);
            assertEquals(timeless(expected.out()), timeless(found.out()), what);
            assertEquals(timeless(expected.err()), timeless(found.err()), what);
        }
    }

    @ParameterizedTest
    @MethodSource("locales")
    void everyExportHasTheSameBytes(Locale locale) throws IOException {
        for (Locale each : List.of(Locale.ROOT, locale)) {
            Locale.setDefault(each);
            Path to = folder.resolve(each.equals(Locale.ROOT) ? "root" : "local");
            assertEquals(0,
                CommandLineRun
                    .of("hw", "export", "array", "--format", "SV,BENCH,JSON,DOT,WAVEDROM", to.toString())
                    .exitCode());
        }
        List<String> names = names(folder.resolve("root"));
        assertTrue(names.size() >= 5, names.toString());
        assertEquals(names, names(folder.resolve("local")));
        for (String name : names) {
            assertEquals(-1,
                Files.mismatch(folder.resolve("root").resolve(name), folder.resolve("local").resolve(name)),
                name);
        }
    }

    private static List<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    /// Numbers with a fraction may be times; the signs they are made of may not change.
    private static String timeless(String text) {
        return text.replaceAll("[0-9,]+\\.[0-9]+|[0-9,]{4,}", "#").replaceAll(" +", " ");
    }

    private static Map<String, String> texts() throws IOException, NotationException {
        Map<String, String> texts = new LinkedHashMap<>();
        int number = 0;
        for (SavedGame game : games()) {
            String ggf = Ggf.write(withClocks(GgfGames.toGgf(game)));
            texts.put("tree " + number, TreeFormat.write(game));
            texts.put("GGF " + number, ggf);
            texts.put("transcript " + number, Transcript.print(game.game()));
            texts.put("NBoard " + number, TalkedTo.nboard("nboard 2\nset depth 3\nset game " + ggf
                + "\nping 7\nhint 3\nmove d3/1.5/0.3\ngo\nmove zz\nset depth 999\nanalyze\nlearn\n"));
            texts.put("GTP " + number,
                TalkedTo.gtp("1 boardsize 8\nplay b d3\n2 GENMOVE W\ntime_left b 10 0\nfinal_score\n"
                    + "3 LIST_GAMES\nshowboard\ntime_settings 1 2 3\nplay b i9\n"));
            number++;
        }
        for (Position position : positions()) {
            texts.put("OBF " + number, Obf.print(problem(position)));
            texts.put("board " + number, BoardText.print(position));
            number++;
        }
        return texts;
    }

    private static List<SavedGame> games() {
        SplittableRandom random = new SplittableRandom(17);
        List<SavedGame> games = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            Game game = Boards.randomGame(random, i < 4 ? 60 : random.nextInt(50));
            Map<List<Square>, Duration> times =
                Map.of(game.moves().subList(0, 3), Duration.ofMillis(12_345 + i));
            games.add(new SavedGame(
                new GameInfo("İbrahim", "علی", "title " + i, "2026-11-22", i % 2 == 0 ? "-34" : "+12"),
                GameTree.of(game), times));
        }
        return games;
    }

    private static List<Position> positions() {
        SplittableRandom random = new SplittableRandom(18);
        return Stream.generate(() -> Boards.randomGame(random, 50).position())
            .filter(position -> position.legalMoves() != 0).limit(8).toList();
    }

    private static ObfProblem problem(Position position) {
        Square move = Square.of(Long.numberOfTrailingZeros(position.legalMoves()));
        return new ObfProblem(position, List.of(new ObfProblem.ScoredMove(move, -12)), OptionalInt.empty());
    }

    private static GgfGame withClocks(GgfGame game) {
        GgfClock clock = new GgfClock(Duration.ofMinutes(15), Duration.ofSeconds(7), Duration.ofMinutes(2));
        List<GgfGame.Move> moves = game.moves().stream().map(move -> new GgfGame.Move(move.color(),
            move.square(), OptionalDouble.of(-1.25), OptionalDouble.of(3.5))).toList();
        return new GgfGame(game.black(), game.white(), game.place(), game.date(), Optional.of(clock),
            Optional.of(clock), game.result(), game.start(), moves, game.otherTags());
    }
}
