package flipchip.app.game.board;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Sentences;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Color;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.notation.BoardText;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.Duration;

/// The page that sets up a position: click squares, or go with the arrow keys and press Space or Enter, or
/// paste a board as text. It says at once what would be wrong.
///
/// Ids: `edit-a1` and so on, `brush-next`, `brush-black`, `brush-white`, `brush-empty`, `mover-black`,
/// `mover-white`, `editor-clear`, `editor-usual`, `editor-exchange`, `editor-text`, `editor-says`,
/// `editor-use`.
public final class PositionEditor extends HBox {
    private static final Texts TEXTS = Texts.of("editor");
    private static final double SIDE = 400;

    private final EditorModel model;
    private final BoardPane board = new BoardPane();
    private final ToggleGroup brushes = new ToggleGroup();
    private final ToggleGroup movers = new ToggleGroup();
    private final TextField text = Controls.withId(new TextField(), "editor-text");
    private final Label says = new Label();
    private final Button use = Controls.withId(new Button(TEXTS.get("use")), "editor-use");

    /// @param start the position to begin with
    /// @param done  told of the position the user wants to play
    public PositionEditor(Position start, Consumer<Position> done) {
        model = new EditorModel(start);
        getStyleClass().add("position-editor");
        for (EditorModel.Brush brush : EditorModel.Brush.values()) {
            radio("brush-" + brush.name().toLowerCase(Locale.ROOT), brush, brushes);
        }
        for (Color color : Color.values()) {
            radio("mover-" + color.name().toLowerCase(Locale.ROOT), color, movers);
        }
        brushes.selectToggle(brushes.getToggles().getFirst());
        movers.selectedToggleProperty().subscribe(toggle -> Optional.ofNullable(toggle)
            .ifPresent(chosen -> model.setToMove((Color) chosen.getUserData())));
        text.setAccessibleText(TEXTS.get("text"));
        text.setPrefColumnCount(20);
        text.setOnAction(_ -> model.read(text.getText()).ifPresent(problem -> says.setText(problem)));
        says.setId("editor-says");
        says.setWrapText(true);
        says.setMinHeight(66);
        use.setOnAction(_ -> done.accept(model.positionProperty().get()));
        getChildren().addAll(board(), controls());
        model.positionProperty().subscribe(this::show);
    }

    private BoardPane board() {
        board.setMinSize(SIDE, SIDE);
        board.setMaxSize(SIDE, SIDE);
        board.squares().forEach((square, view) -> {
            view.setId("edit-" + square);
            view.setFocusTraversable(square == Square.A1);
            view.setOnAction(
                _ -> model.paint(square, (EditorModel.Brush) brushes.getSelectedToggle().getUserData()));
            view.addEventFilter(KeyEvent.KEY_PRESSED, event -> onKey(square, event));
        });
        return board;
    }

    private void onKey(Square square, KeyEvent event) {
        switch (event.getCode()) {
            case LEFT -> move(square, Direction.W);
            case RIGHT -> move(square, Direction.E);
            case UP -> move(square, Direction.N);
            case DOWN -> move(square, Direction.S);
            case ENTER -> board.squares().get(square).fire();
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void move(Square from, Direction direction) {
        direction.from(from).ifPresent(next -> board.squares().get(next).requestFocus());
    }

    private VBox controls() {
        Button clear = button("editor-clear", "clear", model::clear);
        Button usual = button("editor-usual", "usual", () -> {
            model.set(Position.INITIAL);
            show(Position.INITIAL);         // also where only the text was wrong
        });
        Button exchange = button("editor-exchange", "exchange", model::exchange);
        Label about = new Label(TEXTS.get("text"));
        Controls.wrapped(about);
        VBox box = new VBox(new Label(TEXTS.get("brush")));
        brushes.getToggles().forEach(toggle -> box.getChildren().add((RadioButton) toggle));
        box.getChildren().add(new Label(TEXTS.get("mover")));
        HBox sides = new HBox(8);
        movers.getToggles().forEach(toggle -> sides.getChildren().add((RadioButton) toggle));
        box.getChildren().addAll(sides, new HBox(6, clear, usual, exchange), about, text, says, use);
        box.getStyleClass().add("editor-controls");
        HBox.setHgrow(box, Priority.ALWAYS);
        box.setPrefWidth(300);
        return box;
    }

    private void show(Position position) {
        board.squares().forEach((square, view) -> {
            boolean black = (position.black() & square.bit()) != 0;
            boolean white = (position.white() & square.bit()) != 0;
            view.show(black, white, false, false, Duration.ZERO);
            view.setAccessibleText(
                TEXTS.get(black ? "square.black" : white ? "square.white" : "square.empty", square));
        });
        movers.getToggles().stream().filter(toggle -> toggle.getUserData() == position.toMove()).findFirst()
            .ifPresent(movers::selectToggle);
        text.setText(BoardText.print(position));
        Optional<String> problem = model.problem();
        use.setDisable(problem.isPresent());
        List<String> remarks = model.remarks();
        says.setText(problem.orElse(remarks.isEmpty()
            ? TEXTS.get("fine", Long.bitCount(position.black()), Long.bitCount(position.white()))
            : Sentences.join(remarks)));
    }

    private static void radio(String id, Object value, ToggleGroup group) {
        RadioButton button = Controls.withId(new RadioButton(TEXTS.get(id)), id);
        button.setUserData(value);
        button.setToggleGroup(group);
    }

    private static Button button(String id, String key, Runnable action) {
        return Controls.wholeButton(id, TEXTS.get(key), action);
    }
}
