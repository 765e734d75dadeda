package flipchip.app.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import flipchip.app.kit.settings.Settings;
import flipchip.app.kit.settings.SettingsModel;
import flipchip.app.kit.text.Texts;
import javafx.beans.property.SimpleStringProperty;
import org.junit.jupiter.api.Test;

/// What texts say about keys.
class KeyWordsTest {
    private static final Texts TEXTS = Texts.of("analysis");

    private final SettingsModel settings = new SettingsModel(Settings.DEFAULT);
    private final Command one = Command.of("one", MenuName.ANALYSE, "Value it", "V", () -> {});
    private final Command two = Command.of("two", MenuName.ANALYSE, "Value all", "Shift+V", () -> {});
    private final KeyWords words = new KeyWords(settings, List.of(one, two));
    private final KeyMap keys = new KeyMap(settings);

    @Test
    void aTextFollowsTheKeysThatAreChosen() {
        SimpleStringProperty text = new SimpleStringProperty();
        text.bind(words.text(TEXTS, "status.off", "one", "two"));
        assertEquals("Off. V analyses every position, Shift+V only this one.", text.get());

        keys.property(one).set("F7");
        assertEquals("Off. F7 analyses every position, Shift+V only this one.", text.get());
        keys.property(two).set("");
        assertEquals("Off. F7 analyses every position, “Analysis › Value all” only this one.", text.get());
        keys.property(two).set("PERIOD");
        assertEquals("Off. F7 analyses every position, “.” only this one.", text.get());
    }

    @Test
    void aButtonNamesItsKeyWhereThereIsOne() {
        SimpleStringProperty text = new SimpleStringProperty();
        text.bind(words.button("Value", "one"));
        assertEquals("Value (V)", text.get());
        keys.property(one).set("");
        assertEquals("Value", text.get());
    }
}
