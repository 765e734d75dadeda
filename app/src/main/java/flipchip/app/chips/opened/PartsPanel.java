package flipchip.app.chips.opened;

import java.util.List;
import java.util.function.Consumer;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.control.SearchField;
import flipchip.app.kit.text.Texts;
import javafx.event.EventTarget;
import javafx.scene.control.ListView;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The parts of what is shown as a list, and the search for a net. Thread: FX.
///
/// Ids: `opened-search`, `opened-parts`. Look: opened.css.
final class PartsPanel extends VBox {
    private static final Texts TEXTS = Texts.of("opened");

    private final SearchField search = new SearchField("opened-search", TEXTS.get("search"));
    private final ListView<Part> parts = Controls.withId(new ListView<>(), "opened-parts");

    /// @param choose is told the part that is chosen
    /// @param enter  enters what is chosen
    /// @param find   goes to the net of this name
    PartsPanel(Consumer<Part> choose, Runnable enter, Consumer<String> find) {
        getStyleClass().add("left");
        parts.setCellFactory(Controls.narrowCells(PartsPanel::line));
        parts.setAccessibleText(TEXTS.get("parts"));
        parts.getSelectionModel().selectedItemProperty().subscribe(part -> {
            if (part != null) {
                choose.accept(part);
            }
        });
        Controls.onChoice(parts, enter);
        search.setOnAction(_ -> find.accept(search.getText().strip()));
        VBox.setVgrow(parts, Priority.ALWAYS);
        getChildren().addAll(search, parts);
    }

    private static String line(Part part) {
        return part.isGate() ? part.name() : TEXTS.get("part.line", part.name(), part.gates().length);
    }

    void show(List<Part> inner) {
        parts.getItems().setAll(inner);
    }

    void select(Part part) {
        if (parts.getSelectionModel().getSelectedItem() != part) {
            parts.getSelectionModel().select(part);
            parts.scrollTo(part);
        }
    }

    /// Moves the keyboard to the list.
    void takeKeyboard() {
        parts.requestFocus();
    }

    /// Whether a key that is pressed there is typed into the search.
    boolean isTyped(EventTarget target) {
        return target == search;
    }
}
