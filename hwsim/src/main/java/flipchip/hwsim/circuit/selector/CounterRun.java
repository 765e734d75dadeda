package flipchip.hwsim.circuit.selector;

import java.util.ArrayList;
import java.util.List;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.sim.UnitDelaySimulator;

/// A run of discs through the adder tree, gate delay by gate delay: all wires are low before, the discs come
/// at 0.
///
/// @param discs one wire per square
/// @param steps one for each gate delay until nothing changes, step 0 included
public record CounterRun(long discs, List<Step> steps) {
    /// Levels of adders.
    public static final int LEVELS = 6;

    /// @param delay   gate delays since the discs came
    /// @param sums    for each level, 32 sums of two wires first, what its adders show now
    /// @param changes nets that changed in this delay
    public record Step(int delay, List<List<Integer>> sums, int changes) {
        public Step {
            sums = sums.stream().map(List::copyOf).toList();
        }

        /// What the last adder shows.
        public int count() {
            return sums.getLast().getFirst();
        }
    }

    public CounterRun {
        steps = List.copyOf(steps);
    }

    public static CounterRun record(long discs) {
        Netlist netlist = DiscCounter.netlist();
        UnitDelaySimulator sim = new UnitDelaySimulator(netlist);
        List<List<Bus>> adders = adders(netlist);
        sim.set("discs", discs);
        List<Step> steps = new ArrayList<>(List.of(step(sim, adders, 0, sim.changes().length)));
        for (int changes = sim.step(); changes > 0; changes = sim.step()) {
            steps.add(step(sim, adders, steps.size(), changes));
        }
        return new CounterRun(discs, steps);
    }

    private static List<List<Bus>> adders(Netlist netlist) {
        List<List<Bus>> levels = new ArrayList<>();
        for (int level = 1; level <= LEVELS; level++) {
            String name = "level" + level + "_";
            levels.add(netlist.scopes().stream().filter(scope -> scope.name().startsWith(name))
                .map(adder -> adder.bus("sum")).toList());
        }
        return levels;
    }

    private static Step step(UnitDelaySimulator sim, List<List<Bus>> adders, int delay, int changes) {
        return new Step(delay,
            adders.stream().map(level -> level.stream().map(sum -> (int) sim.value(sum)).toList()).toList(),
            changes);
    }

    /// The last step that changed anything.
    public Step last() {
        return steps.getLast();
    }
}
