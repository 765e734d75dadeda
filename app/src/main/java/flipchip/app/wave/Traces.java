package flipchip.app.wave;

import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import flipchip.hwsim.ClockRun;
import flipchip.hwsim.GameRun;
import flipchip.hwsim.MachineState;
import flipchip.hwsim.MoveRun;
import flipchip.hwsim.netlist.Net;

/// Reads the values of signals out of a recording, in one pass. Any thread.
final class Traces {
    private Traces() {}

    /// A trace of each signal.
    static Map<Signal, Trace> of(GameRun run, Collection<Signal> signals) {
        List<Growing> growing = signals.stream().distinct().map(signal -> new Growing(signal,
            run.stateAt(run.first()))).toList();
        Map<Integer, int[][]> readers = readers(growing);
        int[][][] ofNet = new int[run.machine().circuit().netlist().netCount()][][];
        readers.forEach((net, places) -> ofNet[net] = places);
        int period = run.machine().options().period();
        for (MoveRun move : run.moves()) {
            for (ClockRun clock : move.clocks()) {
                for (int step = clock.number() == 0 ? 1 : 0; step <= clock.steps(); step++) {
                    int time = Math.toIntExact(clock.number() * period + step);
                    for (int net : clock.changesAt(step)) {
                        toggle(growing, ofNet[net], time);
                    }
                }
            }
        }
        Map<Signal, Trace> traces = new LinkedHashMap<>();
        growing.forEach(one -> traces.put(one.signal, one.finish()));
        return traces;
    }

    private static void toggle(List<Growing> growing, int[][] places, int time) {
        if (places != null) {
            for (int[] place : places) {
                growing.get(place[0]).toggle(time, place[1]);
            }
        }
    }

    /// Which bit of which signal a net is: pairs of signal and bit.
    private static Map<Integer, int[][]> readers(List<Growing> growing) {
        Map<Integer, int[][]> readers = new HashMap<>();
        for (int i = 0; i < growing.size(); i++) {
            List<Net> nets = growing.get(i).signal.bus().nets();
            for (int bit = 0; bit < nets.size(); bit++) {
                int[] place = {i, bit};
                readers.merge(nets.get(bit).id(), new int[][] {place}, (old, one) -> {
                    int[][] more = Arrays.copyOf(old, old.length + 1);
                    more[old.length] = one[0];
                    return more;
                });
            }
        }
        return readers;
    }

    /// A trace that grows at its end.
    private static final class Growing {
        private final Signal signal;
        private int[] times = new int[16];
        private long[] values = new long[16];
        private int count = 1;

        Growing(Signal signal, MachineState first) {
            this.signal = signal;
            values[0] = first.value(signal.bus());
        }

        void toggle(int time, int bit) {
            long value = values[count - 1] ^ 1L << bit;
            if (times[count - 1] < time) {
                if (count == times.length) {
                    times = Arrays.copyOf(times, 2 * count);
                    values = Arrays.copyOf(values, 2 * count);
                }
                times[count++] = time;
            }
            values[count - 1] = value;
        }

        /// Leaves out what came to nothing: changes at one moment that took each other back.
        Trace finish() {
            int kept = 1;
            for (int i = 1; i < count; i++) {
                if (values[i] != values[kept - 1]) {
                    times[kept] = times[i];
                    values[kept++] = values[i];
                }
            }
            return new Trace(Arrays.copyOf(times, kept), Arrays.copyOf(values, kept));
        }
    }
}
