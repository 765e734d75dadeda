package flipchip.app.analyse.judge;

import static flipchip.app.analyse.judge.ValueText.TEXTS;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import flipchip.app.game.board.BoardViewModel;
import flipchip.app.game.session.GameSession;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.control.Labels;
import flipchip.app.kit.control.Tip;
import flipchip.app.shell.CommandLink;
import flipchip.engine.api.MoveValue;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;
import org.kordamp.ikonli.javafx.FontIcon;

/// The best moves of the position with their lines, best first: a click plays one, where a click on the
/// board would. How far the search looks stands once, in the heading; a button unfolds what can be chosen.
///
/// Ids: `analysis-depth`, `analysis-choices`, `analysis-on`, `analysis-effort-box`, `analysis-count-box`,
/// `analysis-status`, `solve-best-button`, `solve-all-button`, `play-line-button`, `value-d3` and so on.
/// Look: analysis.css.
final class AnalysisView extends VBox {
    private static final PseudoClass BEST = PseudoClass.getPseudoClass("best");
    private static final PseudoClass PLAYED = PseudoClass.getPseudoClass("played");
    /// More are not shown; the squares have the values of all.
    private static final int ROWS = 5;
    /// Of a move of a line, and what a row has besides it; pixels.
    private static final double MOVE = 23.5;
    private static final double AROUND = 170;
    /// The button at the end of the heading, and what is between its parts.
    private static final double BESIDE_HEADING = 60;

    private final GameSession session;
    private final BoardViewModel board;
    private final LiveAnalysis live;
    private final ObjectProperty<Count> count;
    private final Label depth =
        CommandLink.toTerm(Controls.withId(Controls.label("", "quiet"), "analysis-depth"), "depth");
    private final Label heading = Controls.withId(Controls.label("", "coach-heading"), "analysis-heading");
    private final Label status = new Label();
    private final StringProperty onText = new SimpleStringProperty(this, "onText", "");
    private final StringProperty off = new SimpleStringProperty(this, "off", "");
    private final Button playLine =
        Controls.button("play-line-button", TEXTS.get("button.play-line"), this::playLine);
    private final VBox rows = Controls.styled(new VBox(), "value-rows");
    private final Map<Square, Row> made = new EnumMap<>(Square.class);

    /// A move: its value, its line, and whether it is the best one or the one that was played.
    private record Row(Button button, Label value, Label move, Label line, Label tag) {}

    /// What the tab shows and changes.
    record Model(GameSession session, BoardViewModel board, LiveAnalysis live, ObjectProperty<Effort> effort,
            ObjectProperty<Count> count) {}

    AnalysisView(Model model) {
        session = model.session();
        board = model.board();
        live = model.live();
        count = model.count();
        getStyleClass().add("analysis");
        FlowPane controls = controls(model.effort());
        ToggleButton choices = choices();
        controls.visibleProperty().bind(choices.selectedProperty());
        HBox head = Controls.styled(new HBox(heading, Controls.spring(), depth, choices), "coach-head");
        heading.setMinWidth(USE_PREF_SIZE);
        depth.managedProperty().bind(depth.visibleProperty());
        status.setId("analysis-status");
        Controls.wrapped(status);
        status.managedProperty().bind(status.visibleProperty());
        getChildren().addAll(head, controls, status, rows);
        live.valuesProperty().subscribe(this::show);
        Runnable refresh = Controls.whenSeen(this, this::refresh);
        Stream.<ObservableValue<?>>of(live.heldProperty(), live.silentProperty(), count, off, widthProperty())
            .forEach(source -> source.subscribe(refresh));
        session.addListener(_ -> refresh.run());
    }

    /// What is analysed and how deeply, behind a button.
    private FlowPane controls(ObjectProperty<Effort> effort) {
        CheckBox on = new CheckBox();
        on.textProperty().bind(onText);
        on.setId("analysis-on");
        on.selectedProperty().bindBidirectional(live.onProperty());
        FlowPane controls = new FlowPane(on,
            choice("analysis-effort-box", "label.effort", Effort.values(), effort,
                value -> "effort." + value.id()),
            choice("analysis-count-box", "label.count", Count.values(), count,
                value -> "count." + value.id()),
            Controls.button("solve-best-button", TEXTS.get("button.solve-best"),
                () -> live.ask(Purpose.SOLVE_BEST)),
            Controls.button("solve-all-button", TEXTS.get("button.solve-all"),
                () -> live.ask(Purpose.SOLVE_ALL)),
            playLine);
        controls.getStyleClass().add("analysis-choices");
        controls.managedProperty().bind(controls.visibleProperty());
        return controls;
    }

    private static ToggleButton choices() {
        ToggleButton choices = new ToggleButton();
        choices.setId("analysis-choices");
        choices.setGraphic(new FontIcon(BootstrapIcons.SLIDERS));
        choices.setAccessibleText(TEXTS.get("button.choices"));
        choices.setTooltip(new Tip(TEXTS.get("button.choices")));
        return choices;
    }

    /// What the switch says that lets every position be valued.
    StringProperty onTextProperty() {
        return onText;
    }

