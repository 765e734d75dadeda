package flipchip.hwsim.solver;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import flipchip.engine.board.Position;

/// The forms that visit exactly the document's nodes and differ only in what a visit costs.
///
/// @param clocks per state
/// @param program whose lines the clocks are counted from, in the forms that have one
public record SameSearch(String name, String about, ClockTable clocks, List<ClockRow> table,
        Optional<Listing> program) implements SolverVariant {

    /// Document 000 as it stands.
    static final SameSearch DOCUMENT = new SameSearch("document", "the machine as document 000 prints it",
        ClockTable.DOCUMENT, List.of(
            new ClockRow("TREE", 16, "Table 6; flipper's chains 3 clocks out, 3 back, 1 to merge"),
            new ClockRow("LEAF", 4, "Table 6"), new ClockRow("ENDED", 4, "Table 6"),
            new ClockRow("PASS", 4, "Table 6"), new ClockRow("CUTOFF", 3, "Table 6")), Optional.empty());

    /// The flipper settles in one go; decoder, chains and update are one path of 39 gates.
    static final SameSearch COMBINATIONAL = new SameSearch("combinational",
        "flipper without registers; the paper hopes for twice the speed",
        ClockTable.of(6, 3, 9, 4, 4, 4, 3, 2), List.of(
            new ClockRow("TREE", 9, "4 to choose and convert; decoder, chains and update together 39 gates, two clocks "
                + "of 23, in place of micro-steps 5 to 13; 3 to push and to find the child's moves"),
            new ClockRow("LEAF", 4, "unchanged"), new ClockRow("ENDED", 4, "unchanged"),
            new ClockRow("PASS", 4, "unchanged"), new ClockRow("CUTOFF", 3, "unchanged")), Optional.empty());

    /// A processor's program in place of the sequencer's states.
    static final SameSearch PROCESSOR = programmed("processor",
        "a 32-bit soft microprocessor in place of the sequencer; checker, flipper, selector and counters stay circuits",
        Programs.PROCESSOR);

    /// The arrangement that section 3 of the document gave up: every call crosses a bus.
    static final SameSearch COPROCESSOR = programmed("coprocessor",
        "search in software, circuits behind a 64-bit bus: the bottleneck that the document names", Programs.COPROCESSOR);

    /// A form whose clocks are the sums of its program's lines.
    private static SameSearch programmed(String name, String about, Listing program) {
        List<ClockRow> rows = program.sections().stream()
            .map(section -> new ClockRow(section.state(), section.clocks(), section.lines().stream()
                .collect(Collectors.groupingBy(line -> line.text().split(" ", 2)[0], TreeMap::new, Collectors.counting()))
                .entrySet().stream().map(e -> e.getValue() + " " + e.getKey() + " of " + program.costs().get(e.getKey()))
                .collect(Collectors.joining(", ")))).toList();
        return new SameSearch(name, about, program.table(), rows, Optional.of(program));
    }

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
