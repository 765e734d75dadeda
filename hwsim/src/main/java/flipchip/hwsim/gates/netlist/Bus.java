package flipchip.hwsim.gates.netlist;

import java.util.List;
import java.util.stream.IntStream;

/// A bus: nets that form a number, bit 0 first.
public record Bus(List<Net> nets) {
    public Bus {
        nets = List.copyOf(nets);
    }

    public static Bus of(Net... nets) {
        return new Bus(List.of(nets));
    }

    /// The constant `value` on `width` wires.
    public static Bus constant(long value, int width) {
        return new Bus(
            IntStream.range(0, width).mapToObj(i -> (value >>> i & 1) != 0 ? Net.ONE : Net.ZERO).toList());
    }

    public int width() {
        return nets.size();
    }

    public Net get(int bit) {
        return nets.get(bit);
    }

    /// Bits `from` to `to - 1`.
    public Bus slice(int from, int to) {
        return new Bus(nets.subList(from, to));
    }
}
