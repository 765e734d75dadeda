package flipchip.app.circuit.waves;

import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.LongPredicate;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.sim.Waveform;
import flipchip.hwsim.gates.sim.Waveform.Transition;
import flipchip.hwsim.referee.run.GameRun;

/// A trace: the values of one signal over a whole run. Immutable; time is counted in gate delays from
/// power-up.
public final class Trace {
    /// Of a signal that is not computed yet.
    public static final Trace NONE = new Trace(new int[] {0}, new long[] {0});

    private final int[] times;
    private final long[] values;

    /// The traces of `signals`, none wider than 64 bits, over a recording. Any thread.
    static Map<Signal, Trace> of(GameRun run, Collection<Signal> signals) {
        Map<String, Bus> buses = new LinkedHashMap<>();
        signals.forEach(signal -> buses.put(signal.name(), signal.bus()));
        Waveform waveform = run.waveform(buses);
        Map<Signal, Trace> traces = new LinkedHashMap<>();
        signals.forEach(signal -> {
            List<Transition> taken = waveform.transitions(waveform.find(signal.name()));
            traces.put(signal, new Trace(taken.stream().mapToInt(Transition::time).toArray(),
                taken.stream().mapToLong(one -> one.value().longValue()).toArray()));
        });
        return traces;
    }

    /// @param times  when the signal takes each value, ascending, the first 0; not copied
    /// @param values as many; not copied
    public Trace(int[] times, long[] values) {
        this.times = times;
        this.values = values;
    }

    int size() {
        return times.length;
    }

    int time(int index) {
        return times[index];
    }

    long value(int index) {
        return values[index];
    }

    /// Which value holds at `time`.
    int indexAt(double time) {
        int at = Arrays.binarySearch(times, (int) Math.floor(time));
        return Math.max(0, at >= 0 ? at : -at - 2);
    }

    public long valueAt(int time) {
        return values[indexAt(time)];
    }

    /// When the signal next changes after `time`, or last changed before it.
    OptionalInt edge(int time, boolean forward) {
        return find(time, forward, _ -> true);
    }

    /// The next change after `time`, or the last before it, to a value that is `wanted`.
    public OptionalInt find(int time, boolean forward, LongPredicate wanted) {
        int from = indexAt(time);
        int index = forward ? from + 1 : times[from] < time ? from : from - 1;
        while (index >= 1 && index < times.length) {
            if (wanted.test(values[index])) {
                return OptionalInt.of(times[index]);
            }
            index += forward ? 1 : -1;
        }
        return OptionalInt.empty();
    }
}
