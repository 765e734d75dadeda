package flipchip.hwsim.referee.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import flipchip.engine.board.Board;
import flipchip.engine.board.Flips;
import flipchip.engine.board.Square;
import flipchip.engine.eval.ClassicEvaluation;
import flipchip.engine.eval.ClassicWeights;
import flipchip.engine.eval.PackedScore;
import flipchip.engine.testkit.Boards;
import flipchip.hwsim.circuit.pipeline.EvaluationUnit;
import flipchip.hwsim.circuit.score.ScoreCircuit;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import org.junit.jupiter.api.Test;

/// The engine's three classic evaluations against the circuits, with the fitted 8-bit weights: the same
/// number on more than 10,000 positions each.
class ClassicAgreementTest {
    private static final int BATCHES = 160;
    private static final int UNIT_CLOCKS = 4;
    private static final int SCORE_BITS = 18;

    /// A board and how many moves the opponent had before the move that led to it.
    private record Case(Board board, int earlierMoves) {}

    private static Case[] cases(SplittableRandom random) {
        Case[] cases = new Case[64];
        for (int lane = 0; lane < cases.length; lane++) {
            Board before = Boards.reachable(random, random.nextInt(61));
            long moves = before.legalMoves();
            Board board = moves == 0 ? before.pass() : before.play(Boards.oneOf(moves, random));
            cases[lane] = new Case(board, Long.bitCount(moves));
        }
        return cases;
    }

    private static void compareUnit(boolean five, ClassicWeights weights) {
        Netlist netlist = EvaluationUnit.netlist(five);
        BitParallelSimulator sim = new BitParallelSimulator(netlist);
        List<Integer> pins = List.of(weights.pieces(), weights.mobility(), weights.corners(), weights.edges(),
            weights.potentialMobility());
        for (int i = 0; i < (five ? 5 : 4); i++) {
            sim.set(netlist.port("weight" + (i + 1)).bus(), pins.get(i) & 0xFF);
        }
        SplittableRandom random = new SplittableRandom(1L);
        Case[][] entered = new Case[BATCHES][];
        int different = 0;
        for (int clock = 0; clock < BATCHES; clock++) {
            entered[clock] = cases(random);
            Lanes.set(sim, netlist.port("player").bus(), numbers(entered[clock], true));
            Lanes.set(sim, netlist.port("opponent").bus(), numbers(entered[clock], false));
            sim.clock();
            if (clock + 1 >= UNIT_CLOCKS) {
                long[] scores = Lanes.get(sim, netlist.port("score").bus());
                for (int lane = 0; lane < 64; lane++) {
                    Board board = entered[clock + 1 - UNIT_CLOCKS][lane].board;
                    int expected = weights.sum(board.player(), board.opponent());
                    assertEquals(expected, (int) (scores[lane] << 64 - SCORE_BITS >> 64 - SCORE_BITS),
                        board.toString());
                    different += expected != 0 ? 1 : 0;
                }
            }
        }
        assertTrue(different > 9_000, different + " scores are not zero");
    }

    private static long[] numbers(Case[] cases, boolean player) {
        long[] numbers = new long[cases.length];
        for (int lane = 0; lane < cases.length; lane++) {
            numbers[lane] = player ? cases[lane].board.player() : cases[lane].board.opponent();
        }
        return numbers;
    }

    @Test
    void theUnitWithFiveEvaluatorsIsTheClassicEvaluation() {
        compareUnit(true, ClassicEvaluation.DEFAULT.weights());
    }

    @Test
    void theUnitAsDrawnIsTheEvaluationOfFourFeatures() {
        compareUnit(false, ClassicEvaluation.FOUR.weights());
    }

    @Test
    void theScoreCircuitPacksWhatThePackedEvaluationJudgesBy() {
        Netlist netlist = ScoreCircuit.netlist();
        BitParallelSimulator sim = BitParallelSimulator.compiled(netlist);
        SplittableRandom random = new SplittableRandom(2L);
        int over = 0;
        for (int batch = 0; batch < BATCHES; batch++) {
            Case[] cases = cases(random);
            long[] moves = new long[64];
            long[] earlier = new long[64];
            long[] ended = new long[64];
            for (int lane = 0; lane < 64; lane++) {
                moves[lane] =
                    Long.bitCount(Flips.legalMoves(cases[lane].board.player(), cases[lane].board.opponent()));
                earlier[lane] = cases[lane].earlierMoves;
                ended[lane] = cases[lane].board.isGameOver() ? 1 : 0;
                over += (int) ended[lane];
            }
            Lanes.set(sim, netlist.port("black").bus(), numbers(cases, true));
            Lanes.set(sim, netlist.port("white").bus(), numbers(cases, false));
            Lanes.set(sim, netlist.port("moves_black").bus(), moves);
            Lanes.set(sim, netlist.port("moves_white").bus(), earlier);
            Lanes.set(sim, netlist.port("over").bus(), ended);
            long[] scores = settled(sim);
            for (int lane = 0; lane < 64; lane++) {
                assertEquals(PackedScore.of(cases[lane].board, cases[lane].earlierMoves), scores[lane],
                    cases[lane].toString());
            }
        }
        assertTrue(over > 50, over + " games were over");
    }

    private static long[] settled(BitParallelSimulator sim) {
        Netlist netlist = sim.netlist();
        sim.set(netlist.port("clear").bus(), 1);
        sim.clock();
        sim.set(netlist.port("clear").bus(), 0);
        sim.settle();
        while (sim.lanes(netlist.port("settled").bus().get(0)) != -1L) {
            sim.clock();
        }
        return Lanes.get(sim, netlist.port("score").bus());
    }

    @Test
    void aWipedOutSideHasLostWhateverTheFieldsSay() {
        assertEquals(0x02000000, PackedScore.of(new Board(Square.A1.bit(), 0), 1) & 0x03000000);
    }
}
