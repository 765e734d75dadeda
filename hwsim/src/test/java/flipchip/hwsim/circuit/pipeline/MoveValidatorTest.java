package flipchip.hwsim.circuit.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import flipchip.engine.board.Board;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;
import flipchip.engine.testkit.Boards;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import flipchip.hwsim.referee.run.Lanes;
import org.junit.jupiter.api.Test;

/// Verdict, flips and the eight run lengths against the rules, ray by ray.
class MoveValidatorTest {
    private static final Netlist VALIDATOR = MoveValidator.netlist();

    @Test
    void everyDirectionReportsItsRunAndTheMergeTheMove() {
        BitParallelSimulator sim = new BitParallelSimulator(VALIDATOR);
        SplittableRandom random = new SplittableRandom(1L);
        Set<Long> lengthsSeen = new HashSet<>();
        for (int batch = 0; batch < 40; batch++) {
            Board[] boards = new Board[64];
            long[] squares = new long[64];
            for (int lane = 0; lane < 64; lane++) {
                boards[lane] = batch < 30 ? Boards.reachable(random, random.nextInt(60)) : row(random);
                squares[lane] = batch < 30 ? random.nextInt(64) : random.nextInt(8);
            }
            Lanes.set(sim, VALIDATOR.port("player").bus(),
                Arrays.stream(boards).mapToLong(Board::player).toArray());
            Lanes.set(sim, VALIDATOR.port("opponent").bus(),
                Arrays.stream(boards).mapToLong(Board::opponent).toArray());
            Lanes.set(sim, VALIDATOR.port("square").bus(), squares);
            sim.settle();
            long[] valid = Lanes.get(sim, VALIDATOR.port("valid").bus());
            long[] flips = Lanes.get(sim, VALIDATOR.port("flips").bus());
            long[] expectedFlips = new long[64];
            for (Direction d : Direction.values()) {
                long[] lengths = Lanes.get(sim, VALIDATOR.port("length_" + d).bus());
                for (int lane = 0; lane < 64; lane++) {
                    long run = run(boards[lane], Square.of((int) squares[lane]), d);
                    assertEquals(Long.bitCount(run), lengths[lane], d + " of " + boards[lane]);
                    expectedFlips[lane] |= run;
                    lengthsSeen.add(lengths[lane]);
                }
            }
            for (int lane = 0; lane < 64; lane++) {
                boolean empty = (boards[lane].occupied() >>> squares[lane] & 1) == 0;
                assertEquals(empty ? expectedFlips[lane] : 0, flips[lane]);
                assertEquals(empty && expectedFlips[lane] != 0 ? 1 : 0, valid[lane]);
                assertEquals(boards[lane].legalMoves() >>> squares[lane] & 1, valid[lane]);
            }
        }
        assertEquals(Set.of(0L, 1L, 2L, 3L, 4L, 5L, 6L), lengthsSeen);
        assertTrue(
            VALIDATOR.scopes().stream().filter(s -> s.type().startsWith("direction_validator")).count() == 8);
    }

    /// Rank 1 filled at random, long runs likely.
    private static Board row(SplittableRandom random) {
        long opponent = random.nextInt(4) == 0 ? random.nextInt(256) : 0x7E;
        long player = random.nextInt(256) & ~opponent;
        return new Board(player, opponent);
    }

    /// The outflanked discs in one direction, step by step.
    private static long run(Board board, Square square, Direction d) {
        long run = 0;
        var next = d.from(square);
        while (next.isPresent() && (board.opponent() & next.get().bit()) != 0) {
            run |= next.get().bit();
            next = d.from(next.get());
        }
        return next.isPresent() && (board.player() & next.get().bit()) != 0 ? run : 0;
    }
}
