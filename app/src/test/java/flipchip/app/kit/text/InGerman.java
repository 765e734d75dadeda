package flipchip.app.kit.text;

import java.util.Locale;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/// The texts of each test are German ones, and then those of before.
public final class InGerman implements BeforeEachCallback, AfterEachCallback {
    private final Locale before = Locale.getDefault(Locale.Category.DISPLAY);

    @Override
    public void beforeEach(ExtensionContext context) {
        Locale.setDefault(Locale.Category.DISPLAY, Locale.GERMAN);
    }

    @Override
    public void afterEach(ExtensionContext context) {
        Locale.setDefault(Locale.Category.DISPLAY, before);
    }
}
