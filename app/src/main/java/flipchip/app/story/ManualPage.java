package flipchip.app.story;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import flipchip.app.hardware.SmallBoard;
import flipchip.app.hardware.StateGraph;
import flipchip.app.hardware.Transition;
import flipchip.app.service.HardwareService;
import flipchip.app.text.Texts;
import flipchip.engine.board.Square;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The page on which the user is the controller.
///
/// Ids: `manual-first-move` and so on for the chapters, `raise-load` and so on for the signals, `manual-clock`,
/// `manual-back`, `manual-hint`, `manual-again`, `manual-verdict` (`:right`, `:wrong`), `manual-registers`,
/// `manual-board`, `manual-graph`, `manual-state-INIT` and so on, `manual-log`. Look: story.css.
final class ManualPage extends HBox {
    private static final Texts TEXTS = Texts.of("story");
    private static final PseudoClass RIGHT = PseudoClass.getPseudoClass("right");
    private static final PseudoClass WRONG = PseudoClass.getPseudoClass("wrong");

    private final HardwareService hardware;
    private final Set<Transition> taken = new HashSet<>();
    private final Map<Signal, ToggleButton> signals = new EnumMap<>(Signal.class);
    private final Map<Lesson, ToggleButton> chapters = new EnumMap<>(Lesson.class);
    private final SmallBoard board = new SmallBoard("manual-board");
    private final StateGraph graph = new StateGraph("manual-state-");
    private final Label progress = label("manual-progress");
    private final Label registers = label("manual-registers");
    private final Label verdict = label("manual-verdict");
    private final ListView<String> log = new ListView<>();
    private final Button clock = button("manual-clock", "manual.clock", this::clock);
    private final Button back = button("manual-back", "manual.back", this::takeBack);
    private final Button hint = button("manual-hint", "manual.hint", this::hint);
    private Optional<ManualControl> control = Optional.empty();
    private Lesson chosen = Lesson.FIRST_MOVE;

