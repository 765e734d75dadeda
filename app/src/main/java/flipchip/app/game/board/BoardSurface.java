package flipchip.app.game.board;

import flipchip.app.kit.draw.BoardGeometry;
import flipchip.app.kit.draw.BoardRegion;
import flipchip.app.kit.draw.DiscPictures;
import flipchip.app.kit.draw.Pen;

/// The board below the discs, with its shadow on the table, and the pictures of its discs.
final class BoardSurface extends BoardRegion {
    /// How far the region reaches beyond the board, for the shadow.
    private static final double MARGIN = 28;

    private final DiscPictures pictures = new DiscPictures(this);
    private final Runnable onChange;
    private BoardGeometry at = BoardGeometry.in(0, 0);

    /// @param onChange called when discs must be shown again, because other colours are to be used
    BoardSurface(Runnable onChange) {
        this.onChange = onChange;
        setManaged(false);
        setMouseTransparent(true);
    }

    DiscPictures pictures() {
        return pictures;
    }

    /// Comes to (x, y) with this board.
    void place(double x, double y, BoardGeometry board) {
        at = board;
        resizeRelocate(x - MARGIN, y - MARGIN, board.side() + 2 * MARGIN, board.side() + 2 * MARGIN);
    }

    @Override
    protected void inksChanged() {
        super.inksChanged();
        pictures.forget();
        onChange.run();
    }

    @Override
    protected void paint(Pen g, double width, double height) {
        painter(g).shadow(at, MARGIN, MARGIN);
        painter(g).board(at, MARGIN, MARGIN);
    }
}
