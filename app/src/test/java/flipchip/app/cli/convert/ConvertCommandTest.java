package flipchip.app.cli.convert;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import flipchip.app.cli.CommandLineRun;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.files.format.Form;
import flipchip.app.files.format.GameFiles;
import flipchip.app.files.format.Reading;
import flipchip.app.files.format.Recognizer;
import flipchip.app.files.format.SavedGame;
import flipchip.engine.board.Game;
import flipchip.engine.notation.Ggf;
import flipchip.engine.notation.Transcript;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class ConvertCommandTest {
    private static final String TREE = "(;FF[4]GM[2]SZ[8]PB[Ann]PW[Ben]RE[B+12]C[Final]"
        + ";B[f5]ET[1.250];W[d6]C[usual](;B[c3]C[the line];W[d3])(;B[c5]ET[2]))\n";
    private static final String SERVER = "(;GM[Othello]PC[GGS]PB[Ann]PW[Ben]RB[1800]TI[05:00//02:00]TY[8]"
        + "RE[?]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]"
        + "B[F5/1.50/2.00]W[D6//3.00];)";

    @TempDir
    private Path folder;

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private static CommandLineRun convert(String form, String out, String... files) {
        return CommandLineRun
            .of(Stream.concat(Stream.of("convert", "--to", form, "--out", out), Stream.of(files))
                .toArray(String[]::new));
    }

    private static List<String> lines(List<SavedGame> games) {
        return games.stream().map(game -> Transcript.print(game.game())).toList();
    }

    @Test
    void aGameWithVariationsStaysOneInOurForm() throws IOException {
        String in = file("in.sgf", TREE);
        Path out = folder.resolve("out.sgf");

        CommandLineRun run = convert("sgf", out.toString(), in);

        assertEquals(new CommandLineRun(ExitCode.OK, out + System.lineSeparator(), ""), run);
        assertEquals(GameFiles.read(Path.of(in)).games(), GameFiles.read(out).games());
    }

    @Test
    void whatAFormHasNoRoomForIsCounted() throws IOException {
        String tree = file("in.sgf", TREE);

        assertEquals("no room in GGF for 1 move of a variation, 2 comments, 1 time of a move",
            convert("ggf", "-", tree).err().strip());
        assertEquals(
            "no room in a list of moves for 1 move of a variation, "
                + "1 head with names, event, date or result, 3 comments, 2 times of moves",
            convert("moves", "-", tree).err().strip());
        assertEquals("", convert("sgf", "-", file("in.ggf", SERVER)).err());
        assertEquals("no room in GGF for 1 result",
            convert("ggf", "-", file("won.sgf", "(;FF[4]GM[2]RE[Ann won];B[f5])")).err().strip());
    }

    @Test
    void laterCommentsAndTimesOfPassesAreCounted() throws IOException {
        String in = file("in.ggf",
            SERVER.replace("TY[8]", "TY[8]CO[one]CO[two]CO[]CO[three]").replace("B[F5/1.50/2.00]W[D6//3.00]",
                "B[C4/1.50/2.00]W[C3//3.00]B[C2]W[B2]B[E6]W[C1]B[A1]W[A3]B[--//4.00]"));

        String tree = convert("sgf", "-", in).out();
        assertEquals(Recognizer.read(Files.readString(Path.of(in))).games(), Recognizer.read(tree).games());
        assertEquals(
            "no room in a list of moves for 1 head with names, event, date or result, 3 comments, "
                + "3 times of moves, 2 clocks, 1 value of a move, 1 other tag",
            convert("moves", "-", in).err().strip());
        assertEquals("", convert("ggf", "-", in).err());
    }

    @Test
    void gamesOfAServerKeepTheirClocksAndValuesInTheirForm() throws IOException {
        CommandLineRun run = convert("ggf", "-", file("in.ggf", "2" + SERVER + "\n" + SERVER));

        assertEquals(ExitCode.OK, run.exitCode());
        assertEquals("", run.err());
        assertEquals(Ggf.read(SERVER + SERVER).games(), Ggf.read(run.out()).games());
    }

    @ParameterizedTest
    @EnumSource(Form.class)
    void gamesOfSeveralFilesStaySeveral(Form form) throws IOException {
        Game first = Boards.randomGame(new SplittableRandom(3), 60);
        Game second = Boards.randomGame(new SplittableRandom(4), 60);
        String in = file("two.txt", Transcript.print(first) + "\n" + Transcript.print(second) + "\n");
        String third = file("quest.json", "{\"moves\":[{\"m\":\"f5\"},{\"m\":\"d6\"}]}");

        CommandLineRun run = convert(form.name(), "-", in, third);

        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        List<SavedGame> games = Recognizer.read(run.out()).games();
        assertEquals(3, games.size(), run.out());
        if (form != Form.BOARD) {
            assertEquals(List.of(Transcript.print(first), Transcript.print(second), "f5d6"), lines(games));
        } else {
            assertEquals(second.position().black(), games.get(1).game().position().black());
        }
    }

    @Test
    void archivesAreReadWithTheirNames() throws IOException {
        ByteBuffer archive = ByteBuffer.allocate(16 + 68).order(ByteOrder.LITTLE_ENDIAN);
        archive.putInt(4, 1).putShort(10, (short) 1977).put(16 + 6, (byte) 33).put(16 + 8, (byte) 56);
        Files.write(folder.resolve("a.wtb"), archive.array());

        CommandLineRun run = convert("ggf", "-", folder.resolve("a.wtb").toString());

        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertTrue(
            run.out().contains("DT[1977]") && run.out().contains("RE[+2]") && run.out().contains("B[F5]"),
            run.out());
    }

    @Test
    void listsThatWouldRunIntoEachOtherAreWrittenOnlyApart() throws IOException {
        String first = file("a.sgf", "(;FF[4]GM[2];B[f5];W[f6])");
        String second = file("b.sgf", "(;FF[4]GM[2];B[e6];W[f4])");
        Path out = folder.resolve("out.txt");

        CommandLineRun together = convert("moves", out.toString(), first, second);

        assertEquals(ExitCode.FAILED, together.exitCode());
        assertTrue(together.err().startsWith("a file of moves cannot separate these 2 games"),
            together.err());
        assertFalse(Files.exists(out));

        CommandLineRun apart =
            CommandLineRun.of("convert", first, second, "--to", "moves", "--out", out.toString(), "--each");

        assertEquals(ExitCode.OK, apart.exitCode(), apart.err());
        assertEquals("f5f6\n", Files.readString(folder.resolve("out-1.txt")));
        assertEquals("e6f4\n", Files.readString(folder.resolve("out-2.txt")));
        assertEquals(2, apart.lines().size());
    }

    @ParameterizedTest
    @CsvSource({"9, out-1.sgf", "10, out-01.sgf"})
    void numbersOfFilesHaveTheDigitsOfTheLast(int games, String name) throws IOException {
        CommandLineRun run = CommandLineRun.of("convert", file("in.txt", "f5d6\n".repeat(games)), "--to",
            "sgf", "--each", "--out", folder.resolve("out.sgf").toString());

        assertEquals(folder.resolve(name).toString(), run.lines().getFirst(), run.err());
        assertEquals(games, run.lines().size());
    }

    @ParameterizedTest
    @EnumSource(value = Form.class, names = {"SGF", "MOVES"})
    void moreGamesThanAFileIsReadForAreWrittenAndTold(Form form) throws IOException {
        int half = Reading.MOST_GAMES / 2;
        String game = form == Form.MOVES
            ? "(;GM[2];B[e6];W[f4];B[e3];W[f6];B[g5];W[d6];B[e7];W[f5];B[c5])\n"
            : "(;GM[2];B[f5])\n";
        String first = file("a.sgf", game.repeat(half));
        String second = file("b.sgf", game.repeat(half + 1));
        Path out = folder.resolve("out");

        CommandLineRun run = convert(form.name(), out.toString(), first, second);

        assertEquals(ExitCode.OK, run.exitCode(), run.err());
        assertEquals("of 50,001 games in one file Flipchip reads only the first 50,000; "
            + "--each writes a file for each", run.err().strip());
        assertEquals(Reading.MOST_GAMES + 1,
            Files.readAllLines(out).stream().filter(line -> line.contains("f5")).count());
    }

    @Test
    void aStartOfItsOwnStandsBeforeTheMoves() throws IOException {
        String board = "-".repeat(26) + "XXX" + "-".repeat(6) + "XO" + "-".repeat(27);

        CommandLineRun run = convert("moves", "-", file("in.txt", board + " O c3"));

        assertEquals(board + " O c3\n", run.out());
        assertEquals("c3", lines(Recognizer.read(run.out()).games()).getFirst());
    }

    @Test
    void nothingIsOverwrittenUnasked() throws IOException {
        String in = file("in.txt", "f5d6");
        Path there = Files.writeString(folder.resolve("out-1.sgf"), "mine");

        CommandLineRun run = CommandLineRun.of("convert", in, in, "--to", "sgf", "--each", "--out",
            folder.resolve("out.sgf").toString());
        CommandLineRun onto = convert("ggf", in, in);

        assertEquals(ExitCode.FAILED, run.exitCode());
        assertEquals(there + " exists; --force overwrites it", run.err().strip());
        assertEquals(ExitCode.FAILED, onto.exitCode());
        assertEquals("mine", Files.readString(there));
        assertFalse(Files.exists(folder.resolve("out-2.sgf")));
        assertEquals("f5d6", Files.readString(Path.of(in)));
        assertEquals(ExitCode.OK,
            CommandLineRun.of("convert", in, "--to", "sgf", "--force", "--out", there.toString()).exitCode());
        assertEquals(List.of("f5d6"), lines(GameFiles.read(there).games()));
    }

    @Test
    void noFileThatWasReadInPartIsOverwritten() throws IOException {
        Path bad = Path.of(file("bad-2.txt", "f5d6a1c4"));
        String good = file("good.txt", "f5d6");
        String link = Files.createLink(folder.resolve("link.sgf"), bad).toString();

        for (List<String> target : List.of(List.of(bad.toString()), List.of(link),
            List.of(folder.resolve("bad.txt").toString(), "--each"))) {
            CommandLineRun run = CommandLineRun.of(
                Stream.concat(Stream.of("convert", good, bad.toString(), "--to", "sgf", "--force", "--out"),
                    target.stream()).toArray(String[]::new));

            assertEquals(ExitCode.FAILED, run.exitCode());
            assertTrue(run.err().contains(" is kept: a part of it could not be read"), run.err());
            assertEquals("", run.out());
            assertEquals("f5d6a1c4", Files.readString(bad));
            assertFalse(Files.exists(folder.resolve("bad-1.txt")));
        }
        assertEquals(ExitCode.FAILED, convert("sgf", good, good, bad.toString(), "--force").exitCode());
        assertEquals(2, GameFiles.read(Path.of(good)).games().size());
    }

    @Test
    void theGoodPartIsWrittenAndTheRestNamed() throws IOException {
        String bad = file("bad.txt", "f5d6a1");
        String none = folder.resolve("none.sgf").toString();

        CommandLineRun run = convert("moves", "-", bad, none);

        assertEquals(ExitCode.FAILED, run.exitCode());
        assertEquals("f5d6\n", run.out());
        List<String> told = run.err().lines().toList();
        assertEquals(2, told.size(), run.err());
        assertTrue(told.getFirst().startsWith(bad + ": ") && told.getFirst().contains("a1"), run.err());
        assertEquals(none + " does not exist", told.getLast());
    }

    @Test
    void filesWithoutAGameLeaveNothingBehind() throws IOException {
        Path out = folder.resolve("out.sgf");

        CommandLineRun run =
            convert("sgf", out.toString(), file("letter.txt", "Dear Ann,\n"), file("empty.txt", ""));

        assertEquals(ExitCode.FAILED, run.exitCode());
        assertEquals(2, run.err().lines().count(), run.err());
        assertFalse(Files.exists(out));
    }

    @Test
    void theCommandLineIsChecked() {
        assertEquals(ExitCode.USAGE, CommandLineRun.of("convert", "a.sgf", "--out", "-").exitCode());
        assertEquals(ExitCode.USAGE, CommandLineRun.of("convert", "--to", "sgf", "--out", "-").exitCode());
        CommandLineRun form = convert("pgn", "-", "a.sgf");
        assertEquals(ExitCode.USAGE, form.exitCode());
        assertTrue(form.err().contains("pgn") && form.err().contains("SGF"), form.err());
        CommandLineRun each = CommandLineRun.of("convert", "a.sgf", "--to", "sgf", "--out", "-", "--each");
        assertEquals(ExitCode.USAGE, each.exitCode());
        assertTrue(each.err().startsWith("--each needs files"), each.err());
    }

    @Test
    void eachGameGoesIntoTheFolderThatIsNamed() throws IOException {
        String first = file("a.sgf", "(;FF[4]GM[2];B[f5];W[f6])");
        String second = file("b.sgf", "(;FF[4]GM[2];B[e6];W[f4])");
        Path inside = Files.createDirectory(folder.resolve("box"));
        for (String out : List.of(inside.toString(), inside + "/", inside + "/deeper/", inside + "/..")) {
            CommandLineRun run =
                CommandLineRun.of("convert", first, second, "--to", "moves", "--each", "--out", out);
            assertEquals(ExitCode.OK, run.exitCode(), run.err());
            assertEquals(
                List.of(Path.of(out, "game-1.txt").toString(), Path.of(out, "game-2.txt").toString()),
                run.lines());
            for (String line : run.lines()) {
                Files.delete(Path.of(line));
            }
        }
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void eachGameNeedsANameThatCanBeAFile() throws IOException {
        String first = file("a.sgf", "(;FF[4]GM[2];B[f5];W[f6])");
        String second = file("b.sgf", "(;FF[4]GM[2];B[e6];W[f4])");

        CommandLineRun none =
            CommandLineRun.of("convert", first, second, "--to", "moves", "--each", "--out", "");
        CommandLineRun device =
            CommandLineRun.of("convert", first, second, "--to", "moves", "--each", "--out", "/dev/null");

        assertEquals(ExitCode.USAGE, none.exitCode());
        assertTrue(none.err().startsWith("--out: '' is not the name of a file"), none.err());
        assertEquals(ExitCode.FAILED, device.exitCode());
        assertEquals("/dev/null is not a regular file", device.err().strip());
        assertFalse(Files.exists(Path.of("/dev/null-1")));
    }
}
