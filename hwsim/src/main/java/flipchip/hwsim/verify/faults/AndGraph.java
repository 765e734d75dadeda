package flipchip.hwsim.verify.faults;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// A network of AND gates and inverters in which equal gates are one.
///
/// A literal is twice the number of a gate or an input, and 1 more where it is inverted; 0 is false and 1 is
/// true. Form: Biere, "The AIGER And-Inverter Graph (AIG) Format".
/// Thread: owner
final class AndGraph {
    static final int FALSE = 0;
    static final int TRUE = 1;

    private final List<String> inputs;
    /// The literals that a gate reads, the larger one in the upper half.
    private final List<Long> gates = new ArrayList<>();
    private final Map<Long, Integer> literals = new HashMap<>();

    /// @param inputs their names
    AndGraph(List<String> inputs) {
        this.inputs = List.copyOf(inputs);
    }

    int input(int index) {
        return 2 * (index + 1);
    }

    int and(int one, int other) {
        int low = Math.min(one, other);
        int high = Math.max(one, other);
        if (low == FALSE || low == (high ^ 1)) {
            return FALSE;
        }
        if (low == TRUE || low == high) {
            return high;
        }
        return literals.computeIfAbsent((long) high << 32 | low, pair -> {
            gates.add(pair);
            return 2 * (inputs.size() + gates.size());
        });
    }

    int or(int one, int other) {
        return and(one ^ 1, other ^ 1) ^ 1;
    }

    int differ(int one, int other) {
        return or(and(one, other ^ 1), and(one ^ 1, other));
    }

    /// The gates behind one literal as a binary AIGER file with all inputs and one output.
    byte[] aiger(int output) {
        int first = inputs.size() + 1;
        boolean[] used = new boolean[first + gates.size()];
        used[output / 2] = true;
        for (int gate = gates.size() - 1; gate >= 0; gate--) {
            if (used[first + gate]) {
                used[high(gate) / 2] = true;
                used[low(gate) / 2] = true;
            }
        }
        int[] renamed = new int[used.length];
        Arrays.setAll(renamed, variable -> variable < first ? variable : 0);
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        int variables = inputs.size();
        for (int gate = 0; gate < gates.size(); gate++) {
            if (used[first + gate]) {
                renamed[first + gate] = ++variables;
                int one = renamed[high(gate) / 2] * 2 + (high(gate) & 1);
                int other = renamed[low(gate) / 2] * 2 + (low(gate) & 1);
                number(body, 2 * variables - Math.max(one, other));
                number(body, Math.abs(one - other));
            }
        }
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        text(file, "aig " + variables + " " + inputs.size() + " 0 1 " + (variables - inputs.size()) + "\n");
        text(file, renamed[output / 2] * 2 + (output & 1) + "\n");
        file.writeBytes(body.toByteArray());
        for (int i = 0; i < inputs.size(); i++) {
            text(file, "i" + i + " " + inputs.get(i) + "\n");
        }
        return file.toByteArray();
    }

    private int high(int gate) {
        return (int) (gates.get(gate) >>> 32);
    }

    private int low(int gate) {
        return gates.get(gate).intValue();
    }

    /// Seven bits a byte, the lowest first; the eighth means that more follow.
    private static void number(ByteArrayOutputStream out, int number) {
        int rest = number;
        for (; rest > 0x7F; rest >>>= 7) {
            out.write(rest & 0x7F | 0x80);
        }
        out.write(rest);
    }

    private static void text(ByteArrayOutputStream out, String text) {
        out.writeBytes(text.getBytes(StandardCharsets.US_ASCII));
    }
}
