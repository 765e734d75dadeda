package flipchip.hwsim.circuit.shogi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import flipchip.hwsim.referee.run.Lanes;
import org.junit.jupiter.api.Test;

/// The scanning circuit against a direct computation, its 46 clocks and its ports.
class CoverCircuitTest {
    private static final Netlist CIRCUIT = CoverCircuit.netlist();

    @Test
    void theScheduleHas25And22And46Clocks() {
        CoverSchedule schedule = CoverSchedule.of(9);

        assertEquals(List.of(25, 22, 46),
            List.of(schedule.scanClocks(), schedule.orClocks(), schedule.clocks()));
        assertEquals(46, new TreeMap<>(schedule.writes()).lastKey());
        assertEquals(42, CoverSchedule.of(8).clocks());
    }

    @Test
    void noWordIsReadBeforeTheClockAfterItWasWritten() {
        for (int ranks = 2; ranks <= 12; ranks++) {
            CoverSchedule schedule = CoverSchedule.of(ranks);
            Map<CoverSchedule.Word, Integer> written = schedule.writes().entrySet().stream()
                .collect(Collectors.toMap(Map.Entry::getValue, Map.Entry::getKey));
            schedule.reads()
                .forEach((clock, word) -> assertTrue(written.get(word) < clock, word + " in " + clock));
        }
    }

    @Test
    void theBishopOfTheDocumentCoversItsDiagonals() {
        Piece bishop = new Piece(Kind.BISHOP, false, true, 0);
        CoverRun run = CoverRun.record(new ShogiBoard(Map.of(ShogiBoard.square(3, 7), bishop)));
        Set<Integer> expected = Stream.of("28 48 19 59 26 46 15 55 64 73 82 91".split(" "))
            .map(s -> ShogiBoard.square(s.charAt(0) - '0', s.charAt(1) - '0')).collect(Collectors.toSet());

        for (int s = 0; s < 81; s++) {
            assertEquals(expected.contains(s) ? 1L << bishop.number() : 0, run.cover().get(s), "square " + s);
        }
    }

    @Test
    void aRunTakes46ClocksAndUsesItsPortsAsScheduled() {
        CoverRun run = CoverRun.record(ShogiBoards.random(new SplittableRandom(1L)));
        CoverSchedule schedule = CoverSchedule.of(9);

        assertEquals(46, run.clocks().size());
        Map<Integer, Integer> writes = new TreeMap<>();
        Map<Integer, Integer> reads = new TreeMap<>();
        run.clocks().forEach(clock -> {
            clock.written().ifPresent(row -> writes.put(clock.number(), row));
            clock.read().ifPresent(row -> reads.put(clock.number(), row));
        });
        assertEquals(rows(schedule.writes()), writes);
        assertEquals(rows(schedule.reads()), reads);
    }

    private static Map<Integer, Integer> rows(Map<Integer, CoverSchedule.Word> words) {
        Map<Integer, Integer> rows = new TreeMap<>();
        words.forEach((clock, word) -> rows.put(clock, word.address(9)));
        return rows;
    }

    @Test
    void aThousandRandomBoardsAreCoveredAsByADirectComputation() {
        BitParallelSimulator sim = new BitParallelSimulator(CIRCUIT);
        SplittableRandom random = new SplittableRandom(2L);
        Set<String> kinds = new HashSet<>();
        for (int batch = 0; batch < 16; batch++) {
            ShogiBoard[] boards =
                Stream.generate(() -> ShogiBoards.random(random)).limit(64).toArray(ShogiBoard[]::new);
            Arrays.stream(boards).forEach(board -> board.pieces().values()
                .forEach(piece -> kinds.add(piece.kind() + "" + piece.promoted() + piece.black())));
            load(sim, boards);
            sim.set(CIRCUIT.port("start").bus(), 1);
            sim.clock();
            sim.set(CIRCUIT.port("start").bus(), 0);
            for (int clock = 1; clock <= 46; clock++) {
                assertEquals(clock, sim.value(CIRCUIT.port("clock").bus()));
                sim.clock();
            }
            assertEquals(0, sim.value(CIRCUIT.port("clock").bus()));
            compare(sim, Arrays.stream(boards).map(PieceCover::of).toArray(long[][]::new));
        }
        assertEquals(28, kinds.size());
    }

    private static void load(BitParallelSimulator sim, ShogiBoard[] boards) {
        sim.set(CIRCUIT.port("load").bus(), 1);
        for (int rank = 0; rank < 9; rank++) {
            sim.set(CIRCUIT.port("load_rank").bus(), rank);
            for (int file = 0; file < 9; file++) {
                int square = 9 * rank + file;
                Bus word = CIRCUIT.port("load_data").bus().slice(10 * file, 10 * file + 10);
                Lanes.set(sim, word, Arrays.stream(boards).mapToLong(board -> board.word(square)).toArray());
            }
            sim.clock();
        }
        sim.set(CIRCUIT.port("load").bus(), 0);
    }

    private static void compare(BitParallelSimulator sim, long[][] expected) {
        for (int rank = 0; rank < 9; rank++) {
            sim.set(CIRCUIT.port("table_address").bus(), 18 + rank);
            sim.clock();
            for (int file = 0; file < 9; file++) {
                long[] seen =
                    Lanes.get(sim, CIRCUIT.port("table_data").bus().slice(40 * file, 40 * file + 40));
                for (int lane = 0; lane < 64; lane++) {
                    assertEquals(Long.toHexString(expected[lane][9 * rank + file]),
                        Long.toHexString(seen[lane]), "file " + (file + 1) + " rank " + (rank + 1));
                }
            }
        }
    }
}
