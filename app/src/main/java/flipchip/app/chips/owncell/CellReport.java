package flipchip.app.chips.owncell;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;
import flipchip.app.kit.text.Texts;
import flipchip.hwsim.referee.array.ForeignCell;

/// A record of the result of a check.
///
/// @param block    what was checked
/// @param verdict  how far the cell got
/// @param findings what is wrong, the first thing first
/// @param gates    simple gates as written; 0 if it does not compile
/// @param depth    gates on the longest path
/// @param outputs  the state of each output by its name, in the order of the pins; empty if it does not
///                 compile
/// @param mistake  a board of a game on which an array of such cells is wrong; empty where there is none
/// @param cell     the netlist for an array; empty for an incomplete cell or one that loops there
public record CellReport(Block block, Verdict verdict, List<Finding> findings, int gates, int depth,
        Map<String, OutputState> outputs, Optional<CellMistake> mistake, Optional<ForeignCell> cell) {
    private static final Texts TEXTS = Texts.of("student");

    /// How far a cell got; each is worth points, the ones before included.
    public enum Verdict {
        /// It does not compile.
        BROKEN(0),
        /// Compiles but is not a cell: pins, latches, registers, loops, wires with no driver or several.
        NO_CELL(20),
        /// It differs from the specification.
        DIFFERS(20),
        /// Proved by Yosys, but a simulator computes something else from the same file.
        DISPUTED(70),
        /// The same for all boards.
        PROVED(90);

        private final int points;

        Verdict(int points) {
            this.points = points;
        }
    }

    /// How far an output got.
    public enum OutputState {
        /// Nothing drives it.
        NOT_WRITTEN,
        /// It differs from the specification or is undefined.
        WRONG,
        /// Proved.
        RIGHT
    }

    /// @param line in the file; 0 where there is none
    /// @param code the kind, the same in every language
    public record Finding(int line, String code, String sentence) {
        static Finding of(int line, String code, Object... values) {
            return new Finding(line, code, TEXTS.get("finding." + code, values));
        }
    }

    private static final int EXTRA = 5;
    private static final int SAMPLES = 20;

    public CellReport {
        findings = List.copyOf(findings);
        SequencedMap<String, OutputState> ordered = new LinkedHashMap<>(outputs);
        outputs = Collections.unmodifiableMap(ordered);
    }

    /// The report of a cell.
    CellReport(Verdict verdict, List<Finding> findings, int gates, int depth,
            Map<String, OutputState> outputs, Optional<CellMistake> mistake, Optional<ForeignCell> cell) {
        this(Block.CELL, verdict, findings, gates, depth, outputs, mistake, cell);
    }

    /// A file that does not compile.
    static CellReport broken(Finding finding) {
        return new CellReport(Verdict.BROKEN, List.of(finding), 0, 0, Map.of(), Optional.empty(),
            Optional.empty());
    }

    /// The same with the lines of another file.
    ///
    /// @param lineOf the line there; 0 where there is none
    CellReport withLines(IntUnaryOperator lineOf) {
        return new CellReport(block, verdict,
            findings.stream().map(
                finding -> new Finding(lineOf.applyAsInt(finding.line()), finding.code(), finding.sentence()))
                .toList(),
            gates, depth, outputs, mistake, cell);
    }

    /// The report of a proved cell with what a simulator said: `unread` is a remark, all else a dispute.
    CellReport with(List<Finding> said) {
        boolean isDisputed = said.stream().anyMatch(finding -> !finding.code().endsWith(".unread"));
        return new CellReport(block, isDisputed ? Verdict.DISPUTED : verdict,
            Stream.concat(findings.stream(), said.stream()).toList(), gates, depth, outputs, mistake, cell);
    }

    /// A piece of a sentence.
    static String words(String key, Object... values) {
        return TEXTS.get(key, values);
    }

    /// 20 for compiling, 20 for no mistake on the boards of some games, 50 for the proof, 5 each for no more
    /// gates and no longer path than our cell. A hundred at most.
    public int points() {
        int extra = verdict != Verdict.PROVED
            ? (verdict == Verdict.DIFFERS && isRightOnSamples() ? SAMPLES : 0)
            : (isSmall() ? EXTRA : 0) + (isShort() ? EXTRA : 0);
        return verdict.points + extra;
    }

    /// No more gates than our cell.
    public boolean isSmall() {
        return gates <= block.ourGates();
    }

    /// No longer path than our cell.
    public boolean isShort() {
        return depth <= block.ourDepth();
    }

    /// Whether an array of such cells made no mistake in the games that it was tried with.
    public boolean isRightOnSamples() {
        return cell.isPresent() && mistake.isEmpty();
    }

    /// The names of the outputs in one state.
    public List<String> outputs(OutputState state) {
        return outputs.keySet().stream().filter(name -> outputs.get(name) == state).toList();
    }
}
