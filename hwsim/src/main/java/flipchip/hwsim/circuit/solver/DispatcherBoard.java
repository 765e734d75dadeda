package flipchip.hwsim.circuit.solver;

import flipchip.hwsim.circuit.checker.LegalChecker;
import flipchip.hwsim.circuit.flipper.DiscFlipper;
import flipchip.hwsim.circuit.selector.MoveSelector;
import flipchip.hwsim.circuit.solver.UnitsCircuit.State;
import flipchip.hwsim.gates.logic.Loads;
import flipchip.hwsim.gates.logic.SignedNumbers;
import flipchip.hwsim.gates.logic.Words;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// A datapath of the dispatcher of [UnitsCircuit]: boards, windows, lines and the three blocks that work on
/// them, with the paper's micro-steps.
final class DispatcherBoard {
    private static final int WINDOW = 8;
    private final NetlistBuilder n;
    private final Loads registers;
    private final DispatcherStates states;
    private Bus afterBlack;
    private Bus afterWhite;
    private Net answers = Net.ZERO;

    DispatcherBoard(NetlistBuilder builder, Loads loads, DispatcherStates states) {
        n = builder;
        registers = loads;
        this.states = states;
        for (String level : new String[] {"0", "1"}) {
            registers.register("black" + level, 64);
            registers.register("white" + level, 64);
            registers.register("moves" + level, 64);
            registers.register("move" + level, 6);
            registers.register("alpha" + level, WINDOW);
            registers.register("beta" + level, WINDOW);
            registers.register("line" + level, BestLine.WIDTH);
        }
        registers.bit("color", false);
        registers.register("code", 6);
        registers.register("change", 64);
        registers.register("value", WINDOW);
        registers.register("ret", WINDOW);
        registers.register("ret_line", BestLine.WIDTH);
        registers.bit("ret_valid", false);
        registers.bit("better", false);
    }

    private Bus bus(String name) {
        return registers.out(name);
    }

    /// The root's side to move; the other's is the turn after a move.
    Net color() {
        return bus("color").get(0);
    }

    Bus reply() {
        return bus("move1");
    }

    /// High where a move of that level is left.
    Net any(int level) {
        return Words.orTree(n, bus("moves" + level).nets());
    }

    /// High where the window of the replies is open.
    Net open() {
        return SignedNumbers.isGreater(n, bus("beta1"), bus("alpha1"));
    }

    /// At the end of PLAY_0: the other side has a reply.
    Net answers() {
        return answers;
    }

    private void initialise(Bus host) {
        registers.load("color", states.at(State.INIT, 0), host.get(0));
        registers.load("black0", states.at(State.INIT, 1), host);
        registers.load("white0", states.at(State.INIT, 2), host);
        Net clear = states.at(State.INIT, 3);
        registers.load("alpha0", clear, -SolverRegisters.INFINITY);
        registers.load("beta0", clear, SolverRegisters.INFINITY);
        registers.load("line0", clear, BestLine.NONE.bits());
        registers.load("ret_valid", clear, 0);
    }

    /// A side's discs for a unit: of the root, of the move's position, or after the reply.
    Bus given(Net delegates, Net whole, String side) {
        Bus held = Words.mux(n, whole, bus(side + "1"), bus(side + "0"));
        return Words.mux(n, delegates, side.equals("black") ? afterBlack : afterWhite, held);
    }

    void build(Bus host) {
        initialise(host);
        check();
        select();
        flip();
        enter();
        compare();
        end();
    }

    private void check() {
        Net root = states.in(State.INIT);
        Bus black = Words.mux(n, root, bus("black1"), bus("black0"));
        Bus white = Words.mux(n, root, bus("white1"), bus("white0"));
        Net mover = n.xor(color(), n.not(root));
        Bus own = Words.mux(n, mover, black, white);
        Bus opponent = Words.mux(n, mover, white, black);
        Bus legal = LegalChecker.part(n, "checker", own, opponent, LegalChecker.Form.FLAT, false);
        answers = n.name("answers", Words.orTree(n, legal.nets()));
        registers.load("moves0", states.at(State.INIT, 4), legal);
        registers.load("moves1", states.last(State.PLAY_0), legal);
        registers.load("moves1", states.at(State.CUTOFF, 0), 0);
    }

