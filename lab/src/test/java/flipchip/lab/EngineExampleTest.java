package flipchip.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A test that the programs of the engine's pages compile and run with the engine's classes and nothing else.
class EngineExampleTest {
    private static final Path ROOT = Path.of(System.getProperty("flipchip.root", ".."));
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"docs/engine/embed.md", "engine/README.md"})
    void theExampleOfThePageRunsOnTheEngineAlone(String page) throws IOException, InterruptedException {
        Matcher code = Pattern.compile("(?s)```java\n(.*?)```").matcher(Files.readString(ROOT.resolve(page)));
        assertTrue(code.find());
        Path source = Files.writeString(folder.resolve("Example.java"), code.group(1));
        String classes = ROOT.resolve("engine/target/classes").toString();
        Process run = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "--add-modules", "jdk.incubator.vector", "-cp", classes, source.toString())
            .redirectErrorStream(true).start();
        String said = new String(run.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertTrue(run.waitFor(2, TimeUnit.MINUTES));
        assertEquals(0, run.exitValue(), said);
        assertTrue(said.matches("(?s).*\\d\\d moves, Black -?\\d+\\s*"), said);
    }
}
