package flipchip.app.game.end;

import java.util.List;
import flipchip.app.game.board.MistakeMark;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.draw.SmallBoard;
import flipchip.engine.analysis.MistakeSize;
import flipchip.engine.board.Game;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// A moment of the game that is over: the board after a mistake, which move it was, whose, and what was
/// better. Pressed, it leads there. Look: end.css, style class `moment`.
final class MomentCard extends Button {
    private static final double MARK = 16;

    private final SmallBoard board;
    private final List<Label> words;

    /// @param ply    moves on the board after it
    /// @param whose  it was, in words
    /// @param better what was, in words; may be empty
    MomentCard(Game game, int ply, MistakeSize size, String whose, String better) {
        setId("moment-" + ply);
        getStyleClass().setAll("moment");
        setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        setAlignment(Pos.TOP_LEFT);
        setMinSize(0, 0);
        String move = EndWords.TEXTS.get("moment.move", ply, game.moves().get(ply - 1).toString());
        board = new SmallBoard("moment-board-" + ply);
        board.setMouseTransparent(true);
        board.show(game.positionAt(ply), game.moves().get(ply - 1), move);
        HBox head = new HBox(8, MistakeMark.of(size, MARK), Controls.label(move, "moment-move"));
        head.setAlignment(Pos.CENTER_LEFT);
        words = List.of(Controls.label(whose, "quiet-line"), Controls.label(better, "quiet-line"));
        words.forEach(line -> line.setMinWidth(0));
        VBox lines = new VBox(4, board, head);
        lines.getChildren().addAll(words);
        setGraphic(lines);
        setAccessibleText(String.join(". ", move, whose, better));
    }

    /// Makes the board so large; 0 for none.
    ///
    /// @param told whether there is room for the words
    void fit(double side, boolean told) {
        show(board, side > 0);
        board.setMinSize(side, side);
        board.setPrefSize(side, side);
        board.setMaxSize(side, side);
        words.forEach(line -> show(line, told));
    }

    private static void show(Node node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }
}
