package flipchip.app.window;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Insets;
import javafx.scene.layout.Region;
import flipchip.app.board.BoardView;

/// The board with its two strips and, beside it at the same scale and rank for rank, the chip.
///
/// The side of the square is chosen so that both fit; the chip may take a little more width. With room for
/// one of them only, [#showOnly(boolean)] says which.
final class PlayArea extends Region {
    /// The three parts of a column, from above.
    record Column(Region top, Region square, Region bottom) {
        List<Region> parts() {
            return List.of(top, square, bottom);
        }
    }

    private static final double GAP = 8;
    private static final double WIDEST_CHIP = 1.12;
    /// Strips are no narrower than this where there is room: names and figures can be read beside a small board.
    private static final double STRIP = 470;
    /// In less height the strips give their place to the square.
    private static final double LOW = 300;

    private final Region banner;
    private Column board;
    private Optional<Column> chip = Optional.empty();
    private boolean chipOpen;
    private boolean narrow;
    private boolean chipInFront;
    private double covered;

    /// @param banner lies over the letters below the board, where it hides nothing of the game
    PlayArea(Column board, Region banner) {
        this.banner = banner;
        this.board = board;
        getStyleClass().add("play-area");
        setMinSize(0, 0);
        setPadding(new Insets(14, 20, 12, 20));
        getChildren().addAll(board.parts());
        getChildren().add(banner);
    }

    /// Puts the chip into the place that the open panel has for it.
    void setChip(Column column) {
        chip = Optional.of(column);
        getChildren().addAll(getChildren().indexOf(banner), column.parts());
    }

    /// Turns the strips round, so that the person's own is below.
    void setStrips(Region top, Region bottom) {
        board = new Column(top, board.square(), bottom);
        requestLayout();
    }

    void setChipOpen(boolean open) {
        chipOpen = open;
        requestLayout();
    }

    /// Whether board and chip share one place.
    void setNarrow(boolean oneOfTwo) {
        narrow = oneOfTwo;
        requestLayout();
    }

    /// How many pixels on the right something lies over: nothing of the game is placed there.
    void setCovered(double pixels) {
        covered = pixels;
        requestLayout();
    }

    /// In a narrow window: the chip instead of the board.
    void showOnly(boolean chipOnly) {
        chipInFront = chipOnly;
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        Insets pad = getInsets();
        double width = getWidth() - pad.getLeft() - pad.getRight() - covered;
        double height = getHeight() - pad.getTop() - pad.getBottom();
        boolean low = height < LOW;
        double strip = low ? 0 : height < 430 ? 38 : 46;
        double tall = height - 2 * (low ? 0 : strip + GAP);
        boolean both = chipOpen && !narrow;
        double between = Math.floor(Math.clamp(width * 0.04, 16, 56));
        double widest = both ? (width - between) / 2 : width;
        double square = Math.floor(Math.max(80, Math.min(tall, widest)));
        boolean showBoard = both || !chipOpen || !narrow || !chipInFront;
        boolean showChip = both || chipOpen && narrow && chipInFront;
        double chipWidth = both ? Math.min(width - square - between, square * WIDEST_CHIP)
            : Math.min(width, square * WIDEST_CHIP);
        double used = both ? square + between + chipWidth : showChip ? chipWidth : square;
        double left = Math.floor(pad.getLeft() + (width - used) / 2);
        double top = Math.floor(pad.getTop() + Math.max(0, (tall - square) / 2));
        double readable = Math.min(both ? widest : width, STRIP);
        place(board, showBoard, left, top, square, square, strip,
            strip(left + BoardView.GUTTER, square - BoardView.GUTTER, readable, both ? 1 : 0.5).within(pad.getLeft(), width));
        double chipLeft = both ? left + square + between : left;
        chip.ifPresent(column -> place(column, showChip, chipLeft, top, Math.floor(chipWidth), square, strip,
            strip(chipLeft, Math.floor(chipWidth), readable, both ? 0 : 0.5).within(pad.getLeft(), width)));
        double notice = Math.min(width, banner.prefWidth(-1));
        double tallNotice = banner.prefHeight(notice);
        banner.resizeRelocate(Math.floor(left + (used - notice) / 2),
            Math.floor(top + (low ? 0 : strip + GAP) + square - (BoardView.GUTTER - GAP + tallNotice) / 2), notice, tallNotice);
    }

    /// Where the strips of a column lie: as wide as its square, or wider where that is too narrow to be read.
    ///
    /// @param toTheLeft how much of what is added lies on the left, 0..1
    private static Span strip(double left, double width, double least, double toTheLeft) {
        double more = Math.max(0, least - width);
        return new Span(Math.floor(left - more * toTheLeft), Math.floor(width + more));
    }

    private record Span(double left, double width) {
        /// As wide, but moved so that it lies between `from` and `from + room`, and no wider than that.
        Span within(double from, double room) {
            double fitting = Math.min(width, Math.floor(room));
            return new Span(Math.clamp(left, from, Math.max(from, from + Math.floor(room) - fitting)), fitting);
        }
    }

    private void place(Column column, boolean show, double left, double top, double width, double square,
                       double strip, Span span) {
        double above = strip == 0 ? 0 : strip + GAP;
        column.square().setVisible(show);
        column.top().setVisible(show && strip > 0);
        column.bottom().setVisible(show && strip > 0);
        if (show) {
            column.top().resizeRelocate(span.left, top, span.width, strip);
            column.square().resizeRelocate(left, top + above, width, square);
            column.bottom().resizeRelocate(span.left, top + above + square + GAP, span.width, strip);
        }
    }
}
