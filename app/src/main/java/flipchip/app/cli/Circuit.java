package flipchip.app.cli;

import java.util.Locale;
import java.util.function.Supplier;
import flipchip.engine.board.Position;
import flipchip.hwsim.array.CellArray;
import flipchip.hwsim.checker.LegalChecker;
import flipchip.hwsim.control.MachineCircuit;
import flipchip.hwsim.flipper.DiscFlipper;
import flipchip.hwsim.netlist.Netlist;
import flipchip.hwsim.selector.DiscCounter;
import flipchip.hwsim.selector.MoveSelector;
import flipchip.hwsim.solver.SolverCircuit;

/// The circuits that the command line knows by name.
enum Circuit {
    /// The 64 cells of document 004.
    ARRAY(() -> CellArray.build().netlist()),
    /// The array with latches, controller, mailbox and disc counters.
    MACHINE(() -> MachineCircuit.build(Position.INITIAL).netlist()),
    /// Document 000: legal moves as sums of products.
    CHECKER(() -> LegalChecker.netlist(LegalChecker.Form.FLAT, true)),
    /// Document 000: the disc flipper.
    FLIPPER(DiscFlipper::netlist),
    /// Document 000: the move selector.
    SELECTOR(MoveSelector::netlist),
    /// Document 000: the disc counter.
    COUNTER(DiscCounter::netlist),
    /// Document 000: the endgame solver.
    SOLVER(SolverCircuit::netlist);

    private final Supplier<Netlist> builder;

    Circuit(Supplier<Netlist> builder) {
        this.builder = builder;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// A new netlist; takes a moment.
    Netlist build() {
        return builder.get();
    }
}
