package flipchip.engine.board;

/// The eight symmetries of the square board. Each maps legal games to legal games.
///
/// A symmetry first mirrors at the diagonal a1-h8 if `transposes`, then swaps ranks, then files. The four
/// with [#keepsInitialBoard()] make the four first moves d3, c4, f5 and e6 equivalent.
public enum Symmetry {
    IDENTITY(false, false, false),
    MIRROR_FILES(false, false, true),
    MIRROR_RANKS(false, true, false),
    HALF_TURN(false, true, true),
    TRANSPOSE(true, false, false),
    QUARTER_TURN_RIGHT(true, false, true),
    QUARTER_TURN_LEFT(true, true, false),
    ANTI_TRANSPOSE(true, true, true);

    private static final Symmetry[] ALL = values();

    private final boolean transposes;
    private final boolean mirrorsRanks;
    private final boolean mirrorsFiles;

    Symmetry(boolean transposes, boolean mirrorsRanks, boolean mirrorsFiles) {
        this.transposes = transposes;
        this.mirrorsRanks = mirrorsRanks;
        this.mirrorsFiles = mirrorsFiles;
    }

    /// The image of every square of a bitboard.
    public long apply(long bits) {
        long image = transposes ? transpose(bits) : bits;
        image = mirrorsRanks ? Long.reverseBytes(image) : image;
        return mirrorsFiles ? Long.reverseBytes(Long.reverse(image)) : image;
    }

    public Square apply(Square square) {
        return Square.of(Long.numberOfTrailingZeros(apply(square.bit())));
    }

    public Board apply(Board board) {
        return new Board(apply(board.player()), apply(board.opponent()));
    }

    public Position apply(Position position) {
        return new Position(apply(position.board()), position.toMove());
    }

    /// The game with every move mirrored, from the mirrored start.
    public Game apply(Game game) {
        Game image = Game.startingAt(apply(game.start()));
        for (Square move : game.moves()) {
            image = image.play(apply(move));
        }
        return image;
    }

    /// The symmetry that undoes this one: only the quarter turns are not their own inverse.
    public Symmetry inverse() {
        return transposes ? of(true, mirrorsFiles, mirrorsRanks) : this;
    }

    /// Whether the four centre discs stay as they are.
    public boolean keepsInitialBoard() {
        return apply(Board.INITIAL).equals(Board.INITIAL);
    }

    private static Symmetry of(boolean transposes, boolean mirrorsRanks, boolean mirrorsFiles) {
        return ALL[(transposes ? 4 : 0) + (mirrorsRanks ? 2 : 0) + (mirrorsFiles ? 1 : 0)];
    }

    /// Swaps rank and file by exchanging blocks of 4x4, 2x2 and 1x1 squares.
    /// Idea from Hacker's Delight, section 7-3 (transposing a bit matrix).
    private static long transpose(long bits) {
        long image = swap(bits, 0x0000_0000_F0F0_F0F0L, 28);
        image = swap(image, 0x0000_CCCC_0000_CCCCL, 14);
        return swap(image, 0x00AA_00AA_00AA_00AAL, 7);
    }

    /// Exchanges the bits of `mask` with those `distance` places above them.
    private static long swap(long bits, long mask, int distance) {
        long difference = (bits ^ bits >>> distance) & mask;
        return bits ^ difference ^ difference << distance;
    }
}
