package flipchip.lab.window;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import flipchip.engine.board.Square;
import flipchip.lab.window.FrameFile.Phase;
import flipchip.lab.window.FrameFile.Shown;

/// A benchmark of the start: repeated starts until the first click and the whole window are drawn.
public final class StartBench {
    /// A display may take the first clicks before it has placed the window.
    private static final long BETWEEN_CLICKS_NANOS = 50_000_000;
    private static final Square CLICKED = Square.D3;

    private StartBench() {}

    /// How long something took. Times in milliseconds.
    ///
    /// @param wall           median
    /// @param worstWall      longest
    /// @param processor      median of the processor time in it, of all threads together
    /// @param worstProcessor greatest processor time
    public record Row(String phase, double wall, double worstWall, double processor, double worstProcessor) {}

    /// A phase of one start, or what a user has from then on, in milliseconds.
    record Span(String name, double wall, double processor) {}

    /// Starts `program` once, which counts for the worst only, and `runs` times; the settings that each start
    /// leaves are there for the next.
    public static List<Row> measure(Path program, Path home, int runs) throws IOException {
        OpenProgram.settings(home, Map.of("tour-seen", "true", "white", "person"));
        List<List<Span>> starts = new ArrayList<>();
        for (int i = 0; i <= runs; i++) {
            starts.add(start(program, home));
        }
        return rows(starts);
    }

    private static List<Span> start(Path program, Path home) throws IOException {
        try (OpenProgram open = new OpenProgram(program, home)) {
            open.await(0, _ -> true, "the board");
            open.point(CLICKED);
            long[] clicked = {0};
            open.await(0, StartBench::showsTheClick, "the first click", () -> {
                if (System.nanoTime() - clicked[0] > BETWEEN_CLICKS_NANOS) {
                    clicked[0] = System.nanoTime();
                    open.hands().click();
                }
            });
            open.await(0, shown -> shown.has("whole=true"), "all of the window");
            return spans(open.file(), open.begun());
        }
    }

    private static boolean showsTheClick(Shown shown) {
        return shown.has("last=" + CLICKED);
    }

    /// The lengths of the phases, then from the start of the process what a user has, the whole window last.
    static List<Span> spans(FrameFile file, long begun) {
        List<Span> spans = new ArrayList<>();
        long wall = begun;
        long processor = 0;
        for (Phase phase : file.phases()) {
            spans.add(new Span(phase.name(), (phase.end() - wall) / 1e6, phase.processor() - processor));
            wall = phase.end();
            processor = phase.processor();
        }
        List<Shown> shown = file.shown();
        spans.add(since(begun, "board on the screen", shown.getFirst()));
        spans.add(since(begun, "first click drawn",
            shown.stream().filter(StartBench::showsTheClick).findFirst().orElseThrow()));
        spans.add(since(begun, "all of the window",
            shown.stream().filter(each -> each.has("whole=true")).findFirst().orElseThrow()));
        return spans;
    }

    private static Span since(long begun, String name, Shown shown) {
        return new Span(name, (shown.drawn() - begun) / 1e6, shown.processor());
    }

    /// Medians of all starts but the first, which reads from the disk and counts for the worst only.
    static List<Row> rows(List<List<Span>> starts) {
        List<Row> rows = new ArrayList<>();
        for (Span first : starts.getFirst()) {
            List<Span> same = starts.stream().map(start -> start.stream()
                .filter(span -> span.name().equals(first.name())).findFirst().orElseThrow()).toList();
            List<Double> walls = same.stream().map(Span::wall).toList();
            List<Double> processors = same.stream().map(Span::processor).toList();
            rows.add(new Row(first.name(), Percentile.of(walls.subList(1, walls.size()), 50),
                Percentile.of(walls, 100), Percentile.of(processors.subList(1, walls.size()), 50),
                Percentile.of(processors, 100)));
        }
        return rows;
    }
}
