package flipchip.lab.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import flipchip.app.cli.answer.ExitCode;
import flipchip.engine.eval.WeightsFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TrainCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    @Test
    void theWholePipelineOnSelfPlayMadeHereBeatsTheClassicEvaluation() {
        int code = run("all", "--dir", folder.toString(), "--games", "200", "--positions", "1000", "--depth",
            "2", "--empties", "20-27", "--threads", "2", "--out", folder.resolve("weights.bin").toString());

        assertEquals(ExitCode.OK, code, out + "\n" + err);
        assertTrue(out.toString().startsWith("full: root mean square error "), out.toString());
    }

    @Test
    void dataThatIsThereIsKept() throws IOException {
        String[] command = {"data", "--dir", folder.toString(), "--games", "100", "--positions", "20",
            "--depth", "1", "--empties", "20-21"};
        assertEquals(ExitCode.OK, run(command), err.toString());
        Path shard = folder.resolve("labels-20.shard");
        FileTime before = FileTime.fromMillis(1_000_000);
        Files.setLastModifiedTime(shard, before);
        Files.delete(folder.resolve("labels-21.shard"));

        assertEquals(ExitCode.OK, run(command), err.toString());

        assertEquals(before, Files.getLastModifiedTime(shard));
        assertTrue(Files.exists(folder.resolve("labels-21.shard")));
    }

    @Test
    void gamesOfTheSearchAreKeptAndLearntFrom() throws IOException {
        String[] command =
            {"games", "--dir", folder.toString(), "--games", "100", "--depth", "1", "--threads", "2"};
        assertEquals(ExitCode.OK, run(command), err.toString());
        Path shard = folder.resolve("games-0000.shard");
        byte[] before = Files.readAllBytes(shard);
        Files.delete(shard);

        assertEquals(ExitCode.OK, run(command), err.toString());

        assertArrayEquals(before, Files.readAllBytes(shard));
        assertEquals(ExitCode.OK, run("fit", "--dir", folder.toString(), "--out",
            folder.resolve("fitted.bin").toString(), "--epochs", "1"), err.toString());
        assertTrue(out.toString().contains("stage  5: "), out.toString());
    }

    @Tag("thorough")
    @Test
    void leavesOfTheGamesAreLearntByTheTablesThatAreAskedFor() throws IOException {
        assertEquals(ExitCode.OK,
            run("games", "--dir", folder.toString(), "--games", "100", "--depth", "1", "--threads", "2"),
            err.toString());
        assertEquals(ExitCode.OK, run("leaves", "--dir", folder.toString(), "--positions", "10000", "--depth",
            "1", "--solved", "8", "--empties", "8-9", "--threads", "2"), err.toString());
        assertTrue(Files.exists(folder.resolve("leaves-08-000.shard")));
        assertTrue(Files.exists(folder.resolve("leaves-09-000.shard")));

        assertEquals(ExitCode.OK, run("fit", "--dir", folder.toString(), "--out",
            folder.resolve("fitted.bin").toString(), "--epochs", "1", "--most", "11"), err.toString());

        assertTrue(out.toString().contains("stage  0: ") && out.toString().contains("stage  1: "),
            out.toString());
        assertFalse(out.toString().contains("stage  2: "), out.toString());

        assertEquals(
            ExitCode.OK, run("stretch", "--dir", folder.toString(), "--weights",
                folder.resolve("fitted.bin").toString(), "--out", folder.resolve("stretched.bin").toString()),
            err.toString());

        assertTrue(out.toString().contains("stage  0, from  8 empties: times "), out.toString());
        assertTrue(Files.exists(folder.resolve("stretched.bin")));
    }

    @Test
    void leavesToWhichNoGameLeadsAreLeftOutAndNamed() throws IOException {
        assertEquals(ExitCode.OK,
            run("games", "--dir", folder.toString(), "--games", "100", "--depth", "1", "--threads", "2"),
            err.toString());

        assertEquals(ExitCode.OK, run("leaves", "--dir", folder.toString(), "--positions", "1", "--depth",
            "1", "--empties", "50-52"), err.toString());
        assertTrue(out.toString().contains("left out, because no game starts early enough: 51, 52 empties"),
            out.toString());
        assertTrue(Files.exists(folder.resolve("leaves-50-000.shard")));

        assertEquals(ExitCode.USAGE, run("leaves", "--dir", folder.toString(), "--positions", "1", "--depth",
            "1", "--empties", "52-54"));
        assertTrue(err.toString().contains("hold no searched position to start from for 52 to 54 empties"),
            err.toString());
    }

    @Tag("thorough")
    @Test
    void aNetIsFittedToTheNodesOfSearchesAndStandsInTheWeightsFile() throws IOException {
        String[] command = {"nodes", "--dir", folder.toString(), "--games", "20", "--depth", "1", "--solved",
            "7", "--threads", "2"};
        assertEquals(ExitCode.OK, run(command), err.toString());
        Path shard = folder.resolve("nodes-0001.shard");
        byte[] before = Files.readAllBytes(shard);
        Files.delete(shard);
        assertEquals(ExitCode.OK, run(command), err.toString());
        assertArrayEquals(before, Files.readAllBytes(shard));

        Path fitted = folder.resolve("net.bin");
        assertEquals(ExitCode.OK, run("net", "--dir", folder.toString(), "--out", fitted.toString(),
            "--epochs", "1", "--least", "8", "--most", "30"), err.toString());

        assertTrue(out.toString().contains("epoch 1: "), out.toString());
        assertEquals(30, WeightsFile.read(fitted).net().orElseThrow().most());
    }

    @Test
    void withoutNodesThereIsNothingToFitANetTo() {
        assertEquals(ExitCode.USAGE,
            run("net", "--dir", folder.toString(), "--out", folder.resolve("net.bin").toString()));

        assertTrue(err.toString().contains("no samples with 5 to 32 empties to learn from"), err.toString());
    }

    @Test
    void withoutLeavesThereIsNothingToStretchBy() {
        assertEquals(ExitCode.USAGE,
            run("stretch", "--dir", folder.toString(), "--out", folder.resolve("stretched.bin").toString()));

        assertTrue(err.toString().contains("no leaves-*.shard in"), err.toString());
    }

    @Test
    void climbingWritesNewWeights() {
        assertEquals(ExitCode.OK, run("data", "--dir", folder.toString(), "--games", "200", "--positions",
            "50", "--depth", "2", "--empties", "10-12"), err.toString());
        Path climbed = folder.resolve("climbed.bin");

        assertEquals(ExitCode.OK, run("climb", "--dir", folder.toString(), "--out", climbed.toString(),
            "--to", "15", "--depth", "4", "--from-games", "20", "--scaled", "20"), err.toString());

        assertTrue(Files.exists(climbed));
        assertEquals(ExitCode.USAGE,
            run("climb", "--dir", folder.toString(), "--out", climbed.toString(), "--depth", "3"));
        assertTrue(err.toString().contains("labels of depth 3"), err.toString());
        assertEquals(ExitCode.USAGE,
            run("climb", "--dir", folder.toString(), "--out", climbed.toString(), "--to", "5"));
    }

    @Test
    void withoutGamesThereIsNothingToLearnFrom() {
        assertEquals(ExitCode.USAGE, run("data", "--dir", folder.toString()));
        assertTrue(err.toString().contains("no games to learn from"), err.toString());
    }

    @Test
    void aRangeOfEmptiesThatIsNoneIsQuoted() {
        assertEquals(ExitCode.USAGE, run("data", "--dir", folder.toString(), "--empties", "many"));
        assertTrue(err.toString().contains("--empties: 'many'"), err.toString());
    }

    private int run(String... arguments) {
        String[] all = new String[arguments.length + 1];
        all[0] = "train";
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        return LabCli.run(new PrintWriter(out), new PrintWriter(err), all);
    }
}
