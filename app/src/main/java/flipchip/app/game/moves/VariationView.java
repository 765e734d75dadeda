package flipchip.app.game.moves;

import java.util.ArrayList;
import java.util.List;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Square;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// Another line at a place of the list, with the lines within it one step further in; a click goes to a move.
///
/// Look: moves.css, style classes `variation`, `variation-row`, `variation-title`.
final class VariationView extends VBox {
    private static final Texts TEXTS = Texts.of("moves");
    private static final double LEFT = 40;
    private static final double STEP = 14;
    /// Lines deeper than this stand no further in.
    private static final int DEEPEST = 6;

    private final MoveListModel model;
    private final List<MoveButton> buttons = new ArrayList<>();

    /// @param ply the number of its first move
    VariationView(MoveListModel model, int ply, MoveListModel.Variation variation) {
        this.model = model;
        getStyleClass().add("variation");
        setId("variation-" + ply + "-" + variation.path().getLast());
        setMinWidth(0);
        for (NestedLines.Block block : model.blocks(variation.path())) {
            boolean first = getChildren().isEmpty();
            Node row = block.comment().isEmpty()
                ? moves(block, first && variation.isMain())
                : Controls.wrapped(Controls.label(block.comment(), "comment"));
            VBox.setMargin(row, new Insets(0, 0, 0, LEFT + STEP * Math.min(DEEPEST, block.depth())));
            getChildren().add(row);
        }
    }

    private FlowPane moves(NestedLines.Block block, boolean isMain) {
        FlowPane row = Controls.styled(new FlowPane(), "variation-row");
        row.setMinWidth(0);
        if (isMain) {
            row.getChildren().add(Controls.label(TEXTS.get("variation.main"), "variation-title"));
        }
        for (NestedLines.Step step : block.steps()) {
            if (step.numbered()) {
                row.getChildren().add(
                    Controls.label(TEXTS.get("variation.number", step.path().size()), "variation-number"));
            }
            MoveButton button = new MoveButton(model);
            button.show(step);
            buttons.add(button);
            row.getChildren().add(button);
            if (step.cut()) {
                row.getChildren().add(new Label("..."));
            }
        }
        return row;
    }

    /// Marks the move that is the last on the board.
    void showCurrent(List<Square> path) {
        buttons.forEach(button -> button.showCurrent(path));
    }
}
