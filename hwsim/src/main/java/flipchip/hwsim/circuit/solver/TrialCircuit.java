package flipchip.hwsim.circuit.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import flipchip.hwsim.circuit.selector.MoveSelector;
import flipchip.hwsim.circuit.solver.SolverForm.Added;
import flipchip.hwsim.circuit.solver.SolverRegisters.Phase;
import flipchip.hwsim.gates.logic.Loads;
import flipchip.hwsim.gates.logic.PopulationCount;
import flipchip.hwsim.gates.logic.SignedNumbers;
import flipchip.hwsim.gates.logic.Words;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// An addition of the form [SolverForm#FASTEST_FIRST]: a board for trials, and a list of the node's moves
/// that keeps itself sorted by the number of replies.
///
/// TRIAL: 1 choose, 2 decode, 3-5 forward, 6-8 backward, 9 merge, 10 add disc, 11 replies, 12 count, 13
/// insert. The moves come in the paper's order, so of equal numbers the earlier stays in front. The list
/// goes to the stack with its node.
final class TrialCircuit {
    /// As many moves as a position that the stack has room for can have.
    private static final int PLACES = SolverModel.MAX_EMPTIES;
    private static final int CODE_BITS = 6;
    private static final int COUNT_BITS = 6;

    private final SolverNets nets;
    private final NetlistBuilder n;
    private final Loads registers;
    private final Net trying;

    TrialCircuit(SolverNets nets) {
        this.nets = nets;
        n = nets.n;
        registers = nets.registers;
        trying = nets.phase(Added.TRIAL);
    }

    static Map<String, Integer> registers() {
        return Map.of("trial", 64, "trialMover", 64, "trialOther", 64, "answers", 64, "answerCount",
            COUNT_BITS, "list", PLACES * CODE_BITS, "listCounts", PLACES * COUNT_BITS, "held", PLACES);
    }

    static List<String> pushed() {
        return List.of("list");
    }

    /// The checker's own discs: on trial it is the other side's turn.
    Bus mover(Bus own) {
        return Words.mux(n, trying, own, nets.bus("trialOther"));
    }

    Bus other(Bus opponent) {
        return Words.mux(n, trying, opponent, nets.bus("trialMover"));
    }

    /// What the selector chooses from.
    Bus candidates(Bus moves) {
        return Words.mux(n, trying, moves, nets.bus("trial"));
    }

    /// The code of the remaining move with the fewest replies.
    Bus first() {
        return nets.bus("list").slice(0, CODE_BITS);
    }

    /// The first two steps of a trial, what begins and what shortens the list.
    void choose(Bus code, MoveSelector.Converted converted) {
        Net begins = n.and(nets.at(Phase.COMPARE, 2), nets.bit("fresh"));
        registers.load("trial", begins, nets.bus("moves"));
        registers.load("held", begins, Bus.constant(0, PLACES));
        registers.load("code", nets.at(Added.TRIAL, 0), code);
        Net decoding = nets.at(Added.TRIAL, 1);
        registers.load("trial", decoding, converted.remaining());
        registers.load("change", decoding, converted.oneHot());
        Bus list = nets.bus("list");
        registers.load("list", nets.at(Phase.TREE, 3),
            Words.concat(list.slice(CODE_BITS, list.width()), Bus.constant(0, CODE_BITS)));
    }

    /// The rest of a trial.
    void play(Bus own, Bus opponent, Bus flips, Bus legal) {
        Bus change = nets.bus("change");
        registers.load("change", nets.at(Added.TRIAL, 8), Words.or(n, flips, change));
        Net adding = nets.at(Added.TRIAL, 9);
        registers.load("trialMover", adding, Words.or(n, own, change));
        registers.load("trialOther", adding, Words.and(n, opponent, Words.not(n, change)));
        registers.load("answers", nets.at(Added.TRIAL, 10), legal);
        try (NetlistBuilder.OpenScope scope = n.scope("counter_answers", "disc_counter")) {
            scope.input("discs", nets.bus("answers"));
            Bus count = scope.output("count", PopulationCount.build(n, nets.bus("answers")));
            registers.load("answerCount", nets.at(Added.TRIAL, 11), count.slice(0, COUNT_BITS));
        }
        insert(nets.at(Added.TRIAL, 12));
    }

    /// Every place compares at once: it stays where it has no more replies than the new move, takes the new
    /// move behind the last that stays, else its neighbour's.
    private void insert(Net inserting) {
        Bus list = nets.bus("list");
        Bus counts = nets.bus("listCounts");
        Bus held = nets.bus("held");
        List<Net> newList = new ArrayList<>();
        List<Net> newCounts = new ArrayList<>();
        List<Net> newHeld = new ArrayList<>();
        Net before = Net.ONE;
        for (int place = 0; place < PLACES; place++) {
            Bus code = place(list, place, CODE_BITS);
            Bus count = place(counts, place, COUNT_BITS);
            Net more = SignedNumbers.isGreater(n, SignedNumbers.zeroExtend(count, COUNT_BITS + 1),
                SignedNumbers.zeroExtend(nets.bus("answerCount"), COUNT_BITS + 1));
            Net stays = n.and(held.get(place), n.not(more));
            Bus moved = place == 0
                ? nets.bus("code")
                : Words.mux(n, before, place(list, place - 1, CODE_BITS), nets.bus("code"));
            Bus movedCount = place == 0
                ? nets.bus("answerCount")
                : Words.mux(n, before, place(counts, place - 1, COUNT_BITS), nets.bus("answerCount"));
            newList.addAll(Words.mux(n, stays, moved, code).nets());
            newCounts.addAll(Words.mux(n, stays, movedCount, count).nets());
            newHeld.add(place == 0 ? Net.ONE : n.or(held.get(place), held.get(place - 1)));
            before = stays;
        }
        registers.load("list", inserting, new Bus(newList));
        registers.load("listCounts", inserting, new Bus(newCounts));
        registers.load("held", inserting, new Bus(newHeld));
    }

    private static Bus place(Bus places, int number, int width) {
        return places.slice(number * width, (number + 1) * width);
    }
}
