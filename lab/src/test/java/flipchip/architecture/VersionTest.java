package flipchip.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The version is written in the parent pom alone, and the changelog describes it.
class VersionTest {
    private static final Path ROOT = Path.of(System.getProperty("flipchip.root"));

    @Test
    void theNewestSectionOfTheChangelogIsThatOfTheParentPom() throws IOException {
        assertEquals(first("pom.xml", "<revision>(.+)</revision>"),
            first("CHANGELOG.md", "## \\[(\\d[^]]*)]"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"engine", "hwsim", "app", "lab", "lab/spark"})
    void aModuleTakesItFromTheParent(String module) throws IOException {
        assertEquals("${revision}",
            first(module + "/pom.xml", "flipchip-parent</artifactId><version>(.+?)<"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"app/pom.xml", ".github/workflows/release.yml"})
    void aPackageTakesItFromTheBuild(String file) throws IOException {
        String version = first(file, "--app-version(?:</argument><argument>| \"?)(\\S+)");

        assertTrue(version.startsWith("$"), version);
    }

    private static String first(String file, String pattern) throws IOException {
        Matcher found = Pattern.compile(pattern).matcher(Files.readString(ROOT.resolve(file)));
        assertTrue(found.find(), file);
        return found.group(1);
    }
}
