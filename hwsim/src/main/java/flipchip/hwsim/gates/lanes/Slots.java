package flipchip.hwsim.gates.lanes;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/// An allocation of places for the values of a pass: a place is reused once its value has been read for the
/// last time, which keeps the values in the cache. Pins keep their places.
final class Slots {
    private final int[] slotOf;
    private int count;

    /// @param pinned by net: it has a place of its own for ever
    Slots(List<FusedGates.Row> rows, boolean[] pinned) {
        slotOf = new int[pinned.length];
        Arrays.fill(slotOf, -1);
        int[] lastRead = new int[pinned.length];
        for (int i = 0; i < rows.size(); i++) {
            FusedGates.Row row = rows.get(i);
            lastRead[row.a()] = i;
            lastRead[row.b()] = i;
            lastRead[row.c()] = i;
        }
        for (int net = 0; net < pinned.length; net++) {
            if (pinned[net]) {
                slotOf[net] = count++;
            }
        }
        Deque<Integer> free = new ArrayDeque<>();
        for (int i = 0; i < rows.size(); i++) {
            FusedGates.Row row = rows.get(i);
            int[] read = {row.a(), row.b(), row.c()};
            for (int k = 0; k < read.length; k++) {
                boolean again = k > 0 && read[k] == read[k - 1] || k > 1 && read[k] == read[0];
                if (lastRead[read[k]] == i && !pinned[read[k]] && !again) {
                    free.push(slotOf[read[k]]);
                }
            }
            if (!pinned[row.out()]) {
                slotOf[row.out()] = free.isEmpty() ? count++ : free.pop();
            }
        }
    }

    int of(int net) {
        return slotOf[net];
    }

    int count() {
        return count;
    }
}
