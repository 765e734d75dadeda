package flipchip.app.files.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import flipchip.app.files.library.GameLibrary;
import flipchip.app.game.session.GameTree;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import com.sun.management.ThreadMXBean;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Texts and files made to fill the memory or to hold the program up.
@Timeout(900)
class HostileTextTest {
    private static final int SIZE = 2 << 20;
    private static final long MOST_KEPT = 64L * SIZE;
    private static final String INITIAL = "---------------------------OX------XO---------------------------";

    @TempDir
    private Path folder;

    @Tag("thorough")
    @ParameterizedTest
    @ValueSource(strings = {"(;", "(;GM[2]", "(;GM[Othello]PC[x]", "(;GM[Othello]", "f5d6\n", "f5", "A[]",
        "(;FF[4]B[d3];W[c3])", "(;FF[4](;B[d3])(;B[c4])", "(;AB[a1]", "(;FF[4]AB[][][][]", "-",
        "[Black \"x\"]", "(", ";", "%\n"})
    void twoMegabytesKeepASmallMultipleOfTheirSize(String piece) {
        String text = piece.repeat(SIZE / piece.length());
        long before = used();

        Reading reading = Recognizer.read(text);

        long kept = used() - before;
        assertTrue(kept < MOST_KEPT, () -> piece + " keeps " + (kept >> 20) + " MB");
        assertTrue(reading.games().size() <= Reading.MOST_GAMES);
        assertTrue(reading.problems().size() <= Reading.MOST_PROBLEMS);
        assertTrue(reading.problems().stream().allMatch(problem -> problem.length() < 500));
    }

    @ParameterizedTest
    @ValueSource(strings = {"{ab} ", "a board: " + INITIAL + " black to move\n", "x\n" + INITIAL + "\n"})
    void twiceAsMuchTakesAboutTwiceTheMemory(String piece) {
        allocated("f5 " + piece.repeat(1_000));
        long once = allocated("f5 " + piece.repeat(10_000));
        long twice = allocated("f5 " + piece.repeat(20_000));

        assertTrue(twice < 3 * once, once + " bytes, then " + twice);
    }

    /// Lists that end too early, with blanks that could belong to the one or to the other. Taken in all ways,
    /// each would take years.
    @ParameterizedTest
    @ValueSource(strings = {"1~1,~2~2,~3~3,~4~4,~5~5,~6~6,~7~7,~x",
        "(1~,~1) (2~,~2) (3~,~3) (4~,~4) (5~,~5) x", "f~5 d~6 c~3 d~3 x", "5f~6d~3c~3d~4c~x"})
    @Timeout(60)
    void blanksInAListThatEndsAreNotTakenInAllWays(String form) {
        String text = "f5 d6 z9 " + form.replace("~", " ".repeat(300));

        assertFalse(Recognizer.read(text).problems().isEmpty());
    }

    @Test
    @Timeout(60)
    void blanksAndMarksWithinMarksEnd() {
        Recognizer.read(INITIAL + " turn" + " ".repeat(10_000) + "z");
        Recognizer.read("&" + "#38;".repeat(10_000));
    }

