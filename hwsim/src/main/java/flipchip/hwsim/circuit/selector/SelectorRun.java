package flipchip.hwsim.circuit.selector;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.Scope;
import flipchip.hwsim.gates.sim.UnitDelaySimulator;

/// A run of legal moves through the selector, gate delay by gate delay. When a choice has settled, the
/// remaining moves come in, until none is left.
///
/// @param legal the moves at the beginning
/// @param steps all choices one after another, each from its step 0
public record SelectorRun(long legal, List<Step> steps) {

    /// What a part of the tree shows.
    ///
    /// @param enable some input is high
    /// @param code   of the chosen input; means nothing while `enable` is low
    public record Part(boolean enable, int code) {}

    /// @param choice    number of the choice, from 1
    /// @param delay     gate delays since these moves came
    /// @param legal     moves at the input
    /// @param fours     the 16 selectors of four inputs, inputs 0 to 3 first
    /// @param sixteens  the four groups of 16 inputs, inputs 0 to 15 first
    /// @param all       the whole selector; its code is the rank of the chosen square
    /// @param square    what the output converter shows
    /// @param remaining moves without the chosen one
    /// @param settled   nothing changes after this step
    public record Step(int choice, int delay, long legal, List<Part> fours, List<Part> sixteens, Part all,
            Square square, long remaining, int changes, boolean settled) {
        public Step {
            fours = List.copyOf(fours);
            sixteens = List.copyOf(sixteens);
        }

        /// The chosen square, if there is a move.
        public Optional<Square> chosen() {
            return all.enable ? Optional.of(square) : Optional.empty();
        }
    }

    public SelectorRun {
        steps = List.copyOf(steps);
    }

    /// Selects until no move is left.
    ///
    /// @throws IllegalArgumentException without a move
    public static SelectorRun record(long legal) {
        if (legal == 0) {
            throw new IllegalArgumentException("no move to select");
        }
        Netlist netlist = MoveSelector.netlist();
        UnitDelaySimulator sim = new UnitDelaySimulator(netlist);
        List<Step> steps = new ArrayList<>();
        int choice = 0;
        for (long moves = legal; moves != 0; moves = steps.getLast().remaining) {
            choice++;
            sim.set("legal", moves);
            steps.add(step(sim, choice, 0, moves, sim.changes().length, false));
            int delay = 1;
            for (int changes = sim.step(); changes > 0; changes = sim.step()) {
                steps.add(step(sim, choice, delay++, moves, changes, false));
            }
            Step last = steps.removeLast();
            steps.add(step(sim, choice, last.delay, moves, last.changes, true));
        }
        return new SelectorRun(legal, steps);
    }

    private static Step step(UnitDelaySimulator sim, int choice, int delay, long moves, int changes,
            boolean settled) {
        Netlist netlist = sim.netlist();
        List<Part> fours = new ArrayList<>();
        List<Part> sixteens = new ArrayList<>();
        Part all = null;
        for (Scope scope : netlist.scopes()) {
            switch (scope.type()) {
                case "priority_selector_64" -> all = part(scope, sim);
                case "priority_selector_16" -> sixteens.add(part(scope, sim));
                case "sel4" -> {
                    if (!scope.name().equals("top")) {
                        fours.add(part(scope, sim));
                    }
                }
                default -> {}
            }
        }
        return new Step(choice, delay, moves, fours, sixteens, all, Square.of((int) sim.value("square")),
            sim.value("remaining"), changes, settled);
    }

    private static Part part(Scope scope, UnitDelaySimulator sim) {
        return new Part(sim.value(scope.bus("enable")) != 0, (int) sim.value(scope.bus("code")));
    }
}
