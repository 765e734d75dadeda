package flipchip.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.simd.KernelFallback;
import flipchip.engine.simd.Kernels;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Java processes without, or with fewer, vectors: the engine searches there as everywhere, on the kernels
/// that suit them.
class KernelOptionsTest {
    private static String scalarNodes;

    @ParameterizedTest
    @Tag("thorough")
    @CsvSource({"-XX:UseAVX=0,          scalar kernels: the machine's vectors have 128 bits",
        "-XX:MaxVectorSize=16,  scalar kernels: the machine's vectors have 128 bits",
        "-XX:UseAVX=2,          vector kernels in 256 bits",
        "-XX:MaxVectorSize=32,  vector kernels in 256 bits"})
    void fewerVectorsGiveOtherKernelsAndTheSameNodes(String option, String kernels) throws Exception {
        List<String> told = run(option);
        if (!told.getFirst().startsWith("scalar")) {        // on a machine that has them
            assertTrue(told.getFirst().startsWith(kernels), told::toString);
        }
        assertEquals(nodesWithoutVectors(), told.getLast());
    }

    @Test
    @Tag("thorough")
    void vectorsThatTheJavaDoesNotCompileAreGivenUpAndSaid() throws Exception {
        List<String> told = run("-XX:+UnlockExperimentalVMOptions", "-XX:-EnableVectorSupport");
        if (told.getFirst().startsWith("vector")) {         // on a machine that has them
            assertEquals("heard scalar kernels: this Java keeps vectors on the heap "
                + "(-XX:+EnableVectorSupport is missing)", told.get(1), told::toString);
        }
        assertEquals(nodesWithoutVectors(), told.getLast());
    }

    private static String nodesWithoutVectors() throws IOException, InterruptedException {
        if (scalarNodes == null) {
            scalarNodes = run("-Dflipchip.simd=scalar").getLast();
        }
        return scalarNodes;
    }

    private static List<String> run(String... options) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(
            List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "--add-modules",
                "jdk.incubator.vector,jdk.management", "-Xlog:disable", "-Xlog:all=error:stderr", "-cp",
                System.getProperty("jdk.module.path", "") + System.getProperty("path.separator")
                    + Path.of(
                        KernelOptionsTest.class.getProtectionDomain().getCodeSource().getLocation().getPath())
                    + System.getProperty("path.separator") + System.getProperty("java.class.path")));
        command.addAll(List.of(options));
        command.add(Child.class.getName());
        Process process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), out);
        return out.lines().toList();
    }

    /// Prints the kernels at the start, what it hears of them, and the nodes of a search.
    static final class Child {
        static void main() {
            System.out.println(Kernels.description());
            KernelFallback.addListener(heard -> System.out.println("heard " + heard));
            EngineOptions options = EngineOptions.DEFAULT.withThreads(1).withTableMegabytes(4);
            try (Engine engine = new Engine(options)) {
                var found = engine.search(Position.INITIAL, SearchLimits.depth(14));
                // leaves of the first have too many empties for the net, those of the second do not
                Board later = Boards.reachable(new SplittableRandom(3), 30);
                var second = engine.search(new Position(later, Color.BLACK),
                    SearchLimits.depth(12).withConfidence(73));
                System.out.println("nodes " + found.nodes() + " and " + second.nodes());
            }
        }
    }
}
