package flipchip.hwsim.circuit.solver;

import flipchip.engine.board.Color;
import flipchip.engine.board.Position;

/// A finished solve.
///
/// @param position  what was solved
/// @param score     Black's discs minus White's at the end, empty squares not awarded: -64..64
/// @param line      the first nine steps of best play
/// @param counts    visits by state
/// @param clocks    of the simulated chip, start to result
/// @param megahertz clock rate of the simulated chip
/// @param depth     largest stack pointer seen
public record SolverRun(Position position, int score, BestLine line, NodeCounts counts, long clocks,
        double megahertz, int depth) {

    /// Clock rate that the endgame-chip paper reports for its device: 1 / 19.902 ns.
    public static final double DOCUMENT_MEGAHERTZ = 50.246;

    public long visits() {
        return counts.visits();
    }

    /// Simulated time, seconds.
    public double seconds() {
        return clocks / (megahertz * 1e6);
    }

    /// The score seen by the side to move.
    public int scoreForMover() {
        return position.toMove() == Color.BLACK ? score : -score;
    }
}
