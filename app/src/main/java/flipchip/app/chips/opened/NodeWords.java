package flipchip.app.chips.opened;

import java.util.List;
import java.util.stream.Collectors;
import flipchip.app.chips.opened.Level.Inner;
import flipchip.app.kit.text.Texts;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;

/// What is said of a node: what it is, and the nets that go in and out with their values.
final class NodeWords {
    private static final Texts TEXTS = Texts.of("opened");
    private static final int NETS_NAMED = 12;

    private NodeWords() {}

    /// @param row of the node in [Level#nodes()]
    static String of(Netlist netlist, Level level, int row, Values now) {
        String head = head(netlist, level, row, now);
        List<Net> in = level.wires().stream().filter(wire -> wire.to() == row)
            .flatMap(wire -> wire.nets().stream()).distinct().toList();
        List<Net> out = level.wires().stream().filter(wire -> wire.from() == row)
            .flatMap(wire -> wire.nets().stream()).distinct().toList();
        return head + "\n\n" + nets(netlist, "about.in", in, now) + "\n\n"
            + nets(netlist, "about.out", out, now);
    }

    /// What the node is, in one sentence.
    static String head(Netlist netlist, Level level, int row, Values now) {
        return switch (level.nodes().get(row)) {
            case Inner(Part part) when part.isGate() ->
                GateWords.of(netlist.gates().get(part.gate()), now, netlist);
            case Inner(Part part) when part.kind() == Part.Kind.BLOCK ->
                TEXTS.get("about.block", part.name(), part.type(), part.gates().length);
            case Inner(Part part) -> TEXTS.get("about.made", part.name(), part.gates().length);
            case Level.Pin pin -> TEXTS.get("about.pin", pin.name());
        };
    }

    private static String nets(Netlist netlist, String key, List<Net> nets, Values now) {
        String lines = nets.stream().limit(NETS_NAMED)
            .map(net -> netlist.nameOf(net) + " = " + (now.isHigh(net) ? 1 : 0))
            .collect(Collectors.joining("\n"));
        String more =
            nets.size() > NETS_NAMED ? "\n" + TEXTS.get("about.more", nets.size() - NETS_NAMED) : "";
        return TEXTS.get(key, nets.size()) + "\n" + lines + more;
    }
}
