package flipchip.app.analyse.judge;

import static flipchip.app.analyse.judge.ValueText.TEXTS;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import flipchip.app.game.board.BoardViewModel;
import flipchip.app.game.session.GameSession;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.control.Labels;
import flipchip.app.kit.text.NumberText;
import flipchip.engine.api.MoveValue;
import flipchip.engine.board.Square;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// A tab with the values of all moves, best first: a click plays one, where a click on the board would.
///
/// Ids: `analysis-on`, `analysis-effort-box`, `analysis-count-box`, `analysis-status`, `solve-best-button`,
/// `solve-all-button`, `play-line-button`, `value-d3` and so on. Look: analysis.css.
final class AnalysisView extends VBox {
    private static final PseudoClass BEST = PseudoClass.getPseudoClass("best");
    /// Of a letter in a row, and what a row has besides letters; pixels.
    private static final double LETTER = 7.4;
    private static final double AROUND = 52;
    private static final int MOST_OF_LINE = 8;

    private final GameSession session;
    private final BoardViewModel board;
    private final LiveAnalysis live;
    private final ObjectProperty<Count> count;
    private final Label status = new Label();
    private final Label line = Controls.withId(new Label(), "best-line");
    private final StringProperty onText = new SimpleStringProperty(this, "onText", "");
    private final StringProperty off = new SimpleStringProperty(this, "off", "");
    private final Button playLine =
        Controls.button("play-line-button", TEXTS.get("button.play-line"), this::playLine);
    private final VBox rows = Controls.styled(new VBox(), "value-rows");
    private final Map<Square, Button> buttons = new EnumMap<>(Square.class);

    /// What the tab shows and changes.
    record Model(GameSession session, BoardViewModel board, LiveAnalysis live, ObjectProperty<Effort> effort,
            ObjectProperty<Count> count) {}

    AnalysisView(Model model) {
        session = model.session();
        board = model.board();
        live = model.live();
        count = model.count();
        getStyleClass().add("analysis");
        CheckBox on = new CheckBox();
        on.textProperty().bind(onText);
        on.setId("analysis-on");
        on.selectedProperty().bindBidirectional(live.onProperty());
        FlowPane controls = new FlowPane(on,
            choice("analysis-effort-box", "label.effort", Effort.values(), model.effort(),
                value -> "effort." + value.id()),
            choice("analysis-count-box", "label.count", Count.values(), count,
                value -> "count." + value.id()),
            Controls.button("solve-best-button", TEXTS.get("button.solve-best"),
                () -> live.ask(Purpose.SOLVE_BEST)),
            Controls.button("solve-all-button", TEXTS.get("button.solve-all"),
                () -> live.ask(Purpose.SOLVE_ALL)));
        controls.getChildren().add(playLine);
        controls.getStyleClass().add("analysis-choices");
        status.setId("analysis-status");
        for (Label label : List.of(status, line)) {
            Controls.wrapped(label);
        }
        ScrollPane scroll = new ScrollPane(rows);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setMinHeight(0);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        getChildren().addAll(controls, status, line, scroll);
        live.valuesProperty().subscribe(this::show);
        live.heldProperty().subscribe(this::refresh);
        live.silentProperty().subscribe(this::refresh);
        count.subscribe(this::refresh);
        off.subscribe(this::refresh);
        session.addListener(_ -> refresh());
        widthProperty().subscribe(this::refresh);
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
        status.setText(status(known));
        Optional<MoveValue> best = known.flatMap(Values::best);
        show(line, best.isPresent());
        show(playLine, best.isPresent());
        playLine.setDisable(session.isStory());
        line.setText(best.map(value -> TEXTS.get("best-line", ValueText.line(value.line()))).orElse(""));
        List<Button> wanted = known.stream()
            .flatMap(
                values -> values.moves().stream().limit(count.get().most()).map(value -> row(values, value)))
            .toList();
        if (!wanted.equals(rows.getChildren())) {
            rows.getChildren().setAll(wanted);
        }
    }

    private String status(Optional<Values> known) {
        if (live.silentProperty().get()) {
            return TEXTS.get("status.silent");
        }
        if (live.heldProperty().get()) {
            return TEXTS.get("status.held");
        }
        return known
            .map(values -> values.best()
                .map(best -> TEXTS.get(values.done() ? "status.done" : "status.running", ValueText.told(best),
                    ValueText.count(values.nodes()),
                    NumberText.of("%.1f", values.elapsed().toMillis() / 1000.0)))
                .orElse(TEXTS.get("status.begun")))
            .orElseGet(() -> session.game().isOver() ? TEXTS.get("status.over") : off.get());
    }

    /// The same button for a square each time, so that a click is not lost while values come in.
    private Button row(Values values, MoveValue value) {
        Square square = value.move();
        boolean book = values.book().contains(square);
        Button row = buttons.computeIfAbsent(square, this::row);
        String text = String
            .format(Locale.ROOT, "%s %6s  %-7s%s", square, ValueText.discs(value.centidiscs(), value.exact()),
                ValueText.how(value), book ? " " + TEXTS.get("value.book") : "")
            .stripTrailing();
        row.setText(text + bestLine(text, value));
        row.setAccessibleText(square + ", " + ValueText.spoken(value, book));
        row.pseudoClassStateChanged(BEST, values.isBest(value));
        return row;
    }

    /// As much of the best line as there is room for beside `text`.
    private String bestLine(String text, MoveValue value) {
        long letters = text.codePoints().map(code -> code < 0x2000 ? 1 : 2).sum();
        long room = (long) ((getWidth() - AROUND) / LETTER) - letters - 2;
        long moves = Math.clamp(room / 3, 0, MOST_OF_LINE);
        return moves < 2 || value.line().size() < 2
            ? ""
            : "  " + ValueText.line(value.line().stream().limit(moves).toList());
    }

    private Button row(Square square) {
        Button row = Controls.button("value-" + square, "", () -> board.squareChosen(square));
        row.getStyleClass().setAll("value-row");
        row.setMaxWidth(Double.MAX_VALUE);
        return row;
    }

    private static void show(Label label, boolean shown) {
        label.setVisible(shown);
        label.setManaged(shown);
    }

    private static void show(Button button, boolean shown) {
        button.setVisible(shown);
        button.setManaged(shown);
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
