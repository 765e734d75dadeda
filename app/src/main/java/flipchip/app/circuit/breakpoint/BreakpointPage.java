package flipchip.app.circuit.breakpoint;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import flipchip.app.circuit.timeline.TimeLine;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Texts;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

/// A page with the list of breakpoints: each can be switched and removed; below it a form for a new one.
///
/// Ids: `breakpoint-list`, in it `break-on-0`, `break-count-0`, `break-remove-0` and so on; `break-run`,
/// `break-run-back`; those of [BreakpointForm].
final class BreakpointPage extends VBox {
    private static final Texts TEXTS = Texts.of("breakpoint");

    private final BreakpointModel model;
    private final VBox list = new VBox();
    private final BreakpointForm form;
    private final HBox runs;
    private final Subscription watching;
    private List<Row> rows = List.of();

    /// @param says what breakpoints are, and which keys go to them
    /// @param run  told to run to the next breakpoint (true) or back to the one before
    BreakpointPage(BreakpointModel model, TimeLine time, String says, Consumer<Boolean> run) {
        this.model = model;
        getStyleClass().add("breakpoint-page");
        setPrefWidth(560);
        list.setId("breakpoint-list");
        list.getStyleClass().add("breakpoint-list");
        ScrollPane scroll = new ScrollPane(list);
        scroll.setFitToWidth(true);
        scroll.setPrefViewportHeight(180);
        scroll.setMinHeight(80);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        form = new BreakpointForm(time, model::add);
        runs = runs(run);
        getChildren().addAll(explanation(says), scroll, runs, form);
        watching = model.entriesProperty().subscribe(this::show);
    }

    /// Releases the model, which lives longer.
    void close() {
        watching.unsubscribe();
    }

    private static Label explanation(String says) {
        Label text = new Label(says);
        text.setWrapText(true);
        text.getStyleClass().add("quiet");
        return text;
    }

    private static HBox runs(Consumer<Boolean> run) {
        Button back = Controls.button("break-run-back", TEXTS.get("run.back"), () -> run.accept(false));
        Button on = Controls.button("break-run", TEXTS.get("run.on"), () -> run.accept(true));
        return Controls.styled(new HBox(back, on), "breakpoint-row");
    }

    /// The row of a breakpoint stays the same node, so that the one that was pressed keeps the keyboard. If
    /// that one is removed, the next gets it. There is somewhere to run to while a breakpoint is on.
    private void show(List<BreakpointModel.Entry> entries) {
        List<Breakpoint> now = entries.stream().map(BreakpointModel.Entry::breakpoint).toList();
        if (!now.equals(rows.stream().map(Row::breakpoint).toList()) || now.isEmpty()) {
            int pressed = IntStream.range(0, rows.size()).filter(i -> rows.get(i).remove.isFocused())
                .findFirst().orElse(-1);
            boolean removed = pressed >= 0 && !now.contains(rows.get(pressed).breakpoint);
            rows = now.stream().map(this::row).toList();
            list.getChildren()
                .setAll(rows.isEmpty() ? List.of(none()) : rows.stream().map(row -> row.line).toList());
            if (removed && rows.isEmpty()) {
                form.focusFirst();
            } else if (removed) {
                rows.get(Math.min(pressed, rows.size() - 1)).remove.requestFocus();
            }
        }
        for (int i = 0; i < entries.size(); i++) {
            rows.get(i).show(i, entries.get(i).on());
        }
        runs.setDisable(entries.stream().noneMatch(BreakpointModel.Entry::on));
    }

    private Row row(Breakpoint breakpoint) {
        return rows.stream().filter(row -> row.breakpoint.equals(breakpoint)).findFirst()
            .orElseGet(() -> new Row(breakpoint));
    }

    private static Label none() {
        Label empty = Controls.withId(new Label(TEXTS.get("list.empty")), "breakpoints-empty", "quiet");
        empty.setWrapText(true);
        return empty;
    }

    /// One breakpoint of the list.
    private final class Row {
        private final Breakpoint breakpoint;
        private final CheckBox on;
        private final Label count = new Label();
        private final Button remove;
        private final HBox line;

        Row(Breakpoint breakpoint) {
            this.breakpoint = breakpoint;
            on = new CheckBox(breakpoint.words());
            on.setMinWidth(0);
            on.setMaxWidth(Double.MAX_VALUE);
            on.setOnAction(_ -> model.enable(breakpoint, on.isSelected()));
            HBox.setHgrow(on, Priority.ALWAYS);
            count.getStyleClass().add("quiet");
            count.setMinWidth(Region.USE_PREF_SIZE);
            remove = Controls.wholeButton("break-remove", TEXTS.get("list.remove"),
                () -> model.remove(breakpoint));
            remove.setAccessibleText(TEXTS.get("list.remove.this", breakpoint.words()));
            line = Controls.styled(new HBox(on, count, remove), "breakpoint-row");
        }

        Breakpoint breakpoint() {
            return breakpoint;
        }

        void show(int number, boolean stops) {
            on.setId("break-on-" + number);
            count.setId("break-count-" + number);
            remove.setId("break-remove-" + number);
            on.setSelected(stops);
            count.setText(!stops
                ? ""
                : model.count(breakpoint).map(met -> TEXTS.get("list.count", met))
                    .orElse(TEXTS.get("list.unknown")));
        }
    }
}
