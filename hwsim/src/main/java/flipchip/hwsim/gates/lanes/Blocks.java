package flipchip.hwsim.gates.lanes;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Live gates in blocks, each a method, and places in memory for the values that more than one block
/// needs. A place is used again behind the block that reads it last, which keeps the values in the cache;
/// pins keep theirs.
final class Blocks {
    /// Longer ones keep more values in registers, and the JVM takes longer to compile them.
    private static final int GATES = 80;

    private final List<List<Integer>> gates = new ArrayList<>();
    private final Map<Integer, Integer> placeOf = new HashMap<>();
    private int places;

    Blocks(LiveGates live) {
        List<Integer> order = live.order();
        Map<Integer, Integer> lastReader = new HashMap<>();
        Set<Integer> stored = new HashSet<>(live.pins());
        Map<Integer, Integer> blockOf = new HashMap<>();
        for (int i = 0; i < order.size(); i++) {
            int net = order.get(i);
            int block = i / GATES;
            if (block == gates.size()) {
                gates.add(new ArrayList<>());
            }
            gates.get(block).add(net);
            blockOf.put(net, block);
            for (int in : live.inputs(net)) {
                lastReader.put(in, block);
                if (blockOf.getOrDefault(in, -1) != block) {
                    stored.add(in);
                }
            }
        }
        live.pins().forEach(pin -> placeOf.put(pin, places++));
        place(lastReader, stored);
    }

    private void place(Map<Integer, Integer> lastReader, Set<Integer> stored) {
        Deque<Integer> free = new ArrayDeque<>();
        Map<Integer, List<Integer>> freeBehind = new HashMap<>();
        for (int block = 0; block < gates.size(); block++) {
            for (int net : gates.get(block)) {
                if (stored.contains(net) && !placeOf.containsKey(net)) {
                    int place = free.isEmpty() ? places++ : free.pop();
                    placeOf.put(net, place);
                    freeBehind.computeIfAbsent(lastReader.get(net), _ -> new ArrayList<>()).add(place);
                }
            }
            freeBehind.getOrDefault(block, List.of()).forEach(free::push);
        }
    }

    /// The nets whose gates each block evaluates, in order.
    List<List<Integer>> gates() {
        return gates;
    }

    int places() {
        return places;
    }

    /// The place of a net, or null if only its own block reads it.
    Integer placeOf(int net) {
        return placeOf.get(net);
    }
}
