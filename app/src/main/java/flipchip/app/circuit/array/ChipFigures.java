package flipchip.app.circuit.array;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Supplier;
import flipchip.app.kit.text.Texts;
import flipchip.hwsim.referee.array.ArrayStats;
import flipchip.hwsim.referee.array.ForeignCell;
import flipchip.hwsim.referee.array.NineTypes;
import flipchip.hwsim.referee.run.DelayModel;
import flipchip.hwsim.referee.run.OthelloMachine;

/// A line of the chip's sizes with the origin of each. Immutable.
///
/// @param text   the figures, counted from the netlist
/// @param origin for each: computed here or quoted, both values where they differ, and why
public record ChipFigures(String text, String origin) {
    private static final Texts TEXTS = Texts.of("chipview");
    /// Gates of the array in the cellular-referee lecture: 64 cells of 114.
    private static final int QUOTED_GATES = 7296;
    /// Slowest path after latching in the cellular-referee lecture: 2n + 6 for a run of 6.
    private static final int QUOTED_DELAYS = 18;
    private static final int SELECT = 1;

    /// What the figures depend on.
    ///
    /// @param cell   of which the array is made, if not ours
    /// @param period of the clock, in gate delays
    private record Kind(Optional<ForeignCell> cell, int period) {}

    /// Counts when there is a first picture to look at meanwhile, and again when the cells are others or the
    /// clock is another.
    ///
    /// @param elsewhere counts on a thread that may take its time, and shows what was counted
    public static void count(HardwareViewModel panel, Consumer<Supplier<ChipFigures>> elsewhere) {
        AtomicReference<Optional<Kind>> counted = new AtomicReference<>(Optional.empty());
        panel.momentProperty().addListener((_, _, now) -> now.ifPresent(moment -> {
            OthelloMachine machine = moment.run().machine();
            Optional<Kind> kind = Optional.of(new Kind(machine.options().cell(), machine.options().period()));
            if (!counted.get().equals(kind)) {
                counted.set(kind);
                elsewhere.accept(() -> of(machine));
            }
        }));
    }

    /// Counts the netlist of `machine`.
    public static ChipFigures of(OthelloMachine machine) {
        ArrayStats stats = ArrayStats.of(machine.circuit().netlist());
        if (machine.options().cell().isPresent()) {
            return new ChipFigures(
                TEXTS.get("figures.foreign", stats.total(), stats.live(), machine.options().period()),
                TEXTS.get("figures.foreign.origin", stats.perCell()));
        }
        int nineTypes = NineTypes.gates().values().stream().mapToInt(Integer::intValue).sum();
        int period = machine.options().period();
        int flips = DelayModel.EVERY_GATE_ONE.timings().getLast().flip();
        int needed = SELECT + flips;
        return new ChipFigures(TEXTS.get("figures.chip", stats.total(), stats.live(), period),
            TEXTS.get("figures.origin", stats.total(), QUOTED_GATES, stats.live(), nineTypes, needed,
                QUOTED_DELAYS, flips)
                + (period == needed ? "" : "\n" + TEXTS.get("figures.origin.set", period)));
    }
}
