package flipchip.hwsim.circuit.solver;

import java.util.List;
import flipchip.engine.board.Position;

/// A form that visits exactly the paper's nodes and differs only in the cost of a visit.
///
/// @param clocks per state
public record TimingVariant(String name, String about, ClockTable clocks,
        List<ClockRow> table) implements SolverVariant {

    /// The machine of the endgame-chip paper.
    static final TimingVariant DOCUMENT =
        new TimingVariant("document", "the machine of the endgame-chip paper", ClockTable.DOCUMENT,
            List.of(new ClockRow("TREE", 16, "Table 6; flipper's chains 3 clocks out, 3 back, 1 to merge"),
                new ClockRow("LEAF", 4, "Table 6"), new ClockRow("ENDED", 4, "Table 6"),
                new ClockRow("PASS", 4, "Table 6"), new ClockRow("CUTOFF", 3, "Table 6")));

    /// The flipper settles in one go; decoder, chains and update are one path of 39 gates.
    static final TimingVariant COMBINATIONAL =
        new TimingVariant("combinational", "flipper without registers; the paper hopes for twice the speed",
            ClockTable.of(6, 3, 9, 4, 4, 4, 3, 2),
            List.of(
                new ClockRow("TREE", 9,
                    "4 to choose and convert; decoder, chains and update together 39 gates, two clocks "
                        + "of 23, in place of micro-steps 5 to 13; 3 to push and to find the child's moves"),
                new ClockRow("LEAF", 4, "unchanged"), new ClockRow("ENDED", 4, "unchanged"),
                new ClockRow("PASS", 4, "unchanged"), new ClockRow("CUTOFF", 3, "unchanged")));

    public TimingVariant {
        table = List.copyOf(table);
    }

    @Override
    public SolverRun solve(Position position) {
        SolverRun run = new SolverModel().solve(position);
        return new SolverRun(position, run.score(), run.line(), run.counts(), clocks.total(run.counts()),
            run.megahertz(), run.depth());
    }
}
