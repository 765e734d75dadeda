package flipchip.hwsim.circuit.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import flipchip.hwsim.circuit.checker.LegalChecker;
import flipchip.hwsim.circuit.flipper.DiscFlipper;
import flipchip.hwsim.circuit.selector.MoveSelector;
import flipchip.hwsim.circuit.solver.SolverRegisters.Phase;
import flipchip.hwsim.gates.logic.Adders;
import flipchip.hwsim.gates.logic.Loads;
import flipchip.hwsim.gates.logic.PopulationCount;
import flipchip.hwsim.gates.logic.SignedNumbers;
import flipchip.hwsim.gates.logic.Words;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// A datapath of [SolverCircuit]: board, window, line, stack and the four blocks that work on them.
final class SolverDatapath {
    private final SolverNets nets;
    private final NetlistBuilder n;
    private final Loads registers;
    private final Bus black;
    private final Bus white;
    private final Net color;
    private final Bus moves;
    private final Bus sp;
    /// High where no move is left.
    private final Net noMoves;
    private Optional<TrialCircuit> trial = Optional.empty();
    private Optional<LeafCircuit> evaluation = Optional.empty();
    private Bus legal;

    SolverDatapath(SolverNets nets) {
        this.nets = nets;
        n = nets.n;
        registers = nets.registers;
        black = nets.bus("black");
        white = nets.bus("white");
        color = nets.bit("color");
        moves = nets.bus("moves");
        sp = nets.bus("sp");
        noMoves = n.name("noMoves", n.not(Words.orTree(n, moves.nets())));
    }

    Net noMoves() {
        return noMoves;
    }

    /// @param pop high in the clock in which the parent comes back from the stack
    void build(Net pop) {
        Net asked = n.name("asked", n.xor(color, nets.phase(Phase.COMPARE)));
        if (nets.form == SolverForm.LEAF_EVALUATION) {
            asked = LeafCircuit.asked(nets, asked);
        }
        Bus own = Words.mux(n, asked, black, white);
        Bus opponent = Words.mux(n, asked, white, black);
        Net pushBoard = n.name("pushBoard", n.or(nets.tree(13), nets.at(Phase.PASS, 1)));
        Net pushState = n.name("pushState", n.or(nets.tree(14), nets.at(Phase.PASS, 1)));
        if (nets.form == SolverForm.FASTEST_FIRST) {
            trial = Optional.of(new TrialCircuit(nets));
        }
        if (nets.form == SolverForm.LEAF_EVALUATION) {
            evaluation = Optional.of(new LeafCircuit(nets));
        }
        initialise();
        generate(own, opponent);
        takeMove();
        play(own, opponent);
        enterChild();
        evaluate();
        evaluation.ifPresent(leaf -> leaf.build(legal));
        Bus popped;
        try (NetlistBuilder.OpenScope _ = n.scope("stack", "stack")) {
            popped = stack(pushBoard, pushState);
        }
        restore(pop, popped);
    }

    private void initialise() {
        Net clear = nets.at(Phase.INIT, 3);
        if (nets.job.isPresent()) {
            nets.job.get().load(registers, n.and(nets.phase(Phase.IDLE), nets.start()));
        } else {
            registers.load("color", nets.at(Phase.INIT, 0), nets.hostData.get(0));
            registers.load("black", nets.at(Phase.INIT, 1), nets.hostData);
            registers.load("white", nets.at(Phase.INIT, 2), nets.hostData);
            registers.load("alpha", clear, -SolverRegisters.INFINITY);
            registers.load("beta", clear, SolverRegisters.INFINITY);
        }
        registers.load("sp", clear, 0);
        registers.load("line", clear, BestLine.NONE.bits());
        registers.load("retValid", clear, 0);
    }

    private void generate(Bus mover, Bus other) {
        Bus own = trial.map(unit -> unit.mover(mover)).orElse(mover);
        Bus opponent = trial.map(unit -> unit.other(other)).orElse(other);
        try (NetlistBuilder.OpenScope scope = n.scope("checker", "legal_checker")) {
            scope.input("own", own);
            scope.input("opp", opponent);
            legal =
                scope.output("legal", LegalChecker.build(n, own, opponent, LegalChecker.Form.FLAT, false));
        }
        Net first = nets.at(Phase.INIT, 4);
        Net child = n.or(nets.tree(15), nets.at(Phase.PASS, 3));
        registers.load("moves", n.or(first, child), legal);
        registers.load("moves", nets.at(Phase.CUTOFF, 0), 0);
        registers.load("fresh", first, 1);
        Net asking = n.and(nets.at(Phase.COMPARE, 0), n.and(nets.bit("fresh"), noMoves));
        registers.load("otherAny", asking, n.name("anyLegal", Words.orTree(n, legal.nets())));
    }

