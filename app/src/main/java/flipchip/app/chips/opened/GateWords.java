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
        boolean made = made(gate, now, high);
        if (made != high) {
            return TEXTS.get("gate.differs", high ? 1 : 0, made ? 1 : 0);
        }
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

    /// What the inputs make; the output shows it a gate delay later, unless it is held.
    private static boolean made(Gate gate, Values now, boolean shown) {
        return switch (gate) {
            case Gate.And and -> and.inputs().stream().allMatch(now::isHigh);
            case Gate.Or or -> or.inputs().stream().anyMatch(now::isHigh);
            case Gate.Xor xor -> xor.inputs().stream().filter(now::isHigh).count() % 2 == 1;
            case Gate.Not not -> !now.isHigh(not.in());
            case Gate.Mux mux -> now.isHigh(now.isHigh(mux.select()) ? mux.high() : mux.low());
            case Gate.Latch _, Gate.FlipFlop _, Gate.SetReset _, Gate.Ram _ -> shown;
        };
    }

    private static String names(List<Net> nets, boolean high, Values now, Netlist netlist) {
        return nets.stream().filter(net -> now.isHigh(net) == high).map(netlist::nameOf)
            .collect(Collectors.joining(", "));
    }
}
