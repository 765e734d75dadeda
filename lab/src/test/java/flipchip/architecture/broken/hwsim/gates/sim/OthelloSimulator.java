package flipchip.architecture.broken.hwsim.gates.sim;

import flipchip.architecture.broken.engine.board.EagerBoard;

/// Broken on purpose: a simulator that knows what it simulates.
public record OthelloSimulator(EagerBoard board) {}
