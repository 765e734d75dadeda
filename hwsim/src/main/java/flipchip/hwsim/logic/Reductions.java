package flipchip.hwsim.logic;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BinaryOperator;
import flipchip.hwsim.netlist.Net;
import flipchip.hwsim.netlist.NetlistBuilder;

/// Balanced trees of two-input gates: n inputs cost n - 1 gates and are ceil(log2 n) deep.
public final class Reductions {
    private Reductions() {}

    /// High where any input is; low for no inputs.
    public static Net or(NetlistBuilder n, List<Net> inputs) {
        return inputs.isEmpty() ? Net.ZERO : tree(inputs, n::or);
    }

    /// High where all inputs are; high for no inputs.
    public static Net and(NetlistBuilder n, List<Net> inputs) {
        return inputs.isEmpty() ? Net.ONE : tree(inputs, n::and);
    }

    /// High where an odd number of inputs is high; low for no inputs.
    public static Net xor(NetlistBuilder n, List<Net> inputs) {
        return inputs.isEmpty() ? Net.ZERO : tree(inputs, n::xor);
    }

    /// Joins neighbours level by level; an odd one out waits for the next level.
    private static Net tree(List<Net> inputs, BinaryOperator<Net> gate) {
        List<Net> level = inputs;
        while (level.size() > 1) {
            List<Net> above = new ArrayList<>();
            for (int i = 0; i + 1 < level.size(); i += 2) {
                above.add(gate.apply(level.get(i), level.get(i + 1)));
            }
            if (level.size() % 2 != 0) {
                above.add(level.getLast());
            }
            level = above;
        }
        return level.getFirst();
    }
}
