package flipchip.app.picture;

import java.util.ArrayList;
import java.util.List;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Texts;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// A page that saves a picture or a film.
///
/// Ids: `export-board`, `export-chip`, `export-waves`, `export-window`; `export-png`, `export-svg`;
/// `export-clock`, `export-move`, `export-game`; `export-with-chip`; `export-gif`.
final class ExportPage extends VBox {
    private static final Texts TEXTS = Texts.of("export");

    ExportPage(ExportFeature feature) {
        getStyleClass().add("export-page");
        setSpacing(10);
        setPrefWidth(460);
        ToggleGroup subjects = new ToggleGroup();
        List<Node> what = new ArrayList<>();
        for (Subject subject : Subject.values()) {
            RadioButton button = choice(subjects, "subject." + subject.id(), subject);
            button.setDisable(!feature.isShown(subject));
            button.setSelected(subject == Subject.WINDOW);
            what.add(button);
        }
        CheckBox chip = Controls.withId(new CheckBox(TEXTS.get("with.chip")), "export-with-chip");
        chip.setSelected(true);
        ToggleGroup spans = new ToggleGroup();
        List<Node> how = new ArrayList<>();
        for (Span span : Span.values()) {
            RadioButton button = choice(spans, "span." + span.id(), span);
            button.setSelected(span == Span.MOVE);
            how.add(button);
        }
        getChildren().addAll(
            heading("picture"), row(what), row(
                List.of(
                    button("png",
                        () -> feature.savePicture((Subject) subjects.getSelectedToggle().getUserData(),
                            false)),
                    button("svg",
                        () -> feature.savePicture((Subject) subjects.getSelectedToggle().getUserData(),
                            true)))),
            heading("animation"), row(how), chip, button("gif", () -> feature
                .saveAnimation((Span) spans.getSelectedToggle().getUserData(), chip.isSelected())),
            quiet());
    }

    private static Label heading(String key) {
        return Controls.label(TEXTS.get("heading." + key), "title");
    }

    private static Label quiet() {
        Label label = Controls.label(TEXTS.get("hint"), "quiet");
        label.setWrapText(true);
        return label;
    }

    private static RadioButton choice(ToggleGroup group, String key, Object value) {
        RadioButton button =
            Controls.withId(new RadioButton(TEXTS.get(key)), "export-" + key.substring(key.indexOf('.') + 1));
        button.setToggleGroup(group);
        button.setUserData(value);
        return button;
    }

    private static Button button(String id, Runnable action) {
        return Controls.button("export-" + id, TEXTS.get("as." + id), action);
    }

    private static HBox row(List<Node> nodes) {
        HBox row = new HBox(14);
        row.getChildren().setAll(nodes);
        return row;
    }
}
