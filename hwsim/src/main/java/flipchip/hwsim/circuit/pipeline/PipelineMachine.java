package flipchip.hwsim.circuit.pipeline;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import flipchip.engine.board.Position;
import flipchip.hwsim.gates.logic.Loads;
import flipchip.hwsim.gates.logic.Words;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// A machine of the five blocks of the C++/SystemVerilog Othello: input handler, board state, move generator,
/// move validator and position score.
///
/// A typed square is taken in WAIT, checked in CHECK, played in APPLY; then the generator's three stages run
/// in parallel with the evaluation unit; TEST waits for a move, passes (once) or ends the game. A legal move
/// takes 8 clocks, a pass 5 more. The schedule is ours.
public final class PipelineMachine {
    /// One flip-flop each; power-up is in GENERATE_1 with the opening on the board.
    public enum State {
        WAIT, CHECK, APPLY, GENERATE_1, GENERATE_2, GENERATE_3, SCORE, TEST, OVER
    }

    private final NetlistBuilder n = new NetlistBuilder("pipeline_machine");
    private final Loads registers = new Loads(n);
    private final Map<State, Net> states = new EnumMap<>(State.class);

    private final List<Integer> weights;

    private PipelineMachine(List<Integer> weights) {
        this.weights = List.copyOf(weights);
        for (State state : State.values()) {
            states.put(state, n.declare("state." + state));
        }
    }

    /// `typed` (6 bits) and `strobe` in; board, colour, legal moves, score, flags out; states are nets
    /// `state.WAIT` ...
    public static Netlist netlist() {
        return netlist(EvaluationUnit.DEFAULT_WEIGHTS.subList(0, 4));
    }

    /// The same with these weights built in: 4, or 5 with the evaluator of potential mobility, 8 bits signed
    /// each.
    public static Netlist netlist(List<Integer> weights) {
        return new PipelineMachine(weights).build();
    }

    private Netlist build() {
        Net strobe = n.input("strobe");
        Bus typed = n.input("typed", 6);
        registers.register("square", 6);
        Bus black = registers.register("black", 64, Position.INITIAL.black());
        Bus white = registers.register("white", 64, Position.INITIAL.white());
        Net color = registers.bit("color", false);
        registers.register("flips", 64);
        registers.bit("illegal", false);
        registers.bit("passed", false);
        Bus player;
        Bus opponent;
        try (NetlistBuilder.OpenScope _ = n.scope("turn", "side_to_move")) {
            player = Words.mux(n, color, black, white);
            opponent = Words.mux(n, color, white, black);
        }
        MoveValidator.Verdict verdict = validator(player, opponent);
        Bus legal = generator(player, opponent);
        Bus score = score(player, opponent);
        Net passes = sequence(strobe, verdict.valid(), legal);
        try (NetlistBuilder.OpenScope _ = n.scope("input", "input_handler")) {
            registers.load("square", n.and(states.get(State.WAIT), strobe), typed);
            registers.load("illegal", states.get(State.CHECK), n.not(verdict.valid()));
            registers.drive(List.of("square", "illegal"));
        }
        try (NetlistBuilder.OpenScope _ = n.scope("board", "board_state")) {
            applyMove(verdict, black, white, color);
            registers.load("color", n.or(states.get(State.APPLY), passes), n.not(color));
            registers.drive(List.of("black", "white", "color", "flips"));
        }
        List.of("black", "white", "color", "square", "passed", "illegal")
            .forEach(name -> n.output(name + "_out", registers.out(name)));
        n.output("legal_out", legal);
        n.output("score_out", score);
        return n.build();
    }

    private MoveValidator.Verdict validator(Bus player, Bus opponent) {
        try (NetlistBuilder.OpenScope scope = n.scope("validator", "move_validator")) {
            scope.input("player", player);
            scope.input("opponent", opponent);
            scope.input("square", registers.out("square"));
            MoveValidator.Verdict verdict = MoveValidator.build(n, player, opponent, registers.out("square"));
            scope.output("valid", verdict.valid());
            scope.output("flips", verdict.flips());
            return verdict;
        }
    }

    private void applyMove(MoveValidator.Verdict verdict, Bus black, Bus white, Net color) {
        registers.load("flips", states.get(State.CHECK), verdict.flips());
        Bus change = Words.or(n, registers.out("flips"), Words.decode(n, registers.out("square")));
        Bus kept = Words.not(n, change);
        registers.load("black", states.get(State.APPLY),
            Words.mux(n, color, Words.or(n, black, change), Words.and(n, black, kept)));
        registers.load("white", states.get(State.APPLY),
            Words.mux(n, color, Words.and(n, white, kept), Words.or(n, white, change)));
    }

    private Bus generator(Bus player, Bus opponent) {
        try (NetlistBuilder.OpenScope scope = n.scope("generator", "move_generator")) {
            scope.input("player", player);
            scope.input("opponent", opponent);
            return scope.output("legal",
                MoveGenerator.build(n, player, opponent, MoveGenerator.Form.CORRECT).legal());
        }
    }

    private Bus score(Bus player, Bus opponent) {
        List<Bus> constants = weights.stream().map(weight -> Bus.constant(weight, 8)).toList();
        try (NetlistBuilder.OpenScope scope = n.scope("score", "evaluation_unit")) {
            scope.input("player", player);
            scope.input("opponent", opponent);
            return scope.output("score", EvaluationUnit.build(n, player, opponent, constants).score());
        }
    }

    /// @return high in the clock in which the side to move passes
    private Net sequence(Net strobe, Net valid, Bus legal) {
        try (NetlistBuilder.OpenScope _ = n.scope("sequencer", "sequencer")) {
            Net any = Words.orTree(n, legal.nets());
            Net passes =
                n.and(states.get(State.TEST), n.and(n.not(any), n.not(registers.out("passed").get(0))));
            registers.load("passed", states.get(State.APPLY), 0);
            registers.load("passed", passes, 1);
            goOn(strobe, valid, any, passes);
            registers.drive(List.of("passed"));
            return passes;
        }
    }

    private void goOn(Net strobe, Net valid, Net any, Net passes) {
        Map<State, Net> next = new EnumMap<>(State.class);
        Net check = states.get(State.CHECK);
        Net test = states.get(State.TEST);
        Net wait = states.get(State.WAIT);
        next.put(State.WAIT, Words.orTree(n,
            List.of(n.and(wait, n.not(strobe)), n.and(check, n.not(valid)), n.and(test, any))));
        next.put(State.CHECK, n.and(wait, strobe));
        next.put(State.APPLY, n.and(check, valid));
        next.put(State.GENERATE_1, n.or(states.get(State.APPLY), passes));
        next.put(State.GENERATE_2, states.get(State.GENERATE_1));
        next.put(State.GENERATE_3, states.get(State.GENERATE_2));
        next.put(State.SCORE, states.get(State.GENERATE_3));
        next.put(State.TEST, states.get(State.SCORE));
        Net stuck = n.and(n.not(any), registers.out("passed").get(0));
        next.put(State.OVER, n.or(states.get(State.OVER), n.and(test, stuck)));
        next.forEach((state, net) -> n.driveFlipFlop(states.get(state), net, Net.ONE, Net.ZERO, false,
            state == State.GENERATE_1));
    }

    /// The state whose net is high in this clock.
    static State stateOf(Netlist machine, Predicate<Net> high) {
        return Stream.of(State.values()).filter(state -> high.test(machine.net("state." + state))).findFirst()
            .orElseThrow();
    }
}
