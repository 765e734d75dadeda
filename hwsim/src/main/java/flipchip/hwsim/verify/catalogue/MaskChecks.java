package flipchip.hwsim.verify.catalogue;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import flipchip.hwsim.circuit.shogi.Checker;
import flipchip.hwsim.circuit.shogi.Kind;
import flipchip.hwsim.circuit.shogi.MaskRun;
import flipchip.hwsim.circuit.shogi.ShogiBoard;
import flipchip.hwsim.gates.export.TestVectors;
import flipchip.hwsim.gates.export.VectorRecorder;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Netlist;

/// Check mask and defence mask against a computation square by square, and vectors for a bench.
final class MaskChecks {
    private static final int SIZE = ShogiBoard.SIZE;
    private static final int CLOCKS = 2 * SIZE;

    private MaskChecks() {}

    /// 64 boards side by side, Black attacking in one batch and White in the next.
    static DirectCheck masks() {
        boolean[] black = {false};
        return (pins, questions, findings) -> {
            black[0] = !black[0];
            ShogiBoard[] boards = Stream.generate(() -> ShogiPositions.random(questions.random()))
                .limit(LanePins.LANES).toArray(ShogiBoard[]::new);
            pins.set("attacker_black", black[0] ? 1 : 0);
            for (int clock = 0; clock < CLOCKS; clock++) {
                int rank = MaskRun.rank(clock);
                feed(pins, boards, rank, black[0]);
                pins.settle();
                if (clock >= SIZE) {
                    compare(pins, boards, rank, black[0], findings);
                }
                if (clock == CLOCKS - 1) {
                    findings.same("single", 1,
                        numbers(boards, board -> stops(board, black[0]).size() < 2 ? 1 : 0),
                        pins.get("single"), i -> boards[i].toString());
                }
                pins.edge();
            }
            findings.add(boards.length);
        };
    }

    private static void feed(LanePins pins, ShogiBoard[] boards, int rank, boolean black) {
        pins.set("king", numbers(boards, board -> MaskRun.king(board, rank, black)));
        pins.set("occupied", numbers(boards, board -> MaskRun.files(board, rank, _ -> true)));
        for (Checker way : Checker.values()) {
            pins.set(of(pins.netlist().port("attackers").bus(), way),
                numbers(boards, board -> MaskRun.attackers(board, rank, black, way)));
        }
    }

    private static void compare(LanePins pins, ShogiBoard[] boards, int rank, boolean black,
            CheckResult findings) {
        for (Checker way : Checker.values()) {
            findings.same("check " + way, SIZE,
                numbers(boards, board -> files(way.squares(board, king(board, !black), black), rank)),
                pins.get(of(pins.netlist().port("check").bus(), way)), i -> boards[i].toString());
        }
        findings.same("defence", SIZE,
            numbers(boards,
                board -> files(stops(board, black).values().stream().flatMap(List::stream).toList(), rank)),
            pins.get("defence"), i -> boards[i].toString());
    }

    private static Bus of(Bus wires, Checker way) {
        return wires.slice(SIZE * way.ordinal(), SIZE * (way.ordinal() + 1));
    }

    private interface Number {
        long of(ShogiBoard board);
    }

    private static long[] numbers(ShogiBoard[] boards, Number number) {
        return Arrays.stream(boards).mapToLong(number::of).toArray();
    }

    private static long files(List<Integer> squares, int rank) {
        return squares.stream().filter(square -> square / SIZE == rank)
            .mapToLong(square -> 1L << square % SIZE).reduce(0, (a, b) -> a | b);
    }

    private static Map<Integer, List<Integer>> stops(ShogiBoard board, boolean black) {
        return Checker.stops(board, king(board, !black), black);
    }

    private static int king(ShogiBoard board, boolean black) {
        return board.pieces().entrySet().stream()
            .filter(entry -> entry.getValue().kind() == Kind.KING && entry.getValue().black() == black)
            .findFirst().orElseThrow().getKey();
    }

    /// Boards rank by rank, both ways.
    static TestVectors vectors(Netlist netlist, int count, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        VectorRecorder recorder = new VectorRecorder(netlist);
        while (recorder.size() < count) {
            ShogiBoard board = ShogiPositions.random(random);
            boolean black = random.nextBoolean();
            for (int clock = 0; clock < CLOCKS; clock++) {
                int rank = MaskRun.rank(clock);
                BigInteger attackers = BigInteger.ZERO;
                for (Checker way : Checker.values()) {
                    attackers = attackers.or(BigInteger.valueOf(MaskRun.attackers(board, rank, black, way))
                        .shiftLeft(SIZE * way.ordinal()));
                }
                recorder.set("king", MaskRun.king(board, rank, black))
                    .set("occupied", MaskRun.files(board, rank, _ -> true)).set("attackers", attackers)
                    .set("attacker_black", black ? 1 : 0).step();
            }
        }
        return recorder.build();
    }
}
