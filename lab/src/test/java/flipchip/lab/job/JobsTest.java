package flipchip.lab.job;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import flipchip.engine.board.Board;
import flipchip.engine.book.BookFile;
import flipchip.engine.eval.WeightsFile;
import flipchip.engine.eval.WeightsFormat;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Obf;
import flipchip.engine.notation.ObfProblem;
import flipchip.engine.notation.Transcript;
import flipchip.lab.train.Label;
import flipchip.lab.train.Split;
import flipchip.lab.train.TrainingSamples;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JobsTest {
    private static final String ENDGAMES = """
        -XXXXX--XXXOOOXXXXOOXXXXXOOXXXXXXOXXXXXXXXXXOOXX--XXXXOX-OOOOOO- X
        % a comment
        OOOOOOOOXOXXXXOOXXOXXOXOXXXOOXXOXXXXOXXO-XOOOXXOXXXXXXXO--XXXX-- O
        OOOOOOOOXOXXXXOOXXOXXOXOXXXOOXXOXXXXOXXO-XOOOXXOXXXXXXXO--XXXX-- X
        """;
    private static final String GAMES = "c4e3f6e6f5\nd3c5f6f5e6\nf5f6e6f4g5\n";

    @TempDir
    private static Path folder;
    private static byte[] weights;

    @TempDir
    private Path out;

    @BeforeAll
    static void takeTheEnginesOwnWeights() throws IOException {
        Path file = folder.resolve("weights");
        WeightsFile.write(WeightsFormat.readBuiltIn(), file);
        weights = Files.readAllBytes(file);
    }

    private static JobInputs material(String... files) {
        TreeMap<String, byte[]> all = new TreeMap<>(Map.of(JobInputs.WEIGHTS, weights));
        for (int i = 0; i < files.length; i += 2) {
            all.put(files[i], files[i + 1].getBytes(StandardCharsets.UTF_8));
        }
        return new JobInputs(all);
    }

    private static JobSpec order(String kind, String options) {
        Map<String, String> given = new HashMap<>();
        for (String option : options.split(" ")) {
            given.put(option.substring(0, option.indexOf('=')), option.substring(option.indexOf('=') + 1));
        }
        return JobSpec.of(kind, given, 7, "abc");
    }

    private static JobInputs everything() {
        return material("games", GAMES, "problems", ENDGAMES, "positions", ENDGAMES, "lines",
            "f5d6c3\n% a word\nf5f6e6\nf5f4\n");
    }

    @Test
    void aCircuitThatDiffersIsAFailure() {
        String right = "array from 0: 5 positions, 0 differences\n";
        String wrong = "array from 5: DIFFERS: d3\n";

        assertEquals(Optional.empty(), Jobs.named("verify").failure(right.getBytes(StandardCharsets.UTF_8)));
        assertEquals(Optional.of("array from 5: DIFFERS: d3"),
            Jobs.named("verify").failure((right + wrong).getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void aSettingMayHaveABookAndNoProbCut() {
        assertEquals(Optional.of("book"), MatchSetting.parse("weights@depth8+book-nompc").book());
        assertEquals(100, MatchSetting.parse("weights@depth8+book-nompc").limits().confidence());
        assertEquals(Optional.of("my-book"), MatchSetting.parse("weights@depth8+my-book").book());
    }

    @Test
    void positionsWithoutAGameCanBeLearntFrom() throws IOException {
        byte[] labelled = run(order("label", "depth=2 shard=2"), new FolderStore(out), new LocalRunner(1));

        TrainingSamples samples = flipchip.lab.train.SampleFile.parse("result", labelled);
        assertTrue(samples.size() > 2);
        for (int i = 0; i < samples.size(); i++) {
            assertTrue(Split.DEFAULT.isTraining(samples.group(i)), "sample " + i);
        }
    }

    private static byte[] run(JobSpec order, PartStore store, Runner runner) throws IOException {
        return new JobCoordinator(order, everything(), store, runner, (_, _, _) -> {}).run();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"label    | depth=3 shard=2", "selfplay | games=5 depth=1 shard=2",
        "solve    | shard=1 table=1",
        "match    | first=weights@depth2 second=weights@level1 openings=3 plies=6 shard=1",
        "match    | first=weights@depth1+book second=weights@depth1 openings=2 plies=0 shard=1",
        "match    | first=weights@depth1 second=weights@depth1 lines=lines openings=2 shard=1",
        "book     | positions=20 least-games=1 plies=8 depth=2 loss=50 table=1 shard=3",
        "verify   | circuit=array positions=300 shard=100",
        "verify   | circuit=checker positions=200 shard=100",
        "faults   | circuit=array positions=64 shard=4000", "problems | games=12 empties=6 table=1 shard=5",
        "school   | problems=5 most=9 tries=4 table=1 shard=1"})
    void threadsAndAnInterruptionChangeNoByte(String kind, String options) throws IOException {
        JobSpec order = order(kind, options);
        byte[] alone = run(order, new FolderStore(out.resolve("alone")), new LocalRunner(1));
        FolderStore second = new FolderStore(out.resolve("second"));
        assertThrows(IOException.class,
            () -> run(order, second, (missing, input, material, store, progress) -> {
                new LocalRunner(1).run(missing.subList(0, 1), input, material, store, progress);
                throw new IOException("the power fails");
            }));
        List<String> there = List.copyOf(second.names());
        byte[] goneOn = run(order, second, (missing, input, material, store, progress) -> {
            assertTrue(missing.stream().noneMatch(shard -> there.contains(shard.file())));
            new LocalRunner(3).run(missing.reversed(), input, material, store, progress);
        });

        assertEquals(1, there.size());
        assertArrayEquals(alone, goneOn);
        assertEquals(new FolderStore(out.resolve("alone")).names(), second.names());
        for (String name : second.names()) {
            assertArrayEquals(new FolderStore(out.resolve("alone")).read(name), second.read(name), name);
        }
    }

    @Test
    void everyKindIsTried() throws NoSuchMethodException {
        String rows = String.join("\n",
            JobsTest.class
                .getDeclaredMethod("threadsAndAnInterruptionChangeNoByte", String.class, String.class)
                .getAnnotation(CsvSource.class).value());

        Jobs.all().forEach(job -> assertTrue(rows.contains(job.kind().name() + " "), job.kind().name()));
    }

    @Test
    void aCheckFindsAChangedShardAndAChangedResult() throws IOException {
        JobSpec order = order("solve", "table=1");
        FolderStore store = new FolderStore(out);
        run(order, store, new LocalRunner(1));
        JobCoordinator lead =
            new JobCoordinator(order, everything(), store, new LocalRunner(1), (_, _, _) -> {});
        assertEquals(new JobCoordinator.Check(3, 3, List.of()), lead.check(1));

        String changed = store.names().stream().filter(name -> name.startsWith("solve-")).sorted().findFirst()
            .orElseThrow();
        store.put(changed, "nonsense\n".getBytes(StandardCharsets.UTF_8));

        assertEquals(new JobCoordinator.Check(3, 3, List.of("result.obf", changed)), lead.check(1));
    }

    @Test
    void theNameOfAShardChangesWithAllThatItsBytesDependOn() {
        JobSpec order = order("book", "depth=2");
        Shard shard = new Shard(order, 1, 0, 5, "w", "f", "i");
        List<Shard> others = new ArrayList<>();
        others.add(new Shard(order("book", "depth=3"), 1, 0, 5, "w", "f", "i"));
        others.add(new Shard(JobSpec.of("book", Map.of("depth", "2"), 8, "abc"), 1, 0, 5, "w", "f", "i"));
        others.add(new Shard(JobSpec.of("book", Map.of("depth", "2"), 7, "abd"), 1, 0, 5, "w", "f", "i"));
        others.add(new Shard(order, 2, 0, 5, "w", "f", "i"));
        others.add(new Shard(order, 1, 1, 5, "w", "f", "i"));
        others.add(new Shard(order, 1, 0, 6, "w", "f", "i"));
        others.add(new Shard(order, 1, 0, 5, "x", "f", "i"));
        others.add(new Shard(order, 1, 0, 5, "w", "g", "i"));
        others.add(new Shard(order, 1, 0, 5, "w", "f", "j"));

        assertEquals(shard.file(), new Shard(JobSpec.parse(order.print()), 1, 0, 5, "w", "f", "i").file());
        others.forEach(other -> assertNotEquals(shard.file(), other.file()));
    }

    @Test
    void solvedEndgamesHaveTheirExactScores() throws Exception {
        String solved =
            new String(run(order("solve", "moves=all table=1"), new FolderStore(out), new LocalRunner(2)),
                StandardCharsets.UTF_8);
        List<ObfProblem> lines = Obf.parse(solved.lines().toList());

        assertEquals(3, lines.size());
        for (ObfProblem line : lines) {
            Board board = line.position().board();
            for (ObfProblem.ScoredMove move : line.moves()) {
                assertEquals(move.score(), -exact(board.play(move.move())), line.toString());
            }
            assertEquals(Long.bitCount(board.legalMoves()), line.moves().size());
            assertEquals(exact(board), line.bestScore().orElseThrow(), line.toString());
        }
    }

    /// Plain negamax.
    private static int exact(Board board) {
        if (board.isGameOver()) {
            return board.finalScore();
        }
        if (board.legalMoves() == 0) {
            return -exact(board.pass());
        }
        return flipchip.engine.board.Square.all(board.legalMoves()).stream()
            .mapToInt(move -> -exact(board.play(move))).max().orElseThrow();
    }

    @Test
    void aProblemHasOneWinningMoveAndItsTemptingMoveLoses() throws Exception {
        String found = new String(run(order("problems", "games=200 empties=8 tempted=1 table=1 shard=50"),
            new FolderStore(out), new LocalRunner(2)), StandardCharsets.UTF_8);

        assertTrue(found.lines().count() > 0, "no problem in 200 games");
        for (String line : found.lines().toList()) {
            ObfProblem problem = Obf.parseLine(line).orElseThrow();
            Board board = problem.position().board();
            String tempting = line.substring(line.lastIndexOf(' ') + 1);
            assertEquals(1,
                problem.moves().stream().filter(move -> -exact(board.play(move.move())) > 0).count(), line);
            assertTrue(-exact(board.play(flipchip.engine.board.Square.parse(tempting).orElseThrow())) < 0,
                line);
        }
    }

    @Test
    void labelledPositionsAndGamesCanBeRead() throws IOException, NotationException {
        TrainingSamples labelled = flipchip.lab.train.SampleFile.parse("result",
            run(order("label", "depth=8"), new FolderStore(out.resolve("label")), new LocalRunner(1)));
        byte[] match = run(order("match", "first=weights@depth1 second=weights@depth1 openings=2 plies=4"),
            new FolderStore(out.resolve("match")), new LocalRunner(1));
        List<String> games = new String(match, StandardCharsets.UTF_8).lines().toList();

        assertEquals(3, labelled.size());
        assertEquals(Label.EXACT, labelled.label(1));
        assertEquals(4, games.size());
        for (String game : games) {
            String[] words = game.split(" ");
            assertTrue(Transcript.parse(words[2]).isOver(), game);
        }
    }

    @Test
    void aBookGrowsToItsSize() throws IOException {
        assertEquals(30,
            BookFile.parse("result",
                run(order("book", "positions=30 least-games=1 plies=9 depth=1 table=1 shard=10"),
                    new FolderStore(out), new LocalRunner(2)))
                .size());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|',
        value = {"solve  | moves=some         | moves=some is neither best nor all",
            "solve  | shard=x            | shard=x is not a whole number",
            "faults | positions=100      | is not a multiple of 64",
            "faults | circuit=toaster    | circuit=toaster is neither",
            "verify | circuit=toaster    | there is nothing to compare",
            "match  | first=me           | 'me' is not of the form",
            "match  | first=me@depth3    | the job needs a file",
            "match  | first=weights@depth99 | depth 99 does not exist",
            "match  | lines=lines openings=4 | lines has 3 openings, not 4",
            "match  | lines=problems openings=1 | problems, line 1:",
            "book   | plies=70           | plies=70 is not a whole number"})
    void aWrongOptionIsToldInASentence(String kind, String options, String sentence) {
        IllegalArgumentException problem = assertThrows(IllegalArgumentException.class,
            () -> run(order(kind, options), new FolderStore(out), new LocalRunner(1)));

        assertTrue(problem.getMessage().contains(sentence), problem.getMessage());
    }

    @Test
    void anUnknownKindOrOptionIsTold() {
        assertTrue(assertThrows(IllegalArgumentException.class, () -> order("cook", "a=b")).getMessage()
            .contains("label"));
        assertTrue(assertThrows(IllegalArgumentException.class, () -> order("book", "a=b")).getMessage()
            .contains("depth"));
        assertThrows(IllegalArgumentException.class, () -> JobSpec.parse("job book\nseed 1\n"));
    }
}
