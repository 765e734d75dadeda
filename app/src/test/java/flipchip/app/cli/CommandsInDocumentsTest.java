package flipchip.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/// The commands that documents show are understood as they stand there, and seats have names of opponents.
class CommandsInDocumentsTest {
    private static final Path ROOT = Path.of(System.getProperty("flipchip.root"));
    private static final Pattern COMMAND =
        Pattern.compile("(?m)^ {4,}(?:\\$ )?flipchip ([^#|>\\n]+)" + "|`flipchip ([^`\\n|>]+)");
    private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");
    private static final Pattern FULL =
        Pattern.compile("(--(?:black|white)) (?:human|level\\d+|\\d+|person:\\d+)");

    @Test
    void everyCommandIsUnderstood() throws IOException {
        Map<String, String> wrong = new TreeMap<>();
        int seen = 0;
        for (Path page : pages()) {
            for (MatchResult found : COMMAND.matcher(Files.readString(page)).results().toList()) {
                String command = (found.group(1) == null ? found.group(2) : found.group(1)).strip();
                seen++;
                String problem = problem(command);
                if (!problem.isEmpty()) {
                    wrong.put(page.getFileName() + ": " + command, problem);
                }
            }
        }

        assertEquals(Map.of(), wrong);
        assertTrue(seen > 60, seen + " commands");
    }

    @Test
    void aWrongCommandIsFound() {
        assertEquals("Unknown option: '--whit=3'", problem("play --whit=3"));
        assertEquals("--black person", problem("play --black person --white level3"));
        assertEquals("", problem("play --white level3"));
    }

    private static String problem(String command) {
        List<String> words = new ArrayList<>();
        WORD.matcher(command).results()
            .forEach(word -> words.add(word.group(1) == null ? word.group(2) : word.group(1)));
        words.remove("NAME");
        boolean opensWindow = words.size() == 1 && words.getFirst().matches("[A-Z.]+|flipchip:.*");
        try {
            if (!opensWindow && !words.contains("...")) {
                Cli.commandLine().setCaseInsensitiveEnumValuesAllowed(true)
                    .parseArgs(words.toArray(String[]::new));
            }
        } catch (CommandLine.MissingParameterException _) {
            return "";                           // a command that is only named
        } catch (CommandLine.ParameterException e) {
            return e.getMessage();
        }
        String rest = FULL.matcher(command).replaceAll("");
        return rest.contains("play") && rest.matches(".*--(black|white) .*")
            ? rest.replaceAll(".*?(--(?:black|white) \\S+).*", "$1")
            : "";
    }

    private static List<Path> pages() throws IOException {
        try (Stream<Path> docs = Files.walk(ROOT.resolve("docs"))) {
            return Stream.concat(docs.filter(page -> page.toString().endsWith(".md")),
                Stream.of("README.md", "CONTRIBUTING.md", "lab/README.md").map(ROOT::resolve)).toList();
        }
    }
}
