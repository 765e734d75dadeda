package flipchip.hwsim.circuit.solver;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import flipchip.engine.board.Position;

/// A variant of the endgame-chip paper's machine: its search and the cost of each state.
///
/// One unit of gate delay is one gate; the chip's clock has [#CLOCK_GATES] of them, its longest path of one
/// clock (the window comparison at the end of an iteration). Every entry of a table follows from a path or a
/// count that its row names. Clock rates are the paper's 50.246 MHz throughout, so forms differ by their
/// clocks alone.
public sealed interface SolverVariant
        permits TimingVariant, FastestFirst, HashTable, ParallelUnits, SoftwareForm {
    /// Gates on the longest path that the chip's clock must wait for, the flipper's chains not counted.
    int CLOCK_GATES = 23;

    /// Units side by side in the largest `units-N`.
    int MOST_UNITS = 64;

    /// A state of the machine and its clocks.
    ///
    /// @param state  as in [NodeType], or a state that only this form has
    /// @param clocks without the comparison of three
    /// @param reason the path or the steps that fix it
    record ClockRow(String state, int clocks, String reason) {}

    /// Name on the command line.
    String name();

    /// What is different, in a sentence.
    String about();

    List<ClockRow> table();

    /// The program that a form with a processor runs; empty for the others.
    default Optional<Listing> program() {
        return Optional.empty();
    }

    /// @throws IllegalArgumentException if the position has more empty squares than the stack holds
    SolverRun solve(Position position);

    /// The form of this name; `units-N` with any N from 1 to [#MOST_UNITS].
    static Optional<SolverVariant> of(String name) {
        Matcher units = Pattern.compile("units-(\\d{1,2})").matcher(name);
        if (units.matches() && Integer.parseInt(units.group(1)) >= 1
                && Integer.parseInt(units.group(1)) <= MOST_UNITS) {
            return Optional.of(new ParallelUnits(Integer.parseInt(units.group(1))));
        }
        return all().stream().filter(variant -> variant.name().equals(name)).findFirst();
    }

    /// All forms, the paper's own first; units side by side in the numbers that are compared.
    static List<SolverVariant> all() {
        return List.of(TimingVariant.DOCUMENT, TimingVariant.COMBINATIONAL, FastestFirst.INSTANCE,
            HashTable.ON_CHIP, new ParallelUnits(1), new ParallelUnits(2), new ParallelUnits(4),
            new ParallelUnits(8), new ParallelUnits(12), SoftwareForm.PROCESSOR, SoftwareForm.COPROCESSOR);
    }
}
