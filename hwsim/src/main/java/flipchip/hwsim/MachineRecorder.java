package flipchip.hwsim;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import flipchip.engine.board.Color;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;
import flipchip.hwsim.array.ArrayStats;
import flipchip.hwsim.control.Controller;
import flipchip.hwsim.control.ControllerState;
import flipchip.hwsim.control.MachineCircuit;
import flipchip.hwsim.netlist.Net;
import flipchip.hwsim.netlist.Netlist;
import flipchip.hwsim.sim.UnitDelaySimulator;

/// Runs a machine gate delay by gate delay and writes down what changes. One thread, one recording.
final class MachineRecorder {
    /// More clocks than any move of a sound machine takes (10: six, a pass, the end of the game).
    private static final int MOST_CLOCKS = 16;

    private final MachineCircuit circuit;
    private final UnitDelaySimulator simulator;
    private final boolean[] inArray;
    private final int period;
    private long clockNumber;

    MachineRecorder(OthelloMachine machine) {
        circuit = machine.circuit();
        period = machine.options().period();
        simulator = new UnitDelaySimulator(circuit.netlist());
        inArray = arrayNets(circuit.netlist());
    }

    private static boolean[] arrayNets(Netlist netlist) {
        boolean[] inArray = new boolean[netlist.netCount()];
        for (int gate = 0; gate < netlist.gates().size(); gate++) {
            if (ArrayStats.isCell(netlist.scopeOf(gate))) {
                inArray[netlist.gates().get(gate).outputs().getFirst().id()] = true;
            }
        }
        return inArray;
    }

    /// From power-up, which is the first clock (INIT), until a move may be played or the game is over.
    MoveRun powerUp() {
        simulator.powerUp();
        clockNumber = 0;
        long[] before = simulator.save().nets();
        List<ClockRun> clocks = new ArrayList<>(List.of(clock()));
        runUntilReady(clocks);
        return new MoveRun(0, Optional.empty(), circuit.start().toMove(), clocks, 0, before, simulator.save());
    }

    void goOnAfter(MoveRun move) {
        simulator.restore(move.after());
        clockNumber = move.clocks().getLast().number() + 1;
    }

    /// Writes `square` into the mailbox and runs until the next move may be played or the game is over. A
    /// machine that refuses the move stops in READY.
    MoveRun play(int number, Square square, Color mover) {
        long[] before = simulator.save().nets();
        List<ClockRun> clocks = new ArrayList<>();
        simulator.edge();
        simulator.set(circuit.pins().write(), true);
        simulator.set(circuit.pins().move(), square.index());
        clocks.add(clock());
        simulator.edge();
        simulator.set(circuit.pins().write(), false);
        clocks.add(clock());
        int longest = 0;
        if (nextState().equals(Optional.of(ControllerState.UPDATE))) {
            simulator.edge();
            clocks.add(clock());
            longest = longestRun(square, mover);
            runUntilReady(clocks);
        }
        return new MoveRun(number, Optional.of(square), mover, clocks, longest, before, simulator.save());
    }

    private void runUntilReady(List<ClockRun> clocks) {
        Optional<ControllerState> next = nextState();
        while (next.isPresent() && next.get() != ControllerState.READY && clocks.size() < MOST_CLOCKS) {
            simulator.edge();
            clocks.add(clock());
            next = next.get() == ControllerState.OVER ? Optional.empty() : nextState();
        }
    }

    private Optional<ControllerState> state() {
        return circuit.controller().read(simulator::high);
    }

    /// What the controller will do at the next edge, judged from the nets it looks at.
    private Optional<ControllerState> nextState() {
        return state().map(state ->
            Controller.next(state, simulator.high(circuit.any()), simulator.high(circuit.accept()),
                circuit.variant().latchStates()));
    }

    /// One clock whose edge has just been made: `period` gate delays.
    private ClockRun clock() {
        Optional<ControllerState> state = state();
        int[] nets = simulator.changes();
        int count = nets.length;
        int[] stepFrom = new int[period + 2];
        stepFrom[1] = count;
        for (int step = 1; step <= period; step++) {
            int changed = simulator.step();
            nets = count + changed > nets.length ? Arrays.copyOf(nets, 2 * (count + changed)) : nets;
            System.arraycopy(simulator.changes(), 0, nets, count, changed);
            count += changed;
            stepFrom[step + 1] = count;
        }
        return new ClockRun(clockNumber++, state, Arrays.copyOf(nets, count), stepFrom, arrayToggles(nets, stepFrom));
    }

    private int[] arrayToggles(int[] nets, int[] stepFrom) {
        int[] toggles = new int[period + 1];
        for (int step = 0; step <= period; step++) {
            for (int i = stepFrom[step]; i < stepFrom[step + 1]; i++) {
                toggles[step] += inArray[nets[i]] ? 1 : 0;
            }
        }
        return toggles;
    }

    /// Follows the flip nets away from `square` in each direction.
    private int longestRun(Square square, Color mover) {
        int longest = 0;
        for (Direction direction : Direction.values()) {
            int run = 0;
            Optional<Square> at = direction.from(square);
            while (at.isPresent() && flips(at.get(), mover, direction)) {
                run++;
                at = direction.from(at.get());
            }
            longest = Math.max(longest, run);
        }
        return longest;
    }

    private boolean flips(Square square, Color mover, Direction direction) {
        Net net = circuit.array().cell(square).flip().of(mover).get(direction.ordinal());
        return simulator.high(net);
    }
}
