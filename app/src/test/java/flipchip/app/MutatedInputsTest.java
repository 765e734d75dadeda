package flipchip.app;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import flipchip.app.library.GameFiles;
import flipchip.app.library.GgfGames;
import flipchip.app.library.Reading;
import flipchip.app.library.Recognizer;
import flipchip.app.library.SavedGame;
import flipchip.app.library.TreeFormat;
import flipchip.app.protocol.TalkedTo;
import flipchip.app.settings.SettingsStore;
import flipchip.engine.board.BoardText;
import flipchip.engine.board.Game;
import flipchip.engine.board.Ggf;
import flipchip.engine.board.NotationException;
import flipchip.engine.board.Obf;
import flipchip.engine.board.Position;
import flipchip.engine.board.Transcript;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Feeds mutated inputs to every reader. Each may answer, or throw the one exception its contract names; anything else,
/// also a result that breaks its own rules, is a failure, told with the reader, the case and the input.
class MutatedInputsTest {
    private static final long SEED = 20_261_121;
    private static final long MOST_GROWTH = 96L << 20;

    @TempDir
    private Path folder;

    /// Reads one input; may throw what the reader documents.
    @FunctionalInterface
    private interface Reader {
        void read(String text) throws NotationException, IOException;
    }

    @Test
    @Timeout(240)
    void everyReaderSurvivesAFewHundredMutatedInputs() throws IOException {
        feed(400);
    }

    @Test
    @Tag("slow")
    @Timeout(value = 40, unit = TimeUnit.MINUTES)
    void everyReaderSurvivesAHundredThousandMutatedInputs() throws IOException {
        feed(100_000);
    }

    private void feed(int cases) throws IOException {
        long before = usedMemory();
        for (Map.Entry<String, Reader> reader : readers().entrySet()) {
            Mutations mutations = new Mutations(SEED, seeds());
            for (int i = 0; i < cases; i++) {
                String text = mutations.text();
                try {
                    reader.getValue().read(text);
                } catch (NotationException | IOException documented) {
                    assertNotNull(documented.getMessage(), () -> reader.getKey() + " says nothing about " + text);
                } catch (RuntimeException | Error e) {
                    throw new AssertionError(reader.getKey() + ", case " + i + " of seed " + SEED + ": " + e + " for '"
                        + text + "'", e);
                }
            }
            long growth = usedMemory() - before;
            assertTrue(growth < MOST_GROWTH, () -> reader.getKey() + " keeps " + (growth >> 20) + " MB");
        }
    }

    private static long usedMemory() {
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }

    private Map<String, Reader> readers() {
        Map<String, Reader> readers = new LinkedHashMap<>();
        readers.put("transcript", text -> check(Transcript.read(text, Position.INITIAL).game()));
        readers.put("strict transcript", text -> check(Transcript.parse(text)));
        readers.put("board", text -> check(Game.startingAt(BoardText.parse(text))));
        readers.put("OBF", text -> Obf.parse(text.lines().toList()));
        readers.put("GGF", text -> Ggf.read(text).games().forEach(game -> check(game.game())));
        readers.put("tree", text -> check(TreeFormat.read(text)));
        readers.put("anything", text -> check(Recognizer.read(text)));
        readers.put("WTHOR file", text -> check(file("games.wtb", text)));
        readers.put("game file", text -> check(file("games.txt", text)));
        readers.put("NBoard client", TalkedTo::nboard);
        readers.put("NBoard guest", TalkedTo::heard);
        readers.put("GTP client", TalkedTo::gtp);
        readers.put("settings", this::settings);
        return readers;
    }

    private Reading file(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.write(file, text.getBytes(StandardCharsets.ISO_8859_1));
        Files.write(folder.resolve("names.jou"), text.getBytes(StandardCharsets.ISO_8859_1));
        return GameFiles.read(file);
    }

    private void settings(String text) throws IOException {
        Path file = folder.resolve("settings.json");
        Files.writeString(file, text, StandardCharsets.ISO_8859_1);
        assertNotNull(new SettingsStore(file).load().settings());
    }

    /// What was read must be legal, and be kept by writing and reading.
    private static void check(Reading reading) {
        assertTrue(reading.games().size() + reading.problems().size() > 0, "neither a game nor a word why not");
        assertTrue(reading.problems().size() <= Reading.MOST_PROBLEMS);
        for (SavedGame game : reading.games().stream().limit(3).toList()) {
            check(game.game());
            List<SavedGame> again = TreeFormat.read(TreeFormat.write(game)).games();
            assertTrue(again.size() == 1 && again.getFirst().tree().equals(game.tree()), "is not kept by our own format");
            assertTrue(Ggf.read(Ggf.write(GgfGames.toGgf(game))).games().getFirst().game().equals(game.game()),
                "is not kept by GGF");
        }
    }

    private static void check(Game game) {
        Game again = Game.startingAt(game.start());
        for (var move : game.moves()) {
            again = again.play(move);
        }
        assertTrue(again.equals(game));
    }

    private static List<String> seeds() {
        SplittableRandom random = new SplittableRandom(SEED);
        List<String> seeds = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            Game game = Boards.randomGame(random, random.nextInt(60));
            SavedGame saved = SavedGame.of(game);
            seeds.add(Transcript.print(game));
            seeds.add(BoardText.print(game.position()));
            seeds.add(BoardText.print(Position.INITIAL) + "; d3:+2; c4:-12; % comment\n");
            seeds.add(Ggf.write(GgfGames.toGgf(saved)));
            seeds.add(TreeFormat.write(saved));
            seeds.add(game.moves().stream().limit(6).map(move -> "play b " + move).reduce("1 boardsize 8\nclear_board\n",
                (all, line) -> all + line + "\n") + "genmove w\nshowboard\nundo\ntime_left b 10 0\nfinal_score\nquit\n");
            seeds.add("nboard 2\nset depth 4\nset game " + Ggf.write(GgfGames.toGgf(saved))
                + "\nping 1\nhint 2\ngo\nmove f5/1.0/0.2\nanalyze\nlearn\nquit\n");
            seeds.add("pong 1\nsearch f5d6 1.50 0 12\n=== F5/1.00/0.1\nbook d3 0.00 12 5\nset myname X\nstatus busy\nnodestats 12 0.5\n");
        }
        seeds.add("{\"theme\":\"DARK\",\"speed\":2.5,\"windowWidth\":900,\"more\":{\"a\":\"b\"}}");
        seeds.add("\u0014\u0007\u0001\u0001\u0002\u0000\u0000\u0000\u0000\u0000\u00E9\u0007\b\u0000\u0018\u0000" + "8B".repeat(70));
        seeds.add("1. f5 d6 2. c3 d3\n[Event \"x\"]\n[Black \"y\"]\n3. c4 f4 34-30");
        return seeds;
    }
}
