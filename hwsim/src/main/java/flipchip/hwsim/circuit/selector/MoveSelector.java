package flipchip.hwsim.circuit.selector;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.logic.Words;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// A selector of the best of up to 64 legal moves: the endgame-chip paper, section 3.3.
///
/// 21 four-input selectors and 12 four-way priority multiplexers. The input converter wires the square of
/// rank k to selector input 63 - k, so the 6-bit code that comes out is the rank; the output converter turns
/// it into the square's number and takes the square off the list.
public final class MoveSelector {
    private MoveSelector() {}

    /// What the selector shows.
    ///
    /// @param any       some move is legal; the others mean nothing where it is low
    /// @param code      rank of the selected square, 6 bits
    public record Choice(Net any, Bus code) {}

    /// The output converter's wires.
    ///
    /// @param square    number of the selected square, 6 bits
    /// @param oneHot    the same on one wire per square
    /// @param remaining the legal moves without it
    public record Converted(Bus square, Bus oneHot, Bus remaining) {}

    /// Legal moves in; selected square and remaining moves out.
    public static Netlist netlist() {
        NetlistBuilder n = new NetlistBuilder("move_selector");
        Bus legal = n.input("legal", 64);
        Choice choice = build(n, legal);
        Converted converted = convert(n, choice.code, choice.any, legal);
        n.output("any", choice.any);
        n.output("code", choice.code);
        n.output("square", converted.square);
        n.output("remaining", converted.remaining);
        return n.build();
    }

    /// Adds input converter and selector.
    public static Choice build(NetlistBuilder n, Bus legal) {
        List<Net> inputs = new ArrayList<>();
        SelectorOrder.byRank().forEach(square -> inputs.add(legal.get(square.index())));
        Collections.reverse(inputs);
        return hierarchical(n, "sel64", new Bus(inputs));
    }

    /// Adds the output converter.
    ///
    /// @param enable where it is low no square is selected and all moves remain
    public static Converted convert(NetlistBuilder n, Bus code, Net enable, Bus legal) {
        Bus byRank = Words.decode(n, code);
        List<Net> bySquare = new ArrayList<>(Collections.nCopies(64, Net.ZERO));
        for (int rank = 0; rank < 64; rank++) {
            int index = SelectorOrder.byRank().get(rank).index();
            bySquare.set(index, n.and(enable, byRank.get(rank)));
        }
        Bus oneHot = new Bus(bySquare);
        return new Converted(Words.encode(n, oneHot), oneHot, Words.and(n, legal, Words.not(n, oneHot)));
    }

    /// Four selectors of a quarter of the inputs, one more over their enables, and a multiplexer per code
    /// bit.
    private static Choice hierarchical(NetlistBuilder n, String name, Bus inputs) {
        if (inputs.width() == 4) {
            return selector4(n, name, inputs);
        }
        int quarter = inputs.width() / 4;
        try (NetlistBuilder.OpenScope scope = n.scope(name, "priority_selector_" + inputs.width())) {
            scope.input("in", inputs);
            List<Choice> parts = IntStream.range(0, 4)
                .mapToObj(i -> hierarchical(n, "part" + i, inputs.slice(i * quarter, (i + 1) * quarter)))
                .toList();
            Bus enables = new Bus(parts.stream().map(Choice::any).toList());
            Choice top = selector4(n, "top", enables);
            List<Net> code = new ArrayList<>();
            for (int bit = 0; bit < parts.getFirst().code.width(); bit++) {
                int b = bit;
                code.add(
                    mux4(n, "mux" + bit, enables, new Bus(parts.stream().map(p -> p.code.get(b)).toList())));
            }
            code.addAll(top.code.nets());
            return new Choice(scope.output("enable", top.any), scope.output("code", new Bus(code)));
        }
    }

    /// Input 3 has the highest priority: 1xxx gives 00, 01xx 01, 001x 10, 0001 11.
    private static Choice selector4(NetlistBuilder n, String name, Bus in) {
        try (NetlistBuilder.OpenScope scope = n.scope(name, "sel4")) {
            scope.input("in", in);
            Net not3 = n.not(in.get(3));
            Net high = n.name("oc1", n.and(not3, n.not(in.get(2))));
            Net low = n.name("oc0", n.and(not3, n.or(in.get(2), n.not(in.get(1)))));
            Net enable = n.name("enable", n.or(n.or(in.get(3), in.get(2)), n.or(in.get(1), in.get(0))));
            return new Choice(scope.output("enable", enable), scope.output("code", Bus.of(low, high)));
        }
    }

    /// The input whose control is the highest high one.
    private static Net mux4(NetlistBuilder n, String name, Bus control, Bus in) {
        try (NetlistBuilder.OpenScope scope = n.scope(name, "mux4")) {
            scope.input("control", control);
            scope.input("in", in);
            Net low = n.mux(control.get(1), in.get(0), in.get(1));
            Net out = n.mux(control.get(3), n.mux(control.get(2), low, in.get(2)), in.get(3));
            return scope.output("out", n.name("out", out));
        }
    }

    /// The square whose code the selector shows: the endgame-chip paper's output converter as a table.
    public static Square squareOf(int code) {
        return SelectorOrder.byRank().get(code);
    }
}
