package flipchip.hwsim.circuit.stages;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.checker.LegalChecker;
import flipchip.hwsim.circuit.flipper.DiscFlipper;
import flipchip.hwsim.circuit.selector.MoveSelector;
import flipchip.hwsim.gates.logic.Loads;
import flipchip.hwsim.gates.logic.SignedNumbers;
import flipchip.hwsim.gates.logic.Words;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// A circuit of the shogi-processor paper's mate-search pipeline for Othello: position updater; legal moves
/// in parallel with the masks of attack and defence; filter, which sorts the moves by class and stores one in
/// every clock.
///
/// [MatePipelineRun] is the same in software, clock by clock. The list of a position overwrites that of the
/// position before.
public final class MatePipelineCircuit {
    /// Word of the list: six bits of move below two of class, see [MoveClasses].
    public static final int WORD_BITS = 8;
    private static final int LIST_WORDS = 64;
    /// The value of `move` for none: its seventh wire.
    public static final int PASS = MiddleGameCircuit.PASS;
    private static final int MOVE_BITS = MiddleGameCircuit.MOVE_BITS;
    private static final int ADDRESS_BITS = 6;

    private final NetlistBuilder n = new NetlistBuilder("mate_pipeline");
    private final Loads registers = new Loads(n);
    private final List<Net> busy =
        List.of(n.declare("updater_busy"), n.declare("generator_busy"), n.declare("filter_busy"));
    private final List<Net> leave =
        List.of(n.declare("updater_leave"), n.declare("generator_leave"), n.declare("filter_leave"));

    private MatePipelineCircuit() {}

    /// In: `offer`, and with it a position `player`, `opponent` and the `move` played there ([#PASS] for
    /// none); `read_address`. Out: `ready` where what is offered is taken at the edge; by stage `..._busy`;
    /// the filter's position `own`, `opp`; `storing` and the `word` that goes to `address` of the list;
    /// `filter_leave` in a position's last clock; `read_word` of the list, a clock after its address.
    public static Netlist netlist() {
        return new MatePipelineCircuit().build();
    }

    private Netlist build() {
        Net offer = n.input("offer");
        Net ready = n.or(n.not(busy.get(0)), leave.get(0));
        Net enter = n.and(offer, ready);
        Bus given = Words.concat(n.input("player", 64), n.input("opponent", 64), n.input("move", MOVE_BITS));
        Bus updated = updated(held("updater_in", enter, given));
        Bus board = held("generator_in", leave.get(0), updated);
        Bus classes = classes(board);
        Bus filtered = held("filter_in", leave.get(1), board);
        Net done = filter(classes);
        for (int stage = 2; stage >= 0; stage--) {
            Net from = stage == 0 ? enter : leave.get(stage - 1);
            Net room = stage == 2 ? done : n.or(n.not(busy.get(stage + 1)), leave.get(stage + 1));
            n.driveAnd(leave.get(stage), busy.get(stage), room);
            n.driveFlipFlop(busy.get(stage), n.or(from, n.and(busy.get(stage), n.not(leave.get(stage)))),
                Net.ONE);
        }
        registers.drive();
        n.output("ready", ready);
        n.output("updater_busy", busy.get(0));
        n.output("generator_busy", busy.get(1));
        n.output("filter_busy", busy.get(2));
        n.output("filter_leave", leave.get(2));
        n.output("own", filtered.slice(0, 64));
        n.output("opp", filtered.slice(64, 128));
        return n.build();
    }

    private Bus held(String name, Net enable, Bus value) {
        Bus register = registers.register(name, value.width());
        registers.load(name, enable, value);
        return register;
    }

