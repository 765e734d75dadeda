package flipchip.hwsim.circuit.stages;

import java.util.List;
import flipchip.hwsim.circuit.stages.EvaluatorGroups.Stage;
import flipchip.hwsim.gates.logic.Loads;
import flipchip.hwsim.gates.logic.Words;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// A circuit of the middle game's position evaluator: three groups in a pipeline, the modules of a group side
/// by side, the values of one [Strategy] built in.
///
/// Where `advance` is high at a clock edge every position goes on by a group; between, the register of stable
/// discs of group 3 grows. [StageEvaluation] is the same as plain arithmetic.
public final class EvaluatorCircuit {
    /// Edges with `advance` high from the pins to group 3.
    static final int ADVANCES = 3;

    private final NetlistBuilder n = new NetlistBuilder("position_evaluator");
    private final Loads registers = new Loads(n);
    private final EvaluatorGroups groups = new EvaluatorGroups(n);
    private final Net advance;

    private EvaluatorCircuit() {
        advance = n.input("advance");
    }

    /// `player`, `opponent`, `known` (discs known to be stable) and `advance` in; `value` (16 bits signed),
    /// `stable` and `settled` (the stable discs grow no more) out, all of the position in group 3.
    public static Netlist netlist(Strategy strategy) {
        return new EvaluatorCircuit().build(strategy);
    }

    private Netlist build(Strategy strategy) {
        Stage one = stage("group1", n.input("player", 64), n.input("opponent", 64));
        Bus known1 = held("group1_known", n.input("known", 64));
        Bus squares =
            held("group2_squares", groups.withPatterns(groups.squareValues(one, strategy), one, strategy));
        Stage two = stage("group2", one.player(), one.opponent());
        Bus known2 = held("group2_known", known1);
        Bus mobility = held("group3_sum",
            groups.sum(List.of(squares, groups.mobility(two, groups.moves(two), groups.replies(two)))));
        Stage three = stage("group3", two.player(), two.opponent());
        Bus stable = stable(three, known2);
        n.output("value", groups.sum(List.of(mobility, groups.corners(three, stable))));
        registers.drive();
        return n.build();
    }

    private Stage stage(String name, Bus player, Bus opponent) {
        return new Stage(held(name + "_player", player), held(name + "_opponent", opponent));
    }

    private Bus held(String name, Bus value) {
        Bus register = registers.register(name, value.width());
        registers.load(name, advance, value);
        return register;
    }

    /// The register that takes what is known of the next position, or grows by one step.
    private Bus stable(Stage board, Bus known) {
        Bus stable = registers.register("stable", 64);
        Bus next =
            groups.grown(board, stable, groups.filledLines(Words.or(n, board.player(), board.opponent())));
        registers.load("stable", advance, known);
        registers.load("stable", n.not(advance), next);
        n.output("stable", stable);
        n.output("settled", n.not(Words.orTree(n, Words.xor(n, next, stable).nets())));
        return stable;
    }
}
