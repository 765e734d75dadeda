package flipchip.app.circuit.controller;

import flipchip.hwsim.referee.control.ControllerState;

/// Where the states of the controller lie in a room of this size.
public record GraphLayout(double width, double height) {
    private static final double LEFT = 0.30;
    private static final double RIGHT = 0.76;
    private static final double TALLEST = 24;
    private static final double LOWEST = 15;

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

    /// Lower where there is little room, so that the arrows stay visible.
    double stateHeight() {
        return Math.clamp(Math.round(height / 8.5), LOWEST, TALLEST);
    }

    double stateWidth() {
        return Math.min(76, width * 0.36);
    }

    Spot center(ControllerState state) {
        double rows = (height - stateHeight() - 8) / 5;
        return new Spot(Math.round(width * (isLeft(state) ? LEFT : RIGHT)),
            Math.round(4 + stateHeight() / 2 + row(state) * rows));
    }
}
