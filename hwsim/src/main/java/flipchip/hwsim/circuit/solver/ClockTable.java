package flipchip.hwsim.circuit.solver;

import java.util.EnumMap;
import java.util.Map;

/// A table of clocks per state of the sequencer.
///
/// @param initial before the first iteration
/// @param compare at the start of every iteration: the score comparison
/// @param states  further clocks of each state
/// @param end     after the last iteration
public record ClockTable(int initial, int compare, Map<NodeType, Integer> states, int end) {

    /// Table 6 of the endgame-chip paper and the sentences around it.
    public static final ClockTable DOCUMENT = of(6, 3, 16, 4, 4, 4, 3, 2);

    public ClockTable {
        states = Map.copyOf(states);
        if (states.size() != NodeType.values().length) {
            throw new IllegalArgumentException("clocks for " + states.keySet() + ", all five states needed");
        }
    }

    /// States in the order of [NodeType].
    public static ClockTable of(int initial, int compare, int tree, int leaf, int ended, int pass, int cutoff,
            int end) {
        Map<NodeType, Integer> states = new EnumMap<>(NodeType.class);
        states.put(NodeType.TREE, tree);
        states.put(NodeType.LEAF, leaf);
        states.put(NodeType.ENDED, ended);
        states.put(NodeType.PASS, pass);
        states.put(NodeType.CUTOFF, cutoff);
        return new ClockTable(initial, compare, states, end);
    }

    /// Clocks of one iteration, comparison included.
    public int iteration(NodeType type) {
        return compare + states.get(type);
    }

    /// The endgame-chip paper's formula. Hits of a hash table have clocks of their own.
    public long total(NodeCounts counts) {
        long clocks = initial + end;
        for (NodeType type : NodeType.values()) {
            clocks += counts.of(type) * iteration(type);
        }
        return clocks;
    }
}
