package flipchip.app.circuit.controller;

import flipchip.hwsim.referee.control.ControllerState;

/// Where the states of the controller lie in a room of this size.
public record GraphLayout(double width, double height) {
    private static final double LEFT = 0.30;
    private static final double RIGHT = 0.76;
    private static final double TALLEST = 24;
    private static final double LOWEST = 15;
    /// Between two states below each other, in the two gaps with conditions: room for a line of text.
    private static final double WORDS = 14;
    /// In the three others: room for the head of an arrow.
    private static final double HEAD = 6;
    private static final double EDGE = 4;
    private static final int ROWS = 6;

    /// A point of the room.
    record Spot(double x, double y) {}

    private static int row(ControllerState state) {
        return switch (state) {
            case INIT -> 0;
            case SWAP1, SWAP2 -> 1;
            case LATCH1, LATCH2 -> 2;
            case TEST1, TEST2 -> 3;
            case READY, OVER -> 4;
            case UPDATE -> 5;
        };
    }

    private static boolean isLeft(ControllerState state) {
        return switch (state) {
            case SWAP2, LATCH2, TEST2, OVER -> false;
            default -> true;
        };
    }

    /// Lower where there is little room, so that the arrows and their conditions stay visible.
    double stateHeight() {
        return Math.clamp(Math.floor((height - 2 * EDGE - (ROWS - 1) * WORDS) / ROWS), LOWEST, TALLEST);
    }

    /// Whether the arrows' conditions fit between the states.
    boolean hasRoomForWords() {
        return gaps() >= 2 * WORDS + 3 * HEAD;
    }

    /// What the states leave of the height.
    private double gaps() {
        return height - 2 * EDGE - ROWS * stateHeight();
    }

    /// How far a row of states lies below the first.
    private double down(int row) {
        double even = gaps() / (ROWS - 1);
        double words = hasRoomForWords() ? Math.max(WORDS, even) : even;
        double others = (gaps() - 2 * words) / 3;
        return row * stateHeight() + Math.min(row, 3) * others + Math.max(0, row - 3) * words;
    }

    double stateWidth() {
        return Math.min(64, width * 0.3);
    }

    Spot center(ControllerState state) {
        return new Spot(Math.round(width * (isLeft(state) ? LEFT : RIGHT)),
            Math.round(EDGE + stateHeight() / 2 + down(row(state))));
    }
}
