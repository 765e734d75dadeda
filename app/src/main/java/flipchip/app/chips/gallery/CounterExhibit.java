package flipchip.app.chips.gallery;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.hwsim.circuit.selector.CounterRun;
import flipchip.hwsim.circuit.selector.DiscCounter;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.Scope;

/// An exhibit of the disc counter of the endgame-chip paper, gate delay by gate delay: 64 wires at the top,
/// six levels of adders below, the numbers on their outputs. A number that has just changed is framed.
final class CounterExhibit extends Exhibit {
    private static final long SEED = 64;

    CounterExhibit() {
        super("counter", "some", "full", "one");
    }

    @Override
    Recording<?> record(Request request) {
        long discs = switch (request.choice()) {
            case "full" -> -1L;
            case "one" -> 1L << 63;
            default -> new SplittableRandom(SEED).nextLong();
        };
        CounterRun run = CounterRun.record(discs);
        Origin.Counted in = new Origin.Counted(DiscCounter.netlist());
        return new Recording<>(run.steps(), step -> sentence(discs, step),
            (area, step) -> draw(area, discs, step), in,
            List.of(gates(in), depth(in), figure("settles", run.last().delay(), in),
                figure("levels", levels(in.circuit()), in)),
            text("result", run.last().count()))
            .openingAt(step -> step.now().count() != step.before().count());
    }

    /// Rows of adders: each is named after its level.
    private static long levels(Netlist netlist) {
        return netlist.scopes().stream().map(Scope::name).filter(name -> name.contains("_"))
            .map(name -> name.substring(0, name.indexOf('_'))).distinct().count();
    }

    private String sentence(long discs, Step<CounterRun.Step> step) {
        if (step.index() == 0) {
            return text("say.start", Long.bitCount(discs));
        }
        List<String> levels = new ArrayList<>();
        for (int level = 0; level < CounterRun.LEVELS; level++) {
            int changed = 0;
            for (int adder = 0; adder < step.now().sums().get(level).size(); adder++) {
                changed += isNew(step, level, adder) ? 1 : 0;
            }
            if (changed > 0) {
                levels.add(text("say.level", level + 1, changed));
            }
        }
        return text(step.isLast() ? "say.end" : "say", step.now().delay(),
            levels.isEmpty() ? text("say.inner") : String.join(", ", levels), step.now().count());
    }

    /// Whether an adder shows another number than a gate delay ago.
    private static boolean isNew(Step<CounterRun.Step> step, int level, int adder) {
        return !step.now().sums().get(level).get(adder).equals(step.before().sums().get(level).get(adder));
    }

    private static void draw(Area area, long discs, Step<CounterRun.Step> step) {
        TreeBlock tree = new TreeBlock(area.inset(8, 0, 8, 0), CounterRun.LEVELS + 1);
        for (int level = 0; level < CounterRun.LEVELS; level++) {
            tree.wires(level, 64 >> level, 2, _ -> false);
        }
        for (int i = 0; i < 64; i++) {
            boolean high = (discs >>> i & 1) != 0;
            Area node = tree.node(0, i, 64, 0.84, 64);
            node.box(high ? CanvasColor.LEGAL : CanvasColor.CELL, CanvasColor.CELL_BORDER, false).label(
                high ? "1" : "0", high ? CanvasColor.DIE : CanvasColor.QUIET,
                Math.min(Area.SMALL, node.width() * 1.5));
        }
        for (int level = 0; level < CounterRun.LEVELS; level++) {
            List<Integer> sums = step.now().sums().get(level);
            for (int i = 0; i < sums.size(); i++) {
                boolean changed = isNew(step, level, i);
                Area node = tree.node(level + 1, i, sums.size(), 0.86, 34);
                node.box(changed ? CanvasColor.RAISED : CanvasColor.CELL,
                    changed ? CanvasColor.TIP : CanvasColor.CELL_BORDER, changed)
                    .label(sums.get(i).toString(), sums.get(i) == 0 ? CanvasColor.QUIET : CanvasColor.TEXT,
                        Math.min(Area.NORMAL, node.width() * 0.7));
            }
        }
    }
}
