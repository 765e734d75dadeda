package flipchip.hwsim.verify.referee;

import java.util.SplittableRandom;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.sim.Simulator;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.control.MachineCircuit;

/// Writes random squares, legal or not, into 64 machines, whatever state they are in.
public final class RandomPlay {
    private RandomPlay() {}

    public static void clocks(MachineCircuit circuit, Simulator simulator, int clocks) {
        SplittableRandom random = new SplittableRandom(13);
        for (int clock = 0; clock < clocks; clock++) {
            long ready = simulator.lanes(circuit.controller().net(ControllerState.READY));
            simulator.setLanes(circuit.pins().write(), ready);
            for (Net bit : circuit.pins().move().nets()) {
                simulator.setLanes(bit, random.nextLong());
            }
            simulator.clock();
        }
    }
}
