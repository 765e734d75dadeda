package flipchip.app.cli.ask;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import flipchip.app.cli.Cli;
import flipchip.app.cli.answer.ExitCode;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.board.Color;
import flipchip.engine.notation.Ggf;
import flipchip.engine.notation.GgfGame;
import flipchip.engine.notation.GgfReading;
import flipchip.engine.notation.Transcript;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MatchCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(ints = {2, 4, 10})
    void theOpeningsOfTheFileAreEachPlayedTwiceUntilThereAreGamesEnough(int games) throws IOException {
        Path openings = Files.writeString(folder.resolve("openings.txt"), "f5d6c3d3c4\n\nf5f6e6f4e3\n");
        Path kept = folder.resolve("games.ggf");

        assertEquals(ExitCode.OK, run("greedy", "random", "--games", "" + games, "--openings",
            openings.toString(), "--keep", kept.toString()), err.toString());

        assertTrue(out.toString().startsWith("greedy - random: " + games + " games, "), out.toString());
        assertEquals(IntStream.range(0, games).mapToObj(i -> i / 2 % 2 == 0 ? "d6" : "f6").toList(),
            Ggf.read(Files.readString(kept)).games().stream()
                .map(game -> game.moves().get(1).square().orElseThrow().toString().toLowerCase(Locale.ROOT))
                .toList());
    }

    @Test
    void randomOpeningsAreAsEvenAsIsAskedFor() throws IOException {
        Path kept = folder.resolve("games.ggf");

        assertEquals(ExitCode.OK, run("greedy", "random", "--games", "20", "--even", "0.5", "--even-depth",
            "2", "--keep", kept.toString()), err.toString());

        try (Engine judge = new Engine(EngineOptions.DEFAULT)) {
            for (GgfGame game : Ggf.read(Files.readString(kept)).games()) {
                int score = judge.search(game.game().positionAt(10), SearchLimits.depth(2)).centidiscs();
                assertTrue(Math.abs(score) <= 50, score + " centidiscs");
            }
        }
    }

    @Test
    void aFileWithoutOpeningsIsNoneToPlayBy() throws IOException {
        Path openings = Files.writeString(folder.resolve("openings.txt"), "\n");

        assertEquals(ExitCode.FAILED,
            run("classic", "packed", "--games", "2", "--openings", openings.toString()));
        assertTrue(err.toString().contains(openings + ": no line with moves"), err.toString());
    }

    @Test
    void anOpeningThatCannotBePlayedOnIsNamedByItsLine() throws IOException {
        Path openings = Files.writeString(folder.resolve("openings.txt"), "f5d6\n\ne6f4e3f6g5d6e7f5c5\n");
        assertEquals(ExitCode.FAILED,
            run("greedy", "random", "--games", "4", "--openings", openings.toString()));
        assertTrue(err.toString().contains(openings + ": line 3: the game is over"), err.toString());

        Files.writeString(openings, "f5d6\nf5f5\n");
        assertEquals(ExitCode.FAILED,
            run("greedy", "random", "--games", "4", "--openings", openings.toString()));
        assertTrue(err.toString().contains(openings + ": line 2, move 2: f5 is taken"), err.toString());
    }

    @ParameterizedTest
    @CsvSource({"full, full-nompc", "level1, greedy", "classic-nompc, random", "level2, level1",
        "full@depth3, full-nompc@nodes90", "classic@1ms, packed"})
    void settingsLevelsAndTheSimplestPlayersMayMeet(String first, String second) throws IOException {
        Path openings = Files.writeString(folder.resolve("openings.txt"),
            Transcript.print(Boards.game(new SplittableRandom(3)).prefix(50)) + "\n");

        assertEquals(ExitCode.OK,
            run(first, second, "--games", "2", "--nodes", "100", "--openings", openings.toString()),
            err.toString());

        assertTrue(out.toString().startsWith(first + " - " + second + ": 2 games, "), out.toString());
    }

    @Test
    void aProgramsProcessorTimeIsReadAndItsGamesAreKept() throws IOException {
        Path openings = Files.writeString(folder.resolve("openings.txt"), "f5d6c3d3c4\n");
        Path kept = folder.resolve("games.ggf");
        Path root = Path.of(System.getProperty("flipchip.root"));

        assertEquals(ExitCode.OK, run("classic@same", guest("honest"), "--games", "2", "--folder",
            root.toString(), "--keep", kept.toString(), "--openings", openings.toString(), "--json"),
            err.toString());

        assertTrue(out.toString().matches("(?s).*\"secondSeconds\":0\\.\\d*[1-9].*"), out.toString());
        GgfReading reading = Ggf.read(Files.readString(kept));
        assertEquals(2, reading.games().size(), reading.problems().toString());
        for (GgfGame game : reading.games()) {
            assertTrue(game.moves().stream().limit(5).allMatch(move -> move.seconds().isEmpty()),
                kept.toString());
            List<GgfGame.Move> played =
                game.moves().stream().filter(move -> move.square().isPresent()).toList();
            for (int ply = 5; ply < played.size(); ply++) {
                GgfGame.Move move = played.get(ply);
                boolean own = (move.color() == Color.BLACK) == game.black().startsWith("classic");
                boolean forced = Long.bitCount(game.game().positionAt(ply).legalMoves()) == 1;
                assertTrue(move.seconds().isPresent(), kept.toString());
                assertTrue(own || move.value().isPresent(), kept.toString());
                assertTrue(!own || !forced || move.value().isEmpty(), "a forced move has no value: " + ply);
            }
            assertTrue(game.game().isOver());
        }
    }

    /// The first opening ends with Black's next move, so that the second starts with fewer empty squares.
    @Test
    void theValuesOfAGameAreNotThoseOfTheGameBefore() throws IOException {
        Path openings =
            Files.writeString(folder.resolve("openings.txt"), "e6f4e3f6g5d6e7f5\nf5d6c3d3c4f4f6f3e6e7d7g6\n");
        Path kept = folder.resolve("games.ggf");

        assertEquals(ExitCode.OK, run("full@depth1", "classic@depth1", "--games", "4", "--openings",
            openings.toString(), "--keep", kept.toString()), err.toString());

        List<GgfGame> games = Ggf.read(Files.readString(kept)).games();
        assertEquals(List.of(9, 9), games.stream().limit(2).map(game -> game.moves().size()).toList());
        for (GgfGame game : games.subList(2, 4)) {
            for (GgfGame.Move move : game.moves().subList(12, 14)) {
                assertTrue(Math.abs(move.value().orElseThrow()) < 30, game.moves().toString());
            }
        }
    }

    @Test
    void aScoreWithoutAnEloGetsItsLimit() throws IOException {
        Path openings = Files.writeString(folder.resolve("openings.txt"), "e6f4e3f6g5d6e7f5\n");

        assertEquals(ExitCode.OK, run("full@depth4", "greedy", "--games", "4"), err.toString());
        assertEquals(ExitCode.OK, run("greedy", "full@depth4", "--games", "4"), err.toString());
        assertEquals(ExitCode.OK,
            run("full@depth1", "full@depth1", "--games", "2", "--openings", openings.toString()),
            err.toString());

        assertEquals("+0", MatchCommand.rounded(-0.3));
        List<String> lines = out.toString().lines().toList();
        assertTrue(lines.get(0).contains(" 100.0 %, Elo at least -72 at 95 %, "), lines.get(0));
        assertTrue(lines.get(1).contains(" 0.0 %, Elo at most +72 at 95 %, "), lines.get(1));
        assertTrue(lines.get(2).contains(" 50.0 %, Elo +0 (any value at 95 %), "), lines.get(2));
    }

    private static String guest(String character) {
        return "nboard:\"" + Path.of(System.getProperty("java.home"), "bin", "java")
            + "\" -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp app/target/test-classes"
            + ":engine/target/classes flipchip.app.engines.protocol.FakeGuest " + character + "@depth2";
    }

    @Test
    void aProgramThatDiesIsNamedWithItsReasonAndLeavesTheKeptFileAlone() throws IOException {
        Path openings = Files.writeString(folder.resolve("openings.txt"), "f5d6c3d3c4\n");
        Path kept = Files.writeString(folder.resolve("games.ggf"), "of before");

        assertEquals(ExitCode.FAILED,
            run("greedy", guest("dying"), "--games", "2", "--force", "--folder",
                System.getProperty("flipchip.root"), "--openings", openings.toString(), "--keep",
                kept.toString()));

        assertTrue(err.toString().contains("out of ideas"), err.toString());
        assertFalse(err.toString().contains("defect"), err.toString());
        assertEquals("of before", Files.readString(kept));
    }

    @Test
    void aProgramThatDoesNotMoveEndsTheMatchAfterItsTime() throws IOException {
        Path openings = Files.writeString(folder.resolve("openings.txt"), "f5d6c3d3c4\n");

        assertEquals(ExitCode.FAILED, run("greedy", guest("late"), "--games", "2", "--patience", "300ms",
            "--folder", System.getProperty("flipchip.root"), "--openings", openings.toString()));

        assertTrue(err.toString().contains("0.3"), err.toString());
    }

    @Test
    void theGamesBeforeAProgramDiesAreKept() throws IOException {
        Path openings = Files.writeString(folder.resolve("openings.txt"), "f5d6c3d3c4\n");
        Path kept = folder.resolve("games.ggf");

        assertEquals(ExitCode.FAILED,
            run("greedy", guest("mortal"), "--games", "6", "--folder", System.getProperty("flipchip.root"),
                "--openings", openings.toString(), "--keep", kept.toString()));

        assertTrue(err.toString().contains("out of ideas"), err.toString());
        List<GgfGame> games = Ggf.read(Files.readString(kept)).games();
        assertEquals(2, games.size());
        assertTrue(games.stream().allMatch(game -> game.game().isOver()));
    }

    @Test
    void whereGamesCannotBeKeptNoneIsPlayed() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");

        for (Path keep : List.of(file.resolve("games.ggf"), folder)) {
            err.getBuffer().setLength(0);
            assertEquals(ExitCode.FAILED,
                run("greedy", "random", "--games", "20", "--keep", keep.toString()));
            assertTrue(err.toString().startsWith(keep + " cannot be written: "), err.toString());
            assertEquals(1, err.toString().lines().count(), err.toString());
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "clasic packed           | 'clasic' is neither one of [full, classic, classic4, packed], level1 to "
            + "level",
        "@50ms packed            | '@50ms' is neither one of [full, classic, classic4, packed], level1 to "
            + "level",
        "full@fast full          | 'fast' behind @ is not of the form 50ms, 1s, depth8, nodes20000, clock3s "
            + "or same",
        "full@same greedy        | 'full@same': the processor time of the other side is unknown",
        "full packed --games 3   | --games: '3' is not an even number from 2 to 1000000",
        "full packed --games 2147483646 | --games: '2147483646' is not an even number from 2 to 1000000",
        "full packed --patience 1 | --patience: '1' is not of the form 50ms or 1s",
        "full packed --nodes 0   | --nodes: '0' is not a number from 1 on",
        "level3@depth4 greedy    | 'level3@depth4' is neither one of [full, classic, classic4, packed]",
        "full packed --even 0    | --even is more than 0 and at most 64 discs, --even-depth 1 to 30",
        "full packed --even-depth 31 | --even is more than 0 and at most 64 discs, --even-depth 1 to 30",
        "full packed --time soon | --time: 'soon' is not of the form 50ms or 1s"})
    void whatCannotBePlayedIsNamed(String arguments, String problem) {
        assertEquals(ExitCode.USAGE, run(arguments.split(" ")));
        assertTrue(err.toString().contains(problem), err.toString());
    }

    private int run(String... arguments) {
        String[] all = new String[arguments.length + 1];
        all[0] = "match";
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        return Cli.run(new PrintWriter(out), new PrintWriter(err), (_, _) -> {}, all);
    }
}
