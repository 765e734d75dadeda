package flipchip.app.game.moves;

import java.util.List;
import java.util.OptionalDouble;
import flipchip.app.game.session.GameSession;
import flipchip.app.game.session.GameTree;
import flipchip.app.game.session.MoveLosses;
import flipchip.app.kit.text.NumberText;
import flipchip.app.kit.text.Texts;
import flipchip.engine.analysis.MistakeSize;
import flipchip.engine.board.Color;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Circle;
import javafx.scene.shape.CubicCurveTo;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;

/// The moves of the game with all variations as a tree to walk in: a click or up and down go to a move, left
/// to the one before it, right to the one after. Nothing is computed while it is not shown.
///
/// Id `move-tree`. Look: moves.css, style classes `move-tree`, `tree-disc`, `tree-line`, `tree-lost` with
/// `:bad`.
final class MoveTreeView extends StackPane {
    private static final Texts TEXTS = Texts.of("moves");
    private static final PseudoClass BAD = PseudoClass.getPseudoClass("bad");
    private static final double ROW = 24;
    private static final double COLUMN = 20;
    private static final double LEFT = 14;
    private static final double DISC = 6;

    private final GameSession session;
    private final MoveListModel model;
    private final ReadOnlyBooleanProperty shown;
    private final ListView<MoveTreeRows.Row> list = new ListView<>();
    private GameTree listed = GameTree.EMPTY;
    private MoveLosses listedLosses = MoveLosses.NONE;
    private boolean following;

    MoveTreeView(GameSession session, MoveListModel model, ReadOnlyBooleanProperty shown) {
        this.session = session;
        this.model = model;
        this.shown = shown;
        getStyleClass().add("move-tree");
        list.setId("move-tree");
        list.setAccessibleText(TEXTS.get("tree.tab"));
        list.setFixedCellSize(ROW);
        list.setCellFactory(_ -> new Cell());
        Label empty = new Label(TEXTS.get("empty"));
        empty.setWrapText(true);
        empty.getStyleClass().add("empty-state");
        list.setPlaceholder(empty);
        list.getSelectionModel().selectedItemProperty().subscribe(row -> {
            if (row != null && !following) {
                session.goTo(row.path());
            }
        });
        list.addEventFilter(KeyEvent.KEY_PRESSED, this::onKey);
        getChildren().add(list);
        session.addListener(_ -> refresh());
        model.lossesProperty().subscribe(this::refresh);
        model.veilProperty().subscribe(this::refresh);
        shown.subscribe(this::refresh);
    }

    private void onKey(KeyEvent event) {
        if (event.isShortcutDown() || event.isAltDown() || event.isShiftDown()) {
            return;
        }
        switch (event.getCode()) {
            case LEFT -> session.undo();
            case RIGHT -> session.redo();
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void refresh() {
        if (!shown.get()) {
            return;
        }
        following = true;
        MoveLosses losses = model.lossesProperty().get();
        GameTree tree = model.tree();
        if (listed != tree || listedLosses != losses || list.getItems().isEmpty()) {
            listed = tree;
            listedLosses = losses;
            List<MoveTreeRows.Row> rows = MoveTreeRows.of(listed, losses);
            if (!rows.equals(list.getItems())) {
                list.getItems().setAll(rows);
            }
        }
        select();
        following = false;
    }

    private void select() {
        List<MoveTreeRows.Row> rows = list.getItems();
        for (int i = 0; i < rows.size(); i++) {
            if (rows.get(i).path().equals(session.game().moves())) {
                if (list.getSelectionModel().getSelectedIndex() != i) {
                    list.getSelectionModel().clearAndSelect(i);
                    list.scrollTo(Math.max(0, i - 4));
                }
                return;
            }
        }
        list.getSelectionModel().clearSelection();
    }

    /// A move with the lines that lead to it and on from it.
    private static final class Cell extends ListCell<MoveTreeRows.Row> {
        private final Path line = new Path();
        private final Circle disc = new Circle(DISC);
        private final Pane drawing = new Pane(line, disc);
        private final Label name = new Label();
        private final Label lost = new Label();
        private final HBox content = new HBox(drawing, name, new Region(), lost);

        Cell() {
            line.getStyleClass().add("tree-line");
            lost.getStyleClass().add("tree-lost");
            for (Region part : List.of(drawing, name, lost)) {
                part.setMinWidth(USE_PREF_SIZE);
            }
            HBox.setHgrow(content.getChildren().get(2), Priority.ALWAYS);
            content.getStyleClass().add("tree-row");
        }

        @Override
        protected void updateItem(MoveTreeRows.Row row, boolean empty) {
            super.updateItem(row, empty);
            if (empty || row == null) {
                setGraphic(null);
                setAccessibleText(null);
                return;
            }
            int ply = row.path().size();
            boolean black = row.mover() == Color.BLACK;
            disc.getStyleClass().setAll("tree-disc", black ? "black" : "white");
            name.setText(ply + "  " + row.path().getLast());
            OptionalDouble loss = row.lost();
            lost.setText(loss.isPresent() && loss.getAsDouble() >= 0.05
                ? NumberText.of(row.exact() ? "−%.0f" : "−%.1f", loss.getAsDouble())
                : "");
            lost.pseudoClassStateChanged(BAD,
                MistakeSize.SLIP.includes((int) Math.round(100 * loss.orElse(0))));
            draw(row, ply == 1);
            setAccessibleText(TEXTS.get(black ? "move.black" : "move.white", ply, row.path().getLast()) + " "
                + lost.getText());
            setGraphic(content);
        }

        private void draw(MoveTreeRows.Row row, boolean root) {
            double x = LEFT + row.column() * COLUMN;
            line.getElements().clear();
            for (int column = 0; column < row.column(); column++) {
                double there = LEFT + column * COLUMN;
                line.getElements().addAll(new MoveTo(there, 0), new LineTo(there, ROW));
            }
            if (row.first()) {
                double from = x - COLUMN;
                line.getElements().addAll(new MoveTo(from, 0),
                    new CubicCurveTo(from, ROW * 0.4, x, ROW * 0.1, x, ROW / 2));
            } else if (!root) {
                line.getElements().addAll(new MoveTo(x, 0), new LineTo(x, ROW / 2));
            }
            if (!row.last()) {
                line.getElements().addAll(new MoveTo(x, ROW / 2), new LineTo(x, ROW));
            }
            disc.setCenterX(x);
            disc.setCenterY(ROW / 2);
            drawing.setPrefSize(x + LEFT, ROW);
        }
    }
}
