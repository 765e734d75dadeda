package flipchip.hwsim.circuit.stages;

import flipchip.hwsim.gates.logic.Loads;
import flipchip.hwsim.gates.logic.Words;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;
import flipchip.hwsim.gates.sim.Simulator;

/// A circuit of the register of stable discs in the position evaluator's third group. At every clock edge
/// each disc reads its lines and neighbours, by the parallel-search essay's rule, until the register grows no
/// more.
///
/// Square s is wire s of each board. See [EvaluatorCircuit] for its place in the evaluator.
///
/// @param netlist  the circuit
/// @param player   discs of one side, 64 wires in
/// @param opponent discs of the other side, 64 wires in
/// @param clear    the register is empty after the next edge; in
/// @param stable   stable discs of both sides, the register
/// @param settled  the register stays the same at the next edge; out
public record StabilityCircuit(Netlist netlist, Bus player, Bus opponent, Net clear, Bus stable,
        Net settled) {
    /// Discs join one after another at worst.
    private static final int MOST_CLOCKS = 64;

    public static StabilityCircuit build() {
        NetlistBuilder n = new NetlistBuilder("stability");
        EvaluatorGroups.Stage board =
            new EvaluatorGroups.Stage(n.input("player", 64), n.input("opponent", 64));
        Net clear = n.input("clear");
        Loads registers = new Loads(n);
        Bus stable = registers.register("stable", 64);
        EvaluatorGroups groups = new EvaluatorGroups(n);
        Bus next =
            groups.grown(board, stable, groups.filledLines(Words.or(n, board.player(), board.opponent())));
        registers.load("stable", clear, Bus.constant(0, 64));
        registers.load("stable", n.not(clear), next);
        n.output("stable", stable);
        Net settled = n.not(Words.orTree(n, Words.xor(n, next, stable).nets()));
        n.output("settled", settled);
        registers.drive();
        return new StabilityCircuit(n.build(), board.player(), board.opponent(), clear, stable, settled);
    }

    /// Adds one clock's growth of a register of stable discs to a larger circuit.
    ///
    /// @return what the register takes next
    public static Bus grown(NetlistBuilder n, Bus player, Bus opponent, Bus stable) {
        EvaluatorGroups groups = new EvaluatorGroups(n);
        return groups.grown(new EvaluatorGroups.Stage(player, opponent), stable,
            groups.filledLines(Words.or(n, player, opponent)));
    }

    /// The stable discs of a position, on a simulator of this netlist.
    ///
    /// @throws IllegalStateException if the register does not come to rest
    public long stable(Simulator simulator, long black, long white) {
        simulator.set(player, black);
        simulator.set(opponent, white);
        simulator.set(clear, true);
        simulator.settle();
        simulator.edge();
        simulator.set(clear, false);
        for (int clock = 0; clock <= MOST_CLOCKS; clock++) {
            simulator.settle();
            if (simulator.high(settled)) {
                return simulator.value(stable);
            }
            simulator.edge();
        }
        throw new IllegalStateException(
            "the register of stable discs grows after " + MOST_CLOCKS + " clocks");
    }
}
