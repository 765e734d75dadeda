package flipchip.app.learn.classroom;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.book.BookLine;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.util.Duration;

/// A page for the opening drill.
///
/// Ids: prefix `drill-` of an [ExerciseView], `drill-opening`, `drill-black`, `drill-white`, `drill-game`.
final class DrillView extends ExerciseView {
    private static final Texts TEXTS = Texts.of("classroom");
    private static final Duration MOVE = Duration.seconds(0.7);

    private final DrillModel model;
    private final ComboBox<String> opening;
    private final ToggleGroup colors = new ToggleGroup();
    private final Timeline showing = new Timeline();
    private Optional<BookLine> line = Optional.empty();

    /// @param shown the game of the window, to be learnt
    DrillView(DrillModel model, Supplier<Game> shown) {
        this(model, shown, new ComboBox<>(), new FlowPane(12, 6));
    }

    private DrillView(DrillModel model, Supplier<Game> shown, ComboBox<String> opening, FlowPane row) {
        super("drill-", model, List.of(), List.of(), List.of(opening, row));
        this.model = model;
        this.opening = opening;
        Button game = ExercisePage.button("drill-game", TEXTS.get("drill.game"));
        game.setOnAction(_ -> model.choose(shown.get(), color()));
        opening.setId("drill-opening");
        opening.setAccessibleText(TEXTS.get("drill.opening"));
        opening.setMaxWidth(Double.MAX_VALUE);
        row.getStyleClass().add("classroom-row");
        row.getChildren().addAll(radio(Color.BLACK), radio(Color.WHITE), game);
        refresh();
    }

    private RadioButton radio(Color color) {
        RadioButton radio =
            Controls.withId(new RadioButton(TEXTS.get(color == Color.BLACK ? "drill.black" : "drill.white")),
                color == Color.BLACK ? "drill-black" : "drill-white");
        radio.setUserData(color);
        radio.setToggleGroup(colors);
        radio.setSelected(color == model.color());
        radio.setOnAction(_ -> choose());
        return radio;
    }

    private Color color() {
        return (Color) colors.getSelectedToggle().getUserData();
    }

    /// Trains lines of the learner's own.
    void train(List<BookLine> lines, Color wanted) {
        select(wanted);
        model.choose(lines, wanted);
    }

    /// Trains an opening of the book, or all if the name is empty.
    void train(String name, Color wanted) {
        select(wanted);
        model.choose(name, wanted);
        selectOpening();
    }

    private void select(Color wanted) {
        colors.getToggles().forEach(toggle -> toggle.setSelected(toggle.getUserData() == wanted));
    }

    private void selectOpening() {
        opening.setOnAction(null);
        opening.getSelectionModel().select(1 + model.openings().indexOf(model.opening()));
        opening.setOnAction(_ -> choose());
    }

    private void choose() {
        model.choose(opening.getSelectionModel().getSelectedIndex() <= 0 ? "" : opening.getValue(), color());
    }

    /// Plays a new line on the board, move by move.
    private void showLine(Optional<BookLine> now) {
        if (!now.equals(line)) {
            line = now;
            showing.stop();
            showing.getKeyFrames()
                .setAll(IntStream.rangeClosed(1, now.map(BookLine::game).map(Game::length).orElse(0))
                    .mapToObj(count -> new KeyFrame(MOVE.multiply(count), _ -> model.showMoves(count)))
                    .toList());
            showing.playFromStart();
        }
    }

    @Override
    void refresh() {
        super.refresh();
        if (showing != null) {                         // not while the page is made
            showLine(model.shownLine());
        }
        if (opening != null && opening.getItems().isEmpty() && !model.openings().isEmpty()) {
            List<String> names = new ArrayList<>(List.of(TEXTS.get("drill.all")));
            names.addAll(model.openings());
            opening.getItems().setAll(names);
            selectOpening();
        }
    }
}