    /// What it says while no position is valued.
    StringProperty offProperty() {
        return off;
    }

    boolean knowsBest() {
        return best().isPresent();
    }

    /// Plays the best move known, if any.
    void playBest() {
        best().ifPresent(value -> board.squareChosen(value.move()));
    }

    /// Puts the best line known into the game as a variation and plays its first move; forward goes on in it.
    void playLine() {
        best().ifPresent(value -> session.explore(value.line()));
    }

    private Optional<MoveValue> best() {
        return live.valuesProperty().get().flatMap(Values::best);
    }

    private void refresh() {
        show(live.valuesProperty().get());
    }

    private void show(Optional<Values> known) {
        heading
            .setText(TEXTS.get(session.position().toMove() == Color.BLACK ? "lines.black" : "lines.white"));
        status.setText(status(known));
        status.setVisible(!status.getText().isEmpty());
        depth.setText(known.flatMap(Values::best).map(AnalysisView::depth).orElse(""));
        depth.setVisible(getWidth() >= heading.prefWidth(-1) + depth.prefWidth(-1) + BESIDE_HEADING);
        playLine.setDisable(session.isStory() || !knowsBest());
        List<Button> wanted = known.stream()
            .flatMap(values -> listed(values).stream().map(value -> row(values, value))).toList();
        if (!wanted.equals(rows.getChildren())) {
            rows.getChildren().setAll(wanted);
        }
    }

    /// The best moves, and the one that was played.
    private List<MoveValue> listed(Values values) {
        List<MoveValue> best = values.moves().stream().limit(Math.min(ROWS, count.get().most())).toList();
        Optional<MoveValue> played =
            values.moves().stream().filter(value -> played().equals(Optional.of(value.move()))).findFirst();
        return played.isEmpty() || best.contains(played.get()) || count.get() != Count.ALL
            ? best
            : Stream.concat(best.stream().limit(ROWS - 1), played.stream()).toList();
    }

    private Optional<Square> played() {
        return session.canRedo() ? Optional.of(session.line().moves().get(session.ply())) : Optional.empty();
    }

    private static String depth(MoveValue best) {
        return best.exact() ? TEXTS.get("lines.exact") : TEXTS.get("lines.depth", best.depth());
    }

    private String status(Optional<Values> known) {
        if (live.silentProperty().get()) {
            return TEXTS.get("status.silent");
        }
        if (live.heldProperty().get()) {
            return TEXTS.get("status.held");
        }
        return known.map(values -> values.best().isPresent() ? "" : TEXTS.get("status.begun"))
            .orElseGet(() -> session.game().isOver() ? TEXTS.get("status.over") : off.get());
    }

    /// The same button for a square each time, so that a click is not lost while values come in.
    private Button row(Values values, MoveValue value) {
        Square square = value.move();
        Row row = made.computeIfAbsent(square, this::row);
        boolean best = values.isBest(value);
        boolean book = values.book().contains(square);
        boolean played = played().equals(Optional.of(square));
        row.value.setText(ValueText.discs(value.centidiscs(), value.exact()));
        row.line.setText(line(value));
        row.tag.setText(best ? TEXTS.get("lines.best")
            : played ? TEXTS.get("lines.played")
            : book ? TEXTS.get("value.book")
            : "");
        row.button.setAccessibleText(square + ", " + ValueText.spoken(value, book));
        row.button.pseudoClassStateChanged(BEST, best);
        row.tag.pseudoClassStateChanged(PLAYED, played && !best);
        return row.button;
    }

    /// As much of the line after the move as there is room for.
    private String line(MoveValue value) {
        long most = Math.max(0, (long) ((getWidth() - AROUND) / MOVE));
        return ValueText.line(value.line().stream().skip(1).limit(most).toList());
    }

    private Row row(Square square) {
        Label value = Controls.label("", "value-number");
        Label move = Controls.label(square.toString(), "value-move");
        Label line = Controls.label("", "value-line");
        Label tag = Controls.label("", "value-tag");
        for (Label label : List.of(value, move, line, tag)) {
            label.setMinWidth(USE_PREF_SIZE);
        }
        Button button = Controls.button("value-" + square, "", () -> board.squareChosen(square));
        button.getStyleClass().setAll("value-row");
        button.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        HBox content = Controls.styled(new HBox(value, move, line, Controls.spring(), tag), "value-content");
        button.setGraphic(content);
        button.setMaxWidth(Double.MAX_VALUE);
        content.prefWidthProperty().bind(button.widthProperty().subtract(18));
        return new Row(button, value, move, line, tag);
    }

    private static <E> ChoiceBox<E> choice(String id, String label, E[] values, ObjectProperty<E> chosen,
            Function<E, String> key) {
        ChoiceBox<E> box = Controls.withId(new ChoiceBox<>(), id);
        box.setAccessibleText(TEXTS.get(label));
        box.getItems().addAll(values);
        box.setConverter(new Labels<>(value -> TEXTS.get(key.apply(value))));
        box.valueProperty().bindBidirectional(chosen);
        return box;
    }
}
