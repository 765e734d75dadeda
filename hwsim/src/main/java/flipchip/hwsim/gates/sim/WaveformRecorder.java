package flipchip.hwsim.gates.sim;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;

/// A builder of a [Waveform] from the nets that change at each instant. One use.
/// Thread: owner
public final class WaveformRecorder {
    private static final int[] NONE = {};

    private final List<Waveform.Signal> signals = new ArrayList<>();
    private final List<Net> bits = new ArrayList<>();
    private final int[][] bitsOf;
    private final boolean[] initial;
    private final List<Integer> times = new ArrayList<>();
    private final List<int[]> toggles = new ArrayList<>();
    private int length;

    /// Records the given buses under the given names, in the map's order.
    ///
    /// @param netImage value of every net at time 0 as [SimulatorState#nets()] makes it
    public WaveformRecorder(Netlist netlist, Map<String, Bus> named, long[] netImage) {
        named.forEach((name, bus) -> {
            signals.add(new Waveform.Signal(name, bus.width()));
            bits.addAll(bus.nets());
        });
        bitsOf = new int[netlist.netCount()][];
        Arrays.fill(bitsOf, NONE);
        initial = new boolean[bits.size()];
        for (int bit = 0; bit < initial.length; bit++) {
            int net = bits.get(bit).id();
            bitsOf[net] = Arrays.copyOf(bitsOf[net], bitsOf[net].length + 1);
            bitsOf[net][bitsOf[net].length - 1] = bit;
            initial[bit] = (netImage[net >>> 6] >>> net & 1) != 0;
        }
    }

    /// A recorder of the present state of `simulator`.
    public static WaveformRecorder of(UnitDelaySimulator simulator, Map<String, Bus> named) {
        return new WaveformRecorder(simulator.netlist(), named, simulator.save().nets());
    }

    /// Every net of `netlist` but the constants, each a signal of one bit under its full name.
    public static Map<String, Bus> allNets(Netlist netlist) {
        Map<String, Bus> named = new LinkedHashMap<>();
        IntStream.range(Net.ONE.id() + 1, netlist.netCount()).mapToObj(Net::new)
            .forEach(net -> named.put(netlist.nameOf(net), Bus.of(net)));
        return named;
    }

    /// Notes that the nets with these ids changed at `time`. Several calls for one time add up: a net that
    /// changes twice at one time has not changed.
    ///
    /// @throws IllegalArgumentException if `time` is before the last one
    public WaveformRecorder changed(int time, int... nets) {
        if (time < length) {
            throw new IllegalArgumentException("time " + time + " after " + length);
        }
        length = time;
        int[] now = bits(nets);
        if (time == 0) {
            for (int bit : now) {
                initial[bit] = !initial[bit];
            }
        } else if (!times.isEmpty() && times.getLast() == time) {
            toggles.set(toggles.size() - 1, difference(toggles.getLast(), now));
        } else if (now.length > 0) {
            times.add(time);
            toggles.add(now);
        }
        return this;
    }

    /// The recorded bits of these nets, ascending. Most nets have none.
    private int[] bits(int[] nets) {
        int count = 0;
        for (int net : nets) {
            count += bitsOf[net].length;
        }
        if (count == 0) {
            return NONE;
        }
        int[] found = new int[count];
        int at = 0;
        for (int net : nets) {
            for (int bit : bitsOf[net]) {
                found[at++] = bit;
            }
        }
        Arrays.sort(found);
        return found;
    }

    /// What is in one of the two sorted arrays but not in both.
    private static int[] difference(int[] one, int[] other) {
        return IntStream.concat(IntStream.of(one).filter(bit -> Arrays.binarySearch(other, bit) < 0),
            IntStream.of(other).filter(bit -> Arrays.binarySearch(one, bit) < 0)).sorted().toArray();
    }

    /// Notes the changes of the simulator's present instant.
    public WaveformRecorder sample(UnitDelaySimulator simulator, int time) {
        return changed(time, simulator.changes());
    }

    public Waveform finish() {
        return new Waveform(signals, initial.clone(), times.stream().mapToInt(Integer::intValue).toArray(),
            toggles.toArray(int[][]::new), length);
    }
}
