package flipchip.hwsim.referee.run;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import flipchip.engine.board.Color;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.sim.SimulatorState;
import flipchip.hwsim.gates.sim.UnitDelaySimulator;
import flipchip.hwsim.referee.array.ArrayStats;
import flipchip.hwsim.referee.control.AuditCircuit;
import flipchip.hwsim.referee.control.Controller;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.control.MachineCircuit;

/// A recorder that runs a machine gate delay by gate delay and notes what changes. One recording.
/// Thread: owner
final class MachineRecorder {
    /// More clocks than any move of a sound machine takes (10: six, a pass, the end of the game).
    private static final int MOST_CLOCKS = 16;

    private final OthelloMachine machine;
    private final MachineCircuit circuit;
    private final UnitDelaySimulator simulator;
    private final boolean[] inArray;
    private final int period;
    private long clockNumber;
    /// Where the next move begins.
    private SimulatorState begin;

    MachineRecorder(OthelloMachine machine) {
        this.machine = machine;
        circuit = machine.circuit();
        period = machine.options().period();
        simulator =
            new UnitDelaySimulator(machine.audit().map(AuditCircuit::netlist).orElse(circuit.netlist()));
        begin = simulator.save();
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
        long[] before = image(reset());
        List<ClockRun> clocks = new ArrayList<>(List.of(clock()));
        runUntilReady(clocks);
        return new MoveRun(0, Optional.empty(), circuit.start().toMove(), clocks, 0, before, save());
    }

    /// To power-up, before the first clock. Returns the state before any net is held: holding them is
    /// part of the first clock's first instant.
    SimulatorState reset() {
        simulator.powerUp();
        begin = simulator.save();
        hold();
        clockNumber = 0;
        return begin;
    }

    private void hold() {
        machine.options().held().forEach(held -> simulator.force(held.in(circuit.netlist()), held.high()));
    }

    SimulatorState save() {
        return simulator.save();
    }

    /// The machine's own nets; those of an audit circuit have higher numbers and are left out.
    long[] image(SimulatorState state) {
        int nets = circuit.netlist().netCount();
        long[] image = Arrays.copyOf(state.nets(), nets + Long.SIZE - 1 >>> 6);
        if (nets % Long.SIZE != 0) {
            image[image.length - 1] &= -1L >>> Long.SIZE - nets % Long.SIZE;
        }
        return image;
    }

    void edge() {
        simulator.edge();
    }

    /// Puts a move, or none, on the input pins.
    void write(Optional<Square> square) {
        simulator.set(circuit.pins().write(), square.isPresent());
        square.ifPresent(move -> simulator.set(circuit.pins().move(), move.index()));
    }

    /// Whether a move may be played and none is in the mailbox.
    boolean waits() {
        return simulator.high(circuit.controller().net(ControllerState.READY))
                && !simulator.high(circuit.mailbox().dirty());
    }

    /// The square in the mailbox.
    Square boxed() {
        return Square.of((int) simulator.value(circuit.mailbox().box()));
    }

    Color current() {
        return simulator.high(circuit.array().current().black()) ? Color.BLACK : Color.WHITE;
    }

    void goOnAfter(MoveRun move) {
        simulator.restore(move.after());
        begin = move.after();
        hold();
        clockNumber = move.clocks().getLast().number() + 1;
    }

    /// Writes `square` into the mailbox and runs until the next move may be played or the game is over. A
    /// machine that refuses the move stops in READY.
    MoveRun play(int number, Square square, Color mover) {
        long[] before = image(begin);
        List<ClockRun> clocks = new ArrayList<>();
        edge();
        write(Optional.of(square));
        clocks.add(clock());
        edge();
        write(Optional.empty());
        clocks.add(clock());
        int longest = 0;
        if (nextState().equals(Optional.of(ControllerState.UPDATE))) {
            simulator.edge();
            clocks.add(clock());
            longest = longestRun(square, mover);
            runUntilReady(clocks);
        }
        begin = save();
        return new MoveRun(number, Optional.of(square), mover, clocks, longest, before, begin);
    }

    private void runUntilReady(List<ClockRun> clocks) {
        Optional<ControllerState> next = nextState();
        while (next.isPresent() && next.get() != ControllerState.READY && clocks.size() < MOST_CLOCKS) {
            simulator.edge();
            clocks.add(clock());
            next = next.get() == ControllerState.OVER ? Optional.empty() : nextState();
        }
    }

    Optional<ControllerState> state() {
        return circuit.controller().read(simulator::high);
    }

    /// What the controller will do at the next edge, judged from the nets it looks at.
    Optional<ControllerState> nextState() {
        return state().map(state -> Controller.next(state, simulator.high(circuit.any()),
            simulator.high(circuit.accept()), circuit.variant().latchStates()));
    }

    /// One clock whose edge has just been made: `period` gate delays.
    ClockRun clock() {
        Optional<ControllerState> state = state();
        int[] nets = ownChanges();
        int count = nets.length;
        int[] stepFrom = new int[period + 2];
        stepFrom[1] = count;
        for (int step = 1; step <= period; step++) {
            simulator.step();
            int[] changed = ownChanges();
            nets = count + changed.length > nets.length
                ? Arrays.copyOf(nets, 2 * (count + changed.length))
                : nets;
            System.arraycopy(changed, 0, nets, count, changed.length);
            count += changed.length;
            stepFrom[step + 1] = count;
        }
        return new ClockRun(clockNumber++, state, Arrays.copyOf(nets, count), stepFrom,
            arrayToggles(nets, stepFrom), alarms());
    }

    /// Changes of the machine's own nets, whose numbers are lower than those of the audit circuit.
    private int[] ownChanges() {
        int[] changes = simulator.changes();
        int own = changes.length;
        while (own > 0 && changes[own - 1] >= inArray.length) {
            own--;
        }
        return own == changes.length ? changes : Arrays.copyOf(changes, own);
    }

    private Set<AuditCircuit.Rule> alarms() {
        return machine.audit()
            .map(audit -> Stream.of(AuditCircuit.Rule.values())
                .filter(rule -> simulator.high(audit.error(rule))).collect(Collectors.toSet()))
            .orElse(Set.of());
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
    int longestRun(Square square, Color mover) {
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