    /// The position after the move, seen by the other side.
    private Bus updated(Bus in) {
        Bus own = in.slice(0, 64);
        Bus opponent = in.slice(64, 128);
        Bus move = in.slice(128, 128 + MOVE_BITS);
        Bus disc =
            Words.gate(n, n.not(move.get(MOVE_BITS - 1)), Words.decode(n, move.slice(0, MOVE_BITS - 1)));
        try (NetlistBuilder.OpenScope scope = n.scope("updater", "disc_flipper")) {
            scope.input("own", own);
            scope.input("opp", opponent);
            scope.input("disc", disc);
            Bus flips = scope.output("flip", DiscFlipper.build(n, own, opponent, disc));
            return Words.concat(scope.output("own_after", Words.and(n, opponent, Words.not(n, flips))),
                scope.output("opp_after", Words.or(n, own, Words.or(n, flips, disc))));
        }
    }

    /// Attack, defence and rest, 64 wires each.
    private Bus classes(Bus board) {
        Bus own = board.slice(0, 64);
        Bus opponent = board.slice(64, 128);
        Bus legal = LegalChecker.part(n, "generator", own, opponent, LegalChecker.Form.FACTORED, true);
        List<Net> attack = new ArrayList<>();
        List<Net> defence = new ArrayList<>();
        List<Net> rest = new ArrayList<>();
        for (Square square : Square.values()) {
            Net move = legal.get(square.index());
            boolean corner = (square.bit() & StageEvaluation.CORNERS) != 0;
            Net gives = GeneratorBlocks.cornerBeside(square)
                .map(c -> n.not(n.or(own.get(c.index()), opponent.get(c.index())))).orElse(Net.ZERO);
            attack.add(corner ? move : Net.ZERO);
            rest.add(gives.isConstant() ? Net.ZERO : n.and(move, gives));
            defence.add(corner ? Net.ZERO : gives.isConstant() ? move : n.and(move, n.not(gives)));
        }
        return Words.concat(new Bus(attack), new Bus(defence), new Bus(rest));
    }

    /// Stores the first move of the first class that has one. Returns where none is left after it.
    private Net filter(Bus classes) {
        Bus remaining = registers.register("filter_moves", 3 * 64);
        Bus address = registers.register("filter_address", ADDRESS_BITS);
        Net enters = leave.get(1);
        Bus attack = remaining.slice(0, 64);
        Bus defence = remaining.slice(64, 128);
        Net attacks = n.name("attacks", Words.orTree(n, attack.nets()));
        Net defends = n.name("defends", Words.orTree(n, defence.nets()));
        Bus wanted = Words.mux(n, attacks, Words.mux(n, defends, remaining.slice(128, 192), defence), attack);
        MoveSelector.Choice choice;
        MoveSelector.Converted move;
        try (NetlistBuilder.OpenScope scope = n.scope("filter", "move_selector")) {
            scope.input("legal", wanted);
            choice = MoveSelector.build(n, wanted);
            move = MoveSelector.convert(n, choice.code(), choice.any(), wanted);
            scope.output("any", choice.any());
            scope.output("square", move.square());
            scope.output("wires", move.oneHot());
        }
        Bus others =
            Words.and(n, remaining, Words.not(n, Words.concat(move.oneHot(), move.oneHot(), move.oneHot())));
        Net goesOn = n.and(busy.get(2), n.not(enters));
        registers.load("filter_moves", enters, classes);
        registers.load("filter_moves", goesOn, others);
        Net storing = n.name("storing", n.and(busy.get(2), choice.any()));
        registers.load("filter_address", enters, 0);
        registers.load("filter_address", n.and(goesOn, choice.any()), SignedNumbers.increment(n, address));
        Bus word = Words.concat(move.square(),
            Bus.of(n.and(n.not(attacks), defends), n.not(n.or(attacks, defends))));
        Bus read = n.declare("read_word", WORD_BITS);
        n.add(new Gate.Ram("list", LIST_WORDS, WORD_BITS,
            List.of(new Gate.ReadPort(Net.ONE, n.input("read_address", ADDRESS_BITS), read)),
            List.of(new Gate.WritePort(storing, address, word))));
        n.output("storing", storing);
        n.output("address", address);
        n.output("word", word);
        n.output("read_word", read);
        return n.not(Words.orTree(n, IntStream.range(0, others.width()).mapToObj(others::get).toList()));
    }
}
