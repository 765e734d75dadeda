package flipchip.hwsim.circuit.shogi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.Stream;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import flipchip.hwsim.referee.run.Lanes;
import org.junit.jupiter.api.Test;

/// Both masks by two scans against a direct computation on 1,024 boards.
class MaskCircuitTest {
    private static final Netlist CIRCUIT = MaskCircuit.netlist();

    @Test
    void checkAndDefenceMasksEqualADirectComputation() {
        BitParallelSimulator sim = new BitParallelSimulator(CIRCUIT);
        SplittableRandom random = new SplittableRandom(1L);
        int doubles = 0;
        int checks = 0;
        for (int batch = 0; batch < 16; batch++) {
            ShogiBoard[] boards =
                Stream.generate(() -> ShogiBoards.random(random)).limit(64).toArray(ShogiBoard[]::new);
            boolean black = batch % 2 == 0;
            sim.set(CIRCUIT.port("attacker_black").bus(), black ? 1 : 0);
            List<long[]> check = new ArrayList<>();
            List<long[]> defence = new ArrayList<>();
            long single = 0;
            for (int clock = 0; clock < MaskCircuit.CLOCKS; clock++) {
                int rank = clock < 9 ? clock : 17 - clock;
                feed(sim, boards, rank, black);
                sim.settle();
                check.add(Lanes.get(sim, CIRCUIT.port("check").bus().slice(0, 63)));
                check.add(Lanes.get(sim, CIRCUIT.port("check").bus().slice(63, 81)));
                defence.add(Lanes.get(sim, CIRCUIT.port("defence").bus()));
                single = sim.lanes(CIRCUIT.port("single").bus().get(0));
                sim.edge();
            }
            for (int lane = 0; lane < 64; lane++) {
                int king = king(boards[lane], !black);
                Map<Integer, List<Integer>> stops = Checker.stops(boards[lane], king, black);
                compare(boards[lane], king, black, lane, check);
                long[] expected = ranks(stops.values().stream().flatMap(List::stream).toList());
                for (int rank = 0; rank < 9; rank++) {
                    assertEquals(Long.toBinaryString(expected[rank]),
                        Long.toBinaryString(defence.get(17 - rank)[lane]), "defence, rank " + rank);
                }
                assertEquals(stops.size() < 2, (single >>> lane & 1) != 0);
                doubles += stops.size() > 1 ? 1 : 0;
                checks += stops.isEmpty() ? 0 : 1;
            }
        }
        assertTrue(checks > 200 && doubles > 50, checks + " checks, " + doubles + " by two pieces");
    }

    private static void compare(ShogiBoard board, int king, boolean black, int lane, List<long[]> check) {
        for (Checker way : Checker.values()) {
            long[] expected = ranks(way.squares(board, king, black));
            for (int rank = 0; rank < 9; rank++) {
                int bit = 9 * way.ordinal();
                long word = bit < 63
                    ? check.get(2 * (17 - rank))[lane] >>> bit
                    : check.get(2 * (17 - rank) + 1)[lane] >>> bit - 63;
                assertEquals(Long.toBinaryString(expected[rank]), Long.toBinaryString(word & 0x1FF),
                    way + " " + rank);
            }
        }
    }

    private static void feed(BitParallelSimulator sim, ShogiBoard[] boards, int rank, boolean black) {
        Lanes.set(sim, CIRCUIT.port("king").bus(),
            Arrays.stream(boards)
                .mapToLong(
                    board -> bits(board, rank, piece -> piece.kind() == Kind.KING && piece.black() != black))
                .toArray());
        Lanes.set(sim, CIRCUIT.port("occupied").bus(),
            Arrays.stream(boards).mapToLong(board -> bits(board, rank, _ -> true)).toArray());
        for (Checker way : Checker.values()) {
            Lanes.set(sim, CIRCUIT.port("attackers").bus().slice(9 * way.ordinal(), 9 * way.ordinal() + 9),
                Arrays.stream(boards)
                    .mapToLong(board -> bits(board, rank, piece -> piece.black() == black && way.is(piece)))
                    .toArray());
        }
    }

    private static long bits(ShogiBoard board, int rank, Predicate<Piece> wanted) {
        long bits = 0;
        for (int file = 0; file < 9; file++) {
            bits |= board.at(9 * rank + file).filter(wanted).isPresent() ? 1L << file : 0;
        }
        return bits;
    }

    private static long[] ranks(List<Integer> squares) {
        long[] ranks = new long[9];
        squares.forEach(square -> ranks[square / 9] |= 1L << square % 9);
        return ranks;
    }

    private static int king(ShogiBoard board, boolean black) {
        return board.pieces().entrySet().stream()
            .filter(e -> e.getValue().kind() == Kind.KING && e.getValue().black() == black).findFirst()
            .orElseThrow().getKey();
    }
}
