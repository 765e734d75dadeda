package flipchip.hwsim.verify.catalogue;

import java.math.BigInteger;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.ToLongFunction;
import flipchip.hwsim.circuit.shogi.Checker;
import flipchip.hwsim.circuit.shogi.Kind;
import flipchip.hwsim.circuit.shogi.MaskRun;
import flipchip.hwsim.circuit.shogi.Piece;
import flipchip.hwsim.circuit.shogi.PieceCover;
import flipchip.hwsim.circuit.shogi.ShogiBoard;

/// The benches of the shogi circuits, on random boards with pieces of all kinds.
final class ShogiBenches {
    private static final int SIZE = ShogiBoard.SIZE;
    private static final int MASK_CLOCKS = 2 * SIZE;
    private static final int COVER_CLOCKS = 46;
    private static final int TABLE_WORDS = 3 * SIZE;
    private static final int RESULT_WORD = 2 * SIZE;

    private ShogiBenches() {}

    /// Joins numbers of `width` bits, the first lowest.
    private static BigInteger joined(int count, int width, IntFunction<Long> part) {
        BigInteger joined = BigInteger.ZERO;
        for (int i = count - 1; i >= 0; i--) {
            joined = joined.shiftLeft(width).or(BigInteger.valueOf(part.apply(i)));
        }
        return joined;
    }

    /// A board with the squares of its masks.
    private record Masked(ShogiBoard board, boolean black, Map<Checker, List<Integer>> checks,
            Map<Integer, List<Integer>> stops) {
        static Masked of(ShogiBoard board, boolean black) {
            int king = board.pieces().entrySet().stream()
                .filter(entry -> entry.getValue().kind() == Kind.KING && entry.getValue().black() != black)
                .findFirst().orElseThrow().getKey();
            Map<Checker, List<Integer>> checks = new EnumMap<>(Checker.class);
            for (Checker way : Checker.values()) {
                checks.put(way, way.squares(board, king, black));
            }
            return new Masked(board, black, checks, Checker.stops(board, king, black));
        }

        private static BigInteger byWay(ToLongFunction<Checker> files) {
            return joined(Checker.values().length, SIZE, way -> files.applyAsLong(Checker.values()[way]));
        }

        BigInteger attackers(int rank) {
            return byWay(way -> MaskRun.attackers(board, rank, black, way));
        }

        BigInteger checks(int rank) {
            return byWay(way -> files(checks.get(way), rank));
        }

        long defence(int rank) {
            return files(stops.values().stream().flatMap(List::stream).toList(), rank);
        }

        private static long files(List<Integer> squares, int rank) {
            return squares.stream().filter(square -> square / SIZE == rank)
                .mapToLong(square -> 1L << square % SIZE).reduce(0, (a, b) -> a | b);
        }

        @Override
        public String toString() {
            return board.toString();
        }
    }

    /// Check mask and defence mask, Black attacking in one batch and White in the next.
    static Bench masks() {
        boolean[] attacker = {false};
        return (pins, placements) -> {
            attacker[0] = !attacker[0];
            Lanes<Masked> boards =
                Lanes.of(pins, () -> Masked.of(ShogiPositions.random(placements.random()), attacker[0]))
                    .set("attacker_black", q -> q.black ? 1 : 0);
            for (int clock = 0; clock < MASK_CLOCKS; clock++) {
                int rank = MaskRun.rank(clock);
                boards.set("king", q -> MaskRun.king(q.board, rank, q.black))
                    .set("occupied", q -> MaskRun.files(q.board, rank, _ -> true))
                    .setWide("attackers", q -> q.attackers(rank));
                if (clock >= SIZE) {
                    boards.expectWide("check", q -> q.checks(rank)).expect("defence", q -> q.defence(rank));
                }
                if (clock == MASK_CLOCKS - 1) {
                    boards.expect("single", q -> q.stops.size() < 2 ? 1 : 0);
                }
                pins.step();
            }
            boards.done();
        };
    }

    private record Covered(ShogiBoard board, long[] cover) {
        @Override
        public String toString() {
            return board.toString();
        }
    }

    /// The piece cover: 81 x 40 bits read from the last nine words of its tables.
    static Bench cover() {
        return (pins, placements) -> {
            Lanes<Covered> boards = Lanes.of(pins, () -> {
                ShogiBoard board = ShogiPositions.random(placements.random());
                return new Covered(board, PieceCover.of(board));
            });
            pins.set("load", 1);
            for (int rank = 0; rank < SIZE; rank++) {
                int first = SIZE * rank;
                pins.set("load_rank", rank);
                boards.setWide("load_data",
                    q -> joined(SIZE, Piece.BITS, file -> (long) q.board.word(first + file))).step();
            }
            pins.set("load", 0);
            pins.pulse("start");
            for (int clock = 1; clock <= COVER_CLOCKS; clock++) {
                int number = clock;
                boards.expect("clock", _ -> number).step();
            }
            for (int word = 0; word < TABLE_WORDS; word++) {
                pins.set("table_address", word);
                pins.step();
                if (word >= RESULT_WORD) {
                    int first = SIZE * (word - RESULT_WORD);
                    boards.expectWide("table_data",
                        q -> joined(SIZE, Kind.PIECES, file -> q.cover[first + file]));
                }
            }
            boards.done();
        };
    }
}