    private static long allocated(String text) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        Recognizer.read(text);
        return threads.getCurrentThreadAllocatedBytes() - before;
    }

    @Test
    void theLimitOfGamesIsNamed() {
        Reading reading = Recognizer.read("f5d6\n".repeat(Reading.MOST_GAMES + 10));

        assertEquals(Reading.MOST_GAMES, reading.games().size());
        assertTrue(reading.problems().getFirst().contains("first"), reading.problems().toString());
    }

    /// Each form as often as there is room for games, and once more.
    @Tag("thorough")
    @ParameterizedTest
    @ValueSource(strings = {"f5d6\n", "[Black \"x\"]\n\nf5d6 *\n\n", INITIAL + " X; d3:+2;\n",
        "(;GM[2];B[f5])\n", "(;GM[Othello]BO[8 " + INITIAL + " *]B[f5];)\n"})
    void theLimitOfGamesIsNamedOnlyWhereSomethingIsLeftOut(String piece) {
        Reading all = Recognizer.read(piece.repeat(Reading.MOST_GAMES));
        Reading more = Recognizer.read(piece.repeat(Reading.MOST_GAMES + 1));

        assertEquals(Reading.MOST_GAMES, all.games().size());
        assertEquals(List.of(), all.problems());
        assertEquals(Reading.MOST_GAMES, more.games().size());
        assertEquals(1, more.problems().size());
        assertTrue(more.problems().getFirst().toLowerCase(Locale.ROOT).contains("only the first 50"),
            more.problems().toString());
    }

    @Tag("thorough")
    @Test
    void headsWithoutMovesTakeNoRoomFromTheGamesBehindThem() {
        String empty = "[Black \"x\"]\n*\n";
        String game = "[Black \"y\"]\nf5d6 *\n";
        Reading few = Recognizer.read(empty.repeat(Reading.MOST_GAMES) + game);
        Reading most = Recognizer.read(game.repeat(Reading.MOST_GAMES) + empty.repeat(3));

        assertEquals(1, few.games().size());
        assertEquals("y", few.games().getFirst().info().black());
        assertEquals(List.of(), few.problems());
        assertEquals(Reading.MOST_GAMES, most.games().size());
        assertEquals(List.of(), most.problems(), "what is left out holds no game");
    }

    @Test
    void theLimitOfLinesIsNamedOnlyWhereSomethingIsLeftOut() {
        String blank = "\n".repeat(ReadingBuilder.MOST_LINES - 1);
        for (String piece : List.of("f5d6\n", INITIAL + " X; d3:+2;\n")) {
            Reading all = Recognizer.read(piece + blank + "\n  \n\n");
            Reading cut = Recognizer.read(piece + blank + piece);

            assertEquals(1, all.games().size());
            assertEquals(List.of(), all.problems());
            assertEquals(1, cut.games().size());
            assertEquals(List.of("Only the first 200,000 lines are read"), cut.problems());
        }
    }

    @Test
    void anEmptyBoardIsReadAsOne() {
        SavedGame empty = SavedGame.of(Game.startingAt(Position.of(0, 0, Color.BLACK)));

        List<SavedGame> read = TreeFormat.read(TreeFormat.write(empty)).games();

        assertEquals(0, read.getFirst().tree().start().board().occupied());
        assertEquals(GameTree.of(empty.game()), read.getFirst().tree());
    }

    @Test
    void aSparseFileIsRefusedAtOnce() throws IOException {
        for (String name : List.of("big.wtb", "big.sgf", "big.txt")) {
            Path file = folder.resolve(name);
            try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
                sparse.setLength(1L << 30);
            }
            assertThrows(IOException.class, () -> GameFiles.read(file));
        }
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void pipesAndDevicesInTheLibraryHideNothingElse() throws Exception {
        assertEquals(0,
            new ProcessBuilder("mkfifo", folder.resolve("pipe.sgf").toString()).start().waitFor());
        Files.createSymbolicLink(folder.resolve("zero.sgf"), Path.of("/dev/zero"));
        Files.createSymbolicLink(folder.resolve("zero.ggf"), Path.of("/dev/zero"));
        Files.writeString(folder.resolve("game.sgf"),
            TreeFormat.write(SavedGame.of(Game.INITIAL.play(Square.D3))));

        GameLibrary.Content content = new GameLibrary(folder).read();

        assertEquals(List.of(folder.resolve("game.sgf")),
            content.entries().stream().map(GameLibrary.Entry::file).toList());
        assertThrows(IOException.class, () -> GameFiles.read(folder.resolve("pipe.sgf")));
        assertThrows(IOException.class, () -> GameFiles.read(folder.resolve("zero.ggf")));
    }

    private static long used() {
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }
}
