package flipchip.app.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// What was found once never comes back, and a few hundred changed inputs of every kind are survived.
/// `app/tools/fuzz` gives them millions.
@Timeout(900)
@Tag("thorough")
class FuzzTest {
    private static final int INPUTS = 400;
    private static final int SLOW_INPUTS = 60;
    /// Inputs that once broke something: a folder for each target.
    private static final Path CORPUS = Path.of(System.getProperty("flipchip.root"), "app/src/test/corpus");

    private final String homeBefore = System.getProperty("flipchip.home", "");

    @TempDir
    private Path folder;

    @AfterEach
    void back() {
        if (homeBefore.isEmpty()) {
            System.clearProperty("flipchip.home");
        } else {
            System.setProperty("flipchip.home", homeBefore);
        }
    }

    private List<Target> targets() throws Exception {
        System.setProperty("flipchip.home", folder.resolve("home").toString());
        return new Targets(folder).all();
    }

    @Test
    void everyTargetSurvivesAFewHundredInputs() throws Exception {
        List<String> found = new ArrayList<>();
        for (Target target : targets()) {
            Bytes bytes = new Bytes(target.seeds());
            Probe probe = new Probe();
            for (long i = 0; i < (target.least() < 100_000 ? SLOW_INPUTS : INPUTS); i++) {
                long number = i;
                probe.problem(target, bytes.input(i)).filter(FuzzTest::isAboutTheOutcome)
                    .ifPresent(problem -> found.add(target.name() + " " + number + ": " + problem));
            }
        }
        assertEquals("", String.join("\n", found));
    }

    @Test
    void whatWasFoundOnceIsMended() throws Exception {
        int inputs = 0;
        for (Target target : targets()) {
            for (Path file : corpus(target)) {
                Optional<String> problem =
                    new Probe().problem(target, Files.readAllBytes(file)).filter(FuzzTest::isAboutTheOutcome);
                assertEquals(Optional.empty(), problem, file.toString());
                inputs++;
            }
        }
        assertTrue(inputs >= 10, inputs + " inputs in " + CORPUS);
    }

    /// In a process that has just begun the first input of a kind pays for loading classes; the long runs
    /// judge time and memory.
    private static boolean isAboutTheOutcome(String problem) {
        return !problem.startsWith("allocated ") && !problem.startsWith("took ");
    }

    private static List<Path> corpus(Target target) throws IOException {
        Path own = CORPUS.resolve(target.name());
        if (!Files.isDirectory(own)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(own)) {
            return files.sorted().toList();
        }
    }
}
