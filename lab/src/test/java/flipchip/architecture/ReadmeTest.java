package flipchip.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReadmeTest {
    private static final Path ROOT = Path.of(System.getProperty("flipchip.root"));
    private static final Pattern LINK = Pattern.compile("\\[`?([^\\[\\]\\n`]*)`?]\\(([^)\\s]+)\\)");

    @ParameterizedTest
    @CsvSource({"README.md, 40", "lab/README.md, 15", "CONTRIBUTING.md, 8", "SECURITY.md, 1"})
    void everyFileItNamesExists(String readme, int least) throws IOException {
        List<MatchResult> links = links(readme);

        assertTrue(links.size() >= least, "only " + links.size() + " links");
        assertEquals(List.of(),
            links.stream().map(link -> link.group(2).replaceFirst("#.*", ""))
                .filter(path -> !path.startsWith("http"))
                .filter(path -> !Files.exists(ROOT.resolve(readme).resolveSibling(path))).toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"README.md", "lab/README.md", "CONTRIBUTING.md"})
    void aFileIsNamedAsItIsCalled(String readme) throws IOException {
        List<MatchResult> links = links(readme);

        assertEquals(List.of(), links.stream().filter(link -> link.group(1).contains("."))
            .filter(link -> !link.group(2).endsWith(link.group(1))).map(MatchResult::group).toList());
    }

    private static List<MatchResult> links(String readme) throws IOException {
        return LINK.matcher(Files.readString(ROOT.resolve(readme))).results().toList();
    }
}
