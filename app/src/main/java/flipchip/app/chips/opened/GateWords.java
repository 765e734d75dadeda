package flipchip.app.chips.opened;

import java.util.List;
import java.util.stream.Collectors;
import flipchip.app.kit.text.Texts;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;

/// Sentences that say why a gate shows what it shows.
final class GateWords {
    private static final Texts TEXTS = Texts.of("opened");

    private GateWords() {}

    static String of(Gate gate, Values now, Netlist netlist) {
        boolean high = gate.outputs().stream().anyMatch(now::isHigh);
        return switch (gate) {
            case Gate.And and -> high
                ? TEXTS.get("gate.and.1")
                : TEXTS.get("gate.and.0", names(gate.inputs(), false, now, netlist));
            case Gate.Or or -> high
                ? TEXTS.get("gate.or.1", names(gate.inputs(), true, now, netlist))
                : TEXTS.get("gate.or.0");
            case Gate.Xor _ -> TEXTS.get(high ? "gate.xor.1" : "gate.xor.0");
            case Gate.Not not -> TEXTS.get(high ? "gate.not.1" : "gate.not.0", netlist.nameOf(not.in()));
            case Gate.Mux mux ->
                TEXTS.get("gate.mux", netlist.nameOf(now.isHigh(mux.select()) ? mux.high() : mux.low()),
                    netlist.nameOf(mux.select()), now.isHigh(mux.select()) ? 1 : 0);
            case Gate.Latch latch ->
                TEXTS.get(now.isHigh(latch.enable()) ? "gate.latch.open" : "gate.latch.shut",
                    netlist.nameOf(latch.d()));
            case Gate.FlipFlop flop -> TEXTS.get("gate.flop", high ? 1 : 0, netlist.nameOf(flop.d()));
            case Gate.SetReset flop -> TEXTS.get("gate.setreset", high ? 1 : 0, netlist.nameOf(flop.set()),
                netlist.nameOf(flop.clear()));
            case Gate.Ram ram -> TEXTS.get("gate.ram", ram.words(), ram.width());
        };
    }

    private static String names(List<Net> nets, boolean high, Values now, Netlist netlist) {
        return nets.stream().filter(net -> now.isHigh(net) == high).map(netlist::nameOf)
            .collect(Collectors.joining(", "));
    }
}
