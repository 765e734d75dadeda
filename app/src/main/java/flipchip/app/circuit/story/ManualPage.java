package flipchip.app.circuit.story;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import flipchip.app.circuit.controller.GraphPicture;
import flipchip.app.circuit.controller.StateGraph;
import flipchip.app.circuit.controller.Transition;
import flipchip.app.circuit.timeline.HardwareService;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.control.WrappedCell;
import flipchip.app.kit.draw.FontFiles;
import flipchip.app.kit.draw.Fonts;
import flipchip.app.kit.draw.SmallBoard;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
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

/// A page on which the user replaces the controller.
///
/// In free play the players' clicks are the user's too: a press on the board, or the arrows there and the
/// space bar, choose the square that is clicked in the next clock.
///
/// Ids: `manual-first-move` and so on for the chapters, `manual-free`, `manual-auto`, `manual-click`,
/// `raise-load` and so on for the signals, `manual-clock`, `manual-back`, `manual-hint`, `manual-again`,
/// `manual-verdict` (`:right`, `:wrong`), `manual-registers`, `manual-board`, `manual-graph`,
/// `manual-state-INIT` and so on, `manual-log`. Look: story.css.
final class ManualPage extends HBox {
    private static final Texts TEXTS = Texts.of("story");
    private static final double LOG_FONT = 11;
    private static final double BORDERS = 36;
    private static final double PADDING = 8;
    private static final PseudoClass RIGHT = PseudoClass.getPseudoClass("right");
    private static final PseudoClass WRONG = PseudoClass.getPseudoClass("wrong");

    private final HardwareService hardware;
    private final Set<Transition> taken = new HashSet<>();
    private final Map<ControlSignal, ToggleButton> signals = new EnumMap<>(ControlSignal.class);
    private final Map<ControllerChapter, ToggleButton> chapters = new EnumMap<>(ControllerChapter.class);
    private final SmallBoard board = new SmallBoard("manual-board");
    private final StateGraph graph = Controls.withId(new StateGraph("manual-state-"), "manual-graph");
    private final Label progress = Controls.paragraph("manual-progress");
    private final Label registers = Controls.paragraph("manual-registers");
    private final Label verdict = Controls.paragraph("manual-verdict");
    private final ListView<String> log = Controls.withId(new ListView<>(), "manual-log", "story-log");
    private final Button clock = button("manual-clock", "manual.clock", this::clock);
    private final Button back = button("manual-back", "manual.back", this::takeBack);
    private final Button hint = button("manual-hint", "manual.hint", this::hint);
    private final Button auto = button("manual-auto", "manual.auto", this::controllersClock);
    private final ToggleButton free = new ToggleButton(TEXTS.get("lesson.free"));
    private final Label clicked = Controls.paragraph("manual-click");
    private final Supplier<Position> start;
    private Optional<ManualPlay> control = Optional.empty();
    /// The chapter; empty in free play.
    private Optional<ControllerChapter> chosen = Optional.empty();
    /// What the players click in the next clock of free play.
    private Optional<Square> click = Optional.empty();

