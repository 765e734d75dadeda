package flipchip.engine.io;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class RegularFileTest {
    private static final int MOST = 1000;

    @TempDir
    private Path folder;

    @Test
    void readsBytesAndBothKindsOfText() throws IOException {
        Path file = folder.resolve("file");

        Files.writeString(file, "é");
        assertArrayEquals(new byte[] {(byte) 0xC3, (byte) 0xA9}, RegularFile.read(file, MOST));
        assertEquals("é", RegularFile.text(file, MOST));
        Files.writeString(file, "\uFEFFé");
        assertEquals("é", RegularFile.text(file, MOST), "other systems begin UTF-8 with a mark");
        Files.writeString(file, "é", StandardCharsets.ISO_8859_1);
        assertEquals("é", RegularFile.text(file, MOST));
    }

    @Test
    void aBadByteInAListSpoilsItsLineOnly() throws IOException {
        Path file = folder.resolve("list");
        assertEquals(List.of(), RegularFile.lines(file));

        Files.writeString(file, "Zoé\n", StandardCharsets.UTF_8);
        Files.write(file, new byte[] {(byte) 0xFF, (byte) 0xFE, '\n', 'b'}, StandardOpenOption.APPEND);
        assertEquals(List.of("Zoé", "\uFFFD\uFFFD", "b"), RegularFile.lines(file));
    }

    @Test
    void takesNoMoreThanAsked() throws IOException {
        Path file = folder.resolve("file");

        Files.write(file, new byte[MOST]);
        assertEquals(MOST, RegularFile.read(file, MOST).length);
        Files.write(file, new byte[MOST + 1]);
        assertEquals(file + " is longer than 1000 bytes", problem(file));
    }

    @Test
    void saysWhatIsWrong() {
        assertEquals(folder + " may not be read: permission denied",
            new FileFault(folder, FileFault.Kind.HIDDEN, null).getMessage());
        assertEquals(folder + " is a folder", problem(folder));
        assertEquals(folder.resolve("none") + " does not exist", problem(folder.resolve("none")));
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    @Timeout(900)
    void neitherWaitsForAPipeNorReadsADevice() throws Exception {
        Path pipe = folder.resolve("pipe");
        assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("/dev/zero"));

        assertEquals(pipe + " is not a regular file", problem(pipe));
        assertEquals(link + " is not a regular file", problem(link));
        assertFalse(RegularFile.isPlain(link));
    }

    private static String problem(Path file) {
        return assertThrows(IOException.class, () -> RegularFile.read(file, MOST)).getMessage();
    }

    /// Editors of Windows write it so.
    @Test
    void textInUtf16BeginsWithAMark() throws IOException {
        Path file = folder.resolve("file");
        for (Charset charset : List.of(StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE)) {
            Files.writeString(file, "\uFEFFf5 日本", charset);
            assertEquals("f5 日本", RegularFile.text(file, MOST), charset.name());
        }
        Files.write(file, new byte[] {(byte) 0xFE});
        assertEquals("\u00FE", RegularFile.text(file, MOST), "half a mark is a letter of Latin-1");
    }

    @Test
    void theEncodingThatATextNamesIsTaken() {
        for (String[] text : new String[][] {{"windows-1251", "(;GM[2]CA[windows-1251]PB[Иванов];B[f5])"},
            {"ISO-8859-2", "(;GM[2]CA [ISO-8859-2]PB[Žižka];B[f5])"},
            {"EUC-KR", "<html><meta charset=\"euc-kr\"><p>흑: 김철수 f5d6</p></html>"},
            {"windows-1250", "<meta content='text/html; charset=windows-1250'>Łukasz"},
            {"KOI8-R", "<?xml version=\"1.0\" encoding='koi8-r'?><a>Петров</a>"}}) {
            assertEquals(text[1], RegularFile.text(text[1].getBytes(Charset.forName(text[0]))));
            assertEquals(text[1], RegularFile.text(text[1].getBytes(StandardCharsets.UTF_8)));
        }
        for (String name : List.of("nothing-known", "utf-16", "Shift_JIS", "iso-8859-1", "a:b")) {
            String text = "(;CA[" + name + "]PB[Zoé \u00FF];B[f5])";
            assertEquals(text, RegularFile.text(text.getBytes(StandardCharsets.ISO_8859_1)), name);
        }
    }
}
