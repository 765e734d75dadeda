package flipchip.hwsim.verify.referee;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import flipchip.engine.board.Color;
import flipchip.engine.board.Flips;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.sim.Simulator;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.control.MachineCircuit;
import flipchip.hwsim.referee.run.Lanes;

/// The audit's five rules, checked from outside on what 64 simulated machines show, with the engine's rules
/// for the legal moves. Says clock by clock which error pins must be high.
final class BrokenRules {
    static final List<String> NAMES = List.of("twoDiscs", "twoColors", "legal", "states", "changed");
    private static final int TWO_DISCS = 0;
    private static final int TWO_COLORS = 1;
    private static final int LEGAL = 2;
    private static final int STATES = 3;
    private static final int CHANGED = 4;

    private final MachineCircuit machine;
    private final Simulator simulator;
    /// By rule, the lanes in which it is broken: so that the pin must be high, and at the next clock.
    private final long[] due = new long[NAMES.size()];
    private final long[] dueNext = new long[NAMES.size()];
    private long[] discsBefore = new long[128];
    private long mayChange;
    private long mayHaveChanged;
    private long latched;
    private long[] expectedLegal = new long[64];

    /// A machine that has just been powered up: nothing is on the board before INIT.
    BrokenRules(MachineCircuit machine, Simulator simulator) {
        this.machine = machine;
        this.simulator = simulator;
    }

    /// Looks at the settled machines before a clock edge.
    void beforeEdge() {
        for (int rule = 0; rule < due.length; rule++) {
            due[rule] |= dueNext[rule];
        }
        long[] discs = discs();
        due[TWO_DISCS] |= both(machine.array().is().black(), machine.array().is().white());
        due[STATES] |= notOneState();
        due[LEGAL] |= latched & wrongLegal();
        due[CHANGED] |= ~mayHaveChanged & difference(discs, discsBefore);
        dueNext[TWO_COLORS] |=
            state(ControllerState.UPDATE) & both(machine.array().to().black(), machine.array().to().white());
        mayChange = state(ControllerState.UPDATE) | state(ControllerState.INIT);
        latched = simulator.lanes(machine.controller().latch());
        if (latched != 0) {
            expectedLegal = legalByTheRules();
        }
        discsBefore = discs;
        mayHaveChanged = mayChange;
    }

    /// The lanes in which the pin of a rule must be high after the edge.
    long due(int rule) {
        return due[rule];
    }

    private long state(ControllerState state) {
        return simulator.lanes(machine.controller().net(state));
    }

    private long both(Bus one, Bus other) {
        long lanes = 0;
        for (int i = 0; i < one.width(); i++) {
            lanes |= simulator.lanes(one.get(i)) & simulator.lanes(other.get(i));
        }
        return lanes;
    }

    private long notOneState() {
        int[] high = new int[Simulator.LANES];
        for (Net state : machine.controller().states()) {
            for (long rest = simulator.lanes(state); rest != 0; rest &= rest - 1) {
                high[Long.numberOfTrailingZeros(rest)]++;
            }
        }
        return lanesWhere(lane -> high[lane] != 1);
    }

    private long[] discs() {
        List<Net> nets = new ArrayList<>(machine.array().is().black().nets());
        nets.addAll(machine.array().is().white().nets());
        return nets.stream().mapToLong(simulator::lanes).toArray();
    }

    private static long difference(long[] one, long[] other) {
        long lanes = 0;
        for (int i = 0; i < one.length; i++) {
            lanes |= one[i] ^ other[i];
        }
        return lanes;
    }

    private long[] legalByTheRules() {
        long[] black = Lanes.get(simulator, machine.array().is().black());
        long[] white = Lanes.get(simulator, machine.array().is().white());
        long whiteMoves = simulator.lanes(machine.array().current().of(Color.WHITE));
        long[] legal = new long[Simulator.LANES];
        Arrays.setAll(legal,
            lane -> (whiteMoves >>> lane & 1) != 0
                ? Flips.legalMoves(white[lane], black[lane])
                : Flips.legalMoves(black[lane], white[lane]));
        return legal;
    }

    private long wrongLegal() {
        long[] seen = Lanes.get(simulator, machine.legalLatched());
        return lanesWhere(lane -> seen[lane] != expectedLegal[lane]);
    }

    private static long lanesWhere(Function<Integer, Boolean> test) {
        long lanes = 0;
        for (int lane = 0; lane < Simulator.LANES; lane++) {
            lanes |= test.apply(lane) ? 1L << lane : 0;
        }
        return lanes;
    }
}
