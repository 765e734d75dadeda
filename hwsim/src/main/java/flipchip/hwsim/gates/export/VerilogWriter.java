package flipchip.hwsim.gates.export;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import flipchip.hwsim.gates.netlist.Netlist;

/// A writer of a netlist as SystemVerilog that Icarus, Verilator and Yosys read.
///
/// Every gate is one statement: combinational gates are continuous assignments, flip-flops `always_ff` on the
/// one clock, pin `clk`, which a module has only if something in it is clocked; latches are `always_latch`, a
/// memory an array that synthesisers turn into block RAM. Equal netlists give equal text.
///
/// Language: IEEE Std 1800-2017, kept to what Icarus 11, Verilator 5.006 and Yosys 0.23 have in common.
public final class VerilogWriter {
    private VerilogWriter() {}

    /// The text of `netlist`.
    ///
    /// @throws IllegalArgumentException if the options have lanes and the circuit a memory, or a scope
    ///                                  declares a net as input that it drives itself
    public static String text(Netlist netlist, VerilogOptions options) {
        List<HdlModule> modules =
            options.hierarchical() ? Hierarchy.of(netlist) : List.of(HdlModule.flat(netlist));
        Map<HdlModule, String> names = moduleNames(modules);
        StringBuilder text = new StringBuilder("// ").append(netlist.name()).append(": ")
            .append(netlist.gates().size()).append(" gates in ").append(modules.size())
            .append(modules.size() == 1 ? " module\n" : " modules\n");
        if (options.unitDelays()) {
            text.append("`timescale 1ns/1ns\n");
        }
        for (HdlModule module : modules) {
            text.append('\n').append(new VerilogModule(netlist, module, names, options).text());
        }
        return text.toString();
    }

    /// The name of the module that [#text(Netlist, VerilogOptions)] makes of the whole circuit.
    public static String topName(Netlist netlist) {
        return Identifiers.plain(netlist.name());
    }

    /// The whole circuit keeps its name whatever its parts are called.
    private static Map<HdlModule, String> moduleNames(List<HdlModule> modules) {
        Identifiers identifiers = new Identifiers(Identifiers.Style.PLAIN);
        Map<HdlModule, String> names = new IdentityHashMap<>();
        names.put(modules.getLast(), identifiers.of(modules.getLast().type()));
        for (HdlModule module : modules.subList(0, modules.size() - 1)) {
            names.put(module, identifiers.of(module.type()));
        }
        return names;
    }
}
