package flipchip.hwsim.circuit.stages;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import flipchip.engine.board.Board;
import flipchip.engine.board.Square;
import flipchip.engine.board.Symmetry;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.sim.BitParallelSimulator;

/// A simulation of [BookCircuit] looking positions up, clock by clock.
/// Thread: owner
public final class BookGates {
    private final BookMemory book;
    private final Netlist netlist;
    private final BitParallelSimulator simulator;

    /// @throws IllegalArgumentException if the book is empty
    public BookGates(BookMemory memory) {
        book = memory;
        netlist = BookCircuit.netlist(memory);
        simulator = new BitParallelSimulator(netlist);
    }

    /// The circuit that runs.
    public Netlist netlist() {
        return netlist;
    }

    /// @throws IllegalStateException if circuit and model differ
    public BookMemory.LookUp lookUp(Board board) {
        simulator.set("player", board.player());
        simulator.set("opponent", board.opponent());
        simulator.set("start", 1);
        simulator.clock();
        simulator.set("start", 0);
        simulator.settle();
        List<BookMemory.Clock> clocks = new ArrayList<>();
        List<Square> moves = new ArrayList<>();
        while (simulator.value("busy") != 0) {
            Symmetry symmetry = Symmetry.values()[(int) simulator.value("symmetry")];
            OptionalInt first = OptionalInt.empty();
            for (int entry = 0; entry < book.entries().size(); entry++) {
                if (simulator.high(netlist.port("hits").bus().get(entry))) {
                    first = first.isPresent() ? first : OptionalInt.of(entry);
                    Square move = symmetry.inverse().apply(book.entries().get(entry).move());
                    if (!moves.contains(move)) {
                        moves.add(move);
                    }
                }
            }
            clocks.add(new BookMemory.Clock(symmetry, first));
            simulator.clock();
        }
        BookMemory.LookUp found = new BookMemory.LookUp(clocks, moves);
        if (simulator.value("moves") != moves.stream().mapToLong(Square::bit).sum()
                || !found.equals(book.lookUp(board))) {
            throw new IllegalStateException("circuit and model of the book differ: " + found + ", moves "
                + Square.list(simulator.value("moves")) + ", model " + book.lookUp(board));
        }
        return found;
    }
}
