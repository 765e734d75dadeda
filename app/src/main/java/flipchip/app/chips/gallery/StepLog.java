package flipchip.app.chips.gallery;

import java.util.function.IntFunction;
import java.util.stream.IntStream;
import flipchip.app.kit.control.WrappedCell;
import flipchip.app.kit.draw.FontFiles;
import flipchip.app.kit.draw.Fonts;
import javafx.application.Platform;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.ListView;
import javafx.scene.control.skin.VirtualFlow;

/// A list with the sentence of each step of a run, a line each; long ones wrap. The line of the step that is
/// shown is always visible. Id: `exhibit-log`.
final class StepLog extends ListView<Integer> {
    /// A list guesses the heights of lines it has not laid out, so it goes to a line in more than one frame.
    private static final int FRAMES = 6;
    private static final double BORDERS = 36;
    private static final double PADDING = 5;

    private final Runnable settling = this::settle;
    private IntFunction<String> lines = _ -> "";
    private int step;
    private int frames;

    StepLog() {
        setId("exhibit-log");
        getStyleClass().add("log");
        setAccessibleText(Exhibit.common("log"));
        setCellFactory(_ -> new WrappedCell<>(this, FontFiles.of(Fonts.text(Area.SMALL)), BORDERS, PADDING,
            index -> index + "  " + lines.apply(index)));
        setMinHeight(80);
        widthProperty().subscribe(() -> {
            refresh();
            follow(step);
        });
        heightProperty().subscribe(() -> follow(step));
        sceneProperty().subscribe((before, now) -> {
            if (before != null) {
                before.removePostLayoutPulseListener(settling);
            }
            if (now != null) {
                now.addPostLayoutPulseListener(settling);
            }
        });
    }

    /// Shows another run.
    ///
    /// @param words the sentence of a step
    void show(int steps, IntFunction<String> words) {
        lines = words;
        getItems().setAll(IntStream.range(0, steps).boxed().toList());
    }

    /// Goes to the line of this step.
    void follow(int shown) {
        step = shown;
        getSelectionModel().select(step);
        scrollTo(Math.max(0, step - 1));
        frames = FRAMES;
        Platform.requestNextPulse();
    }

    private void settle() {
        if (frames > 0 && lookup(".virtual-flow") instanceof VirtualFlow<?> flow) {
            frames--;
            bring(flow);
            Platform.requestNextPulse();
        }
    }

    private <C extends IndexedCell<?>> void bring(VirtualFlow<C> flow) {
        C first = flow.getFirstVisibleCell();
        C last = flow.getLastVisibleCell();
        if (first == null || last == null) {
            return;
        }
        if (step < first.getIndex() || step > last.getIndex()) {
            flow.scrollTo(step);
        } else {
            flow.scrollTo(flow.getCell(step));
        }
    }
}
