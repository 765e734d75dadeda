package flipchip.app.circuit.controller;

import flipchip.hwsim.referee.control.ControllerState;

/// Where the states of the controller lie in a room of this size.
public record GraphLayout(double width, double height) {
    private static final double LEFT = 0.30;
    private static final double RIGHT = 0.76;
    private static final double TALLEST = 24;
    private static final double LOWEST = 15;
    /// Between two states below each other: room for a line of text.
    private static final double WORDS = 14;
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
        return pitch() - stateHeight() >= WORDS;
    }

    private double pitch() {
        return (height - stateHeight() - 2 * EDGE) / (ROWS - 1);
    }

    double stateWidth() {
        return Math.min(76, width * 0.36);
    }

    Spot center(ControllerState state) {
        return new Spot(Math.round(width * (isLeft(state) ? LEFT : RIGHT)),
            Math.round(EDGE + stateHeight() / 2 + row(state) * pitch()));
    }
}
