package flipchip.app.circuit.figures;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Texts;
import flipchip.hwsim.referee.run.ArrayFigures;
import javafx.geometry.HPos;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// A page with the figures of the chip: counted here, quoted from the lecture, and reasons of differences.
///
/// Ids: `figures-table`, in it `figure-0` and so on, whose accessible text says the whole line.
public final class FiguresPage extends VBox {
    private static final Texts TEXTS = Texts.of("wave");

    private final GridPane table = Controls.withId(new GridPane(), "figures-table");

    public FiguresPage() {
        setSpacing(10);
        Label says = new Label(TEXTS.get("figures.says"));
        says.setWrapText(true);
        says.getStyleClass().add("quiet");
        table.setHgap(18);
        table.setVgap(5);
        ColumnConstraints words = new ColumnConstraints();
        words.setMinWidth(270);
        ColumnConstraints number = new ColumnConstraints();
        number.setHalignment(HPos.RIGHT);
        number.setMinWidth(110);
        ColumnConstraints reason = new ColumnConstraints();
        reason.setHgrow(Priority.ALWAYS);
        table.getColumnConstraints().setAll(words, number, number, reason);
        ScrollPane scroll = new ScrollPane(table);
        scroll.setFitToWidth(true);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        getChildren().addAll(says, scroll);
        show(Optional.empty());
    }

    /// Shows what was counted; nothing yet: that it is being counted.
    public void show(Optional<ArrayFigures> counted) {
        table.getChildren().clear();
        if (counted.isEmpty()) {
            Label waiting = Controls.withId(new Label(TEXTS.get("figures.counting")), "figures-counting");
            table.add(waiting, 0, 0, 4, 1);
            return;
        }
        line(0, List.of(TEXTS.get("figures.name"), TEXTS.get("figures.counted"), TEXTS.get("figures.quoted"),
            TEXTS.get("figures.reason")));
        List<ArrayFigures.Figure> figures = counted.get().figures();
        for (int i = 0; i < figures.size(); i++) {
            ArrayFigures.Figure figure = figures.get(i);
            List<Label> cells = line(i + 1,
                List.of(name(figure), number(figure.counted()), quoted(figure.quoted()), reason(figure)));
            cells.getFirst().setId("figure-" + i);
            cells.getFirst().setFocusTraversable(true);
            cells.getFirst().setAccessibleText(TEXTS.get("figures.line", name(figure).strip(),
                number(figure.counted()), quoted(figure.quoted()), reason(figure)));
        }
    }

    private List<Label> line(int row, List<String> texts) {
        List<Label> cells = texts.stream().map(Label::new).toList();
        for (int column = 0; column < cells.size(); column++) {
            Label cell = cells.get(column);
            cell.setWrapText(true);
            cell.getStyleClass().add(row == 0 ? "quiet" : "figure");
            table.add(cell, column, row);
        }
        return cells;
    }

    private static String number(int value) {
        return TEXTS.get("figures.number", value);
    }

    private static String quoted(OptionalInt value) {
        return value.isPresent() ? number(value.getAsInt()) : TEXTS.get("figures.silent");
    }

    private static String name(ArrayFigures.Figure figure) {
        return (figure.kind().isPart() ? "    " : "") + TEXTS.get("figure." + figure.kind().id());
    }

    private static String reason(ArrayFigures.Figure figure) {
        return figure.isDifferent()
            ? TEXTS.get("figure." + figure.kind().id() + ".reason")
            : TEXTS.get(figure.quoted().isPresent() ? "figures.same" : "figures.only");
    }
}
