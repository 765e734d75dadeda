package flipchip.hwsim.circuit.stages;

import java.util.ArrayList;
import java.util.List;

/// The clocks in which a stage of a pipeline works on an item.
///
/// @param first from 1 on
/// @param last  clock in which it is done; it may hold the item longer. Less than `first` where it has
///     nothing to do
public record StageSpan(int first, int last) {
    /// The spans of an item in every stage: a stage is free when the next has taken the item before.
    ///
    /// @param ready   first clock in which the item can enter
    /// @param before  spans of the item before; none for the first item
    /// @param lengths clocks of each stage
    static List<StageSpan> of(int ready, List<StageSpan> before, int... lengths) {
        List<StageSpan> spans = new ArrayList<>();
        int next = ready;
        for (int stage = 0; stage < lengths.length; stage++) {
            int free = before.isEmpty() ? 1
                : stage + 1 < before.size() ? before.get(stage + 1).first
                : before.getLast().last + 1;
            int first = Math.max(next, free);
            next = first + lengths[stage];
            spans.add(new StageSpan(first, next - 1));
        }
        return spans;
    }
}
