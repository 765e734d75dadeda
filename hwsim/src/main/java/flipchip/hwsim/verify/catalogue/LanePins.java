package flipchip.hwsim.verify.catalogue;

import java.util.Arrays;
import java.util.Optional;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.sim.BitMatrix;
import flipchip.hwsim.gates.sim.Simulator;
import flipchip.hwsim.referee.control.StuckNet;

/// The pins of a circuit of which 64 copies run side by side, as numbers by lane. One thread.
///
/// @param stuck a net that is held, after each power-up again
record LanePins(Simulator simulator, Optional<StuckNet> stuck) {
    static final int LANES = Simulator.LANES;

    Netlist netlist() {
        return simulator.netlist();
    }

    private Bus bus(String pin) {
        return netlist().port(pin).bus();
    }

    void force() {
        stuck.ifPresent(net -> simulator.force(net.in(netlist()), net.high()));
    }

    void powerUp() {
        simulator.powerUp();
        force();
    }

    /// The same number in every lane.
    void set(String pin, long value) {
        simulator.set(bus(pin), value);
    }

    void set(String pin, long[] byLane) {
        set(bus(pin), byLane);
    }

    void set(Bus bus, long[] byLane) {
        long[] rows = byLane.clone();
        BitMatrix.transpose(rows);
        for (int bit = 0; bit < bus.width(); bit++) {
            simulator.setLanes(bus.get(bit), rows[bit]);
        }
    }

    /// One bit a lane on a pin of one wire.
    void setLanes(String pin, long lanes) {
        simulator.setLanes(bus(pin).get(0), lanes);
    }

    long lanes(String pin) {
        return simulator.lanes(bus(pin).get(0));
    }

    long[] get(String pin) {
        return get(bus(pin));
    }

    long[] get(Bus bus) {
        long[] lanes = Arrays.copyOf(bus.nets().stream().mapToLong(simulator::lanes).toArray(), LANES);
        BitMatrix.transpose(lanes);
        return lanes;
    }

    /// A clock with a one in every lane of a pin that is low otherwise.
    void pulse(String pin) {
        set(pin, 1);
        clock();
        set(pin, 0);
    }

    void settle() {
        simulator.settle();
    }

    void edge() {
        simulator.edge();
    }

    void clock() {
        simulator.clock();
    }
}
