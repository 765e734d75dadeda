package flipchip.engine.analysis;

/// A third of a game.
public enum GamePhase {
    OPENING, MIDDLE, END;

    /// The phase of a move.
    ///
    /// @param empties of the board before it
    public static GamePhase of(int empties) {
        return empties > 40 ? OPENING : empties > 20 ? MIDDLE : END;
    }
}
