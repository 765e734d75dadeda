package flipchip.app.chips.gallery;

import java.util.List;
import java.util.stream.IntStream;

/// A step of a recorded run, with all other steps.
///
/// @param <S> the state at one step
record Step<S>(List<S> all, int index) {
    S now() {
        return all.get(index);
    }

    /// The step before; at the first one, that one.
    S before() {
        return all.get(Math.max(0, index - 1));
    }

    boolean isLast() {
        return index == all.size() - 1;
    }

    /// A slot of an area for each step; a press in a slot leads to its step.
    List<Area> slots(Area area) {
        List<Area> slots = IntStream.range(0, all.size()).mapToObj(i -> area.column(i, all.size())).toList();
        lead(slots);
        return slots;
    }

    static void lead(List<Area> slots) {
        IntStream.range(0, slots.size()).forEach(i -> slots.get(i).leadsTo(i));
    }
}
