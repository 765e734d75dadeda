package flipchip.app.cli.circuit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import flipchip.app.chips.owncell.CellCheck;
import flipchip.app.chips.owncell.Exercise;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The pages for a class: their examples for GitHub and GitLab run here as scripts, and what they call a
/// thing is what the window calls it.
class ClassPageTest {
    private static final Path ROOT = Path.of(System.getProperty("flipchip.root"));
    private static final Pattern NAME = Pattern.compile("(?<![*\\w])\\*(\\p{Lu}[^*\\n]+)\\*(?!\\*)");
    private static final String RULES = "compiles = 10\nlegal = 40\noutputs = 5\nthreshold = 88\n";

    @TempDir
    Path folder;

    private static String page(String name) throws IOException {
        return Files.readString(ROOT.resolve("docs/circuit/" + name));
    }

    @ParameterizedTest
    @CsvSource({"class.md", "own-cell.md"})
    void whatThePageNamesIsCalledSoInTheWindow(String page) throws IOException {
        String texts = texts();
        List<String> unknown = NAME.matcher(page(page)).results().map(found -> found.group(1))
            .filter(name -> !texts.contains(name.replaceFirst("\\W+$", ""))).toList();

        assertEquals(List.of(), unknown);
    }

    private static String texts() throws IOException {
        StringBuilder all = new StringBuilder();
        for (String area : List.of("workbench", "link", "student", "why", "files", "lessons", "window")) {
            Properties texts = new Properties();
            try (InputStream in =
                CellCheck.class.getResourceAsStream("/flipchip/app/kit/text/" + area + ".properties")) {
                texts.load(in);
            }
            texts.values().forEach(text -> all.append(text).append('\n'));
        }
        return all.toString();
    }

    /// The commands of an example: after `run:`, or the lines of `script:`.
    private static List<String> commands(String heading) throws IOException {
        List<String> block = page("class.md").lines().dropWhile(line -> !line.contains(heading)).skip(1)
            .dropWhile(line -> !line.startsWith("    "))
            .takeWhile(line -> line.startsWith("    ") || line.isBlank()).toList();
        List<String> commands = new ArrayList<>();
        boolean isScript = false;
        for (String line : block) {
            String item = line.strip();
            isScript = item.equals("script:") || isScript && item.startsWith("- ");
            if (item.startsWith("- run: ")) {
                commands.add(item.substring("- run: ".length()));
            } else if (isScript && item.startsWith("- ")) {
                commands.add(item.substring(2));
            }
        }
        return commands;
    }

    @ParameterizedTest
    @Tag("thorough")
    @CsvSource({".github/workflows/classroom.yml, OURS, 0", ".github/workflows/classroom.yml, BUG, 7",
        ".gitlab-ci.yml, OURS, 0", ".gitlab-ci.yml, EMPTY, 7"})
    void anExampleJobEndsAsItsFileDeserves(String heading, Exercise exercise, int status) throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/yosys")), "Yosys is not installed");
        Files.writeString(folder.resolve("my_cell.v"), CellCheck.startingFile(exercise));
        Files.writeString(folder.resolve("rules.txt"), RULES);
        program("sudo", "exit 0");                      // what it would install is installed here
        program("flipchip",
            "exec '" + Path.of(System.getProperty("java.home"), "bin", "java")
                + "' -XX:TieredStopAtLevel=1 --add-modules jdk.incubator.vector -cp '"
                + System.getProperty("java.class.path") + File.pathSeparator
                + System.getProperty("jdk.module.path", "") + "' flipchip.app.Main \"$@\"");
        List<String> commands = commands(heading);
        assertTrue(commands.stream().anyMatch(line -> line.startsWith("flipchip hw check")),
            commands.toString());

        assertEquals(status, run(commands.stream().collect(Collectors.joining("\n", "set -e\n", "\n"))),
            () -> said());
        if (heading.contains("gitlab")) {
            assertTrue(Files.readString(folder.resolve("marks.json")).contains("\"points\""));
        }
    }

    private void program(String name, String body) throws IOException {
        Path made = Files.createDirectories(folder.resolve("bin")).resolve(name);
        Files.writeString(made, "#!/bin/sh\n" + body + "\n");
        assertTrue(made.toFile().setExecutable(true));
    }

    private int run(String script) throws IOException, InterruptedException {
        ProcessBuilder job = new ProcessBuilder("bash", "-c", script).directory(folder.toFile())
            .redirectErrorStream(true).redirectOutput(folder.resolve("said.txt").toFile());
        job.environment().merge("PATH", folder.resolve("bin").toString(), (path, bin) -> bin + ":" + path);
        Process process = job.start();
        assertTrue(process.waitFor(5, TimeUnit.MINUTES));
        return process.exitValue();
    }

    private String said() {
        try {
            return Files.readString(folder.resolve("said.txt"));
        } catch (IOException e) {
            return e.getMessage();
        }
    }
}
