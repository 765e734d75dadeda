package flipchip.app.engines.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.Writer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import flipchip.app.game.player.Thinker;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.TimeControl;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.notation.Ggf;
import flipchip.engine.notation.GgfGame;
import flipchip.engine.notation.Transcript;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(900)
class NboardEngineTest {
    private final Engine engine = new Engine(EngineOptions.DEFAULT.withTableMegabytes(1));
    private PrintWriter toEngine;
    private BufferedReader fromEngine;
    private Thread server;

    @BeforeEach
    void start() throws IOException {
        PipedReader commands = new PipedReader(1 << 16);
        toEngine = new PrintWriter(new PipedWriter(commands), true);
        PipedReader answers = new PipedReader(1 << 16);
        PrintWriter out = new PrintWriter(new PipedWriter(answers));
        fromEngine = new BufferedReader(answers);
        server = Thread.ofPlatform().daemon().start(() -> {
            try (out; BufferedReader in = new BufferedReader(commands)) {
                new NboardEngine(engine::start, CompletableFuture.completedFuture(null), 73, out).run(in);
            } catch (IOException e) {
                throw new java.io.UncheckedIOException(e);
            }
        });
    }

    @AfterEach
    void close() {
        engine.close();
    }

    @Test
    void playsAWholeGameWithAScriptedClient() throws Exception {
        send("nboard 2", "set depth 2", "set game " + ggf(Game.INITIAL));
        Game game = Game.INITIAL;
        while (!game.isOver()) {
            send("go");
            String[] answer = until("=== ").split("[ /]");
            if (!answer[1].equals("PA")) {
                game = game.play(Square.parse(answer[1]).orElseThrow());
            }
            send("move " + answer[1] + "/0.00/0.1");
        }
        send("ping 1");
        assertEquals("pong 1", until("pong"));
        send("quit");
        server.join();
    }

    @Test
    void withoutAClockADepthIsSearchedSelectively() throws Exception {
        Game game = Transcript.parse("f5d6c3d3c4f4f6f3e6e7d7g6");
        send("nboard 2", "set depth 12", "set game " + ggf(game), "go");
        long nodes = Long.parseLong(until("nodestats").split(" ")[1]);
        send("quit");
        server.join();

        long selective = nodes(game, SearchLimits.depth(12).withConfidence(73));
        long full = nodes(game, SearchLimits.depth(12));
        assertTrue(nodes < 2 * selective, nodes + " nodes, " + selective + " at 73 %");
        assertTrue(3 * nodes < full, nodes + " nodes, " + full + " at full width");
    }

    private static long nodes(Game game, SearchLimits limits) {
        try (Engine fresh = new Engine(EngineOptions.DEFAULT.withTableMegabytes(1))) {
            return fresh.search(game.position(), limits).nodes();
        }
    }

    @Test
    void afterAPongNothingOfTheOldSearchComes() throws Exception {
        send("nboard 2", "set depth 40", "set game " + ggf(Game.INITIAL), "go", "ping 5");
        until("pong 5");
        send("ping 6");

        assertEquals("pong 6", fromEngine.readLine());
    }

    @Test
    void theClockShowsWhatTheMovesHaveTakenAndTheIncrementsTheyHaveEarned() throws Exception {
        List<SearchLimits> asked = new ArrayList<>();
        Thinker thinker = (position, limits, listener) -> {
            asked.add(limits);
            return engine.start(position, SearchLimits.depth(1), listener);
        };
        String game = "set game (;GM[Othello]PB[a]PW[b]TI[1:00/0:10]TY[8]BO[8 "
            + "---------------------------O*------*O--------------------------- *];)";
        new NboardEngine(thinker, CompletableFuture.completedFuture(null), 73,
            new PrintWriter(Writer.nullWriter()))
            .run(new BufferedReader(new StringReader(String.join("\n", "nboard 2", game, "go", "move F5/0/20",
                "go", "move D6//5.5", "go", "move C3/0/9999", "move d3", "go", game, "go"))));

        assertEquals(List.of(clock(60_000), clock(60_000), clock(50_000), clock(50), clock(60_000)),
            asked.stream().map(SearchLimits::time).toList());
    }

    private static TimeControl clock(long millis) {
        return new TimeControl.GameClock(Duration.ofMillis(millis), Duration.ofSeconds(10));
    }

    @Test
    void aMoveAfterTheEndOfTheGameIsRefusedWithThatReason() throws Exception {
        send("set game " + ggf(Transcript.parse("e6f4e3f6g5d6e7f5c5")), "move a1");

        assertEquals("status move 'a1' is not legal here and was not played; the game is over",
            fromEngine.readLine());
    }

    @Test
    void aPassThatIsNotForcedIsRefused() throws Exception {
        send("set game " + ggf(Game.INITIAL), "move PA", "move F5", "move PA");

        assertEquals("status move 'PA' is not legal here and was not played; legal: d3 c4 f5 e6",
            fromEngine.readLine());
        assertEquals("status move 'PA' is not legal here and was not played; legal: f4 d6 f6",
            fromEngine.readLine());
    }

    @Test
    void hintsNameMovesWithValuesInDiscs() throws Exception {
        send("nboard 2", "set depth 3", "set game " + ggf(Game.INITIAL.play(Square.F5)), "hint 3");
        List<String> hints = new ArrayList<>();
        String line = fromEngine.readLine();
        for (; !line.startsWith("nodestats"); line = fromEngine.readLine()) {
            if (line.startsWith("search ")) {
                hints.add(line);
            }
        }
        assertTrue(
            hints.stream().allMatch(hint -> hint.matches("search ([A-H][1-8])+ -?\\d+\\.\\d\\d 0 \\d+%?")),
            hints.toString());
        assertEquals(3, hints.subList(hints.size() - 3, hints.size()).stream().map(h -> h.substring(7, 9))
            .distinct().count());
    }

