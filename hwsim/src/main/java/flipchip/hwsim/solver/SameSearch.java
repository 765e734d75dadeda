package flipchip.hwsim.solver;

import java.util.List;
import flipchip.engine.board.Position;

/// The forms that visit exactly the document's nodes and differ only in what a visit costs.
///
/// @param clocks per state
public record SameSearch(String name, String about, ClockTable clocks, List<ClockRow> table)
        implements SolverVariant {

    /// Document 000 as it stands.
    static final SameSearch DOCUMENT = new SameSearch("document", "the machine as document 000 prints it",
        ClockTable.DOCUMENT, List.of(
            new ClockRow("TREE", 16, "Table 6; flipper's chains 3 clocks out, 3 back, 1 to merge"),
            new ClockRow("LEAF", 4, "Table 6"), new ClockRow("ENDED", 4, "Table 6"),
            new ClockRow("PASS", 4, "Table 6"), new ClockRow("CUTOFF", 3, "Table 6")));

    /// The flipper settles in one go; decoder, chains and update are one path of 39 gates.
    static final SameSearch COMBINATIONAL = new SameSearch("combinational",
        "flipper without registers; the paper hopes for twice the speed",
        ClockTable.of(6, 3, 9, 4, 4, 4, 3, 2), List.of(
            new ClockRow("TREE", 9, "4 to choose and convert; decoder, chains and update together 39 gates, two clocks "
                + "of 23, in place of micro-steps 5 to 13; 3 to push and to find the child's moves"),
            new ClockRow("LEAF", 4, "unchanged"), new ClockRow("ENDED", 4, "unchanged"),
            new ClockRow("PASS", 4, "unchanged"), new ClockRow("CUTOFF", 3, "unchanged")));

    /// Instructions of the replaced states, at one clock each, loads and taken branches at two.
    static final SameSearch PROCESSOR = new SameSearch("processor",
        "a 32-bit soft microprocessor in place of the sequencer; checker, flipper, selector and counters stay circuits",
        ClockTable.of(60, 14, 67, 22, 20, 38, 10, 12), List.of(
            new ClockRow("comparison", 14, "load ret and bound 4, compare and branch 4, store bound 1, three words of "
                + "line 3, dispatch branch 2"),
            new ClockRow("TREE", 67, "board, moves and colour to the circuits 7 stores, wait for selector and flipper "
                + "9, read 6 words back 12, push 9 words 9 stores, pointer and window 6, child's moves 2 loads 4, "
                + "other address arithmetic and branches 20"),
            new ClockRow("LEAF", 22, "two counts 4, difference 1, pop 9 words 17"),
            new ClockRow("ENDED", 20, "choose 2, pop 9 words 18 less the overlap of the last branch"),
            new ClockRow("PASS", 38, "push 9 stores, swap 1, send board 5, child's moves 4, bookkeeping 19"),
            new ClockRow("CUTOFF", 10, "clear two words 2, address 4, branch 4")));

    /// The arrangement that section 3 of the document gave up: every call crosses a bus.
    static final SameSearch COPROCESSOR = new SameSearch("coprocessor",
        "search in software, circuits behind a 64-bit bus: the bottleneck that the document names",
        ClockTable.of(6, 3, 126, 42, 12, 66, 6, 2), List.of(
            new ClockRow("bus", 6, "a word over the bus: request, address, three of turn-round, data"),
            new ClockRow("TREE", 126, "flipper: board 2, square and colour 1 out, board 2 back; checker: board 2, "
                + "colour 1 out, moves 1 back for each side, colour and moves again 2; selector: moves 1 out, square "
                + "and rest 2 back, start 1, status 3: 21 words of 6"),
            new ClockRow("LEAF", 42, "counters: board 2 out, counts 1 back; checker for both sides 4 more: 7 words of 6"),
            new ClockRow("ENDED", 12, "no circuit is asked; software on the host counts 12"),
            new ClockRow("PASS", 66, "checker for both sides: 2 x (board 2, colour 1, moves 1, status 1) and 1: 11 words "
                + "of 6"),
            new ClockRow("CUTOFF", 6, "no circuit is asked")));

    public SameSearch {
        table = List.copyOf(table);
    }

    @Override
    public SolverRun solve(Position position) {
        SolverRun run = new SolverModel().solve(position);
        return new SolverRun(position, run.score(), run.line(), run.counts(), clocks.total(run.counts()),
            run.megahertz(), run.depth());
    }
}
