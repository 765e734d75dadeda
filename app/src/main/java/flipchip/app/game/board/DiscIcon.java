package flipchip.app.game.board;

import flipchip.app.kit.draw.BoardRegion;
import flipchip.app.kit.draw.Pen;

/// A disc beside the name of a player.
public final class DiscIcon extends BoardRegion {
    private static final double SIDE = 28;
    /// Side of the square of a board on which the disc would be so large.
    private static final double SQUARE = 28;

    private final boolean white;

    public DiscIcon(boolean white) {
        this.white = white;
        getStyleClass().add("board");
        setMinSize(SIDE, SIDE);
        setMaxSize(SIDE, SIDE);
    }

    @Override
    protected void paint(Pen g, double width, double height) {
        painter(g).disc(width / 2, height / 2, SQUARE, white);
    }
}
