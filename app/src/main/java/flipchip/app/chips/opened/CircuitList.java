package flipchip.app.chips.opened;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.control.SearchField;
import flipchip.app.kit.text.Texts;
import flipchip.hwsim.verify.catalogue.Circuits;
import flipchip.hwsim.verify.catalogue.NamedCircuit;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// All circuits, to find one by its words and to open it. FX thread only.
///
/// Ids: `opened-list-search`, `opened-list`.
final class CircuitList extends VBox {
    private static final Texts TEXTS = Texts.of("opened");

    private final SearchField search = new SearchField("opened-list-search", TEXTS.get("list.search"));
    private final ListView<NamedCircuit> circuits = Controls.withId(new ListView<>(), "opened-list");

    /// @param latest the circuit that is chosen first
    /// @param open   opens the one that the user chose
    CircuitList(String latest, Consumer<NamedCircuit> open) {
        super(10);
        circuits.setCellFactory(Controls.cells(CircuitList::line));
        circuits.setAccessibleText(TEXTS.get("title"));
        circuits.setPlaceholder(new Label(TEXTS.get("list.none")));
        search.textProperty().subscribe(this::filter);
        Runnable opens =
            () -> Optional.ofNullable(circuits.getSelectionModel().getSelectedItem()).ifPresent(open);
        search.chooseIn(circuits, CircuitList::line, opens);
        Controls.onChoice(circuits, opens);
        Circuits.find(latest).ifPresent(circuits.getSelectionModel()::select);
        circuits.scrollTo(circuits.getSelectionModel().getSelectedIndex());
        VBox.setVgrow(circuits, Priority.ALWAYS);
        VBox.setVgrow(this, Priority.ALWAYS);
        getChildren().addAll(search, circuits);
    }

    /// Moves the keyboard to the search.
    void start() {
        search.requestFocus();
    }

    /// Those with all the words, of which those that are called so come first.
    private void filter(String text) {
        String typed = text.strip().toLowerCase(Locale.ROOT);
        List<String> words = List.of(typed.split("\\s+"));
        circuits.getSelectionModel().clearSelection();
        circuits.getItems()
            .setAll(Circuits.all().stream()
                .filter(circuit -> words.stream().allMatch(line(circuit).toLowerCase(Locale.ROOT)::contains))
                .sorted(Comparator.comparing(circuit -> !circuit.name().startsWith(typed))).toList());
        circuits.getSelectionModel().selectFirst();
    }

    private static String line(NamedCircuit circuit) {
        return circuit == null
            ? TEXTS.get("list.none")
            : TEXTS.get("list.line", circuit.name(), circuit.about());
    }
}