    /// @param hardware builds the machines, on its thread
    /// @param start    what free play begins with
    ManualPage(HardwareService hardware, Supplier<Position> start) {
        this.hardware = hardware;
        this.start = start;
        getStyleClass().add("manual");
        getChildren().addAll(left(), middle(), right());
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.PARENT);
        setAccessibleText(TEXTS.get("manual.title"));
        addEventFilter(KeyEvent.KEY_PRESSED, this::onKey);
        board.whenPressed(this::choose);
        begin(Optional.of(ControllerChapter.FIRST_MOVE));
    }

    private Region left() {
        ToggleGroup group = new ToggleGroup();
        VBox column = new VBox(heading("manual.lessons"));
        for (ControllerChapter lesson : ControllerChapter.values()) {
            ToggleButton chapter = new ToggleButton(lesson.title());
            chapters.put(lesson, chapter);
            column.getChildren().add(chapter(chapter, "manual-" + lesson.id(), group, Optional.of(lesson)));
        }
        column.getChildren().add(chapter(free, "manual-free", group, Optional.empty()));
        VBox.setVgrow(board, Priority.ALWAYS);
        board.setMaxHeight(340);
        column.getChildren().addAll(heading("manual.board"), board, clicked, registers);
        column.setMaxWidth(340);
        return column(column, 200);
    }

    private ToggleButton chapter(ToggleButton button, String id, ToggleGroup group,
            Optional<ControllerChapter> lesson) {
        button.setId(id);
        button.getStyleClass().add("chapter");
        button.setMaxWidth(Double.MAX_VALUE);
        button.setToggleGroup(group);
        button.setOnAction(_ -> begin(lesson));
        return button;
    }

    private Region middle() {
        VBox.setVgrow(graph, Priority.ALWAYS);
        graph.setMaxHeight(540);
        VBox column = new VBox(graph, progress);
        column.setMaxWidth(340);
        return column(column, 200);
    }

    private Region right() {
        FlowPane row = Controls.styled(new FlowPane(), "signals");
        for (ControlSignal signal : ControlSignal.values()) {
            ToggleButton button = Controls.withId(
                new ToggleButton(TEXTS.get("signal.key", signal.ordinal() + 1, signal.title())),
                "raise-" + signal.id(), "signal");
            signals.put(signal, button);
            row.getChildren().add(button);
        }
        FlowPane actions = Controls.styled(new FlowPane(clock, back, hint, auto,
            button("manual-again", "manual.again", () -> begin(chosen))), "signals");
        clock.getStyleClass().add("accent");
        verdict.getStyleClass().add("verdict");
        log.setAccessibleText(TEXTS.get("manual.log"));
        log.setMinHeight(60);
        log.setCellFactory(
            _ -> new WrappedCell<>(log, FontFiles.of(Fonts.text(LOG_FONT)), BORDERS, PADDING, line -> line));
        VBox.setVgrow(log, Priority.ALWAYS);
        VBox column = new VBox(heading("manual.signals"), row, actions, verdict, heading("manual.log"), log);
        return column(column, 270);
    }

    private static Region column(VBox column, double width) {
        column.getStyleClass().add("story-column");
        HBox.setHgrow(column, Priority.ALWAYS);
        column.setMinWidth(width);
        column.setPrefWidth(width);
        return column;
    }

    private static Label heading(String key) {
        return Controls.wrapped(Controls.label(TEXTS.get(key), "story-heading"));
    }

    private static Button button(String id, String key, Runnable action) {
        return Controls.button(id, TEXTS.get(key), action);
    }

    private void begin(Optional<ControllerChapter> lesson) {
        chosen = lesson;
        click = Optional.empty();
        chapters.forEach((each, button) -> button.setSelected(lesson.equals(Optional.of(each))));
        free.setSelected(lesson.isEmpty());
        auto.setVisible(lesson.isEmpty());
        auto.setManaged(lesson.isEmpty());
        board.setFocusTraversable(lesson.isEmpty());
        control = Optional.empty();
        refresh();
        Position position = lesson.map(ControllerChapter::start).orElseGet(start);
        hardware.ask(_ -> play(lesson, position), play -> {
            if (chosen.equals(lesson) && control.isEmpty()) {
                control = Optional.of(play);
                refresh();
            }
        });
    }

    /// Builds the machines; on the hardware's thread.
    private ManualPlay play(Optional<ControllerChapter> lesson, Position position) {
        return lesson.<ManualPlay>map(given -> new ManualControl(given, new ManualMachine(position), taken))
            .orElseGet(() -> new FreeControl(new ManualMachine(position), new ManualMachine(position),
                position, taken));
    }

    private void clock() {
        Set<ControlSignal> raised = EnumSet.noneOf(ControlSignal.class);
        signals.forEach((signal, button) -> {
            if (button.isSelected()) {
                raised.add(signal);
            }
            button.setSelected(false);
        });
        clock(raised);
    }

    private void clock(Set<ControlSignal> raised) {
        control.ifPresent(now -> {
            now.clock(raised, click);
            click = Optional.empty();
            refresh();
        });
    }

    /// Raises what a right controller would; nothing where the user is astray.
    private void controllersClock() {
        if (control.orElse(null) instanceof FreeControl play && !play.isAstray() && !play.isOver()) {
            clock(play.due());
        } else {
            hint();
        }
    }

    /// The players click there in the next clock; the same square again: they do not.
    private void choose(Square square) {
        if (chosen.isEmpty() && control.isPresent()) {
            click = click.equals(Optional.of(square)) ? Optional.empty() : Optional.of(square);
            refresh();
        }
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
        int digit =
            event.getCode().isDigitKey() && !event.getText().isEmpty() ? event.getText().charAt(0) - '1' : -1;
        if (digit >= 0 && digit < ControlSignal.values().length) {
            ToggleButton button = signals.get(ControlSignal.values()[digit]);
            button.setSelected(!button.isSelected());
        } else if (event.getCode() == KeyCode.ENTER) {
            clock();
        } else if (event.getCode() == KeyCode.BACK_SPACE) {
            takeBack();
        } else if (event.getCode() == KeyCode.H) {
            hint();
        } else if (event.getCode() == KeyCode.A && chosen.isEmpty()) {
            controllersClock();
        } else {
            used = false;
        }
        if (used) {
            event.consume();
        }
    }

    private void refresh() {
        boolean over = control.filter(ManualPlay::isOver).isPresent();
        if (isFocusWithin() && (control.isEmpty() || over)) {
            // what is disabled below must not lose the keyboard to the window
            requestFocus();
        }
        signals.values().forEach(button -> button.setDisable(control.isEmpty() || over));
        clock.setDisable(control.isEmpty() || over);
        hint.setDisable(control.isEmpty() || over);
        auto.setDisable(control.isEmpty() || over);
        clicked.setVisible(chosen.isEmpty());
        clicked.setManaged(chosen.isEmpty());
        clicked.setText(
            click.map(square -> TEXTS.get("manual.click", square)).orElse(TEXTS.get("manual.click.none")));
        back.setDisable(control.filter(ManualPlay::canTakeBack).isEmpty());
        verdict.setText(control.map(ManualPlay::verdict).orElse(TEXTS.get("manual.building")));
        verdict.pseudoClassStateChanged(WRONG, control.filter(ManualPlay::isAstray).isPresent());
        verdict.pseudoClassStateChanged(RIGHT,
            control.filter(now -> !now.isAstray() && now.current().isPresent()).isPresent());
        registers.setText(control.map(ManualPlay::registers).orElse(""));
        control.ifPresent(this::draw);
        List<String> lines = new ArrayList<>(control.map(ManualPlay::log).orElse(List.of()));
        log.getItems().setAll(lines.reversed());
    }

    private void draw(ManualPlay now) {
        ManualMachine.Reading reading = now.reading();
        board.show(reading.black(), reading.white(), reading.legal(), click.or(reading::waiting), TEXTS
            .get("manual.board.says", list(reading.black()), list(reading.white()), list(reading.legal())));
        graph.show(new GraphPicture(now.current(), now.latest(), Optional.empty(), now.taken(), true));
        String says = TEXTS.get("manual.graph.says", now.current().map(Enum::name).orElse(TEXTS.get("none")),
            now.taken().size(), Transition.ALL.size());
        progress.setText(says);
        graph.setAccessibleText(says);
    }

    private static String list(long squares) {
        return squares == 0 ? TEXTS.get("none") : Square.list(squares);
    }
}
