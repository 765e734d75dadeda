package flipchip.app.cli.window;

import java.util.Arrays;
import java.util.Locale;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.kit.settings.Language;
import picocli.CommandLine.Option;

/// The options `--language` and `--scale` of pictures.
final class Look {
    private static final double SMALLEST = 0.75;
    private static final double LARGEST = 2;

    @Option(names = "--language", paramLabel = "LANGUAGE", defaultValue = "",
        description = "en, de, fr, ja or zh. Default: the system's.")
    private String language;
    @Option(names = "--scale", paramLabel = "FACTOR", defaultValue = "1",
        description = "Enlarge everything, 0.75 to 2. Default: ${DEFAULT-VALUE}.")
    private double scale;

    /// Two letters; empty for the language of the system.
    ///
    /// @throws Misuse if the window does not have it
    String language() {
        if (Arrays.stream(Language.values())
            .noneMatch(known -> known.locale().map(Locale::getLanguage).orElse("").equals(language))) {
            throw new Misuse("--language: '" + language + "' is not en, de, fr, ja or zh");
        }
        return language;
    }

    /// @throws Misuse if it is out of range, or not a number
    double scale() {
        if (!(scale >= SMALLEST && scale <= LARGEST)) {
            throw new Misuse("--scale: '" + scale + "' is not in " + SMALLEST + ".." + LARGEST);
        }
        return scale;
    }
}
