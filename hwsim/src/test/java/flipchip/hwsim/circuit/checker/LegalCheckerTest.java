package flipchip.hwsim.circuit.checker;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import flipchip.engine.board.Board;
import flipchip.engine.board.Square;
import flipchip.engine.testkit.Boards;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import flipchip.hwsim.referee.run.Lanes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// Gate counts of the checker by type and form, and its function on random boards.
class LegalCheckerTest {
    private static final int BATCHES = 40;
    private static final Netlist ALL_FLAT = LegalChecker.netlist(LegalChecker.Form.FLAT, true);
    private static final Netlist ALL_FACTORED = LegalChecker.netlist(LegalChecker.Form.FACTORED, true);

    @ParameterizedTest
    @CsvSource({"A,81,36", "B,67,32", "C,59,32", "D,55,32", "E,60,30", "F,52,30", "G,48,30", "H,52,34",
        "I,48,34", "J,52,38"})
    void everySquareOfATypeHasItsGates(SquareType type, int flat, int factored) {
        for (Square square : type.squares()) {
            assertEquals(flat, gatesIn(ALL_FLAT, square.toString()));
            assertEquals(factored, gatesIn(ALL_FACTORED, square.toString()));
        }
    }

    @ParameterizedTest
    @CsvSource({"FLAT,false,3404", "FLAT,true,3612", "FACTORED,false,1920", "FACTORED,true,2072"})
    void theCheckersHaveThisManyGates(LegalChecker.Form form, boolean centre, int gates) {
        Netlist netlist = LegalChecker.netlist(form, centre);

        assertEquals(gates,
            Arrays.stream(Square.values()).mapToInt(s -> gatesIn(netlist, s.toString())).sum());
    }

    private static int gatesIn(Netlist netlist, String scope) {
        int gates = 0;
        for (int g = 0; g < netlist.gates().size(); g++) {
            if (netlist.scopeOf(g).name().equals(scope)) {
                gates++;
            }
        }
        return gates;
    }

    @ParameterizedTest
    @EnumSource
    void legalMovesAreThoseOfTheRules(LegalChecker.Form form) {
        BitParallelSimulator sim = new BitParallelSimulator(LegalChecker.netlist(form, false));
        SplittableRandom random = new SplittableRandom(20250101L);
        for (int batch = 0; batch < BATCHES; batch++) {
            long[] player = new long[64];
            long[] opponent = new long[64];
            long[] expected = new long[64];
            for (int lane = 0; lane < 64; lane++) {
                Board board = Boards.reachable(random, random.nextInt(61));
                player[lane] = board.player();
                opponent[lane] = board.opponent();
                expected[lane] = board.legalMoves();
            }
            boolean whiteToMove = batch % 2 != 0;
            Lanes.set(sim, sim.netlist().port("black").bus(), whiteToMove ? opponent : player);
            Lanes.set(sim, sim.netlist().port("white").bus(), whiteToMove ? player : opponent);
            sim.set(sim.netlist().port("color").bus(), whiteToMove ? 1 : 0);
            sim.settle();

            assertEquals(Arrays.toString(expected),
                Arrays.toString(Lanes.get(sim, sim.netlist().port("legal").bus())));
        }
    }

    @Test
    void theCentreHasACheckerOnlyWhereAsked() {
        assertEquals(0, gatesIn(LegalChecker.netlist(LegalChecker.Form.FLAT, false), "d4"));
    }

    @Test
    void theProductsAreFoundInTheOrderOfTheTerms() {
        SplittableRandom random = new SplittableRandom(11);
        BitParallelSimulator sim = new BitParallelSimulator(ALL_FLAT);
        for (int n = 0; n < 40; n++) {
            Board board = Boards.filling(random);
            sim.set(ALL_FLAT.port("black").bus(), board.player());
            sim.set(ALL_FLAT.port("white").bus(), board.opponent());
            sim.settle();
            for (Square square : Square.values()) {
                List<Net> products = LegalChecker.productNets(ALL_FLAT, square);
                List<ProductTerm> terms = ProductTerm.of(square);
                assertEquals(terms.size(), products.size());
                for (int i = 0; i < terms.size(); i++) {
                    assertEquals(terms.get(i).isSatisfied(board.player(), board.opponent()),
                        sim.high(products.get(i)), terms.get(i).toString());
                }
            }
        }
    }
}
