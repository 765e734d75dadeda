package flipchip.hwsim.circuit.pipeline;

import java.util.ArrayList;
import java.util.List;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// A fill by shifts for the legal moves of one direction: a run grows from the mover's discs through the
/// other's, and the empty square behind it is a candidate.
final class RunFill {
    /// A run has at most six discs.
    private static final int LONGEST_RUN = 6;

    private RunFill() {}

    /// Candidates beyond runs that grow towards `d`: the square is played and its run goes the other way.
    static Bus candidates(NetlistBuilder n, Direction d, Bus player, Bus opponent, Bus empty) {
        List<Net> run = gate(n, shift(d, player.nets()), opponent);
        for (int length = 2; length <= LONGEST_RUN; length++) {
            List<Net> longer = gate(n, shift(d, run), opponent);
            List<Net> grown = new ArrayList<>();
            for (int s = 0; s < 64; s++) {
                grown.add(or(n, run.get(s), longer.get(s)));
            }
            run = grown;
        }
        return new Bus(gate(n, shift(d, run), empty));
    }

    /// The wires of the squares one step back: what a shift towards `d` brings to each square.
    static List<Net> shift(Direction d, List<Net> bits) {
        List<Net> shifted = new ArrayList<>();
        for (Square square : Square.values()) {
            shifted.add(d.opposite().from(square).map(from -> bits.get(from.index())).orElse(Net.ZERO));
        }
        return shifted;
    }

    private static List<Net> gate(NetlistBuilder n, List<Net> bits, Bus mask) {
        List<Net> gated = new ArrayList<>();
        for (int s = 0; s < 64; s++) {
            Net bit = bits.get(s);
            gated.add(bit.equals(Net.ZERO) ? bit : n.and(bit, mask.get(s)));
        }
        return gated;
    }

    private static Net or(NetlistBuilder n, Net a, Net b) {
        if (a.equals(Net.ZERO) || b.equals(Net.ZERO)) {
            return a.equals(Net.ZERO) ? b : a;
        }
        return n.or(a, b);
    }
}
