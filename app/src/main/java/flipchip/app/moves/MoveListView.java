package flipchip.app.moves;

import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.StackPane;
import flipchip.app.text.Texts;
import flipchip.engine.board.Color;

/// The moves in two columns, Black's and White's; a click jumps there.
///
/// A move is a button with the id `move-N`; a pass shows as a dash in the column of the side that passed.
/// Look: moves.css, style classes `move-list`, `move` with `:current` and `:undone`, `move-number`, `pass`.
public final class MoveListView extends StackPane {
    private static final Texts TEXTS = Texts.of("moves");
    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");
    private static final PseudoClass UNDONE = PseudoClass.getPseudoClass("undone");

    private final MoveListModel model;
    private final GridPane grid = new GridPane();
    private final ScrollPane scroll = new ScrollPane(grid);
    private final Label empty = new Label(TEXTS.get("empty"));
    private final List<Button> buttons = new ArrayList<>();

    public MoveListView(MoveListModel model) {
        this.model = model;
        getStyleClass().add("move-list");
        setAlignment(Pos.TOP_LEFT);
        empty.getStyleClass().add("empty-state");
        empty.setWrapText(true);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setFocusTraversable(false);
        grid.getStyleClass().add("moves");
        getChildren().addAll(scroll, empty);
        model.rows().subscribe(this::rebuild);
        model.currentProperty().subscribe(this::showCurrent);
        rebuild();
    }

    private void rebuild() {
        grid.getChildren().clear();
        buttons.clear();
        int line = -1;
        int lastColumn = 2;
        for (MoveListModel.Row row : model.rows()) {
            int column = row.color() == Color.BLACK ? 1 : 2;
            if (column == 1 || column == lastColumn) {
                line++;
                grid.add(label((line + 1) + ".", "move-number"), 0, line);
            }
            if (column == 2 && lastColumn == 2) {
                grid.add(label("–", "pass"), 1, line);
            }
            if (column == 1 && lastColumn == 1 && line > 0) {
                grid.add(label("–", "pass"), 2, line - 1);
            }
            Button button = button(row);
            buttons.add(button);
            grid.add(button, column, line);
            lastColumn = column;
        }
        empty.setVisible(buttons.isEmpty());
        showCurrent(model.currentProperty().getValue());
    }

    private Button button(MoveListModel.Row row) {
        Button button = new Button(row.square().toString());
        button.setId("move-" + row.ply());
        button.getStyleClass().setAll("move");
        String text = TEXTS.get(row.color() == Color.BLACK ? "move.black" : "move.white", row.ply(), row.square());
        button.setAccessibleText(row.passFollows() ? TEXTS.get("move.pass", text) : text);
        button.setOnAction(_ -> model.jump(row.ply()));
        return button;
    }

    private void showCurrent(Number current) {
        int ply = current.intValue();
        for (int i = 0; i < buttons.size(); i++) {
            buttons.get(i).pseudoClassStateChanged(CURRENT, i + 1 == ply);
            buttons.get(i).pseudoClassStateChanged(UNDONE, i + 1 > ply);
        }
        if (ply > 0 && ply <= buttons.size()) {
            reveal(buttons.get(ply - 1));
        }
    }

    private void reveal(Node node) {
        layout();
        scroll.layout();
        grid.layout();
        double all = grid.getHeight();
        double seen = scroll.getViewportBounds().getHeight();
        Bounds bounds = node.getBoundsInParent();
        double top = scroll.getVvalue() * Math.max(0, all - seen);
        if (all <= seen) {
            scroll.setVvalue(0);
        } else if (bounds.getMinY() < top) {
            scroll.setVvalue(bounds.getMinY() / (all - seen));
        } else if (bounds.getMaxY() > top + seen) {
            scroll.setVvalue(Math.min(1, (bounds.getMaxY() - seen) / (all - seen)));
        }
    }

    private static Label label(String text, String style) {
        Label label = new Label(text);
        label.getStyleClass().add(style);
        return label;
    }
}
