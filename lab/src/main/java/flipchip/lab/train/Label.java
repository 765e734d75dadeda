package flipchip.lab.train;

/// A kind of label of a sample: a byte in shards.
public final class Label {
    /// The result of the game the position comes from.
    public static final int RESULT = 0;
    /// Highest depth that a search label may have; depth d is stored as d.
    public static final int DEEPEST = 60;
    /// The result under best play.
    public static final int EXACT = 100;
    /// The result of a game that the engine's own search played out from the position, without a random move.
    public static final int PLAYED = 101;

    private Label() {}
}
