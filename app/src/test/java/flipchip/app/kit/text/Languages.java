package flipchip.app.kit.text;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/// The language of the texts on the screen: a test sets it, and after each test it is as before.
public class Languages implements AfterEachCallback {
    private static final List<Locale> OTHERS =
        List.of(Locale.GERMAN, Locale.FRENCH, Locale.JAPANESE, Locale.CHINESE);
    private final Locale before = Locale.getDefault(Locale.Category.DISPLAY);

    public static void speak(Locale language) {
        Locale.setDefault(Locale.Category.DISPLAY, language);
    }

    /// Fails where a language has not its own words or leaves a place in them open.
    public static void check(String name, Supplier<String> told) {
        speak(Locale.ENGLISH);
        String english = told.get();
        List<String> all = OTHERS.stream().map(language -> {
            speak(language);
            return told.get();
        }).toList();
        assertFalse(all.contains(english), name + ": " + all);
        assertFalse(Stream.concat(all.stream(), Stream.of(english)).anyMatch(text -> text.contains("{")),
            name);
    }

    @Override
    public void afterEach(ExtensionContext context) {
        speak(before);
    }
}