    @Test
    void analysesEveryPositionFromTheEndBackwards() throws Exception {
        Game game = Boards.randomGame(new SplittableRandom(9), 60);
        send("nboard 2", "set depth 1", "set game " + ggf(game), "analyze");
        int last = Integer.MAX_VALUE;
        int seen = 0;
        for (String line = fromEngine.readLine(); !line.equals("status"); line = fromEngine.readLine()) {
            if (line.startsWith("analysis ")) {
                int made = Integer.parseInt(line.split(" ")[1]);
                assertTrue(made < last, line);
                last = made;
                seen++;
            }
        }
        long passes = IntStream.range(0, game.length()).filter(game::passFollows).count();
        assertEquals(game.length() + 1 + passes, seen);
        assertEquals(0, last);
    }

    @Test
    void badLinesAreTold() throws Exception {
        send("nboard 2", "set game (;GM[Chess];)", "set depth 99", "move a1", "hint x", "what", "ping 2");
        List<String> told = new ArrayList<>();
        for (String line = fromEngine.readLine(); !line.startsWith("pong"); line = fromEngine.readLine()) {
            told.add(line);
        }
        assertEquals(List.of("set myname Flipchip", "status game 1: GM[Chess] is not Othello",
            "status depth '99' is not a number between 1 and 60",
            "status move 'a1' is not legal here and was not played; legal: d3 c4 f5 e6",
            "status hint 'x' is not a number between 1 and 64"), told);
    }

    @Test
    void aGameOfWhichNothingCanBeReadDoesNotKeepTheOneBefore() throws Exception {
        send("nboard 2", "set game " + ggf(Transcript.parse("f5d6c3")),
            "set game (;GM[Othello]PB[a]PW[b]B[z9];)", "move a1", "ping 2");

        assertEquals("status move 'a1' is not legal here and was not played; legal: d3 c4 f5 e6",
            until("status move"));
    }

    private void send(String... lines) {
        List.of(lines).forEach(toEngine::println);
    }

    private String until(String start) throws IOException {
        String line = fromEngine.readLine();
        while (!line.startsWith(start)) {
            line = fromEngine.readLine();
        }
        return line;
    }

    private static String ggf(Game game) {
        return Ggf.write(GgfGame.of(game, "a", "b"));
    }

    /// The controller tells every pass, and asks for them as for moves.
    @Test
    void aPassThatIsDueIsTheAnswer() throws Exception {
        send("nboard 2", "set depth 2", "set game " + ggf(Transcript.parse("c4c3c2b2e6c1a1")), "move A3",
            "go");
        assertEquals("=== PA", until("=== "));
        send("hint 1");
        assertTrue(until("search ").startsWith("search PA"));
        send("move PA", "go");
        assertTrue(until("=== ").matches("=== [A-H][1-8].*"));
        send("quit");
        server.join();
    }

    @Test
    void aMoveAloneIsToldAsInVersionOne() throws Exception {
        send("nboard 1", "set depth 2", "set game " + ggf(Game.INITIAL), "F5", "go");
        Square answer = Square.parse(until("=== ").split("[ /]")[1]).orElseThrow();
        assertTrue(Game.INITIAL.play(Square.F5).position().isLegal(answer));
        send("quit");
        server.join();
    }

    @Test
    void thePositionBeforeAPassHasTheValueForTheSideThatPasses() throws Exception {
        Game passed = Transcript.parse("c4c3c2b2e6c1a1a3");
        Game game = passed.play(Square.of(Long.numberOfTrailingZeros(passed.position().legalMoves())));
        List<String> values = analysis(ggf(game));
        assertEquals(List.of("10", "9", "8", "7", "6", "5", "4", "3", "2", "1", "0"),
            values.stream().map(line -> line.split(" ")[1]).toList());
        assertEquals(0, value(values.get(1)) + value(values.get(2)), values::toString);

        Position after = passed.position();
        String start = Ggf.write(GgfGame.of(Game.startingAt(after), "a", "b")).replace("O]", "*]");
        List<String> bare = analysis(start);
        assertEquals(List.of("1", "0"), bare.stream().map(line -> line.split(" ")[1]).toList());
        assertEquals(0, value(bare.get(0)) + value(bare.get(1)), bare::toString);
    }

    @Test
    void thePositionBeforeAForcedMoveHasItsValue() throws Exception {
        List<String> values = analysis("(;GM[Othello]PB[a]PW[b]BO[8 O*" + "-".repeat(62) + " *]B[PA]W[C1];)");

        assertEquals(List.of("analysis 2 -64", "analysis 1 64.00", "analysis 0 -64.00"), values);
    }

    @Test
    void aMoveOfTheBookHasNoValue() throws Exception {
        send("nboard 2", "set game " + ggf(Game.INITIAL), "go");
        assertTrue(until("=== ").matches("=== [A-H][1-8]//.*"));
    }

    private static double value(String line) {
        return Double.parseDouble(line.split(" ")[2]);
    }

    private List<String> analysis(String ggf) throws IOException {
        send("nboard 2", "set depth 1", "set game " + ggf, "analyze");
        List<String> told = new ArrayList<>();
        for (String line = fromEngine.readLine(); !line.equals("status"); line = fromEngine.readLine()) {
            if (line.startsWith("analysis ")) {
                told.add(line);
            }
        }
        return told;
    }

    @Test
    void moreHintsThanMovesAreHintsForAllMoves() throws Exception {
        send("nboard 2", "set depth 1", "set game " + ggf(Game.INITIAL), "hint 1000");
        assertTrue(until("search ").matches("search [A-H][1-8].*"));
        until("nodestats");
        send("quit");
        server.join();
    }
}
