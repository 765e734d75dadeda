package flipchip.app.window.assembly;

import java.util.Optional;
import flipchip.app.kit.settings.Appearance;
import flipchip.app.kit.settings.Language;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.Banner;
import javafx.beans.property.Property;
import javafx.beans.value.ObservableValue;

/// Waits for another language to be chosen. The window is then made again, so where something runs in it that
/// would be lost, a notice asks before.
public final class LanguageChange {
    private static final Texts TEXTS = Texts.of("window");

    private LanguageChange() {}

    /// Runs `change` behind what the user does once a language other than `spoken` is chosen in this window.
    /// FX thread only.
    public static void watch(OpenWindow window, Language spoken, Runnable change) {
        Property<Language> wanted = window.desk().settings().property(Appearance.LANGUAGE);
        Banner banner = window.desk().shell().banner();
        String now = TEXTS.get("notice.language.now");
        Runnable soon = () -> OnScreen.run(() -> {
            if (wanted.getValue() != spoken) {
                change.run();
            }
        });
        wanted.subscribe(language -> {
            Optional<String> running = window.unfinished().stream().map(ObservableValue::getValue)
                .filter(words -> !words.isEmpty()).findFirst();
            banner.withdraw(now);
            if (language != spoken) {
                running.ifPresentOrElse(words -> banner.show(TEXTS.get("notice.language", words), now, soon),
                    soon);
            }
        });
    }
}
