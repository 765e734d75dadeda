package flipchip.engine.people;

/// What the solution of a problem is an example of; [ThemeDetector] says when.
public enum ProblemTheme {
    /// A corner is taken, or refused to the opponent.
    CORNER,
    /// A corner is given, and the game is won by it.
    SACRIFICE,
    /// A disc between two of the opponent's on an edge.
    WEDGE,
    /// An X square that the opponent cannot punish, and an attack on the edge beside it.
    STONER,
    /// The opponent has no move.
    PASS,
    /// An odd region, so that the opponent does not move last.
    PARITY
}
