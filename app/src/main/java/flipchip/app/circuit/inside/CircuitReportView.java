package flipchip.app.circuit.inside;

import java.util.function.Consumer;
import flipchip.app.kit.control.Controls;
import flipchip.hwsim.gates.netlist.Net;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// A view of a circuit report: title, summary, and reasons; Enter or a double click on a reason goes to its
/// gate. Ids: `report-title`, `report-text`, `report-lines`.
final class CircuitReportView extends VBox {
    private static final double SCROLL_BAR = 28;
    private static final int STEPS_BEFORE = 7;
    private static final PseudoClass TO_COME = PseudoClass.getPseudoClass("to-come");
    private static final PseudoClass HEADING = PseudoClass.getPseudoClass("heading");

    private final Label title = Controls.withId(new Label(), "report-title", "report-title");
    private final Label text = Controls.withId(new Label(), "report-text");
    private final ObservableList<CircuitReport.Line> lines = FXCollections.observableArrayList();
    private final ListView<CircuitReport.Line> list =
        Controls.withId(new ListView<>(lines), "report-lines", "report-lines");
    private final Label empty = Controls.styled(new Label(), "empty-state");
    private final Consumer<Net> visit;
    private final Consumer<CircuitReport.Line> goTo;

    /// @param visit   goes to a gate
    /// @param goTo    goes to the moment of a line
    /// @param nothing said while nothing has been asked
    /// @param more    other questions, below the lines
    CircuitReportView(ChipMarks marks, Consumer<Net> visit, Consumer<CircuitReport.Line> goTo,
            ObservableValue<String> nothing, Node more) {
        this.visit = visit;
        this.goTo = goTo;
        getStyleClass().add("report");
        Controls.wrapped(text);
        text.setAccessibleRole(AccessibleRole.TEXT);
        list.setCellFactory(_ -> new Cell());
        VBox.setVgrow(list, Priority.ALWAYS);
        empty.textProperty().bind(nothing);
        empty.setWrapText(true);
        empty.setMinHeight(USE_PREF_SIZE);
        ScrollPane placeholder = new ScrollPane(empty);
        placeholder.setFitToWidth(true);
        placeholder.setFocusTraversable(false);
        list.setPlaceholder(placeholder);
        list.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER) {
                visitSelected();
                event.consume();
            }
        });
        list.addEventHandler(MouseEvent.MOUSE_CLICKED, event -> {
            if (event.getClickCount() == 2) {
                visitSelected();
            } else if (event.getClickCount() == 1) {
                goToSelected();
            }
        });
        getChildren().addAll(title, text, list, more);
        marks.reportProperty().subscribe(this::show);
    }

    private void goToSelected() {
        CircuitReport.Line line = list.getSelectionModel().getSelectedItem();
        if (line != null) {
            goTo.accept(line);
        }
    }

    private void visitSelected() {
        goToSelected();
        CircuitReport.Line line = list.getSelectionModel().getSelectedItem();
        if (line != null) {
            line.net().ifPresent(visit);
        }
    }

    private void show(CircuitReport report) {
        boolean other = !report.text().equals(text.getText());
        title.setText(report.title());
        text.setText(report.text());
        int selected = list.getSelectionModel().getSelectedIndex();
        if (!report.lines().equals(lines)) {
            lines.setAll(report.lines());
            list.getSelectionModel().clearAndSelect(Math.min(selected, lines.size() - 1));
            if (other) {
                showNow();
            }
        }
        list.setAccessibleText(report.title().isEmpty() ? empty.getText() : report.title());
        if (other) {
            text.notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
        }
    }

    /// Brings the step that is reached at this moment into view, with what led to it.
    private void showNow() {
        int reached = (int) lines.stream().filter(line -> line.at().isPresent() && !line.toCome()).count();
        list.scrollTo(Math.max(0, reached - STEPS_BEFORE));
    }

    private final class Cell extends ListCell<CircuitReport.Line> {
        private static final double TIME = 28;

        private final Label time = Controls.styled(new Label(), "report-time");
        private final Label sentence = Controls.styled(new Label(), "report-sentence");
        private final Label nets = Controls.styled(new Label(), "report-nets");
        private final HBox step = new HBox(time, new VBox(sentence, nets));

        Cell() {
            setWrapText(true);
            setMinWidth(0);
            setPrefWidth(0);
            time.setMinWidth(TIME);
            sentence.setWrapText(true);
            nets.setWrapText(true);
        }

        /// As many lines as the text needs at the width that the list has.
        @Override
        protected double computePrefHeight(double width) {
            double room = Math.max(60, list.getWidth() - SCROLL_BAR);
            double words = room - TIME;
            return getGraphic() == null
                ? super.computePrefHeight(room)
                : sentence.prefHeight(words) + nets.prefHeight(words) + snappedTopInset()
                    + snappedBottomInset();
        }

        @Override
        protected void updateItem(CircuitReport.Line line, boolean empty) {
            super.updateItem(line, empty);
            boolean timed = !empty && line.at().isPresent() && !line.isHeading();
            pseudoClassStateChanged(HEADING, !empty && line.isHeading());
            setText(empty || timed ? "" : line.text());
            setGraphic(timed ? step : null);
            pseudoClassStateChanged(TO_COME, timed && line.toCome());
            if (timed) {
                time.setText(String.valueOf(line.at().get().step()));
                sentence.setText(line.text());
                nets.setText(line.nets());
                setAccessibleText(time.getText() + " " + line.text());
            }
        }
    }
}
