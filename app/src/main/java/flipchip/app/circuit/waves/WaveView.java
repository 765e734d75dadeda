package flipchip.app.circuit.waves;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import flipchip.app.circuit.timeline.TimeAxis;
import flipchip.app.circuit.timeline.TimeLine;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Texts;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.SelectionMode;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// A view of the waveforms: toolbar, signal browser, ruler and rows.
///
/// Press or drag in the drawings to move the time line; the middle button sets marker B. Wheel with Ctrl
/// zooms about the mouse, with Shift pans; over the ruler it zooms without. Ids: `wave-rows`, `wave-ruler`,
/// `wave-measure`, `wave-says`; those of [WaveBar] and [SignalBrowser].
final class WaveView extends VBox {
    private static final Texts TEXTS = Texts.of("wave");
    private static final double ZOOM = 1.5;
    private static final double PAN = 80;
    private static final double LEAST_NAMES = 240;
    /// Lower than this, the ruler is lower too.
    private static final double LOW = 200;
    /// Narrower than this, the bar has two rows, of which the second also has the words about the markers.
    private static final double NARROW = 900;
    private static final double RULER = 30;
    private static final double LOW_RULER = 24;
    private static final double WORDS_IN_BAR = 420;

    private final WaveModel model;
    private final TimeLine time;
    private final WaveColumns columns = new WaveColumns();
    private final ObservableList<Row> items = FXCollections.observableArrayList();
    private final ListView<Row> list = Controls.withId(new ListView<>(items), "wave-rows", "wave-rows");
    private final List<WaveCell> cells = new ArrayList<>();
    private final WaveMarks marks;
    private final WaveStrip ruler;
    private final SignalBrowser browser;
    private final Label measure = Controls.withId(new Label(), "wave-measure");

    WaveView(WaveModel model, TimeLine time, WaveFiles files) {
        this.model = model;
        this.time = time;
        getStyleClass().add("wave-view");
        setMinHeight(60);
        setPrefHeight(280);
        marks = new WaveMarks(model, columns);
        ruler = WaveStrip.ruler(model);
        browser = new SignalBrowser(model, this::add);
        buildList();
        buildRuler();
        StackPane rows = new StackPane(list, marks);
        rows.setMinSize(0, 0);
        VBox.setVgrow(rows, Priority.ALWAYS);
        HBox head = rulerRow();
        VBox drawing = new VBox(head, rows);
        drawing.setMinWidth(0);
        HBox.setHgrow(drawing, Priority.ALWAYS);
        HBox body = Controls.styled(new HBox(drawing), "wave-body");
        VBox.setVgrow(body, Priority.ALWAYS);
        WaveBar bar = new WaveBar(model, this, files);
        bar.browserOpen().subscribe(open -> {
            body.getChildren().setAll(open ? List.of(browser, drawing) : List.of(drawing));
            browser.refresh();
        });
        HBox status = statusRow();
        heightProperty().map(now -> now.doubleValue() < LOW)
            .subscribe(low -> head.setMinHeight(low ? LOW_RULER : RULER));
        widthProperty().map(now -> now.doubleValue() < NARROW).subscribe(narrow -> {
            status.setPrefWidth(narrow ? WORDS_IN_BAR : USE_COMPUTED_SIZE);
            bar.getChildren().remove(status);
            getChildren().setAll(bar, body);
            (narrow ? bar : this).getChildren().add(status);
        });
        takeDropped();
        listen();
        showRows();
        showMeasure();
    }

    private void listen() {
        list.widthProperty().subscribe(this::fit);
        list.localToSceneTransformProperty().subscribe(this::fit);
        time.axisProperty().subscribe(this::fit);
        model.scaleProperty().subscribe(this::fit);
        addEventHandler(KeyEvent.KEY_PRESSED, this::onKey);
        addEventFilter(ScrollEvent.SCROLL, this::onScroll);
        time.momentProperty().subscribe(Controls.whenSeen(this, this::showCursor));
        model.markerAProperty().subscribe(this::showMeasure);
        model.markerBProperty().subscribe(this::showMeasure);
        model.rows().property().subscribe(this::showRows);
        model.tracesProperty().subscribe(this::showCursor);
    }

