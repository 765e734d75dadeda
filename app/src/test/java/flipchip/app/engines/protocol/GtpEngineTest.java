package flipchip.app.engines.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GtpEngineTest {
    private final Engine engine = new Engine(EngineOptions.DEFAULT.withTableMegabytes(1));

    @AfterEach
    void close() {
        engine.close();
    }

    @Test
    void answersWithTheCommandsNumberAndABlankLine() throws Exception {
        assertEquals("=7 2\n\n= Flipchip\n\n=\n\n", talk("7 protocol_version\nname\nquit\nname\n"));
    }

    @Test
    void unknownCommandsAndBadArgumentsAreRefusedWithAReason() throws Exception {
        assertEquals(
            "?1 unknown command\n\n? unacceptable size\n\n? syntax error: 'z9' is not a square\n\n"
                + "? illegal move\n\n? illegal move: black is to move\n\n? cannot undo\n\n",
            talk("1 dance\nboardsize 10\nplay b z9\nplay b a1\nplay w d3\nundo\n"));
    }

    @Test
    void aGameThatIsNotOverHasNoScore() throws Exception {
        assertEquals("=\n\n? cannot score: the game is not over\n\n", talk("play b f5\nfinal_score\n"));
        assertEquals("=\n\n".repeat(9) + "= B+64\n\n= B+64\n\n",
            talk("play b e6\nplay w f4\nplay b e3\nplay w f6\nplay b g5\nplay w d6\nplay b e7\nplay w f5\n"
                + "play b c5\nfinal_score\ngogui-rules_final_result\n"));
    }

    @Test
    void commentsAndBlankLinesAreSkipped() throws Exception {
        assertEquals("=\n\n", talk("# hello\n\n  clear_board # again\n"));
    }

    @Test
    void passesAreImpliedAndAcceptedWhereForced() throws Exception {
        assertEquals(
            "=\n\n".repeat(8) + "= pass\n\n=\n\n? illegal move: white can move and must not pass\n\n",
            talk("play b c4\nplay w c3\nplay b c2\nplay w b2\nplay b e6\nplay w c1\nplay b a1\nplay w a3\n"
                + "genmove b\nplay b pass\nplay w pass\n"));
    }

    @Test
    void undoTakesBackAPassAsAMove() throws Exception {
        String upToThePass =
            "play b c4\nplay w c3\nplay b c2\nplay w b2\nplay b e6\nplay w c1\nplay b a1\nplay w a3\n";

        assertEquals("=\n\n".repeat(10) + "? illegal move\n\n=\n\n=\n\n",
            talk(upToThePass + "play b pass\nundo\nplay w a3\nundo\nplay w a3\n"));
        assertEquals("=\n\n".repeat(8) + "= pass\n\n=\n\n? illegal move\n\n=\n\n=\n\n",
            talk(upToThePass + "genmove b\nundo\nplay w a3\nundo\nplay w a3\n"));
    }

    @Test
    void aNewGameHasNothingToTakeBack() throws Exception {
        for (String command : List.of("clear_board", "boardsize 8", "set_game Othello")) {
            assertTrue(talk("play b c4\n" + command + "\nundo\n").endsWith("? cannot undo\n\n"), command);
        }
    }

    @Test
    void aKomiIsANumber() throws Exception {
        assertEquals("=\n\n=\n\n? komi not a number\n\n? komi not a number\n\n",
            talk("komi 6.5\nkomi -1\nkomi abc\nkomi\n"));
    }

    @Test
    void anIdMayBeLargerThanAnyNumberOfOurs() throws Exception {
        assertEquals("=12345678901234567890 2\n\n", talk("12345678901234567890 protocol_version\n"));
    }

    @Test
    void clocksAreUsed() throws Exception {
        assertTrue(
            talk("time_settings 1 0 0\ntime_left b 1 0\ngenmove b\n").matches("=\n\n=\n\n= [a-h][1-8]\n\n"));
    }

    @Test
    void fractionsOfSecondsAreUnderstood() throws Exception {
        assertTrue(talk("time_settings 0.1 0.005 1\ntime_left b .5 0\ntime_left b 0.05 0\ngenmove b\n")
            .matches("=\n\n\\? syntax error: '.5' is not a number of seconds\n\n=\n\n= [a-h][1-8]\n\n"));
    }

    @Test
    void playsAWholeGameAgainstAScript() throws Exception {
        Game game = Game.INITIAL;
        SplittableRandom random = new SplittableRandom(3);
        StringBuilder script = new StringBuilder();
        while (!game.isOver()) {
            String color = game.position().toMove().name();
            if (game.length() % 2 == 0) {
                long legal = game.position().legalMoves();
                for (int skip = random.nextInt(Long.bitCount(legal)); skip > 0; skip--) {
                    legal &= legal - 1;
                }
                Square square = Square.of(Long.numberOfTrailingZeros(legal));
                script.append("play ").append(color).append(' ').append(square).append('\n');
                game = game.play(square);
            } else {
                String answer = talk(script + "reg_genmove " + color + "\n").strip();
                Square square = Square.parse(answer.substring(answer.length() - 2)).orElseThrow();
                script.append("play ").append(color).append(' ').append(square).append('\n');
                game = game.play(square);
            }
        }
        int score = game.position().finalScoreForBlack();
        String expected = score == 0 ? "= 0" : score > 0 ? "= B+" + score : "= W+" + -score;
        assertTrue(talk(script + "final_score\n").strip().endsWith(expected));
    }

    @Test
    void mutatedLinesNeverBreakIt() throws Exception {
        SplittableRandom random = new SplittableRandom(5);
        String[] commands = {"play b d3", "undo", "time_settings 10 2 1", "time_left w 3 0", "boardsize 8",
            "showboard", "known_command play", "12 gogui-rules_legal_moves", "set_game Othello"};
        StringBuilder script = new StringBuilder();
        for (int i = 0; i < 3_000; i++) {
            StringBuilder line = new StringBuilder(commands[random.nextInt(commands.length)]);
            line.setCharAt(random.nextInt(line.length()), (char) random.nextInt(32, 127));
            script.append(line).append('\n');
        }
        assertTrue(talk(script.toString()).endsWith("\n\n"));
    }

    private String talk(String script) throws Exception {
        StringWriter out = new StringWriter();
        new GtpEngine(engine::start, CompletableFuture.completedFuture(null), SearchLimits.depth(2),
            new PrintWriter(out)).run(new BufferedReader(new StringReader(script)));
        return out.toString();
    }

    @Test
    void aPassThatIsNotForcedIsRefused() throws Exception {
        assertEquals(
            "? illegal move: black is to move\n\n"
                + "? illegal move: black can move and must not pass\n\n=\n\n",
            talk("genmove w\nplay w pass\nplay b d3\n"));
    }

    @Test
    void aFileIsLoadedUpToBeforeAMove(@TempDir Path folder) throws Exception {
        Path file =
            Files.writeString(folder.resolve("game.sgf"), "(;FF[4]GM[2];B[f5];W[d6];B[c3](;W[d3])(;W[f3]))");

        assertEquals("=\n\n= black\n\n=\n\n= white\n\n",
            talk("loadsgf " + file + "\ngogui-rules_side_to_move\nundo\ngogui-rules_side_to_move\n"));
        assertEquals("=\n\n".repeat(3) + "? illegal move\n\n=\n\n? cannot undo\n\n", talk("loadsgf " + file
            + " 2\nplay w f4\nloadsgf " + file + " 3\nplay b d6\nloadsgf " + file + " 1\nundo\n"));
        assertEquals("=\n\n= black\n\n", talk("loadsgf " + file + " 99\ngogui-rules_side_to_move\n"));
    }

    @Test
    void theSideToMoveOfALoadedBoardPassesWhereItMust(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("game.sgf"), "(;FF[4]GM[2]SZ[8]AB[ba]AW[aa]PL[B])");

        assertEquals("=\n\n= pass\n\n= pass\n\n=\n\n= c1\n\n",
            talk("loadsgf " + file + "\nreg_genmove b\ngenmove b\nplay b pass\ngenmove w\n"));
        assertEquals("? illegal move: black is to move\n\n", talk("genmove w\n"));
    }

    @Test
    void aFileThatCannotBeLoadedLeavesTheGameAsItIs(@TempDir Path folder) throws Exception {
        Path bad = Files.writeString(folder.resolve("bad.sgf"), "(;FF[4]GM[2];B[f5];W[a1])");
        String missing = folder.resolve("none.sgf").toString();

        assertEquals(
            "=\n\n? cannot load file: not found: " + missing + "\n\n? cannot load file: Game 1, move 2: "
                + "a1 is not legal; legal: f4 d6 f6. Everything before it was kept\n\n"
                + "? syntax error: loadsgf FILE [MOVE]\n\n? syntax error: '0' is not a move number\n\n=\n\n",
            talk("play b f5\nloadsgf " + missing + "\nloadsgf " + bad + "\nloadsgf\nloadsgf " + bad
                + " 0\nplay w d6\n"));
    }

    @Test
    void aSideOverItsTimeMovesAtOnceAndNoColourIsGuessed() throws Exception {
        assertTrue(talk("time_settings 10 0 0\ntime_left b -3 0\ngenmove b\ntime_left green 3 0\nplay x d6\n"
            + "time_left w -x 0\n")
            .matches("=\n\n=\n\n= [a-h][1-8]\n\n\\? syntax error: 'green' is not a colour\n\n"
                + "\\? syntax error: 'x' is not a colour\n\n\\? syntax error: 'x' is not a number of "
                + "seconds\n\n"));
    }

    @Test
    void aMistakeOfAReaderOfFilesIsARefusal() throws Exception {
        StringWriter out = new StringWriter();
        new GtpEngine(engine::start, CompletableFuture.completedFuture(null), SearchLimits.depth(2),
            new PrintWriter(out), _ -> {
                throw new IllegalStateException("no\n\nhead");
            }).run(new BufferedReader(new StringReader("loadsgf game.sgf\nname\n")));

        assertEquals("? cannot load file: java.lang.IllegalStateException: no head\n\n= Flipchip\n\n",
            out.toString());
    }

    @Test
    void aFileWithoutAGameIsRefused(@TempDir Path folder) throws Exception {
        for (String text : List.of("", "\n[Event \"x\"]\n", "[Event\n\"x\"]\n*\n", "(;", "{\"m\":\"-\"}")) {
            Path file = Files.writeString(folder.resolve("game.txt"), text);
            String told = talk("loadsgf " + file + "\nname\n");

            assertTrue(told.startsWith("? cannot load file: ") && told.endsWith("\n\n= Flipchip\n\n"), told);
        }
    }
}
