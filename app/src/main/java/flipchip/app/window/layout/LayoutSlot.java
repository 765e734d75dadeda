package flipchip.app.window.layout;

/// What a [WorkspaceLayout] places.
public enum LayoutSlot {
    STATUS,
    TIME,
    REPLAY,
    NOTICE,
    TOP_STRIP,
    BOARD,
    BOTTOM_STRIP,
    CHIP_HEADER,
    CHIP,
    LEGEND,
    KEY,
    MOVES,
    SCORE,
    HINT,
    END,
    ACTIONS,
    MOVES_OR_CHIP,
    ADVANTAGE,
    GRAPH,
    SUMMARY,
    ANALYSE_TABS,
    LEARN,
    CIRCUIT_TABS,
    CONTROLLER,
    WAVES,
    PRESENT,
    PRESENT_STEPS,
    SIDE_EDGE,
    WAVE_EDGE
}
