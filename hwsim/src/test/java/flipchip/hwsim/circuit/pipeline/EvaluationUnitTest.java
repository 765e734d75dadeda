package flipchip.hwsim.circuit.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.SplittableRandom;
import flipchip.engine.board.Board;
import flipchip.engine.board.Square;
import flipchip.engine.eval.ClassicFeatures;
import flipchip.engine.eval.ClassicWeights;
import flipchip.engine.testkit.Boards;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import flipchip.hwsim.referee.run.Lanes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The unit against the software's sum of the same features and weights; its latency; the recorded vectors.
class EvaluationUnitTest {
    private static final Netlist FOUR = EvaluationUnit.netlist(false);
    private static final Netlist FIVE = EvaluationUnit.netlist(true);
    private static final String FFO_1 = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO--";
    private static final String FFO_15 = "----O------OOX---OOOXX-XOOOXOOOOOXXOXXOOOXXXOOOOOXXXOOXO--OOOOOX";

    private static Board board(String squares) {
        long player = 0;
        long opponent = 0;
        for (int i = 0; i < 64; i++) {
            player |= squares.charAt(i) == 'X' ? 1L << i : 0;
            opponent |= squares.charAt(i) == 'O' ? 1L << i : 0;
        }
        return new Board(player, opponent);
    }

    private static void setWeights(BitParallelSimulator sim, List<Integer> weights) {
        for (int i = 0; i < weights.size(); i++) {
            sim.set(sim.netlist().port("weight" + (i + 1)).bus(), weights.get(i) & 0xFF);
        }
    }

    private static int signed(long value, Bus bus) {
        int unused = Integer.SIZE - bus.width();
        return (int) value << unused >> unused;
    }

    @ParameterizedTest
    @CsvSource({"opening,0,0,0,0,0", "d3,-3,0,0,0,-3", "ffo1,4,2,0,0,12", "ffo15,-14,1,1,1,23"})
    void theUnitGivesTheRecordedVectors(String name, int piece, int mobility, int corner, int edge,
            int score) {
        Board board = switch (name) {
            case "opening" -> Board.INITIAL;
            case "d3" -> Board.INITIAL.play(Square.D3);
            case "ffo1" -> board(FFO_1);
            default -> board(FFO_15);
        };
        BitParallelSimulator sim = new BitParallelSimulator(FOUR);
        setWeights(sim, EvaluationUnit.DEFAULT_WEIGHTS.subList(0, 4));
        sim.set(FOUR.port("player").bus(), board.player());
        sim.set(FOUR.port("opponent").bus(), board.opponent());
        sim.clock();
        List<Integer> values = List.of("piece", "mobility", "corner", "edge").stream()
            .map(port -> signed(sim.value(FOUR.port(port).bus()), FOUR.port(port).bus())).toList();
        sim.clock();
        sim.clock();
        sim.clock();

        assertEquals(List.of(piece, mobility, corner, edge), values);
        assertEquals(score, signed(sim.value(FOUR.port("score").bus()), FOUR.port("score").bus()));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aPositionPerClockGivesTheSoftwaresSumFourClocksLater(boolean five) {
        BitParallelSimulator sim = new BitParallelSimulator(five ? FIVE : FOUR);
        SplittableRandom random = new SplittableRandom(5L);
        List<Integer> weights = five ? List.of(3, -7, 127, -128, 11) : List.of(1, 4, 25, 8);
        ClassicWeights software = new ClassicWeights(weights.get(0), weights.get(1), weights.get(2),
            weights.get(3), five ? weights.get(4) : 0);
        setWeights(sim, weights);
        int[][] expected = new int[40][64];
        for (int clock = 0; clock < 40; clock++) {
            long[] player = new long[64];
            long[] opponent = new long[64];
            for (int lane = 0; lane < 64; lane++) {
                Board board = Boards.reachable(random, random.nextInt(61));
                player[lane] = board.player();
                opponent[lane] = board.opponent();
                expected[clock][lane] = software.sum(board.player(), board.opponent());
            }
            Lanes.set(sim, sim.netlist().port("player").bus(), player);
            Lanes.set(sim, sim.netlist().port("opponent").bus(), opponent);
            sim.clock();
            if (clock >= EvaluationUnit.LATENCY - 1) {
                Bus score = sim.netlist().port("score").bus();
                long[] seen = Lanes.get(sim, score);
                for (int lane = 0; lane < 64; lane++) {
                    assertEquals(expected[clock - EvaluationUnit.LATENCY + 1][lane],
                        signed(seen[lane], score));
                }
            }
        }
    }

    @Test
    void safeBorderDiscsAreCountedAsInSoftware() {
        BitParallelSimulator sim = new BitParallelSimulator(FOUR);
        SplittableRandom random = new SplittableRandom(6L);
        Bus edge = FOUR.port("edge").bus();
        for (int batch = 0; batch < 20; batch++) {
            long[] player = new long[64];
            long[] opponent = new long[64];
            for (int lane = 0; lane < 64; lane++) {
                long occupied = random.nextLong() | random.nextLong() | random.nextLong();
                player[lane] = occupied & random.nextLong();
                opponent[lane] = occupied & ~player[lane];
            }
            Lanes.set(sim, FOUR.port("player").bus(), player);
            Lanes.set(sim, FOUR.port("opponent").bus(), opponent);
            sim.clock();
            long[] seen = Lanes.get(sim, edge);
            for (int lane = 0; lane < 64; lane++) {
                assertEquals(ClassicFeatures.edges(player[lane], opponent[lane]), signed(seen[lane], edge));
            }
        }
    }
}