    /// @param hardware builds the machines, on its thread
    ManualPage(HardwareService hardware) {
        this.hardware = hardware;
        getStyleClass().add("manual");
        getChildren().addAll(left(), middle(), right());
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.PARENT);
        setAccessibleText(TEXTS.get("manual.title"));
        addEventFilter(KeyEvent.KEY_PRESSED, this::onKey);
        begin(Lesson.FIRST_MOVE);
    }


    private Region left() {
        ToggleGroup group = new ToggleGroup();
        VBox column = new VBox(heading("manual.lessons"));
        for (Lesson lesson : Lesson.values()) {
            ToggleButton chapter = new ToggleButton(lesson.title());
            chapter.setId("manual-" + lesson.id());
            chapter.getStyleClass().add("chapter");
            chapter.setMaxWidth(Double.MAX_VALUE);
            chapter.setToggleGroup(group);
            chapter.setOnAction(_ -> begin(lesson));
            chapters.put(lesson, chapter);
            column.getChildren().add(chapter);
        }
        VBox.setVgrow(board, Priority.ALWAYS);
        board.setMaxHeight(340);
        column.getChildren().addAll(heading("manual.board"), board, registers);
        column.setMaxWidth(340);
        return column(column, 200);
    }

    private Region middle() {
        VBox.setVgrow(graph, Priority.ALWAYS);
        graph.setId("manual-graph");
        graph.setMaxHeight(540);
        VBox column = new VBox(graph, progress);
        column.setMaxWidth(340);
        return column(column, 200);
    }

    private Region right() {
        FlowPane row = new FlowPane();
        row.getStyleClass().add("signals");
        for (Signal signal : Signal.values()) {
            ToggleButton button = new ToggleButton(TEXTS.get("signal.key", signal.ordinal() + 1, signal.title()));
            button.setId("raise-" + signal.id());
            button.getStyleClass().add("signal");
            signals.put(signal, button);
            row.getChildren().add(button);
        }
        FlowPane actions = new FlowPane(clock, back, hint, button("manual-again", "manual.again", () -> begin(chosen)));
        actions.getStyleClass().add("signals");
        clock.getStyleClass().add("accent");
        verdict.getStyleClass().add("verdict");
        log.setId("manual-log");
        log.getStyleClass().add("story-log");
        log.setAccessibleText(TEXTS.get("manual.log"));
        log.setMinHeight(60);
        log.setCellFactory(_ -> new WrappedCell());
        VBox.setVgrow(log, Priority.ALWAYS);
        VBox column = new VBox(heading("manual.signals"), row, actions, verdict, heading("manual.log"), log);
        return column(column, 270);
    }

    /// A line of the log on as many lines as it needs.
    private static final class WrappedCell extends ListCell<String> {
        WrappedCell() {
            setWrapText(true);
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(String line, boolean empty) {
            super.updateItem(line, empty);
            setText(empty ? null : line);
        }
    }

    private static Region column(VBox column, double width) {
        column.getStyleClass().add("story-column");
        HBox.setHgrow(column, Priority.ALWAYS);
        column.setMinWidth(width);
        column.setPrefWidth(width);
        return column;
    }

    private static Label heading(String key) {
        Label heading = new Label(TEXTS.get(key));
        heading.getStyleClass().add("story-heading");
        heading.setWrapText(true);
        return heading;
    }

    private static Label label(String id) {
        Label label = new Label();
        label.setId(id);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }

    private static Button button(String id, String key, Runnable action) {
        Button button = new Button(TEXTS.get(key));
        button.setId(id);
        button.setOnAction(_ -> action.run());
        return button;
    }

    private void begin(Lesson lesson) {
        chosen = lesson;
        chapters.forEach((each, button) -> button.setSelected(each == lesson));
        control = Optional.empty();
        refresh();
        hardware.ask(_ -> new ManualMachine(lesson.start()), machine -> {
            if (chosen == lesson && control.isEmpty()) {
                control = Optional.of(new ManualControl(lesson, machine, taken));
                refresh();
            }
        });
    }

    private void clock() {
        control.ifPresent(now -> {
            Set<Signal> raised = EnumSet.noneOf(Signal.class);
            signals.forEach((signal, button) -> {
                if (button.isSelected()) {
                    raised.add(signal);
                }
                button.setSelected(false);
            });
            now.clock(raised);
            refresh();
        });
    }

    private void takeBack() {
        control.ifPresent(now -> {
            now.takeBack();
            refresh();
        });
    }

    private void hint() {
        control.filter(now -> !now.isOver()).ifPresent(now -> {
            refresh();
            verdict.setText(now.hint());
        });
    }

    private void onKey(KeyEvent event) {
        boolean used = true;
        int digit = event.getCode().isDigitKey() && !event.getText().isEmpty() ? event.getText().charAt(0) - '1' : -1;
        if (digit >= 0 && digit < Signal.values().length) {
            ToggleButton button = signals.get(Signal.values()[digit]);
            button.setSelected(!button.isSelected());
        } else if (event.getCode() == KeyCode.ENTER) {
            clock();
        } else if (event.getCode() == KeyCode.BACK_SPACE) {
            takeBack();
        } else if (event.getCode() == KeyCode.H) {
            hint();
        } else {
            used = false;
        }
        if (used) {
            event.consume();
        }
    }

    private void refresh() {
        boolean over = control.filter(ManualControl::isOver).isPresent();
        if (isFocusWithin() && (control.isEmpty() || over)) {
            requestFocus();                      // what is disabled below must not lose the keyboard to the window
        }
        signals.values().forEach(button -> button.setDisable(control.isEmpty() || over));
        clock.setDisable(control.isEmpty() || over);
        hint.setDisable(control.isEmpty() || over);
        back.setDisable(control.filter(ManualControl::canTakeBack).isEmpty());
        verdict.setText(control.map(ManualControl::verdict).orElse(TEXTS.get("manual.building")));
        verdict.pseudoClassStateChanged(WRONG, control.filter(ManualControl::isAstray).isPresent());
        verdict.pseudoClassStateChanged(RIGHT, control.filter(now -> !now.isAstray() && now.current().isPresent()).isPresent());
        registers.setText(control.map(ManualControl::registers).orElse(""));
        control.ifPresent(this::draw);
        List<String> lines = new ArrayList<>(control.map(ManualControl::log).orElse(List.of()));
        log.getItems().setAll(lines.reversed());
    }

    private void draw(ManualControl now) {
        ManualMachine.Reading reading = now.reading();
        board.show(reading.black(), reading.white(), reading.legal(), reading.waiting(), TEXTS.get("manual.board.says",
            list(reading.black()), list(reading.white()), list(reading.legal())));
        graph.show(new StateGraph.Picture(now.current(), now.latest(), Optional.empty(), now.taken(), true));
        String says = TEXTS.get("manual.graph.says", now.current().map(Enum::name).orElse(TEXTS.get("none")),
            now.taken().size(), Transition.ALL.size());
        progress.setText(says);
        graph.setAccessibleText(says);
    }

    private static String list(long squares) {
        return squares == 0 ? TEXTS.get("none") : Square.list(squares);
    }
}
