package flipchip.app.window.assembly;

import java.util.Optional;
import java.util.function.Supplier;
import flipchip.app.kit.settings.Appearance;
import flipchip.app.kit.settings.Language;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.Banner;
import javafx.beans.property.Property;
import javafx.beans.value.ObservableValue;
import javafx.stage.Stage;

/// Notices that ask before a window ends while something runs in it that would be lost. FX thread only.
public final class EndQuestions {
    private static final Texts TEXTS = Texts.of("window");

    private EndQuestions() {}

    private static Optional<String> running(OpenWindow window) {
        return window.unfinished().stream().map(ObservableValue::getValue).filter(words -> !words.isEmpty())
            .findFirst();
    }

    /// Lets `stage` stay open at the first wish to close it while something runs in `window`; the second one,
    /// or the notice's button, closes it.
    public static void beforeClosing(Stage stage, Supplier<OpenWindow> window) {
        stage.setOnCloseRequest(wish -> {
            String now = TEXTS.get("notice.close.now");        // the language may be another by now
            Banner banner = window.get().desk().shell().banner();
            if (!banner.has(now)) {
                running(window.get()).ifPresent(words -> {
                    wish.consume();
                    banner.show(TEXTS.get("notice.close", words), now, stage::hide);
                });
            }
        });
    }

    /// Runs `change`, which makes the window again, behind what the user does once a language other than
    /// `spoken` is chosen in it.
    public static void beforeLanguage(OpenWindow window, Language spoken, Runnable change) {
        Property<Language> wanted = window.desk().settings().property(Appearance.LANGUAGE);
        Banner banner = window.desk().shell().banner();
        String now = TEXTS.get("notice.language.now");
        Runnable soon = () -> OnScreen.run(() -> {
            if (wanted.getValue() != spoken) {
                change.run();
            }
        });
        wanted.subscribe(language -> {
            banner.withdraw(now);
            if (language != spoken) {
                running(window).ifPresentOrElse(
                    words -> banner.show(TEXTS.get("notice.language", words), now, soon), soon);
            }
        });
    }
}
