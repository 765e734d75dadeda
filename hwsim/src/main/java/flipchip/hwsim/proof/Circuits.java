package flipchip.hwsim.proof;

import java.util.List;
import java.util.Optional;
import flipchip.hwsim.array.CellArray;
import flipchip.hwsim.checker.LegalChecker;
import flipchip.hwsim.control.MachineCircuit;
import flipchip.hwsim.flipper.DiscFlipper;
import flipchip.hwsim.selector.DiscCounter;
import flipchip.hwsim.selector.MoveSelector;
import flipchip.hwsim.solver.SolverCircuit;
import flipchip.engine.board.Position;

/// Every circuit by name: what `flipchip hw list` prints.
public final class Circuits {
    private static final List<NamedCircuit> ALL = List.of(
        new NamedCircuit("array", "cell array of document 004: 64 cells of 114 gates",
            () -> CellArray.build().netlist(), BoardVectors::array),
        new NamedCircuit("machine", "complete referee: array, latches, controller, mailbox, disc counters",
            () -> MachineCircuit.build(Position.INITIAL).netlist(), MachineVectors::machine),
        new NamedCircuit("mailbox", "box for one move with dirty bit", MailboxVectors::netlist, MailboxVectors::vectors),
        new NamedCircuit("checker", "legal move checker of document 000, sum of products",
            () -> LegalChecker.netlist(LegalChecker.Form.FLAT, true), BoardVectors::checker),
        new NamedCircuit("checker-factored", "the same with the products factored into chains",
            () -> LegalChecker.netlist(LegalChecker.Form.FACTORED, true), BoardVectors::checker),
        new NamedCircuit("flipper", "disc flipper of document 000, forward and backward signals",
            DiscFlipper::netlist, BoardVectors::flipper),
        new NamedCircuit("selector", "move selector of document 000: 21 selectors, 12 multiplexers",
            MoveSelector::netlist, BoardVectors::selector),
        new NamedCircuit("counter", "disc counter of document 000, a tree of adders",
            DiscCounter::netlist, BoardVectors::counter),
        new NamedCircuit("move-array", "one move by the cell array, for the proof of equality",
            MoveCircuits::byArray, BoardVectors::move),
        new NamedCircuit("move-products", "one move by checker and flipper, for the proof of equality",
            MoveCircuits::byProducts, BoardVectors::move),
        new NamedCircuit("solver", "endgame solver chip of document 000: sequencer, stack, host memory",
            SolverCircuit::netlist, SolverVectors::solver));

    private Circuits() {}

    /// In the order in which they are listed.
    public static List<NamedCircuit> all() {
        return ALL;
    }

    public static Optional<NamedCircuit> find(String name) {
        return ALL.stream().filter(circuit -> circuit.name().equals(name)).findFirst();
    }
}
