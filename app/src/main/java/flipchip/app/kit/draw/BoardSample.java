package flipchip.app.kit.draw;

/// A small piece of a board with a disc of either colour, to choose by. Look: that of the sheets it is given.
public final class BoardSample extends BoardRegion {
    private static final double SQUARE = 34;

    /// @param board what the board is made of
    /// @param discs what the discs look like
    public BoardSample(BoardStyle board, DiscStyle discs) {
        getStyleClass().add("board");
        getStylesheets().addAll(board.sheet(), discs.sheet());
        setMinSize(2 * SQUARE, SQUARE);
        setMaxSize(2 * SQUARE, SQUARE);
        setMouseTransparent(true);
    }

    @Override
    protected void paint(Pen g, double width, double height) {
        painter(g).field(0, 0, width, height, SQUARE);
        painter(g).disc(SQUARE / 2, SQUARE / 2, SQUARE, false);
        painter(g).disc(SQUARE * 1.5, SQUARE / 2, SQUARE, true);
    }
}
