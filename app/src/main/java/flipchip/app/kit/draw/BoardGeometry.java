package flipchip.app.kit.draw;

/// A layout of a board whose side is `side`: a frame of whole pixels that is equally wide on all sides, and
/// in it eight by eight squares of whole pixels.
///
/// @param side   of the whole board
/// @param square side of a square
/// @param frame  width of the frame
public record BoardGeometry(double side, double square, double frame) {
    /// Width of the frame as a share of the side of a square, and its least width.
    private static final double FRAME = 0.28;
    private static final double LEAST_FRAME = 16;
    private static final double BARE_FRAME = 3;
    private static final double SMALLEST_TEXT = 11;
    private static final double TEXT = 0.22;
    /// Below this a square has no room for light and shadow.
    private static final double FLAT = 24;

    /// The largest board in a room of this size.
    public static BoardGeometry in(double width, double height) {
        double room = Math.max(0, Math.floor(Math.min(width, height)));
        double square =
            Math.max(0, Math.floor(Math.min((room + 1) / (8 + 2 * FRAME), (room - 2 * LEAST_FRAME) / 8)));
        double frame = Math.floor((room - 8 * square) / 2);
        return new BoardGeometry(8 * square + 2 * frame, square, frame);
    }

    /// The largest board without coordinates in a room of this size.
    public static BoardGeometry bare(double width, double height) {
        double room = Math.max(0, Math.floor(Math.min(width, height)));
        double square = Math.max(0, Math.floor((room - 2 * BARE_FRAME) / 8));
        double frame = Math.min(Math.floor((room - 8 * square) / 2), 2 * BARE_FRAME);
        return new BoardGeometry(8 * square + 2 * frame, square, frame);
    }

    /// Whether coordinates stand in the frame.
    boolean isNamed() {
        return frame >= LEAST_FRAME;
    }

    /// The left edge of a file, or the upper one of a row.
    ///
    /// @param index from 0
    public double edge(int index) {
        return frame + index * square;
    }

    /// The size of the letters at the frame and of the values on the squares.
    public double text() {
        return Math.max(SMALLEST_TEXT, Math.rint(TEXT * square));
    }

    static boolean isFlat(double square) {
        return square < FLAT;
    }
}
