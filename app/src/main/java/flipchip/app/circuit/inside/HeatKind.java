package flipchip.app.circuit.inside;

/// A kind of heat map of the cells.
enum HeatKind {
    NONE,
    /// Gates that a synthesiser leaves of each cell once it knows the constants of the border.
    GATES,
    /// Gates of each cell when only its own missing neighbours are known: the lecture's nine types.
    NINE_TYPES,
    /// Changes of each cell's nets from power-up to the end of the move that is shown.
    TOGGLES,
    /// Faults of each cell, a gate stuck low or high, that a board shows.
    STUCK;

    /// Whether the figures are known for the cell of the lecture alone, whatever cell the array is made of.
    boolean isOfOurCell() {
        return this == NINE_TYPES || this == STUCK;
    }
}
