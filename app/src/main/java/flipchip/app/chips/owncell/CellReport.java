package flipchip.app.chips.owncell;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import flipchip.hwsim.referee.array.ForeignCell;

/// A record of the result of a check.
///
/// @param verdict  how far the cell got
/// @param findings what is wrong, the first thing first
/// @param gates    simple gates as written; 0 if it does not compile
/// @param depth    gates on the longest path
/// @param mistake  a board of a game on which an array of such cells is wrong; empty where there is none
/// @param cell     the netlist for an array; empty for an incomplete cell or one that loops there
public record CellReport(Verdict verdict, List<Finding> findings, int gates, int depth,
        Optional<CellMistake> mistake, Optional<ForeignCell> cell) {
    /// How far a cell got; each is worth points, the ones before included.
    public enum Verdict {
        /// It does not compile.
        BROKEN(0),
        /// Compiles but is not a cell: pins, latches, registers, loops, wires without driver.
        NO_CELL(20),
        /// It differs from the specification.
        DIFFERS(20),
        /// The same for all boards.
        PROVED(90);

        private final int points;

        Verdict(int points) {
            this.points = points;
        }
    }

    /// @param line in the file; 0 where there is none
    public record Finding(int line, String sentence) {}

    private static final int OUR_GATES = 114;
    private static final int OUR_DEPTH = 6;
    private static final int EXTRA = 5;
    private static final int SAMPLES = 20;

    public CellReport {
        findings = List.copyOf(findings);
    }

    CellReport(Verdict verdict, List<Finding> findings, int gates, int depth) {
        this(verdict, findings, gates, depth, Optional.empty(), Optional.empty());
    }

    /// The same with one finding more.
    CellReport with(Finding finding) {
        return new CellReport(verdict, Stream.concat(findings.stream(), Stream.of(finding)).toList(), gates,
            depth, mistake, cell);
    }

    /// 20 for compiling, 20 for no mistake on the boards of some games, 50 for the proof, 5 each for no more
    /// gates and no longer path than our cell. A hundred at most.
    public int points() {
        int extra = verdict != Verdict.PROVED
            ? (isRightOnSamples() ? SAMPLES : 0)
            : (gates <= OUR_GATES ? EXTRA : 0) + (depth <= OUR_DEPTH ? EXTRA : 0);
        return verdict.points + extra;
    }

    /// Whether an array of such cells made no mistake in the games that it was tried with.
    public boolean isRightOnSamples() {
        return cell.isPresent() && mistake.isEmpty();
    }
}
