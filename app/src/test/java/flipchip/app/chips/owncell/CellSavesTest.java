package flipchip.app.chips.owncell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import flipchip.app.chips.owncell.CellWatch.State;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Saves a watched file again and again, as editors do, faster than it is checked, and looks at every state
/// that the watch reports.
class CellSavesTest {
    private static final int SAVES = Integer.getInteger("flipchip.saves", 200);
    /// From a save to its verdict, on a quiet machine.
    private static final long LATEST_MILLIS = Long.getLong("flipchip.latest", 2000);
    private static final int PATIENCE_SECONDS = 120;

    private record Seen(String state, long nanos) {}

    private final BlockingQueue<Seen> seen = new LinkedBlockingQueue<>();
    private String last = "nothing";

    @TempDir
    Path folder;

    @Test
    @Tag("thorough")
    @Timeout(900)
    void theVerdictIsThatOfTheLastSave() throws Exception {
        save(10, TimeUnit.SECONDS.toMillis(PATIENCE_SECONDS));
    }

    @Test
    @Tag("slow")
    @Timeout(3600)
    void theVerdictOfManySavesIsNeverLate() throws Exception {
        save(SAVES, LATEST_MILLIS);
    }

    private void save(int saves, long latestMillis) throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/yosys")), "Yosys is not installed");
        Path file = folder.resolve("my_cell.v");
        String ours = CellCheck.startingFile();
        Map<String, String> texts = Map.of("PROVED", ours, "BROKEN", ours.replace("endmodule", ""), "NO_CELL",
            CellCheck.startingFile(Exercise.EMPTY), "DIFFERS", CellCheck.startingFile(Exercise.BUG));
        Thread watching = Thread.ofPlatform().start(() -> {
            try {
                new CellWatch(file, state -> seen.add(new Seen(name(state), System.nanoTime()))).run();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        Random random = new Random(saves);
        List<Long> late = new ArrayList<>();
        try {
            for (int done = 0; done < saves; done++) {
                boolean isDeleted = random.nextInt(6) == 0;
                String wanted = isDeleted
                    ? "Missing"
                    : texts.keySet().stream().sorted().toList().get(random.nextInt(texts.size()));
                // the same text again changes nothing
                String marked = isDeleted ? "" : "// save " + done + "\n" + texts.get(wanted);
                write(file, marked, random.nextInt(3));
                long saved = System.nanoTime();
                if (done < saves - 1 && random.nextInt(3) == 0) {
                    Thread.sleep(random.nextInt(700));
                    continue;
                }
                long millis = TimeUnit.NANOSECONDS.toMillis(await(wanted, saved) - saved);
                late.add(millis);
                assertTrue(millis <= latestMillis, wanted + " came after " + millis + " ms, save " + done);
            }
        } finally {
            watching.interrupt();
            watching.join();
        }
        late.sort(null);
        System.out.printf(
            "%d saves, %d verdicts awaited; ms from save to verdict: median %d, 90 %% %d, slowest %d%n",
            saves, late.size(), late.get(late.size() / 2), late.get(late.size() * 9 / 10), late.getLast());
        for (Map.Entry<String, String> text : texts.entrySet()) {
            long begun = System.nanoTime();
            CellCheck.of(Files.writeString(file, text.getValue()));
            System.out.println("one check, " + text.getKey() + ": "
                + TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun) + " ms");
        }
    }

    private static String name(State state) {
        return state instanceof State.Checked checked
            ? checked.report().verdict().name()
            : state.getClass().getSimpleName();
    }

    private static void write(Path file, String text, int way) throws IOException {
        if (text.isEmpty()) {
            Files.deleteIfExists(file);
        } else if (way == 0) {
            Files.move(Files.writeString(file.resolveSibling("new.v"), text), file,
                StandardCopyOption.REPLACE_EXISTING);
        } else if (way == 1) {
            Files.writeString(file, text);
        } else {
            Files.deleteIfExists(file);
            Files.writeString(file, text);
        }
    }

    /// When the verdict came, after which no other comes while the file stays. A verdict of the text before
    /// may come as long as the watch has not looked.
    private long await(String wanted, long saved) throws InterruptedException {
        // a file that was there between two looks only has been missing all the time
        long came = wanted.equals("Missing") && last.equals(wanted) ? saved : 0;
        long end = saved + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (came == 0 || System.nanoTime() < came + TimeUnit.MILLISECONDS.toNanos(700)) {
            assertTrue(System.nanoTime() < end, wanted + " does not come, but " + last);
            Seen next = seen.poll(100, TimeUnit.MILLISECONDS);
            if (next != null) {
                came = next.state.equals(wanted) ? Math.max(next.nanos, saved) : 0;
                last = next.state;
            }
        }
        assertEquals(wanted, last);
        return came;
    }
}
