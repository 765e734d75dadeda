package flipchip.app.breakpoint;

import java.util.List;
import java.util.function.Consumer;
import flipchip.app.text.Controls;
import flipchip.app.text.Texts;
import flipchip.app.time.TimeLine;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The list of breakpoints: each can be switched and taken away; below it a form for a new one.
///
/// Ids: `breakpoint-list`, in it `break-on-0`, `break-count-0`, `break-remove-0` and so on; `break-run`,
/// `break-run-back`; those of [BreakpointForm].
final class BreakpointPage extends VBox {
    private static final Texts TEXTS = Texts.of("breakpoint");

    private final BreakpointModel model;
    private final VBox list = new VBox();

    /// @param run told to run to the next breakpoint (true) or back to the one before
    BreakpointPage(BreakpointModel model, TimeLine time, Consumer<Boolean> run) {
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
        getChildren().addAll(explanation(), scroll, runs(run), new BreakpointForm(time, model::add));
        model.entriesProperty().subscribe(this::show);
    }

    private static Label explanation() {
        Label text = new Label(TEXTS.get("page.says"));
        text.setWrapText(true);
        text.getStyleClass().add("quiet");
        return text;
    }

    private static HBox runs(Consumer<Boolean> run) {
        Button back = Controls.button("break-run-back", TEXTS.get("run.back"), () -> run.accept(false));
        Button on = Controls.button("break-run", TEXTS.get("run.on"), () -> run.accept(true));
        return Controls.styled(new HBox(back, on), "breakpoint-row");
    }

    private void show(List<BreakpointModel.Entry> entries) {
        list.getChildren().clear();
        for (int i = 0; i < entries.size(); i++) {
            list.getChildren().add(row(entries.get(i), i));
        }
        if (entries.isEmpty()) {
            Label empty = new Label(TEXTS.get("list.empty"));
            empty.setId("breakpoints-empty");
            empty.getStyleClass().add("quiet");
            empty.setWrapText(true);
            list.getChildren().add(empty);
        }
    }

    private HBox row(BreakpointModel.Entry entry, int number) {
        CheckBox on = new CheckBox(entry.breakpoint().words());
        on.setId("break-on-" + number);
        on.setSelected(entry.on());
        on.setMinWidth(0);
        on.setMaxWidth(Double.MAX_VALUE);
        on.setOnAction(_ -> model.enable(entry.breakpoint(), on.isSelected()));
        HBox.setHgrow(on, Priority.ALWAYS);
        Label count = new Label(entry.on() ? model.count(entry.breakpoint())
            .map(met -> TEXTS.get("list.count", met)).orElse(TEXTS.get("list.unknown")) : "");
        count.setId("break-count-" + number);
        count.getStyleClass().add("quiet");
        count.setMinWidth(Region.USE_PREF_SIZE);
        Button remove = Controls.wholeButton("break-remove-" + number, TEXTS.get("list.remove"),
            () -> model.remove(entry.breakpoint()));
        remove.setAccessibleText(TEXTS.get("list.remove.this", entry.breakpoint().words()));
        return Controls.styled(new HBox(on, count, remove), "breakpoint-row");
    }
}
