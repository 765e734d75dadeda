package flipchip.engine.board;

/// Counts of what a side can do now and what it may be able to do later. Unchecked, like [Flips].
public final class Mobility {
    /// Room for the legal moves of any board. Games reach at most 33 (doi 10.51094/jxiv.480); of boards that
    /// are set up, 35 are the most known.
    public static final int MOST_MOVES = 40;

    private static final long NOT_FILE_A = 0xFEFE_FEFE_FEFE_FEFEL;
    private static final long NOT_FILE_H = 0x7F7F_7F7F_7F7F_7F7FL;

    private Mobility() {}

    /// Number of legal moves of `player`.
    public static int legal(long player, long opponent) {
        return Long.bitCount(Flips.legalMoves(player, opponent));
    }

    /// Number of empty squares next to a disc of `opponent`: moves `player` may get.
    public static int potential(long player, long opponent) {
        return Long.bitCount(potentialMoves(player, opponent));
    }

    /// The empty squares next to a disc of `opponent`, in any of the eight directions.
    public static long potentialMoves(long player, long opponent) {
        return neighbours(opponent) & ~(player | opponent);
    }

    /// All squares next to one of `bits`, in any of the eight directions; may contain squares of `bits`.
    public static long neighbours(long bits) {
        long beside = bits << 1 & NOT_FILE_A | bits >>> 1 & NOT_FILE_H;
        long rows = bits | beside;
        return beside | rows << 8 | rows >>> 8;
    }
}