    private void takeMove() {
        Bus code = nets.bus("code");
        Bus candidates = trial.map(unit -> unit.candidates(moves)).orElse(moves);
        MoveSelector.Choice choice;
        MoveSelector.Converted converted;
        try (NetlistBuilder.OpenScope scope = n.scope("selector", "move_selector")) {
            scope.input("legal", candidates);
            scope.input("chosen", code);
            choice = MoveSelector.build(n, candidates);
            converted = MoveSelector.convert(n, code, Net.ONE, candidates);
            scope.output("code", choice.code());
            scope.output("square", converted.square());
            scope.output("remaining", converted.remaining());
        }
        registers.load("code", nets.at(Phase.TREE, 1), trial.map(TrialCircuit::first).orElse(choice.code()));
        trial.ifPresent(unit -> unit.choose(choice.code(), converted));
        registers.load("move", nets.at(Phase.TREE, 2), converted.square());
        registers.load("move", nets.at(Phase.PASS, 0), BestLine.PASS);
        registers.load("moves", nets.at(Phase.TREE, 3), converted.remaining());
    }

    private void play(Bus own, Bus opponent) {
        Bus change = nets.bus("change");
        Bus placed = Words.decode(n, nets.bus("move"));
        boolean atOnce = nets.form == SolverForm.COMBINATIONAL;
        Bus disc = atOnce ? placed : change;
        Bus flips = DiscFlipper.part(n, "flipper", own, opponent, disc);
        if (atOnce) {
            registers.load("change", nets.at(Phase.TREE, 5), Words.or(n, flips, placed));
        } else {
            registers.load("change", nets.at(Phase.TREE, 4), placed);
            registers.load("change", nets.at(Phase.TREE, 11), flips);
            registers.load("change", nets.at(Phase.TREE, 12), Words.or(n, change, placed));
        }
        trial.ifPresent(unit -> unit.play(own, opponent, flips, legal));
        Net play = nets.tree(13);
        Bus kept = Words.not(n, change);
        registers.load("black", play,
            Words.mux(n, color, Words.or(n, black, change), Words.and(n, black, kept)));
        registers.load("white", play,
            Words.mux(n, color, Words.and(n, white, kept), Words.or(n, white, change)));
    }

    private void enterChild() {
        Net child = n.or(nets.tree(14), nets.at(Phase.PASS, 2));
        registers.load("color", child, n.not(color));
        registers.load("sp", child, SignedNumbers.increment(n, sp));
        registers.load("line", child, BestLine.NONE.bits());
        registers.load("fresh", child, 1);
    }

    /// Discs counted at a leaf, and where the returned value is stored.
    private void evaluate() {
        Net counting = nets.at(Phase.LEAF, 0);
        registers.load("countBlack", counting, counter("counter_black", black));
        registers.load("countWhite", counting, counter("counter_white", white));
        registers.load("value", nets.at(Phase.LEAF, 1),
            Adders.subtract(n, SignedNumbers.zeroExtend(nets.bus("countBlack"), 8),
                SignedNumbers.zeroExtend(nets.bus("countWhite"), 8)));
        Net leaf = nets.at(Phase.LEAF, 2);
        Net ended = nets.at(Phase.ENDED, 2);
        if (nets.form == SolverForm.LEAF_EVALUATION) {
            registers.load("ret", ended, nets.bus("value"));
            registers.load("ret", leaf, LeafCircuit.finished(n, nets.bus("value")));
        } else {
            registers.load("ret", n.or(leaf, ended), nets.bus("value"));
        }
        registers.load("retLine", leaf, BestLine.NONE.bits());
        registers.load("retLine", ended, nets.bus("line"));
    }

    private Bus counter(String name, Bus discs) {
        try (NetlistBuilder.OpenScope scope = n.scope(name, "disc_counter")) {
            scope.input("discs", discs);
            return scope.output("count", PopulationCount.build(n, discs));
        }
    }

    /// Two memories, as there are two pushes: the board in one micro-step, the rest of the node in the next.
    ///
    /// @return the words below the stack pointer, one clock after LEAF or ENDED requested them
    private Bus stack(Net pushBoard, Net pushState) {
        Bus top = Adders.decrement(n, sp);
        Net read = Words.orTree(n,
            nets.form.leaving().stream().map(state -> nets.at(state, nets.form.stepsOf(state) - 2)).toList());
        Bus board = Words.concat(black, white);
        Bus state = Words.concat(stacked().stream().skip(2).map(nets::bus).toArray(Bus[]::new));
        Bus boardOut = n.declare("stack_board_out", board.width());
        Bus stateOut = n.declare("stack_state_out", state.width());
        n.add(new Gate.Ram("stack_board", SolverRegisters.STACK_WORDS, board.width(),
            List.of(new Gate.ReadPort(read, top, boardOut)),
            List.of(new Gate.WritePort(pushBoard, sp, board))));
        n.add(new Gate.Ram("stack_state", SolverRegisters.STACK_WORDS, state.width(),
            List.of(new Gate.ReadPort(read, top, stateOut)),
            List.of(new Gate.WritePort(pushState, sp, state))));
        return Words.concat(boardOut, stateOut);
    }

    /// The registers of a node in the order of the stack, the two of its first memory first.
    private List<String> stacked() {
        List<String> names =
            new ArrayList<>(List.of("black", "white", "moves", "alpha", "beta", "move", "line", "color"));
        names.addAll(nets.form.pushed());
        return names;
    }

    private void restore(Net pop, Bus popped) {
        int from = 0;
        for (String name : stacked()) {
            int to = from + nets.bus(name).width();
            registers.load(name, pop, popped.slice(from, to));
            from = to;
        }
        registers.load("sp", pop, Adders.decrement(n, sp));
        registers.load("fresh", pop, 0);
        registers.load("retValid", pop, 1);
    }
}
