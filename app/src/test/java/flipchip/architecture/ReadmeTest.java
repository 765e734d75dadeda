package flipchip.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class ReadmeTest {
    private static final Path ROOT = Path.of(System.getProperty("flipchip.root"));
    private static final Pattern LINK = Pattern.compile("\\[`?([^\\[\\]\\n`]*)`?]\\(([^)\\s]+)\\)");

    @Test
    void everyFileItNamesExists() throws IOException {
        List<MatchResult> links = LINK.matcher(Files.readString(ROOT.resolve("README.md"))).results().toList();

        assertTrue(links.size() > 40, "only " + links.size() + " links");
        assertEquals(List.of(), links.stream().map(link -> link.group(2)).filter(path -> !path.startsWith("http"))
            .filter(path -> !Files.exists(ROOT.resolve(path))).toList());
    }

    @Test
    void aFileIsNamedAsItIsCalled() throws IOException {
        List<MatchResult> links = LINK.matcher(Files.readString(ROOT.resolve("README.md"))).results().toList();

        assertEquals(List.of(), links.stream().filter(link -> link.group(1).contains("."))
            .filter(link -> !link.group(2).endsWith(link.group(1))).map(MatchResult::group).toList());
    }
}
