package flipchip.app.board;

import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import flipchip.engine.board.Square;

/// One square: a button with a disc, a dot for a legal move, and the marks of the last move and of a hint.
///
/// Look: board.css, style class `square` with `:dark`, `:black`, `:white`, `:legal`, `:last` and `:hint`;
/// in it `disc`, `legal-dot`, `last-mark` and `hint-mark`.
final class SquareView extends Button {
    private static final double DISC = 0.80;
    private static final double DOT = 0.24;
    private static final double MARK = 0.16;
    private static final double HINT = 0.62;

    private final DiscView disc = new DiscView();
    private final Region dot = part("legal-dot");
    private final Region mark = part("last-mark");
    private final Region hint = part("hint-mark");

    SquareView(Square square) {
        getStyleClass().setAll("square");
        setId(square.toString());
        setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        setAlignment(Pos.CENTER);
        setFocusTraversable(false);
        setState("dark", (square.file() + square.row()) % 2 == 1);
        Pane content = new Pane(dot, hint, disc, mark) {
            @Override
            protected void layoutChildren() {
                center(disc, DISC);
                center(dot, DOT);
                center(mark, MARK);
                center(hint, HINT);
            }

            private void center(Region node, double share) {
                double side = Math.round(getWidth() * share / 2) * 2;
                node.resizeRelocate((getWidth() - side) / 2, (getHeight() - side) / 2, side, side);
            }
        };
        content.setMouseTransparent(true);
        content.minWidthProperty().bind(widthProperty());
        content.maxWidthProperty().bind(widthProperty());
        content.prefWidthProperty().bind(widthProperty());
        content.minHeightProperty().bind(heightProperty());
        content.maxHeightProperty().bind(heightProperty());
        content.prefHeightProperty().bind(heightProperty());
        setGraphic(content);
    }

    /// Shows what stands here.
    void show(boolean black, boolean white, boolean onEdge, boolean move) {
        setState("black", black);
        setState("white", white);
        if (black || white) {
            disc.show(white, onEdge, move);
        } else {
            disc.remove();
        }
    }

    void setLegal(boolean legal) {
        setState("legal", legal);
        dot.setVisible(legal);
    }

    void setLast(boolean last) {
        setState("last", last);
        mark.setVisible(last);
    }

    void setHint(boolean hinted) {
        setState("hint", hinted);
        hint.setVisible(hinted);
    }

    private void setState(String name, boolean on) {
        pseudoClassStateChanged(PseudoClass.getPseudoClass(name), on);
    }

    private static Region part(String style) {
        Region region = new Region();
        region.getStyleClass().add(style);
        region.setMouseTransparent(true);
        region.setVisible(false);
        return region;
    }
}
