package flipchip.app.chips.solver;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.draw.SmallBoard;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.solver.NodeCounts;
import flipchip.hwsim.circuit.solver.SolverModel;
import flipchip.hwsim.circuit.solver.SolverRun;
import flipchip.hwsim.circuit.solver.SteppedSolve;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// A dock for the endgame chip: buttons and figures, the stack, the node searched now.
///
/// Ids: `chip-load`, `chip-play`, `chip-step`, `chip-cancel`, `pace-slow` and so on, `chip-position`,
/// `chip-result`, `chip-clocks`, `chip-visits`, `chip-latest`, `chip-line`, `chip-stack`, `chip-node`. Look:
/// chip.css.
final class ChipView extends VBox {
    private static final Texts TEXTS = Texts.of("chip");

    private final ChipModel model;
    private final Supplier<Position> onBoard;
    private final Button play = button("chip-play", "solve.play", this::playOrStop);
    private final Button step = button("chip-step", "solve.step", () -> this.model().step());
    private final Button cancel = button("chip-cancel", "solve.cancel", () -> this.model().cancel());
    private final Map<Pace, ToggleButton> paces = new EnumMap<>(Pace.class);
    private final Label position = label("chip-position");
    private final Label result = label("chip-result");
    private final Label clocks = label("chip-clocks");
    private final Label visits = label("chip-visits");
    private final Label latest = label("chip-latest");
    private final Label line = label("chip-line");
    private final StackView stack = new StackView();
    private final SmallBoard node = new SmallBoard("chip-node");

    /// @param onBoard the position that is to be solved when it is asked for
    ChipView(ChipModel model, Supplier<Position> onBoard) {
        this.model = model;
        this.onBoard = onBoard;
        getStyleClass().addAll("chip-dock", "side-pad");
        setMinSize(0, 0);
        VBox.setVgrow(stack, Priority.ALWAYS);
        node.setMaxHeight(200);
        for (Region part : List.of(stack, node)) {
            part.managedProperty().bind(part.visibleProperty());
            part.visibleProperty().bind(model.viewProperty().map(Optional::isPresent));
        }
        getChildren().addAll(controls(), figures(), stack, node);
        model.phaseProperty().subscribe(this::refresh);
        model.viewProperty().subscribe(this::refresh);
        refresh();
    }

    private ChipModel model() {
        return model;
    }

    private Region controls() {
        Button load = Controls.styled(button("chip-load", "solve.load", this::load), "accent");
        FlowPane actions = Controls.styled(new FlowPane(load, play, step, cancel), "chip-row");
        FlowPane speed = Controls.styled(new FlowPane(), "chip-row");
        ToggleGroup group = new ToggleGroup();
        for (Pace pace : Pace.values()) {
            ToggleButton toggle = Controls.withId(new ToggleButton(pace.title()), "pace-" + pace.id());
            toggle.setToggleGroup(group);
            toggle.setSelected(pace == model.pace());
            Controls.choosing(toggle, () -> model.setPace(pace));
            paces.put(pace, toggle);
            speed.getChildren().add(toggle);
        }
        VBox controls = Controls.styled(new VBox(position, actions, speed), "chip-words");
        controls.setMinHeight(USE_PREF_SIZE);
        return controls;
    }

    /// What is told of the search, scrolled where the pane is low.
    private Region figures() {
        Label source = Controls.label(TEXTS.get("solve.source", SolverRun.DOCUMENT_MEGAHERTZ), "quiet");
        source.setWrapText(true);
        ScrollPane scroll = Controls
            .scrolled(Controls.styled(new VBox(result, visits, clocks, latest, line, source), "chip-words"));
        scroll.setMinHeight(100);
        VBox.setVgrow(scroll, Priority.SOMETIMES);
        return scroll;
    }

    private static Label label(String id) {
        Label label = Controls.paragraph(id);
        label.managedProperty().bind(label.textProperty().isNotEmpty());
        return label;
    }

    private static Button button(String id, String key, Runnable action) {
        return Controls.button(id, TEXTS.get(key), action);
    }

    /// Takes the position on the board into the chip.
    void load() {
        Position now = onBoard.get();
        if (!model.load(now)) {
            position.setText(now.isGameOver()
                ? TEXTS.get("solve.over")
                : TEXTS.get("solve.large", now.board().empties(), SolverModel.MAX_EMPTIES));
        }
    }

    private void playOrStop() {
        if (model.phaseProperty().get() == ChipModel.Phase.RUNNING) {
            model.stop();
        } else {
            model.play();
        }
    }

    /// Takes back what was said of a board that could not be loaded.
    void boardChanged() {
        if (model.positionProperty().get().isEmpty()) {
            position.setText(TEXTS.get("solve.empty"));
        }
    }

    private void refresh() {
        ChipModel.Phase phase = model.phaseProperty().get();
        boolean running = phase == ChipModel.Phase.RUNNING;
        play.setText(TEXTS.get(running ? "solve.stop" : "solve.play"));
        play.setDisable(phase == ChipModel.Phase.EMPTY || phase == ChipModel.Phase.OVER);
        step.setDisable(play.isDisabled());
        cancel.setDisable(phase == ChipModel.Phase.EMPTY);
        position.setText(model.positionProperty().get()
            .map(now -> TEXTS.get("solve.position", color(now.toMove()), now.board().empties(),
                TEXTS.get("phase." + phase.name().toLowerCase(Locale.ROOT))))
            .orElse(TEXTS.get("solve.empty")));
        Optional<SteppedSolve.View> view = model.viewProperty().get();
        result.setText(view.flatMap(SteppedSolve.View::result).map(ChipView::result).orElse(""));
        clocks.setText(view.map(now -> TEXTS.get("solve.clocks", now.clocks(), now.seconds())).orElse(""));
        visits.setText(view.map(now -> visits(now.counts())).orElse(""));
        latest.setText(
            view.flatMap(SteppedSolve.View::latest).map(type -> TEXTS.get("node." + type)).orElse(""));
        line.setText(view.map(now -> TEXTS.get("solve.line",
            now.line().steps().isEmpty() ? TEXTS.get("stack.none") : now.line().toString())).orElse(""));
        view.ifPresent(now -> stack.show(now.stack()));
        view.ifPresent(this::drawNode);
    }

    private void drawNode(SteppedSolve.View now) {
        Position at = now.node();
        node.show(at.black(), at.white(), at.legalMoves(), Optional.empty(),
            TEXTS.get("solve.node", color(at.toMove()),
                at.legalMoves() == 0 ? TEXTS.get("stack.none") : Square.list(at.legalMoves())));
    }

    private static String visits(NodeCounts counts) {
        return TEXTS.get("solve.visits", counts.visits(), counts.tree(), counts.leaf(), counts.ended(),
            counts.pass(), counts.cutoff(), counts.cutoffRate());
    }

    private static String result(SolverRun run) {
        int score = run.scoreForMover();
        return TEXTS.get("solve.result", color(run.position().toMove()),
            score > 0 ? "+" + score : String.valueOf(score), run.line());
    }

    private static String color(Color color) {
        return TEXTS.get(color == Color.BLACK ? "color.black" : "color.white");
    }
}
