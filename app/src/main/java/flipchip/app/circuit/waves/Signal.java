package flipchip.app.circuit.waves;

import flipchip.hwsim.gates.netlist.Bus;

/// A signal: nets that one row shows.
///
/// @param name full name, scopes first: "d4.legal", or that of a bus: "legal"
/// @param bus  1 to 64 nets, bit 0 first
/// @param radix the one that suits it best
record Signal(String name, Bus bus, Radix radix) {
    int width() {
        return bus.width();
    }
}
