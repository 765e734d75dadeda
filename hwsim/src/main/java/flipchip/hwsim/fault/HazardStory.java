package flipchip.hwsim.fault;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.control.ControllerState;
import flipchip.hwsim.control.MachineCircuit;
import flipchip.hwsim.control.MachineVariant;
import flipchip.hwsim.sim.BitParallelSimulator;
import flipchip.hwsim.sim.Simulator;

/// The timing errors of document 004, slides 42 and 43, each with its remedy: who writes which move when, into
/// which machine. A story runs the same every time.
public enum HazardStory {
    /// Without LATCH the controller tests the legal moves of the player before: after the first move that makes
    /// a pass it waits for a player who has no move.
    STALE_LEGAL(MachineVariant.WITHOUT_LATCH_PRESET, "c4c3c2b2e6c1a1a3", Map.of(), 54),
    /// The same, at the end of the shortest game: the game never ends.
    STALE_END(MachineVariant.WITHOUT_LATCH_PRESET, "c4c3c2b4a5f4g4c5d6", Map.of(), 64),
    /// The same from power-up: the first TEST finds nothing, and White begins.
    STALE_POWER_UP(MachineVariant.WITHOUT_LATCH, "", Map.of(), 10),
    /// The remedy for the three: the sound machine passes.
    LATCHED_LEGAL(MachineVariant.SOUND, "c4c3c2b2e6c1a1a3", Map.of(), 60),
    /// The sound machine ends the shortest game.
    LATCHED_END(MachineVariant.SOUND, "c4c3c2b4a5f4g4c5d6", Map.of(), 64),
    /// A mailbox without dirty bit: c3 is overwritten by e3 before it is read.
    LOST_MOVE(MachineVariant.UNGUARDED, "", Writes.TOO_EARLY, 24),
    /// With it the second write is refused and reported; c3 is played.
    DIRTY_BIT(MachineVariant.SOUND, "", Writes.TOO_EARLY, 24),
    /// A FIFO keeps both; e3 comes at Black's turn, is not legal there and is thrown away.
    FIFO(MachineVariant.FIFO, "", Writes.TOO_EARLY, 24);

    /// Constants of an enum's own cannot be used in its list of values.
    private static final class Writes {
        static final Map<Integer, Square> TOO_EARLY = Map.of(4, Square.D3, 7, Square.C3, 8, Square.E3);
    }

    private final MachineVariant variant;
    private final String moves;
    private final Map<Integer, Square> writes;
    private final int clocks;

    /// @param moves  written one after another, each when the machine waits for a move
    /// @param writes by clock, whatever the machine does
    HazardStory(MachineVariant variant, String moves, Map<Integer, Square> writes, int clocks) {
        this.variant = variant;
        this.moves = moves;
        this.writes = writes;
        this.clocks = clocks;
    }

    /// One clock, as it stands when all has settled.
    ///
    /// @param written  the move at the input pins, stored at the end of the clock
    /// @param legal    latched legal moves
    /// @param errors   names of the error pins that are high
    public record Clock(int number, ControllerState state, Color current, boolean dirty, Optional<Square> written,
            long legal, long black, long white, List<String> errors) {}

    public MachineVariant variant() {
        return variant;
    }

    /// The story clock by clock, from power-up.
    public List<Clock> run() {
        MachineCircuit circuit = MachineCircuit.build(Position.INITIAL, variant);
        Simulator simulator = new BitParallelSimulator(circuit.netlist());
        List<Clock> run = new ArrayList<>();
        int next = 0;
        while (run.size() < clocks) {
            Optional<Square> write = Optional.ofNullable(writes.get(run.size()));
            if (next < moves.length() && waits(circuit, simulator)) {
                write = Square.parse(moves.substring(next, next + 2));
                next += 2;
            }
            simulator.set(circuit.pins().write(), write.isPresent());
            write.ifPresent(square -> simulator.set(circuit.pins().move(), square.index()));
            simulator.settle();
            run.add(look(circuit, simulator, run.size(), write));
            simulator.clock();
        }
        return run;
    }

    private static boolean waits(MachineCircuit circuit, Simulator simulator) {
        return simulator.high(circuit.controller().net(ControllerState.READY))
            && !simulator.high(circuit.mailbox().dirty());
    }

    private static Clock look(MachineCircuit circuit, Simulator simulator, int number, Optional<Square> written) {
        List<String> errors = Stream.of(
            Map.entry("errStale", circuit.errStale()), Map.entry("errOverrun", circuit.mailbox().overrun()),
            Map.entry("lost", circuit.mailbox().lost()), Map.entry("errIllegal", circuit.errIllegal()))
            .filter(pin -> simulator.high(pin.getValue())).map(Map.Entry::getKey).toList();
        return new Clock(number, circuit.controller().read(simulator::high).orElseThrow(),
            simulator.high(circuit.array().current().black()) ? Color.BLACK : Color.WHITE,
            simulator.high(circuit.mailbox().dirty()), written, simulator.value(circuit.legalLatched()),
            simulator.value(circuit.array().is().black()), simulator.value(circuit.array().is().white()), errors);
    }
}
