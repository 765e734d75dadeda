package flipchip.lab.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What is read from files of frames; `start.tsv` is of a real start of the package, slow on a busy machine,
/// with the first click long after all was drawn.
class FrameFileTest {
    @TempDir
    private Path folder;

    private static Path recorded() throws Exception {
        return Path.of(FrameFileTest.class.getResource("start.tsv").toURI());
    }

    @Test
    void aStartHasItsPhasesAndThreeMomentsSinceItsBegin() throws Exception {
        try (FrameFile file = new FrameFile(recorded())) {
            file.more();
            long begun = file.phases().getFirst().end() - 50_000_000;
            List<StartBench.Span> spans = StartBench.spans(file, begun);

            assertEquals(
                List.of("virtual machine", "toolkit", "settings", "models", "board", "style and layout",
                    "parts", "window", "board on the screen", "first click drawn", "all of the window"),
                spans.stream().map(StartBench.Span::name).toList());
            assertEquals(50, spans.getFirst().wall(), 1e-9);
            double sum = spans.stream().limit(8).mapToDouble(StartBench.Span::wall).sum();
            assertEquals((file.phases().getLast().end() - begun) / 1e6, sum, 1e-6);
            assertEquals(new StartBench.Span("board on the screen", 5784.767363, 1570), spans.get(8));
            assertEquals(42_715.143477, spans.get(9).wall(), 1e-6);
            assertEquals(12_564.398939, spans.get(10).wall(), 1e-6);
        }
    }

    @Test
    void theFirstStartCountsForTheWorstOnly() {
        List<StartBench.Row> rows =
            StartBench.rows(List.of(start(900, 80), start(100, 10), start(300, 30), start(200, 20)));

        assertEquals(List.of(new StartBench.Row("toolkit", 200, 900, 20, 80)), rows);
    }

    private static List<StartBench.Span> start(double wall, double processor) {
        return List.of(new StartBench.Span("toolkit", wall, processor));
    }

    @Test
    void whatIsWrittenLaterIsReadLater() throws IOException {
        Path path = folder.resolve("frames");
        try (FrameFile file = new FrameFile(path)) {
            file.more();
            assertEquals(List.of(), file.frames());
            Files.writeString(path, "frame\t1000000\t2000000\t5\nframe\t17000000\t180");
            file.more();
            assertEquals(List.of(new FrameFile.Frame(1_000_000, 2_000_000, 5)), file.frames());
            Files.writeString(path,
                "00000\t12\nshows\t17000000\t19000000\t40\tspace=play moves=12\nplace\ta1\t1\t2\t3\t4\n",
                StandardOpenOption.APPEND);
            file.more();

            assertEquals(18_000_000, file.frames().getLast().laidOut());
            FrameFile.Shown shown = file.shown().getFirst();
            assertTrue(shown.has("space=play") && shown.has("moves=12", "space=play"));
            assertFalse(shown.has("moves=1") || shown.has("run=12"));
            assertEquals(Optional.of(new FrameFile.Place(1, 2, 3, 4)), file.place("a1"));
            assertEquals(Optional.empty(), file.place("h8"));
            assertEquals(2, file.pulses(1_000_000, shown));
            assertEquals(1, file.pulses(1_000_001, shown));
            assertEquals(7, file.mostWorked(0));
            assertEquals(0, file.mostWorked(1));
            assertEquals(List.of(16.0), file.between(0, 17_000_000));
            assertEquals(List.of(), file.between(1_000_001, 17_000_000));
        }
    }

    @Test
    void aLineOfAnotherProgramIsNamed() throws IOException {
        Path path = folder.resolve("frames");
        Files.writeString(path, "since the frame before, ms\tstyle and layout, ms\n");
        try (FrameFile file = new FrameFile(path)) {
            IOException problem = assertThrows(IOException.class, file::more);
            assertTrue(problem.getMessage().contains("'since the frame before, ms"), problem::getMessage);
        }
        Files.writeString(path, "frame\tx\t1\t1\n");
        try (FrameFile file = new FrameFile(path)) {
            IOException problem = assertThrows(IOException.class, file::more);
            assertTrue(problem.getMessage().contains("is not a whole line"), problem::getMessage);
        }
    }

    @Test
    void percentilesAreValuesThatSoManyDoNotExceed() {
        List<Double> values = IntStream.rangeClosed(1, 300).mapToObj(i -> (double) i).toList();

        assertEquals(150, Percentile.of(values, 50));
        assertEquals(297, Percentile.of(values.reversed(), 99));
        assertEquals(300, Percentile.of(values, 100));
        assertEquals(7, Percentile.of(List.of(7.0), 1));
        assertThrows(IllegalArgumentException.class, () -> Percentile.of(List.of(), 50));
    }
}
