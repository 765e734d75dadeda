package flipchip.lab.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import flipchip.app.cli.answer.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BookCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    @Test
    void aBookIsBuiltShownAndChecked() throws IOException {
        String book = folder.resolve("book.bin").toString();
        Files.write(folder.resolve("games.wtb"), games(34, 53, 66, 65, 56));

        assertEquals(ExitCode.OK, run("build", "--wthor", folder.toString(), "--out", book, "--least-games",
            "1", "--positions", "12", "--plies", "8", "--depth", "3"), err.toString());
        assertEquals(ExitCode.OK, run("show", "--book", book, "d3"), err.toString());
        String deepened = folder.resolve("deepened.bin").toString();
        assertEquals(ExitCode.OK, run("deepen", "--book", book, "--out", deepened, "--depth", "6",
            "--confidence", "100", "--positions", "12"), err.toString());
        assertEquals(ExitCode.OK, run("check", "--book", deepened, "--moves", "5", "--depth", "6",
            "--confidence", "100", "--games", "20"), out + " " + err);

        assertTrue(out.toString().startsWith("12 positions"), out.toString());
        assertTrue(out.toString().contains("12 of 12 positions searched again"), out.toString());
        assertTrue(out.toString().contains("20 lines through the book"), out.toString());
    }

    @Test
    void aForeignBookIsRefusedByName() throws IOException {
        Path file = Files.writeString(folder.resolve("novel.txt"), "It was a dark and stormy night.");

        assertEquals(ExitCode.FAILED, run("show", "--book", file.toString()));

        assertTrue(err.toString().contains("novel.txt: not a Flipchip book"), err.toString());
    }

    @Test
    void anIllegalMoveIsNamed() {
        assertEquals(ExitCode.USAGE, run("show", "d3d3"));
        assertTrue(err.toString().contains("d3"), err.toString());
    }

    @Test
    void evenStartsAreDrawnOnePerLineAndTheSameForTheSameSeed() {
        assertEquals(ExitCode.OK, run("starts", "--count", "3", "--depth", "2", "--most", "4"),
            err.toString());
        String first = out.toString();
        assertTrue(first.matches("(f5([a-h][1-8]){7}\\R){3}"), first);
        out.getBuffer().setLength(0);
        run("starts", "--count", "3", "--depth", "2", "--most", "4");

        assertEquals(first, out.toString());
    }

    /// A file with one game of these moves, row times ten plus column.
    private static byte[] games(int... moves) {
        ByteBuffer bytes = ByteBuffer.allocate(16 + 68).order(ByteOrder.LITTLE_ENDIAN);
        bytes.putInt(4, 1).putShort(10, (short) 2000);
        for (int i = 0; i < moves.length; i++) {
            bytes.put(24 + i, (byte) moves[i]);
        }
        return bytes.array();
    }

    private int run(String... arguments) {
        String[] all = new String[arguments.length + 1];
        all[0] = "book";
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        return LabCli.run(new PrintWriter(out), new PrintWriter(err), all);
    }
}
