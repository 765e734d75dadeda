package flipchip.hwsim.referee.run;

import java.util.List;
import java.util.Optional;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;

/// A gate whose output does not match its inputs: the visible trace of a broken wire.
///
/// @param at    the first instant at which it does so
/// @param name  of the gate's output
/// @param shows its value there
public record FaultyGate(Instant at, String name, boolean shows) {

    /// The first one in the clocks of move `move` of `run`; empty if every gate there keeps its function.
    ///
    /// @throws IndexOutOfBoundsException unless `move` is 0 to the game's length
    public static Optional<FaultyGate> find(GameRun run, int move) {
        List<ClockRun> clocks = run.moves().get(move).clocks();
        Instant at = new Instant(move, 0, 0);
        Instant end = run.endOf(move);
        MachineState before = run.stateAt(at);
        for (int i = clocks.stream().mapToInt(clock -> clock.steps() + 1).sum(); i > 0 && !at.equals(end);
                i--) {
            at = run.nextStep(at);
            MachineState now = run.stateAt(at);
            Optional<Net> lie = lie(run.machine().circuit().netlist(), before, now, at.step() == 0);
            if (lie.isPresent()) {
                return Optional.of(new FaultyGate(at, run.machine().circuit().netlist().nameOf(lie.get()),
                    now.high(lie.get())));
            }
            before = now;
        }
        return Optional.empty();
    }

    private static Optional<Net> lie(Netlist netlist, MachineState before, MachineState now, boolean edge) {
        for (Gate gate : netlist.gates()) {
            Optional<Boolean> wanted =
                gate.isCombinational() == edge ? Optional.empty() : wanted(gate, before);
            if (wanted.isPresent() && now.high(gate.outputs().getFirst()) != wanted.get()) {
                return Optional.of(gate.outputs().getFirst());
            }
        }
        return Optional.empty();
    }

    /// What the gate is to show after a gate delay, or after the clock edge; empty for memories of many bits.
    private static Optional<Boolean> wanted(Gate gate, MachineState before) {
        return Optional.ofNullable(switch (gate) {
            case Gate.Not(Net in, Net _) -> !before.high(in);
            case Gate.And(Net a, Net b, Net _) -> before.high(a) && before.high(b);
            case Gate.Or(Net a, Net b, Net _) -> before.high(a) || before.high(b);
            case Gate.Xor(Net a, Net b, Net _) -> before.high(a) != before.high(b);
            case Gate.Mux(Net select, Net low, Net high, Net _) ->
                before.high(before.high(select) ? high : low);
            case Gate.FlipFlop f -> before.high(f.reset())
                ? f.resetValue()
                : before.high(before.high(f.enable()) ? f.d() : f.out());
            case Gate.SetReset s -> before.high(s.reset())
                ? s.resetValue()
                : before.high(s.set()) || !before.high(s.clear()) && before.high(s.out());
            case Gate.Latch _, Gate.Ram _ -> null;
        });
    }
}
