package flipchip.app.chips.opened;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import flipchip.hwsim.verify.catalogue.Circuits;
import flipchip.hwsim.verify.catalogue.NamedCircuit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The layouts in the package are those of today's circuits. Where one is missing or too many, the test
/// writes the file into the build folder, to be copied from there; to make all again, delete it first.
class LayoutCacheTest {
    @Test
    @Tag("thorough")
    void everyLargeLevelOfTheCatalogueIsInThePackage() throws IOException {
        Map<Long, Level> wanted = new TreeMap<>();
        for (NamedCircuit circuit : Circuits.all()) {
            PartTree tree = new PartTree(circuit.netlist().get());
            for (Level level : levels(tree)) {
                boolean isTop = level.part() == tree.root();
                if ((isTop || level.wires().size() > LayoutCache.WIRES) && !LevelLayouter.isBoard(level)) {
                    wanted.put(LayoutCache.key(level), level);
                }
            }
        }
        List<String> missing =
            wanted.values().stream().filter(level -> LayoutCache.ofProgram().find(level).isEmpty())
                .map(level -> level.part().name()).toList();
        Path file = Path.of("target", LayoutCache.RESOURCE);
        if (!missing.isEmpty() || wanted.size() != LayoutCache.ofProgram().size()) {
            Map<Long, LevelLayout> made = new TreeMap<>();
            wanted.forEach((key, level) -> made.put(key, LevelLayouter.layout(level)));
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            LayoutCache.write(made, bytes);
            Files.createDirectories(file.getParent());
            Files.write(file, bytes.toByteArray());
        }
        assertEquals(List.of(), missing, "copy " + file.toAbsolutePath() + " to the resources");
        assertEquals(wanted.size(), LayoutCache.ofProgram().size(), "copy " + file.toAbsolutePath());
        System.out.println(wanted.size() + " layouts in the package, "
            + LayoutCache.class.getResource(LayoutCache.RESOURCE).openConnection().getContentLength()
            + " bytes");
    }

    /// Opens and enters everything as the window does, and prints what it takes.
    @Test
    @Tag("thorough")
    void everyLevelCanBeEntered() {
        ThreadMXBean clock = ManagementFactory.getThreadMXBean();
        LevelLayouter.prepare();
        System.out.println("before the first: " + clock.getCurrentThreadCpuTime() / 1_000_000 + " ms");
        int entered = 0;
        int slow = 0;
        long slowest = 0;
        for (NamedCircuit circuit : Circuits.all()) {
            long before = clock.getCurrentThreadCpuTime();
            PartTree tree = new PartTree(circuit.netlist().get());
            Level top = Level.of(tree, tree.root());
            LevelLayouter.layout(top);
            long opened = clock.getCurrentThreadCpuTime() - before;
            long worst = 0;
            String where = "";
            for (Level level : levels(tree)) {
                before = clock.getCurrentThreadCpuTime();
                LevelLayout layout = LevelLayouter.layout(Level.of(tree, level.part()));
                long taken = clock.getCurrentThreadCpuTime() - before;
                assertEquals(level.wires().size(), layout.routes().size(), level.part().name());
                entered++;
                slow += taken > 300_000_000 ? 1 : 0;
                where = taken > worst ? level.part().name() : where;
                worst = Math.max(worst, taken);
            }
            slowest = Math.max(slowest, worst);
            System.out.println(circuit.name() + ", " + tree.netlist().gates().size() + " gates: opened in "
                + opened / 1_000_000 + " ms, the slowest level, " + where + ", in " + worst / 1_000_000
                + " ms");
        }
        System.out.println(entered + " levels entered, the slowest in " + slowest / 1_000_000 + " ms, " + slow
            + " above 300 ms, of processor time");
    }

    private static List<Level> levels(PartTree tree) {
        Set<String> types = new HashSet<>();
        Deque<Part> todo = new ArrayDeque<>(List.of(tree.root()));
        List<Level> levels = new ArrayList<>();
        while (!todo.isEmpty()) {
            Part part = todo.poll();
            levels.add(Level.of(tree, part));
            tree.parts(part).stream().filter(inner -> !inner.isGate()).filter(
                inner -> inner.type().isEmpty() || inner.kind() == Part.Kind.GROUP || types.add(inner.type()))
                .forEach(todo::add);
        }
        return levels;
    }

    @Test
    void aKeptLayoutIsTheOneThatWouldBeMade() {
        PartTree tree = new PartTree(Circuits.find("counter").orElseThrow().netlist().get());
        Level top = Level.of(tree, tree.root());

        LevelLayout kept = LayoutCache.ofProgram().find(top).orElseThrow();
        LevelLayout made = LevelLayouter.laidOut(top);

        assertEquals(made.boxes().size(), kept.boxes().size());
        for (int i = 0; i < made.boxes().size(); i++) {
            assertEquals(made.boxes().get(i).x(), kept.boxes().get(i).x(), 0.25);
            assertEquals(made.boxes().get(i).y(), kept.boxes().get(i).y(), 0.25);
        }
        assertEquals(made.routes().size(), kept.routes().size());
        assertTrue(kept.width() > 0 && Math.abs(kept.width() - made.width()) <= 0.25);
    }
}
