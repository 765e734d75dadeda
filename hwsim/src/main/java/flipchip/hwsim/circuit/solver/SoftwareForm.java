package flipchip.hwsim.circuit.solver;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import flipchip.engine.board.Position;

/// A form that searches in software: a processor runs a program that visits exactly the paper's nodes.
///
/// @param bus whether the circuits are behind a bus
public record SoftwareForm(String name, String about, Listing listing, boolean bus) implements SolverVariant {
    /// A processor's program in place of the sequencer's states.
    static final SoftwareForm PROCESSOR = new SoftwareForm("processor",
        "a 32-bit soft microprocessor in place of the sequencer; checker, flipper, selector and counters "
            + "stay circuits",
        SolverPrograms.PROCESSOR, false);

    /// The arrangement that section 3 of the paper gave up: every call crosses a bus.
    static final SoftwareForm COPROCESSOR = new SoftwareForm("coprocessor",
        "search in software, circuits behind a 64-bit bus: the bottleneck named in the paper",
        SolverPrograms.COPROCESSOR, true);

    @Override
    public List<ClockRow> table() {
        return listing.sections().stream()
            .map(section -> new ClockRow(section.state(), section.clocks(),
                section.lines().stream()
                    .collect(Collectors.groupingBy(line -> line.text().split(" ", 2)[0], TreeMap::new,
                        Collectors.counting()))
                    .entrySet().stream()
                    .map(e -> e.getValue() + " " + e.getKey() + " of " + listing.costs().get(e.getKey()))
                    .collect(Collectors.joining(", ", "",
                        section.lines().stream().anyMatch(line -> line.text().startsWith("b "))
                            ? "; 1 more for a branch that is taken"
                            : ""))))
            .toList();
    }

    @Override
    public Optional<Listing> program() {
        return Optional.of(listing);
    }

    @Override
    public SolverRun solve(Position position) {
        return new ProcessorModel(listing).solve(position);
    }
}
