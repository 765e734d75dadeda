package flipchip.engine.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Lines here are numbers.
class LineFileTest {
    @TempDir
    private Path folder;
    private LineFile file;

    @BeforeEach
    void name() {
        file = new LineFile(folder.resolve("numbers.txt"), "numbers");
    }

    private static List<Integer> numbers(LineFile from) throws IOException {
        List<Integer> numbers = new ArrayList<>();
        from.read(line -> numbers.add(Integer.valueOf(line)));
        return numbers;
    }

    private static void add(LineFile to, int number) throws IOException {
        List<String> lines = new ArrayList<>();
        to.update(line -> lines.add(Integer.valueOf(line).toString()),
            () -> Stream.concat(lines.stream(), Stream.of(String.valueOf(number))).toList());
    }

    @Test
    void theFirstLineNamesTheKind() throws IOException {
        add(file, 1);
        add(file, 2);

        assertEquals("# flipchip numbers\n1\n2\n", Files.readString(file.file()));
        assertEquals(List.of(1, 2), numbers(file));
    }

    @Test
    void aFileOfAnEarlierVersionIsReadAndGetsTheFirstLine() throws IOException {
        Files.writeString(file.file(), "1\n2\n");
        add(file, 3);

        assertEquals("# flipchip numbers\n1\n2\n3\n", Files.readString(file.file()));
    }

    @Test
    void noOtherFileIsReadOrWritten() throws IOException {
        for (String text : List.of("Dear diary,\n", "# flipchip names\n1\nAnn\n", "a\n1\n", "\0\0\0\0")) {
            Files.writeString(file.file(), text);

            assertEquals(FileFault.Kind.FOREIGN,
                assertThrows(FileFault.class, () -> numbers(file), text).kind());
            FileFault fault = assertThrows(FileFault.class, () -> add(file, 3), text);
            assertTrue(fault.getMessage().contains(file.file().toString()), fault.getMessage());
            assertEquals(text, Files.readString(file.file()));
        }
    }

    @Test
    void aDamagedFileIsKeptBesideAndTheRestIsUsed() throws IOException {
        String damaged = "# flipchip numbers\n1\nx\n3\n";
        Files.writeString(file.file(), damaged);

        FileFault fault = file.read(Integer::valueOf).orElseThrow();
        assertEquals(List.of("3", "numbers.txt.damaged"), fault.values());
        assertEquals(damaged, Files.readString(file.file()), "reading changes nothing");
        add(file, 4);

        assertEquals(List.of(1, 3, 4), numbers(file));
        assertEquals(damaged, Files.readString(folder.resolve("numbers.txt.damaged")));
        assertTrue(file.read(Integer::valueOf).isEmpty());
    }

    @Test
    void everyDamagedFileIsKeptButNoneTwice() throws IOException {
        for (String damaged : List.of("1\n2\nx\n", "1\n2\nx\n", "1\n2\ny\n")) {
            Files.writeString(file.file(), damaged);
            add(file, 4);
        }

        assertEquals("1\n2\nx\n", Files.readString(folder.resolve("numbers.txt.damaged")));
        assertEquals("1\n2\ny\n", Files.readString(folder.resolve("numbers.txt.damaged-2")));
        assertTrue(Files.notExists(folder.resolve("numbers.txt.damaged-3")));
    }

    @Test
    void amongManyDamagedLinesTheFirstAreNamed() throws IOException {
        Files.writeString(file.file(), "# flipchip numbers\n" + "x\n".repeat(90));

        assertEquals("2, 3, 4, 5, 6, ...", file.read(Integer::valueOf).orElseThrow().values().getFirst());
    }
}
