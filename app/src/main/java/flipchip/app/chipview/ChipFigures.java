package flipchip.app.chipview;

import flipchip.app.text.Texts;
import flipchip.hwsim.OthelloMachine;
import flipchip.hwsim.array.ArrayStats;
import flipchip.hwsim.array.NineTypes;

/// The sizes of the chip in one line, and where each of them comes from. Immutable.
///
/// @param text   the figures, counted from the netlist
/// @param origin for each: computed here or quoted, both values where they differ, and why
public record ChipFigures(String text, String origin) {
    private static final Texts TEXTS = Texts.of("chipview");
    /// What document 004 prints for the gates of the array: 64 cells of 114.
    private static final int QUOTED_GATES = 7296;
    /// What document 004 prints for the slowest path once the position is latched: 2n + 6 for a run of 6.
    private static final int QUOTED_DELAYS = 18;

    /// Counts the netlist of `machine`.
    public static ChipFigures of(OthelloMachine machine) {
        ArrayStats stats = ArrayStats.of(machine.circuit().netlist());
        int nineTypes = NineTypes.gates().values().stream().mapToInt(Integer::intValue).sum();
        int period = machine.options().period();
        return new ChipFigures(TEXTS.get("figures.chip", stats.total(), stats.live(), period),
            TEXTS.get("figures.origin", stats.total(), QUOTED_GATES, stats.live(), nineTypes, period,
                QUOTED_DELAYS));
    }
}
