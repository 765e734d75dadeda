package flipchip.app.cli.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import flipchip.app.cli.Cli;
import org.junit.jupiter.api.Test;

/// What `bench panel` asks of the window and what it prints; the window itself is measured by the command
/// alone.
class BenchPanelCommandTest {
    private final List<PanelMeter.Plan> plans = new ArrayList<>();
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... args) {
        PanelMeter meter = (plan, _) -> {
            plans.add(plan);
            return new PanelMeter.Figures("JavaFX without a display", 1.5, plan.rehearsed() ? 6.5 : 0, 210,
                90, 12, 34,
                List.of(new PanelMeter.Frames("all 64 cells", plan.frames(), 16.7, 18.2, 9, 11, 3.5, 5, 8,
                    10, 11.5, 14, 3, 1)),
                plan.rounds() == 0 ? Optional.empty()
                    : Optional.of(new PanelMeter.Rates(1_000_000, 1.002, 0.995, 0.93, 0.004, 0.35)));
        };
        return Cli.run(new PrintWriter(out), new PrintWriter(err), (_, _) -> { }, meter, args);
    }

    @Test
    void itPrintsPlatformAndSizeAndEveryFigure() {
        assertEquals(0, run("bench", "panel", "--size", "1280x800", "--frames", "50"));
        assertEquals(new PanelMeter.Plan(1280, 800, 50, true, 9, 1, 1), plans.getFirst());
        String text = out.toString();
        for (String part : List.of("JavaFX without a display", "window 1280x800", "load of 1.5",
            "the window rested for 6.5 s", "210.0 ms", "34.0 ms (slowest)",
            "all 64 cells, 50 pictures", "16.7 ms     18.2 ms",
            "3 pictures after more than 17 ms, 1 of them with a collection",
            "1,000,000 nodes/s on 1 threads", "100.2 %",
            "99.5 %, of a processor the window takes 0.4 %",
            "93.0 %, of a processor the window takes 35.0 %")) {
            assertTrue(text.contains(part), part + " in " + text);
        }
    }

    @Test
    void theFirstGameCanBeOpenedAtOnceAndTheEngineLeftOut() {
        assertEquals(0, run("bench", "panel", "--at-once", "--rounds", "0"));
        assertEquals(new PanelMeter.Plan(1440, 900, 300, false, 0, 1, 1), plans.getFirst());
        assertTrue(out.toString().contains("opened at once after the first frame"), out.toString());
        assertFalse(out.toString().contains("engine"), out.toString());
    }

    @Test
    void asJsonItIsOneObject() {
        assertEquals(0, run("bench", "panel", "--json"));
        assertTrue(out.toString().startsWith("{\"kind\":\"panel\",\"platform\":\"JavaFX without a display\""),
            out.toString());
        assertEquals(1, out.toString().lines().count());
    }

    @Test
    void wrongSizesAndCountsAreRefusedBeforeAnythingIsMeasured() {
        assertEquals(2, run("bench", "panel", "--size", "big"));
        assertTrue(err.toString().contains("--size: 'big' is not of the form 1440x900"), err.toString());
        assertEquals(2, run("bench", "panel", "--frames", "3"));
        assertTrue(err.toString().contains("--frames: '3' is not at least 10"), err.toString());
        assertEquals(List.of(), plans);
    }
}
