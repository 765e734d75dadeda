package flipchip.app.kit.text;

import static flipchip.app.kit.text.Languages.speak;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@ExtendWith(Languages.class)
class NumberTextTest {
    private static final Path APP =
        Path.of(System.getProperty("flipchip.root"), "app/src/main/java/flipchip/app");
    /// What writes for scripts, files and other programs, or CSV and SVG.
    private static final Set<String> POINTS =
        Set.of("cli", "engines/protocol", "files", "learn/school", "kit/draw");
    private static final Pattern POINT =
        Pattern.compile("format\\(\\s*Locale\\.ROOT,[^;]*?\"[^\"]*%[-+0,]*\\d*\\.\\d+f");

    @ParameterizedTest
    @CsvSource({"en, +3.2", "en-DE, +3.2", "de, '+3,2'", "de-CH, +3.2", "fr, '+3,2'", "ja, +3.2", "zh, +3.2",
        "sv, +3.2", "ar-EG, +3.2"})
    void theMarkIsThatOfTheLanguageThatTheWindowSpeaks(String language, String written) {
        speak(Locale.forLanguageTag(language));
        assertEquals(written, NumberText.of("%+.1f", 3.2));
    }

    @Test
    void whatIsRoundedToZeroHasNoSign() {
        speak(Locale.ENGLISH);
        assertEquals(List.of("0.0", "0.0", "0", "0.00 discs", "-0.1", "+0.1", "+10.0", "-10", "6-0"),
            List.of(NumberText.of("%+.1f", -0.04), NumberText.of("%+.1f", 0.04), NumberText.of("%+.0f", -0.0),
                NumberText.of("%+.2f discs", -0.001), NumberText.of("%+.1f", -0.06),
                NumberText.of("%+.1f", 0.06), NumberText.of("%+.1f", 10.0), NumberText.of("%+.0f", -10.0),
                NumberText.of("%d-%d", 6, 0)));
        speak(Locale.GERMAN);
        assertEquals("0,0", NumberText.of("%+.1f", -0.04));
    }

    @Test
    void theWindowWritesNoOtherDecimals() throws IOException {
        List<String> others;
        try (Stream<Path> files = Files.walk(APP)) {
            others = files.filter(file -> file.toString().endsWith(".java"))
                .filter(file -> POINTS.stream().noneMatch(APP.relativize(file)::startsWith))
                .filter(file -> POINT.matcher(text(file)).find()).map(file -> APP.relativize(file).toString())
                .toList();
        }
        assertEquals(List.of(), others);
        assertTrue(POINT.matcher("String.format(Locale.ROOT, exact ? \"%+.0f\" : \"%+.1f\", x)").find());
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
