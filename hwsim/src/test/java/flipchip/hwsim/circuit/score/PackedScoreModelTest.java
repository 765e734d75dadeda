package flipchip.hwsim.circuit.score;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.board.Stability;
import flipchip.engine.testkit.Boards;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import flipchip.hwsim.referee.run.Lanes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The recorded vectors, the order of scores, and the circuit against the record.
class PackedScoreModelTest {
    private static Position played(String squares) {
        Position position = Position.INITIAL;
        for (String square : squares.split(" ")) {
            position = position.play(Square.parse(square).orElseThrow());
        }
        return position;
    }

    @Test
    void theOpeningPacksTo01404040() {
        assertEquals(0x01404040, PackedScoreModel.of(Position.INITIAL, 4).pack());
    }

    @Test
    void afterD3WhiteHasThreeMovesWhereBlackHadFour() {
        assertEquals(0x01404143, PackedScoreModel.of(played("d3"), 4).pack());
        assertEquals(0x01404043, PackedScoreModel.ofSameBoard(played("d3")).pack());
    }

    @Test
    void theWipeOutInNinePliesIsAWinForBlack() {
        assertEquals(0x024D404D, PackedScoreModel.of(played("c4 c3 c2 b4 a5 f4 g4 c5 d6"), 0).pack());
    }

    @ParameterizedTest
    @CsvSource({"--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO--,01404244",
        "-OOOOO----OXXO-XXXOXOXX-XXOXOXXOXXOOXOOOXXXXOO-OX-XOOO---XXXXX--,01414244",
        "----O------OOX---OOOXX-XOOOXOOOOOXXOXXOOOXXXOOOOOXXXOOXO--OOOOOX,01414132"})
    void positionsOfTheSuitePackAsRecorded(String squares, String packed) {
        long black = 0;
        long white = 0;
        for (int i = 0; i < 64; i++) {
            black |= squares.charAt(i) == 'X' ? 1L << i : 0;
            white |= squares.charAt(i) == 'O' ? 1L << i : 0;
        }

        assertEquals(Integer.parseInt(packed, 16),
            PackedScoreModel.ofSameBoard(Position.of(black, white, Color.BLACK)).pack());
    }

    @Test
    void everyWinBeatsEveryOpenScoreAndEveryLoss() {
        int lost = new PackedScoreModel(0, 64, 64, 64).pack();
        int worst = new PackedScoreModel(1, -64, -64, -64).pack();
        int best = new PackedScoreModel(1, 64, 64, 64).pack();
        int won = new PackedScoreModel(2, -64, -64, -64).pack();

        assertEquals(List.of(lost, worst, best, won),
            List.of(won, best, worst, lost).stream().sorted().toList());
    }

    @Test
    void theOrderOfTheFieldsCanBeChosen() {
        PackedScoreModel score = new PackedScoreModel(1, 3, 2, 1);

        assertEquals(0x01414243, score.pack(List.of(Field.PIECES, Field.MOBILITY, Field.STABILITY)));
        assertEquals(score, PackedScoreModel.unpack(score.pack()));
        assertThrows(IllegalArgumentException.class,
            () -> score.pack(List.of(Field.PIECES, Field.PIECES, Field.MOBILITY)));
    }

    @Test
    void theCircuitSettlesToTheStableDiscsAndPacksTheScore() {
        Netlist circuit = ScoreCircuit.netlist();
        BitParallelSimulator sim = new BitParallelSimulator(circuit);
        SplittableRandom random = new SplittableRandom(1L);
        for (int batch = 0; batch < 30; batch++) {
            Position[] positions = new Position[64];
            for (int lane = 0; lane < 64; lane++) {
                Board board = Boards.reachable(random, 20 + random.nextInt(44));
                positions[lane] = new Position(board, random.nextBoolean() ? Color.BLACK : Color.WHITE);
            }
            long[] score = settle(sim, positions);
            long[] stable = Lanes.get(sim, circuit.port("stable").bus());
            for (int lane = 0; lane < 64; lane++) {
                assertEquals(Stability.stable(positions[lane].black(), positions[lane].white()),
                    stable[lane]);
                assertEquals(PackedScoreModel.ofSameBoard(positions[lane]).pack(), score[lane],
                    positions[lane].toString());
            }
        }
    }

    private static long[] settle(BitParallelSimulator sim, Position[] positions) {
        Netlist circuit = sim.netlist();
        Lanes.set(sim, circuit.port("black").bus(),
            Arrays.stream(positions).mapToLong(Position::black).toArray());
        Lanes.set(sim, circuit.port("white").bus(),
            Arrays.stream(positions).mapToLong(Position::white).toArray());
        Lanes.set(sim, circuit.port("moves_black").bus(), moves(positions, Color.BLACK));
        Lanes.set(sim, circuit.port("moves_white").bus(), moves(positions, Color.WHITE));
        Lanes.set(sim, circuit.port("over").bus(),
            Arrays.stream(positions).mapToLong(p -> p.isGameOver() ? 1 : 0).toArray());
        sim.set(circuit.port("clear").bus(), 1);
        sim.clock();
        sim.set(circuit.port("clear").bus(), 0);
        sim.settle();
        while (sim.lanes(circuit.port("settled").bus().get(0)) != -1L) {
            sim.clock();
        }
        return Lanes.get(sim, circuit.port("score").bus());
    }

    private static long[] moves(Position[] positions, Color color) {
        return Arrays.stream(positions)
            .mapToLong(p -> Long.bitCount((p.toMove() == color ? p.board() : p.board().pass()).legalMoves()))
            .toArray();
    }
}
