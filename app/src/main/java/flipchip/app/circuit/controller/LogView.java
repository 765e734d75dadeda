package flipchip.app.circuit.controller;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.control.WrappedCell;
import flipchip.app.kit.draw.FontFiles;
import flipchip.app.kit.draw.Fonts;
import flipchip.app.kit.text.Texts;
import flipchip.hwsim.referee.run.Instant;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The controller's pins, and a list of the steps of the current clock in words, each a place to go. Works
/// only while it is seen.
///
/// Id `signal-log`. Look: controller.css, style class `signal-log`, cells with `:now` and `:later`.
public final class LogView extends StackPane {
    private static final Texts TEXTS = Texts.of("controller");
    private static final PseudoClass NOW = PseudoClass.getPseudoClass("now");
    private static final double FONT = 11;
    private static final double BORDERS = 28;
    private static final double PADDING = 4;
    private static final PseudoClass LATER = PseudoClass.getPseudoClass("later");

    private final ReadOnlyObjectProperty<Optional<Moment>> moment;
    private final PinRow pins = new PinRow();
    private final ObservableList<SignalLog.Entry> entries = FXCollections.observableArrayList();
    private final ListView<SignalLog.Entry> list =
        Controls.withId(new ListView<>(entries), "signal-log", "signal-log");
    private Optional<Instant> loggedEdge = Optional.empty();
    private int step;

    /// @param moment the moment shown
    /// @param goTo   goes to a step that is clicked, or confirmed by Enter
    public LogView(ReadOnlyObjectProperty<Optional<Moment>> moment, Consumer<SignalLog.Entry> goTo) {
        getStyleClass().add("log-pane");
        list.setAccessibleText(TEXTS.get("log.name"));
        list.setCellFactory(_ -> new Cell());
        Label empty = Controls.label(TEXTS.get("log.empty"), "empty-state");
        empty.setWrapText(true);
        list.setPlaceholder(empty);
        list.setOnMouseClicked(_ -> selected().ifPresent(goTo));
        list.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER) {
                selected().ifPresent(goTo);
            }
        });
        VBox.setVgrow(list, Priority.ALWAYS);
        getChildren().add(new VBox(pins, list));
        this.moment = moment;
        Runnable refresh = Controls.whenSeen(this, this::refresh);
        moment.subscribe(refresh);
        list.skinProperty().subscribe(refresh);
    }

    private Optional<SignalLog.Entry> selected() {
        return Optional.ofNullable(list.getSelectionModel().getSelectedItem());
    }

    private void refresh() {
        Optional<Moment> now = moment.get();
        Optional<Instant> edge = now.map(Moment::at).map(at -> new Instant(at.move(), at.clock(), 0));
        step = now.map(Moment::at).map(Instant::step).orElse(0);
        pins.show(now.map(ControllerPicture::of));
        boolean same = edge.isPresent() && edge.equals(loggedEdge);
        if (!same) {
            loggedEdge = edge;
            entries.setAll(now.map(SignalLog::of).orElse(List.of()));
        }
        list.refresh();
        int first = 0;
        while (first < entries.size() - 1 && entries.get(first).step() < step) {
            first++;
        }
        if (list.getSkin() != null) {            // a list that was never shown queues each scroll until it is
            list.scrollTo(Math.max(0, first - 2));
        }
    }

    /// A step, which may be now or later.
    private final class Cell extends WrappedCell<SignalLog.Entry> {
        Cell() {
            super(list, FontFiles.of(Fonts.code(FONT)), BORDERS, PADDING,
                entry -> String.format(Locale.ROOT, "%2d  %s", entry.step(), entry.text()));
        }

        @Override
        protected void updateItem(SignalLog.Entry entry, boolean empty) {
            super.updateItem(entry, empty);
            pseudoClassStateChanged(NOW, !empty && entry.step() == step);
            pseudoClassStateChanged(LATER, !empty && entry.step() > step);
        }
    }
}
