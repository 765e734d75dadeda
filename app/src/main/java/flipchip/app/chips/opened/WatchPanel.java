package flipchip.app.chips.opened;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import flipchip.app.circuit.waves.TimeWindow;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.control.Labels;
import flipchip.app.kit.text.Texts;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// The waveforms of what is watched in a circuit, and where the time line stops. Not there while nothing is
/// watched. A click in a waveform goes to its moment; the wheel with Ctrl zooms, with Shift pans. Thread: FX.
///
/// Ids: `opened-watched`, `opened-stop`, `opened-run-back`, `opened-run-on`, `opened-unwatch`,
/// `opened-stopped`. Look: opened.css, wave.css.
final class WatchPanel extends VBox {
    private static final Texts TEXTS = Texts.of("opened");
    private static final Texts BREAKPOINT = Texts.of("breakpoint");
    /// Rows that are seen before the list scrolls.
    private static final int ROWS = 4;
    private static final double ZOOM = 1.5;

    private final FilmControl control;
    private final ListView<Watched> list = Controls.withId(new ListView<>(), "opened-watched", "wave-rows");
    private final ComboBox<Watched.Stop> stop = Controls.withId(new ComboBox<>(), "opened-stop");
    private final Label stopped = Controls.withId(Controls.label("", "quiet"), "opened-stopped");
    private final List<WatchCell> cells = new ArrayList<>();
    private TimeWindow window = TimeWindow.NONE;

    WatchPanel(FilmControl control) {
        this.control = control;
        getStyleClass().add("watch");
        setMinHeight(USE_PREF_SIZE);
        list.setAccessibleText(TEXTS.get("watched"));
        list.setFixedCellSize(WatchCell.HEIGHT);
        list.setCellFactory(_ -> {
            WatchCell cell = new WatchCell(control, () -> window);
            cells.add(cell);
            return cell;
        });
        list.widthProperty().subscribe(wide -> look(window.withWidth(wide.doubleValue() - WatchCell.LEFT)));
        list.addEventFilter(ScrollEvent.SCROLL, this::scroll);
        list.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.DELETE) {
                remove();
                event.consume();
            }
        });
        stop.setConverter(new Labels<>(one -> TEXTS.get("stop." + one.name().toLowerCase(Locale.ROOT))));
        stop.setAccessibleText(TEXTS.get("stop"));
        stop.valueProperty().subscribe((_, chosen) -> {
            if (chosen != null) {
                stopAt(chosen);
            }
        });
        list.getSelectionModel().selectedItemProperty()
            .subscribe(row -> Optional.ofNullable(row).ifPresent(this::showStop));
        FlowPane bar = new FlowPane(6, 6, stop,
            Controls.button("opened-run-back", BREAKPOINT.get("run.back"), () -> run(false)),
            Controls.button("opened-run-on", BREAKPOINT.get("run.on"), () -> run(true)),
            Controls.button("opened-unwatch", TEXTS.get("unwatch"), this::remove), stopped);
        getChildren().addAll(bar, list);
        resize();
    }

    private void stopAt(Watched.Stop chosen) {
        int at = list.getSelectionModel().getSelectedIndex();
        if (at >= 0 && list.getItems().get(at).stop() != chosen) {
            list.getItems().set(at, list.getItems().get(at).with(chosen));
            list.getSelectionModel().select(at);
        }
    }

    private void showStop(Watched row) {
        List<Watched.Stop> stops = row.bus().width() == 1
            ? List.of(Watched.Stop.values())
            : List.of(Watched.Stop.NEVER, Watched.Stop.CHANGES);
        if (!stop.getItems().equals(stops)) {
            stop.getItems().setAll(stops);
        }
        stop.setValue(row.stop());
    }

    /// Watches one more, or selects it where it is watched.
    void add(Film film, Watched row) {
        if (list.getItems().isEmpty()) {
            window = window.withEnd(film.history().last() + 1).all();
        }
        int at =
            list.getItems().stream().filter(row::isSame).findFirst().map(list.getItems()::indexOf).orElse(-1);
        if (at < 0) {
            list.getItems().add(row);
        }
        resize();
        list.getSelectionModel().select(at < 0 ? list.getItems().size() - 1 : at);
        list.scrollTo(list.getSelectionModel().getSelectedIndex());
        showMoment();
    }

    private void remove() {
        int at = list.getSelectionModel().getSelectedIndex();
        if (at >= 0) {
            list.getItems().remove(at);
            resize();
        }
    }

    private void resize() {
        int rows = list.getItems().size();
        setVisible(rows > 0);
        setManaged(rows > 0);
        list.setPrefHeight(WatchCell.HEIGHT * Math.clamp(rows, 1, ROWS) + 4);
        list.setMinHeight(WatchCell.HEIGHT + 4);
    }

    /// Shows the moment of the time line.
    void showMoment() {
        if (isVisible()) {
            look(window.following(control.tick()));
        }
    }

    private void look(TimeWindow next) {
        window = next;
        cells.forEach(WatchCell::showMoment);
    }

    private void scroll(ScrollEvent event) {
        double turned = event.getDeltaY() == 0 ? event.getDeltaX() : event.getDeltaY();
        double x = event.getX() - WatchCell.LEFT;
        if (turned == 0 || !event.isShortcutDown() && !event.isShiftDown()) {
            return;
        }
        look(event.isShiftDown() ? window.pan(-turned) : window.zoom(turned > 0 ? ZOOM : 1 / ZOOM, x));
        event.consume();
    }

    /// Goes to the next stop, or back to the last one.
    private void run(boolean forward) {
        int now = control.tick();
        OptionalInt there = forward
            ? list.getItems().stream().flatMapToInt(row -> row.next(now, true).stream()).min()
            : list.getItems().stream().flatMapToInt(row -> row.next(now, false).stream()).max();
        if (there.isEmpty()) {
            stopped.setText(BREAKPOINT.get(forward ? "none.ahead" : "none.behind"));
            return;
        }
        int tick = there.getAsInt();
        control.goTo(tick);
        stopped.setText(list.getItems().stream().filter(row -> row.next(tick - 1, true).equals(there))
            .map(row -> row.words(tick)).collect(Collectors.joining("; ")));
    }
}
