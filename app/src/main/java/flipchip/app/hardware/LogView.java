package flipchip.app.hardware;

import java.util.List;
import java.util.Optional;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.StackPane;
import flipchip.app.text.Texts;
import flipchip.app.time.Moment;
import flipchip.hwsim.Instant;

/// The steps of the present clock in words. Works only while it is seen.
///
/// Id `signal-log`. Look: hardware.css, style class `signal-log`, cells with `:now` and `:later`.
public final class LogView extends StackPane {
    private static final Texts TEXTS = Texts.of("hardware");
    private static final PseudoClass NOW = PseudoClass.getPseudoClass("now");
    private static final PseudoClass LATER = PseudoClass.getPseudoClass("later");

    private final HardwareViewModel model;
    private final ObservableList<SignalLog.Entry> entries = FXCollections.observableArrayList();
    private final ListView<SignalLog.Entry> list = new ListView<>(entries);
    private Optional<Instant> loggedEdge = Optional.empty();
    private int step;

    public LogView(HardwareViewModel model) {
        this.model = model;
        getStyleClass().add("log-pane");
        list.setId("signal-log");
        list.getStyleClass().add("signal-log");
        list.setAccessibleText(TEXTS.get("log.name"));
        list.setCellFactory(_ -> new Cell());
        Label empty = new Label(TEXTS.get("log.empty"));
        empty.getStyleClass().add("empty-state");
        empty.setWrapText(true);
        list.setPlaceholder(empty);
        getChildren().add(list);
        model.momentProperty().subscribe(this::refresh);
        visibleProperty().subscribe(this::refresh);
    }

    private void refresh() {
        Optional<Moment> moment = isVisible() ? model.momentProperty().get() : Optional.empty();
        Optional<Instant> edge = moment.map(now -> new Instant(now.at().move(), now.at().clock(), 0));
        step = moment.map(now -> now.at().step()).orElse(0);
        boolean same = edge.isPresent() && edge.equals(loggedEdge);
        if (!same) {
            loggedEdge = edge;
            entries.setAll(edge.isPresent() ? model.log() : List.of());
        }
        list.refresh();
        int first = 0;
        while (first < entries.size() - 1 && entries.get(first).step() < step) {
            first++;
        }
        list.scrollTo(Math.max(0, first - 2));
    }

    private final class Cell extends ListCell<SignalLog.Entry> {
        @Override
        protected void updateItem(SignalLog.Entry entry, boolean empty) {
            super.updateItem(entry, empty);
            setText(empty ? "" : String.format("%2d  %s", entry.step(), entry.text()));
            pseudoClassStateChanged(NOW, !empty && entry.step() == step);
            pseudoClassStateChanged(LATER, !empty && entry.step() > step);
        }
    }
}
