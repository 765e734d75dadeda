package flipchip.hwsim.gates.sim;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// A recording of named signals over time, one unit of time being one gate delay. Made by [WaveformRecorder].
///
/// Kept as the values at time 0 and the bits that changed at each later instant. Signal i owns the bits
/// from [#firstBit(int)] on, bit 0 of the bus first.
/// Thread: any
public final class Waveform {
    /// @param name  full name, scopes first: `d4.remB[S]`
    /// @param width number of bits, at least 1
    public record Signal(String name, int width) {}

    /// A value that a signal takes.
    ///
    /// @param time  in gate delays
    /// @param value unsigned number on the signal from then on
    public record Transition(int time, BigInteger value) {}

    private final List<Signal> signals;
    private final int[] firstBits;
    private final boolean[] initial;
    private final int[] times;
    private final int[][] toggles;
    private final int length;

    Waveform(List<Signal> signals, boolean[] initial, int[] times, int[][] toggles, int length) {
        this.signals = List.copyOf(signals);
        this.initial = initial;
        this.times = times;
        this.toggles = toggles;
        this.length = length;
        firstBits = new int[signals.size() + 1];
        for (int i = 0; i < signals.size(); i++) {
            firstBits[i + 1] = firstBits[i] + signals.get(i).width();
        }
    }

    public List<Signal> signals() {
        return signals;
    }

    /// Number of bits of all signals together.
    public int bits() {
        return initial.length;
    }

    public int firstBit(int signal) {
        return firstBits[signal];
    }

    /// Time of the last instant recorded, whether or not anything changed then.
    public int length() {
        return length;
    }

    /// Value of every bit at time 0. A new array.
    public boolean[] initial() {
        return initial.clone();
    }

    /// Times above 0 at which bits changed, ascending. A new array.
    public int[] times() {
        return times.clone();
    }

    /// The bits that changed at `times()[i]`, ascending. A new array.
    public int[] toggles(int i) {
        return toggles[i].clone();
    }

    /// The piece from `first` to `last`, whose time begins again at 0.
    ///
    /// @throws IllegalArgumentException unless 0 <= `first` <= `last` <= [#length()]
    public Waveform part(int first, int last) {
        if (first < 0 || first > last || last > length) {
            throw new IllegalArgumentException(
                "no piece from " + first + " to " + last + " of 0 to " + length);
        }
        boolean[] values = initial.clone();
        int from = 0;
        while (from < times.length && times[from] <= first) {
            for (int bit : toggles[from]) {
                values[bit] = !values[bit];
            }
            from++;
        }
        int to = from;
        while (to < times.length && times[to] <= last) {
            to++;
        }
        return new Waveform(signals, values,
            Arrays.stream(times, from, to).map(time -> time - first).toArray(),
            Arrays.copyOfRange(toggles, from, to), last - first);
    }

    /// The same with a clock as its last signal: 1 in the first half of each period, 0 in the second.
    ///
    /// @param period of the clock, at least 2
    public Waveform withClock(String name, int period) {
        List<Signal> all = new ArrayList<>(signals);
        all.add(new Signal(name, 1));
        boolean[] values = Arrays.copyOf(initial, initial.length + 1);
        values[initial.length] = true;
        List<Integer> instants = new ArrayList<>();
        List<int[]> changes = new ArrayList<>();
        int next = 0;
        for (int time = 1; time <= length; time++) {
            boolean ticks = time % period == 0 || time % period == period / 2;
            boolean changed = next < times.length && times[next] == time;
            if (ticks || changed) {
                int[] now = changed ? toggles[next] : new int[0];
                instants.add(time);
                changes.add(ticks
                    ? IntStream.concat(IntStream.of(now), IntStream.of(initial.length)).toArray()
                    : now);
            }
            next += changed ? 1 : 0;
        }
        return new Waveform(all, values, instants.stream().mapToInt(Integer::intValue).toArray(),
            changes.toArray(int[][]::new), length);
    }

    /// Number of the signal with this name, -1 if there is none.
    public int find(String name) {
        for (int i = 0; i < signals.size(); i++) {
            if (signals.get(i).name().equals(name)) {
                return i;
            }
        }
        return -1;
    }

    /// What `signal` shows at time 0 and, after that, each time it changes.
    public List<Transition> transitions(int signal) {
        int from = firstBits[signal];
        int to = firstBits[signal + 1];
        BigInteger value = BigInteger.ZERO;
        for (int bit = from; bit < to; bit++) {
            value = initial[bit] ? value.setBit(bit - from) : value;
        }
        List<Transition> transitions = new ArrayList<>(List.of(new Transition(0, value)));
        for (int i = 0; i < times.length; i++) {
            int at = Arrays.binarySearch(toggles[i], from);
            BigInteger next = value;
            for (int t = at < 0 ? -at - 1 : at; t < toggles[i].length && toggles[i][t] < to; t++) {
                next = next.flipBit(toggles[i][t] - from);
            }
            if (!next.equals(value)) {
                value = next;
                transitions.add(new Transition(times[i], value));
            }
        }
        return List.copyOf(transitions);
    }
}
