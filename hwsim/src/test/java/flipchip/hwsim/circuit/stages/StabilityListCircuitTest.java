package flipchip.hwsim.circuit.stages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.board.Stability;
import flipchip.engine.testkit.Boards;
import flipchip.hwsim.circuit.score.StabilityList;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import org.junit.jupiter.api.Test;

/// The incremental set of stable discs in gates, over whole games, against the fixpoint and the model that
/// counts clocks.
class StabilityListCircuitTest {
    private static final Netlist CIRCUIT = StabilityListCircuit.netlist();
    private static final int GAMES = 12;

    private final BitParallelSimulator gates = new BitParallelSimulator(CIRCUIT);

    private void pin(String name, long value) {
        gates.set(CIRCUIT.port(name).bus(), value);
    }

    private long pin(String name) {
        return gates.value(CIRCUIT.port(name).bus());
    }

    private void pulse(String name) {
        pin(name, 1);
        gates.clock();
        pin(name, 0);
        gates.settle();
    }

    /// @return clocks until it rested
    private int take(Position position) {
        pin("black", position.black());
        pin("white", position.white());
        pulse("take");
        int clocks = 0;
        while (pin("settled") == 0) {
            gates.clock();
            gates.settle();
            clocks++;
        }
        return clocks;
    }

    @Test
    void setAndClocksAreRightAfterEveryMoveOfAGame() {
        SplittableRandom random = new SplittableRandom(1L);
        long looked = 0;
        long full = 0;
        for (int game = 0; game < GAMES; game++) {
            pulse("clear");
            StabilityMask model = new StabilityMask();
            Position position = Position.INITIAL;
            while (!position.isGameOver()) {
                int clocks = take(position);

                assertEquals(model.take(position.black(), position.white()), clocks, position.toString());
                assertEquals(clocks, pin("examined"));
                assertEquals(Square.list(Stability.stable(position.black(), position.white())),
                    Square.list(pin("stable")), position.toString());
                assertEquals(model.stable(), pin("stable"));
                looked += clocks;
                full += new StabilityList().full(position).examined().size();
                position = position.play(Boards.oneOf(position.legalMoves(), random));
            }
        }
        assertTrue(looked * 3 < full, "the point of keeping the set: " + looked + " of " + full);
    }

    @Test
    void nothingIsLookedAtBeforeACornerOrASquareBesideItIsTaken() {
        assertEquals(0, take(Position.INITIAL));
        assertEquals(0, take(Position.INITIAL.play(Square.D3)));
    }
}
