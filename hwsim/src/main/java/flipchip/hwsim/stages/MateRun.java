package flipchip.hwsim.stages;

import flipchip.engine.board.Position;

/// A finished mate search.
///
/// @param outcome   for the side to move
/// @param expanded  positions whose moves were generated: each goes through the pipeline once
/// @param pipeline  the circuit that is meant
public record MateRun(Position position, Outcome outcome, long expanded, MatePipeline pipeline) {
    /// Empty squares decide nothing here: only who has more discs.
    public enum Outcome {
        WIN, DRAW, LOSS
    }

    /// Simulated time of the circuit.
    public double seconds() {
        return expanded * pipeline.microseconds() * 1e-6;
    }
}