    private void buildList() {
        list.setFixedCellSize(WaveCell.HEIGHT);
        list.setAccessibleText(TEXTS.get("rows"));
        list.setMinHeight(WaveCell.HEIGHT);
        list.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        Label empty = Controls.label(TEXTS.get("rows.empty"), "quiet");
        list.setPlaceholder(empty);
        list.setCellFactory(_ -> {
            WaveCell cell = new WaveCell(model, columns, this::onTime);
            cells.add(cell);
            return cell;
        });
        list.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.LEFT || event.getCode() == KeyCode.RIGHT) {
                onKey(event);
            }
        });
        list.addEventHandler(MouseEvent.MOUSE_CLICKED, event -> {
            if (event.getX() < columns.left() && selected() instanceof Row.Group) {
                toggleGroup();
            }
        });
    }

    private void buildRuler() {
        ruler.setId("wave-ruler");
        ruler.addEventHandler(MouseEvent.MOUSE_PRESSED, event -> onTime(event.getX(), event.getButton()));
        ruler.addEventHandler(MouseEvent.MOUSE_DRAGGED, event -> onTime(event.getX(), event.getButton()));
    }

    private HBox rulerRow() {
        Label name = new Label(TEXTS.get("column.signal"));
        Label value = new Label(TEXTS.get("column.value"));
        for (Label label : List.of(name, value)) {
            label.getStyleClass().add("wave-head");
        }
        columns.nameProperty().subscribe(width -> fix(name, width.doubleValue()));
        columns.valueProperty().subscribe(width -> fix(value, width.doubleValue()));
        HBox.setHgrow(ruler, Priority.ALWAYS);
        return Controls.styled(new HBox(name, value, ruler), "wave-head-row");
    }

    /// Lets the drawings begin and end where the lanes do, if there is room for names and values before them.
    private void fit() {
        double width = list.getWidth();
        TimeAxis axis = time.axisProperty().get().orElse(new TimeAxis(0, 0));
        double left = list.sceneToLocal(axis.left(), 0).getX();
        double right = list.sceneToLocal(axis.right(), 0).getX();
        boolean below = left >= LEAST_NAMES && right > left && right <= width;
        model.setAligned(below);
        if (below && model.scaleProperty().get() != Scale.OWN) {
            columns.beginAt(left);
            model.setWidth(right - left);
        } else {
            model.setWidth(columns.fit(width));
        }
    }

    private static void fix(Label label, double width) {
        label.setMinWidth(width);
        label.setMaxWidth(width);
    }

    private HBox statusRow() {
        measure.setMinWidth(0);
        Label says = Controls.withId(new Label(), "wave-says");
        says.setMinWidth(0);
        says.textProperty().bind(model.saysProperty());
        return Controls.styled(new HBox(measure, says), "wave-status");
    }

    // ---- showing

    private void showRows() {
        int at = list.getSelectionModel().getSelectedIndex();
        items.setAll(model.rows().visible());
        if (!items.isEmpty()) {
            list.getSelectionModel().clearAndSelect(Math.clamp(at, 0, items.size() - 1));
        }
    }

    private void showCursor() {
        cells.forEach(WaveCell::showValue);
        marks.requestLayout();
        browser.refresh();
        showMeasure();
    }

    private void showMeasure() {
        measure.setText(model.measure());
    }

    // ---- acting

    /// The row that is selected, as the model has it; null if none is.
    private Row selected() {
        return list.getSelectionModel().getSelectedItem();
    }

    Optional<Row> row() {
        return Optional.ofNullable(selected());
    }

    /// The selected row, if it is a signal.
    Optional<Row.Wave> wave() {
        return selected() instanceof Row.Wave wave ? Optional.of(wave) : Optional.empty();
    }

    void focusRows() {
        list.requestFocus();
        if (selected() == null) {
            list.getSelectionModel().selectFirst();
        }
    }

    void focusSearch() {
        browser.focusSearch();
    }

    /// Adds signals behind the selected row and selects the last.
    void add(List<Signal> signals) {
        if (signals.isEmpty()) {
            return;
        }
        int after = row().map(model.rows()::indexOf).orElse(model.rows().all().size() - 1);
        model.rows().add(signals, after);
        Row added = model.rows().all().get(after + signals.size());
        select(List.of(added));
        list.scrollTo(added);
    }

    /// Adds the signal with this name, if there is one.
    void add(String name) {
        model.prepare();
        model.catalog().flatMap(all -> all.find(name)).ifPresent(signal -> add(List.of(signal)));
    }

    private void takeDropped() {
        setOnDragOver(event -> {
            if (event.getDragboard().hasString()) {
                event.acceptTransferModes(TransferMode.COPY);
            }
        });
        setOnDragDropped(event -> {
            add(event.getDragboard().getString());
            event.setDropCompleted(true);
        });
    }

    void addGroup(String title) {
        model.rows().addGroup(title, row().map(model.rows()::indexOf).orElse(-1) - 1);
    }

    private List<Row> chosen() {
        return List.copyOf(list.getSelectionModel().getSelectedItems());
    }

    private void select(List<Row> rows) {
        list.getSelectionModel().clearSelection();
        rows.forEach(list.getSelectionModel()::select);
    }

    void removeRow() {
        model.rows().remove(chosen());
    }

    void moveRow(boolean down) {
        List<Row> rows = chosen();
        model.rows().move(rows, down);
        select(rows);
    }

    void nextRadix() {
        List<Integer> at = List.copyOf(list.getSelectionModel().getSelectedIndices());
        for (Row row : chosen()) {
            if (row instanceof Row.Wave wave) {
                model.signal(wave).ifPresent(signal -> model.rows().replace(wave,
                    new Row.Wave(wave.name(), wave.radix().after(signal.width()), wave.words())));
            }
        }
        list.getSelectionModel().clearSelection();
        at.forEach(list.getSelectionModel()::select);
    }

    private void toggleGroup() {
        if (selected() instanceof Row.Group(String title, boolean open)) {
            model.rows().replace(selected(), new Row.Group(title, !open));
        }
    }

    /// Names and values at the cursor of the selected rows, one a line.
    private void copy() {
        ClipboardContent content = new ClipboardContent();
        content.putString(chosen().stream()
            .map(row -> row instanceof Row.Wave wave
                ? wave.label() + "\t" + wave.name() + "\t" + model.value(wave)
                : ((Row.Group) row).title())
            .collect(Collectors.joining("\n")));
        Clipboard.getSystemClipboard().setContent(content);
    }

    void zoom(boolean in) {
        TimeWindow window = model.windowProperty().get();
        double x = model.cursor().map(window::x).filter(at -> at >= 0 && at <= window.width())
            .orElse(window.width() / 2);
        model.look(window.zoom(in ? ZOOM : 1 / ZOOM, x));
    }

    void pan(boolean right) {
        model.look(model.windowProperty().get().pan(right ? PAN : -PAN));
    }

    void edge(boolean forward) {
        wave().ifPresent(wave -> model.goToEdge(wave, forward));
    }

    private void onTime(double x, MouseButton button) {
        double at = model.windowProperty().get().time(x);
        if (button == MouseButton.PRIMARY) {
            model.pointTo(at);
        } else if (button == MouseButton.MIDDLE) {
            model.markerBProperty().set(Optional.of((int) Math.round(at)));
        }
    }

    private void onScroll(ScrollEvent event) {
        double turned = event.getDeltaY() == 0 ? event.getDeltaX() : event.getDeltaY();
        double x = ruler.sceneToLocal(event.getSceneX(), event.getSceneY()).getX();
        double y = ruler.sceneToLocal(event.getSceneX(), event.getSceneY()).getY();
        boolean overRuler = y >= 0 && y <= ruler.getHeight();
        if (x < 0 || y < 0 || turned == 0) {
            return;
        }
        TimeWindow window = model.windowProperty().get();
        if (event.isShiftDown() || event.getDeltaY() == 0) {
            model.look(window.pan(-turned));
        } else if (event.isShortcutDown() || overRuler) {
            model.look(window.zoom(turned > 0 ? ZOOM : 1 / ZOOM, x));
        } else {
            return;
        }
        event.consume();
    }

    private void onKey(KeyEvent event) {
        if (event.isShortcutDown() && !event.isAltDown()) {
            onShortcut(event);
        }
        if (event.isShortcutDown() || event.isAltDown()) {
            return;
        }
        switch (event.getCode()) {
            case LEFT, RIGHT -> leftOrRight(event);
            case PLUS, ADD, EQUALS -> zoom(true);
            case MINUS, SUBTRACT -> zoom(false);
            case DIGIT0, NUMPAD0 -> model.fit(true);
            case DIGIT1, NUMPAD1 -> model.toggle(model.markerAProperty());
            case DIGIT2, NUMPAD2 -> model.toggle(model.markerBProperty());
            case DIGIT9, NUMPAD9 -> model.fit(false);
            case R -> nextRadix();
            case DELETE, BACK_SPACE -> removeRow();
            case ENTER -> toggleGroup();
            case PAGE_UP -> moveRow(false);
            case PAGE_DOWN -> moveRow(true);
            default -> {
                return;
            }
        }
        event.consume();
    }

    /// Undo, redo and copy belong to the rows while they have the keyboard.
    private void onShortcut(KeyEvent event) {
        if (!list.isFocused()) {
            return;
        }
        switch (event.getCode()) {
            case Z -> {
                if (event.isShiftDown()) {
                    model.rows().redo();
                } else {
                    model.rows().undo();
                }
            }
            case Y -> model.rows().redo();
            case C -> copy();
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void leftOrRight(KeyEvent event) {
        boolean right = event.getCode() == KeyCode.RIGHT;
        if (event.isShiftDown()) {
            pan(right);
        } else {
            edge(right);
        }
    }
}
