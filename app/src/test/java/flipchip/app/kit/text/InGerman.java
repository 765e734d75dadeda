package flipchip.app.kit.text;

import java.util.Locale;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/// The texts of each test are German ones, and then those of before.
public final class InGerman extends Languages implements BeforeEachCallback {
    @Override
    public void beforeEach(ExtensionContext context) {
        speak(Locale.GERMAN);
    }
}
