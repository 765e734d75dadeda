package flipchip.app.chips.gallery;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import flipchip.app.chips.gallery.Figure.Origin;
import flipchip.hwsim.circuit.selector.CounterRun;
import flipchip.hwsim.circuit.selector.DiscCounter;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistStats;
import flipchip.hwsim.gates.netlist.Scope;

/// Document 000's disc counter, gate delay by gate delay.
final class CounterExhibit extends Exhibit<CounterExhibit.Shot> {
    private static final long SEED = 64;

    /// One step with the one before it.
    record Shot(CounterRun run, int index) {
        CounterRun.Step step() {
            return run.steps().get(index);
        }

        CounterRun.Step before() {
            return run.steps().get(Math.max(0, index - 1));
        }
    }

    CounterExhibit() {
        super("counter", CounterPicture::new, "some", "full", "one");
    }

    @Override
    Recording<Shot> record(String choice, BooleanSupplier cancelled) {
        long discs = switch (choice) {
            case "full" -> -1L;
            case "one" -> 1L << 63;
            default -> new SplittableRandom(SEED).nextLong();
        };
        CounterRun run = CounterRun.record(discs);
        List<Shot> shots = new ArrayList<>();
        for (int i = 0; i < run.steps().size(); i++) {
            shots.add(new Shot(run, i));
        }
        Netlist netlist = DiscCounter.netlist();
        NetlistStats stats = NetlistStats.of(netlist);
        Origin in = new Origin.Counted(netlist);
        int gates = stats.gates().values().stream().mapToInt(Integer::intValue).sum();
        return new Recording<>(shots, this::say, in,
            List.of(figure("gates", gates, in), figure("depth", stats.depth(), in),
                figure("settles", run.last().delay(), in), same("levels", levels(netlist), in, "000")),
            text("result", run.last().count()));
    }

    /// Rows of adders: each is named after its level.
    private static long levels(Netlist netlist) {
        return netlist.scopes().stream().map(Scope::name).filter(name -> name.contains("_"))
            .map(name -> name.substring(0, name.indexOf('_'))).distinct().count();
    }

    private String say(Shot shot) {
        if (shot.index == 0) {
            return text("say.start", Long.bitCount(shot.run.discs()));
        }
        List<String> levels = new ArrayList<>();
        for (int level = 0; level < CounterRun.LEVELS; level++) {
            int changed = changed(shot, level);
            if (changed > 0) {
                levels.add(text("say.level", level + 1, changed));
            }
        }
        String what = levels.isEmpty() ? text("say.inner") : String.join(", ", levels);
        boolean last = shot.index == shot.run.steps().size() - 1;
        return text(last ? "say.end" : "say", shot.step().delay(), what, shot.step().count());
    }

    /// Adders of a level that show another number than a gate delay ago.
    static int changed(Shot shot, int level) {
        int changed = 0;
        List<Integer> now = shot.step().sums().get(level);
        for (int i = 0; i < now.size(); i++) {
            changed += now.get(i).equals(shot.before().sums().get(level).get(i)) ? 0 : 1;
        }
        return changed;
    }

    /// The whole number has just come out.
    @Override
    int telling(Recording<Shot> run) {
        return last(run, shot -> shot.step().count() != shot.before().count());
    }
}
