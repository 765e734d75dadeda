package flipchip.app.cli.ask;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import flipchip.app.cli.Cli;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.files.format.GameFiles;
import flipchip.engine.testkit.TestData;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DatabaseCommandTest {
    @TempDir
    private Path folder;
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void aFolderWithoutGamesIsAFailureThatNamesIt() {
        assertEquals(ExitCode.FAILED, run("database", "import", "--file", file(), folder.toString()));
        assertTrue(err.toString().contains("The import into " + file() + " failed and nothing was changed: "),
            err.toString());
    }

    @Test
    void anIllegalTranscriptIsAUsageErrorThatNamesTheMove() {
        assertEquals(ExitCode.USAGE, run("database", "moves", "--file", file(), "f5f5"));
        assertTrue(err.toString().contains("f5"), err.toString());
    }

    @Test
    void toAskForADatabaseMakesNone() {
        assertEquals(ExitCode.FAILED, run("database", "moves", "--file", file(), "--json"));
        assertEquals("", out.toString());
        assertEquals("game database not found: " + file() + " does not exist", err.toString().strip());
        assertFalse(Files.exists(Path.of(file())));
    }

    /// One year of the archive, copied so that it is imported in a second.
    @Test
    void aYearOfTheArchiveCanBeSearchedByPlayerAndPosition() throws Exception {
        Path archive = TestData.require("wthor");
        for (String name : List.of("WTH_1983.wtb", "WTH.JOU", "WTH.TRN")) {
            Files.copy(archive.resolve(name), folder.resolve(name));
        }

        assertEquals(ExitCode.OK, run("database", "import", "--file", file(), folder.toString()));
        assertTrue(out.toString().startsWith("199 games, "), out.toString());
        assertEquals(ExitCode.OK, run("database", "moves", "--file", file(), "--json", "f5"));
        assertTrue(out.toString().contains("{\"kind\":\"move\",\"move\":\"d6\",\"games\":"), out.toString());
    }

    @Test
    void aPlayerIsShownByColourYearOpeningAndOpponent() throws Exception {
        Files.writeString(folder.resolve("games.csv"), """
            black,white,date,moves
            Ann Lee,Ben,1999-01-01,f5d6c3d3c4
            Ben,Ann Lee,2001-01-01,f5d6c5f4
            Ann Lee,Cy,2001-01-01,e6f4c3c4d3
            Hannah,Cy,2001-01-01,f5f6
            """);
        assertEquals(ExitCode.OK, run("database", "import", "--file", file(), folder.toString()));
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);

        assertEquals(ExitCode.OK, run("database", "player", "--file", file(), "ann"));
        assertEquals(
            List.of("Ann Lee 3", "colour black 2", "colour white 1", "year 1999 1", "year 2001 2",
                "opening Tiger 2", "opening Perpendicular 1", "opponent Ben 2", "opponent Cy 1"),
            out.toString().lines()
                .map(line -> line.strip().replaceAll(" +(\\d+) games? .*", " $1").replaceAll(" +", " "))
                .toList());
        assertEquals("also: Hannah", err.toString().strip());
        assertEquals(ExitCode.OK, run("database", "player", "--file", file(), "--json", "hannah"));
        assertTrue(out.toString().contains("\"what\":\"Cy\",\"score\":{\"games\":1,"), out.toString());
        assertEquals(ExitCode.FAILED, run("database", "player", "--file", file(), "zoe"));
        assertTrue(err.toString().contains("no player has 'zoe' in the name"), err.toString());
    }

    @Test
    void theMovesBehindAMoveStandBelowIt() throws Exception {
        Files.writeString(folder.resolve("games.txt"), "f5d6c3d3\nf5d6c5f4\nf5f6e6f4\n");
        assertEquals(ExitCode.OK, run("database", "import", "--file", file(), folder.toString()));
        out.getBuffer().setLength(0);

        assertEquals(ExitCode.OK, run("database", "moves", "--file", file(), "--depth", "2", "f5"));
        assertEquals(List.of("d6 2", "  c3 1", "  c5 1", "f6 1", "  e6 1"), out.toString().lines().skip(1)
            .map(line -> line.replaceAll("(\\w\\d) +(\\d+) .*", "$1 $2")).toList());

        out.getBuffer().setLength(0);
        assertEquals(ExitCode.OK, run("database", "moves", "--file", file(), "--depth", "2"));
        assertEquals(4, out.toString().lines().count(), out.toString());
        assertEquals(ExitCode.USAGE, run("database", "moves", "--file", file(), "--depth", "0"));
    }

    @Test
    void oneGameInAHundredIsGivenAlsoWhereFourMovesMirrorEachOther() throws Exception {
        Files.writeString(folder.resolve("games.txt"), "f5d6c3d3\n".repeat(99) + "f5f6e6f4\n");
        assertEquals(ExitCode.OK, run("database", "import", "--file", file(), folder.toString()));
        out.getBuffer().setLength(0);

        assertEquals(ExitCode.OK, run("database", "moves", "--file", file(), "--depth", "2"));
        assertEquals(List.of("100", "99", "1"),
            out.toString().lines().skip(1).map(line -> line.strip().split(" +")[1]).toList());
    }

    @Test
    void aGameThatIsNotFinishedHasNoResult() throws Exception {
        Files.writeString(folder.resolve("games.txt"), "f5d6\n");

        assertEquals(ExitCode.OK, run("database", "import", "--file", file(), folder.toString()));
        assertTrue(out.toString().startsWith("1 game, 2 positions, "), out.toString());
        assertTrue(out.toString().contains("game 1 (?, ? - ?): stops with 58 empty"), out.toString());
        assertEquals(ExitCode.OK, run("database", "games", "--file", file()));
        assertTrue(out.toString().contains("f5d6 (stops here)"), out.toString());
        assertFalse(out.toString().contains("32:32"), out.toString());
        assertEquals(ExitCode.OK, run("database", "moves", "--file", file(), "f5"));
        assertTrue(err.toString().contains("1 move, "), err.toString());
        assertTrue(out.toString().lines().toList().getLast().matches("d6 +1 +0 +0 +0 *"), out.toString());
        assertEquals(ExitCode.OK, run("database", "moves", "--file", file(), "--json", "f5"));
        assertTrue(out.toString().contains("\"discs\":null,\"blackPercent\":null"), out.toString());
    }

    @Test
    void yearsThatRunBackwardsAreRefused() throws Exception {
        Files.writeString(folder.resolve("games.txt"), "f5d6\n");
        assertEquals(ExitCode.OK, run("database", "import", "--file", file(), folder.toString()));

        assertEquals(ExitCode.USAGE,
            run("database", "games", "--file", file(), "--from", "2000", "--to", "1990"));
        assertTrue(err.toString().contains("--from: '2000' is after --to 1990"), err.toString());
    }

    @Test
    void onlyTheMissingFileOfNamesIsNamed() throws Exception {
        ByteBuffer archive = ByteBuffer.allocate(16 + 68).order(ByteOrder.LITTLE_ENDIAN);
        archive.putInt(4, 1).putShort(10, (short) 1977).put(16 + 6, (byte) 33).put(16 + 8, (byte) 56);
        Files.write(folder.resolve("a.wtb"), archive.array());
        ByteBuffer tournaments = ByteBuffer.allocate(16 + 26).order(ByteOrder.LITTLE_ENDIAN);
        tournaments.putShort(8, (short) 1).put(16, (byte) 'O');
        Files.write(folder.resolve("a.trn"), tournaments.array());

        assertEquals(ExitCode.OK, run("database", "import", "--file", file(), folder.toString()));
        assertTrue(out.toString().contains("no files with names (.jou): numbers"), out.toString());

        Files.delete(folder.resolve("a.trn"));
        assertEquals(ExitCode.OK, run("database", "import", "--file", file(), folder.toString()));
        assertTrue(out.toString().contains("no files with names (.jou, .trn): numbers"), out.toString());
    }

    @Test
    void anyFileIsImportedAndASearchIsSaved() throws Exception {
        Path games = Files.createDirectories(folder.resolve("in/deep"));
        Files.writeString(games.resolve("a.txt"), "Black: Ann\nWhite: Ben\nf5d6c3d3c4\n");
        Files.writeString(games.resolve("b.ggf"), "(;GM[Othello]PB[Ann]PW[Cid]BO[8 -------- -------- "
            + "-------- ---O*--- ---*O--- -------- -------- -------- *]B[F5]W[F6];)");
        Files.writeString(games.resolve("c.txt"), "good morning");
        Path saved = folder.resolve("found.ggf");

        assertEquals(ExitCode.OK,
            run("database", "import", "--file", file(), folder.resolve("in").toString()));
        assertTrue(out.toString().startsWith("2 games, "), out.toString());
        assertTrue(out.toString().replaceAll(" +", " ").contains("0 deep/c.txt move 1: 'good' is not a move"),
            out.toString());
        assertEquals(ExitCode.OK,
            run("database", "games", "--file", file(), "--player", "ann", "--save", saved.toString()));
        assertTrue(out.toString().contains("found.ggf: 2 games"), out.toString());
        assertEquals(List.of("Ben", "Cid"),
            GameFiles.read(saved).games().stream().map(game -> game.info().white()).toList());
        assertEquals(ExitCode.FAILED, run("database", "games", "--file", file(), "--player", "nobody",
            "--save", folder.resolve("none.sgf").toString()));
    }

    private String file() {
        return folder.resolve("games.db").toString();
    }

    private int run(String... args) {
        return Cli.run(new PrintWriter(out), new PrintWriter(err), (_, _) -> {}, args);
    }
}