    private void select() {
        Net second = states.in(State.PLAY_1);
        Bus moves = Words.mux(n, second, bus("moves0"), bus("moves1"));
        try (NetlistBuilder.OpenScope scope = n.scope("selector", "move_selector")) {
            scope.input("legal", moves);
            scope.input("chosen", bus("code"));
            MoveSelector.Choice choice = MoveSelector.build(n, moves);
            MoveSelector.Converted converted = MoveSelector.convert(n, bus("code"), Net.ONE, moves);
            scope.output("code", choice.code());
            scope.output("square", converted.square());
            scope.output("remaining", converted.remaining());
            registers.load("code", n.or(states.at(State.PLAY_0, 1), states.at(State.PLAY_1, 1)),
                choice.code());
            registers.load("move0", states.at(State.PLAY_0, 2), converted.square());
            registers.load("move1", states.at(State.PLAY_1, 2), converted.square());
            registers.load("moves0", states.at(State.PLAY_0, 3), converted.remaining());
            registers.load("moves1", states.at(State.PLAY_1, 3), converted.remaining());
        }
    }

    private Net playing(int step) {
        return n.or(states.at(State.PLAY_0, step), states.at(State.PLAY_1, step));
    }

    private void flip() {
        Net second = states.in(State.PLAY_1);
        Bus black = Words.mux(n, second, bus("black0"), bus("black1"));
        Bus white = Words.mux(n, second, bus("white0"), bus("white1"));
        Net mover = n.xor(color(), second);
        Bus change = bus("change");
        Bus own = Words.mux(n, mover, black, white);
        Bus opponent = Words.mux(n, mover, white, black);
        Bus flips = DiscFlipper.part(n, "flipper", own, opponent, change);
        Bus placed = Words.decode(n, Words.mux(n, second, bus("move0"), bus("move1")));
        registers.load("change", playing(4), placed);
        registers.load("change", playing(11), flips);
        registers.load("change", playing(12), Words.or(n, change, placed));
        Bus kept = Words.not(n, change);
        afterBlack = Words.mux(n, mover, Words.or(n, black, change), Words.and(n, black, kept));
        afterWhite = Words.mux(n, mover, Words.and(n, white, kept), Words.or(n, white, change));
    }

    /// The move's position, and its window.
    private void enter() {
        Net play = states.at(State.PLAY_0, 13);
        registers.load("black1", play, afterBlack);
        registers.load("white1", play, afterWhite);
        Net window = states.at(State.PLAY_0, 14);
        registers.load("alpha1", window, bus("alpha0"));
        registers.load("beta1", window, bus("beta0"));
        registers.load("line1", window, BestLine.NONE.bits());
    }

    /// The root's comparison with what its move has brought.
    private void compare() {
        Net improves = improves(color(), bus("ret"), "0");
        registers.load("better", states.at(State.COMPARE_0, 1), n.and(bus("ret_valid").get(0), improves));
        Net write = states.last(State.COMPARE_0);
        Net better = n.and(write, bus("better").get(0));
        registers.load("alpha0", n.and(better, n.not(color())), bus("ret"));
        registers.load("beta0", n.and(better, color()), bus("ret"));
        registers.load("line0", better, Words.concat(bus("ret_line").slice(6, BestLine.WIDTH), bus("move0")));
        registers.load("ret_valid", write, 0);
    }

    private Net improves(Net mover, Bus value, String level) {
        return SignedNumbers.isGreater(n, Words.mux(n, mover, value, bus("beta" + level)),
            Words.mux(n, mover, bus("alpha" + level), value));
    }

    /// @param value of the unit that is served
    /// @param line  its line, and above it its reply
    void listen(Bus value, Bus line) {
        Net delegated = states.in(State.AWAIT);
        Net black = color();
        Net better = n.name("reply_better",
            n.and(n.and(states.someReady(), n.not(delegated)), improves(n.not(black), value, "1")));
        registers.load("alpha1", n.and(better, black), value);
        registers.load("beta1", n.and(better, n.not(black)), value);
        registers.load("line1", better, line.slice(6, line.width()));
        Net answered = n.and(delegated, states.someReady());
        registers.load("ret", answered, value);
        registers.load("ret_line", answered, line.slice(0, BestLine.WIDTH));
        registers.load("ret_valid", answered, 1);
    }

    private void end() {
        Net first = n.or(states.at(State.ENDED_1, 1), states.at(State.ENDED_0, 1));
        Net root = states.in(State.ENDED_0);
        Bus alpha = Words.mux(n, root, bus("alpha1"), bus("alpha0"));
        Bus beta = Words.mux(n, root, bus("beta1"), bus("beta0"));
        Net mover = n.xor(color(), n.not(root));
        registers.load("value", first,
            Words.mux(n, n.xor(SignedNumbers.isGreater(n, beta, alpha), mover), beta, alpha));
        registers.load("ret", n.or(states.at(State.ENDED_1, 2), states.at(State.ENDED_0, 2)), bus("value"));
        registers.load("ret_line", states.at(State.ENDED_1, 2), bus("line1"));
        registers.load("ret_line", states.at(State.ENDED_0, 2), bus("line0"));
        registers.load("ret_valid", states.last(State.ENDED_1), 1);
    }
}
