package flipchip.hwsim.referee.control;

import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;

/// A fault: a net that shows one value whatever drives it.
///
/// @param net  full name, e.g. `d4.remB[S]`
/// @param high the value it shows
public record StuckNet(String net, boolean high) {

    /// Reads `d4.remB[S]=0`.
    ///
    /// @throws IllegalArgumentException if `text` does not end in "=0" or "=1"
    public static StuckNet parse(String text) {
        int equals = text.lastIndexOf('=');
        String value = text.substring(equals + 1);
        if (equals < 1 || !value.equals("0") && !value.equals("1")) {
            throw new IllegalArgumentException("'" + text + "' is not NET=0 or NET=1");
        }
        return new StuckNet(text.substring(0, equals), value.equals("1"));
    }

    /// The net in `netlist`.
    ///
    /// @throws IllegalArgumentException if there is none of that name
    public Net in(Netlist netlist) {
        return netlist.find(net).orElseThrow(() -> new IllegalArgumentException(
            "no net '" + net + "' in " + netlist.name() + "; names look like " + example(netlist)));
    }

    /// A name that a net of `netlist` has.
    public static String example(Netlist netlist) {
        return netlist.nameOf(netlist.ports().getLast().bus().nets().getLast());
    }

    @Override
    public String toString() {
        return net + "=" + (high ? 1 : 0);
    }
}
