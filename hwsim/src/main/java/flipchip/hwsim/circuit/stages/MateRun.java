package flipchip.hwsim.circuit.stages;

import flipchip.engine.board.Position;

/// A finished mate search.
///
/// @param outcome   for the side to move
/// @param expanded  positions whose moves were generated: each goes through the pipeline once
/// @param clocks    of the pipeline, which holds one position at a time here: updater and generator one each,
///                  the filter one for each move, and one without a move. [MateTrace] counts them in the
///                  circuit
/// @param pipeline  whose clock rate is meant
public record MateRun(Position position, Outcome outcome, long expanded, long clocks, MatePipeline pipeline) {
    /// Empty squares decide nothing here: only who has more discs.
    public enum Outcome {
        WIN, DRAW, LOSS
    }

    /// Simulated time of the circuit at the quoted clock rate.
    public double seconds() {
        return pipeline.microseconds(clocks) * 1e-6;
    }
}
