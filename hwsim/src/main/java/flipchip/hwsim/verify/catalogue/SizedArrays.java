package flipchip.hwsim.verify.catalogue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import flipchip.hwsim.gates.export.TestVectors;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.referee.array.SizedArray;

/// The cell array for boards of 4 by 4 to 16 by 16 squares: "array-4" and so on, against rules that go square
/// by square.
final class SizedArrays {
    private static final Pattern NAME = Pattern.compile("array-(\\d{1,2})");

    private SizedArrays() {}

    /// The size that a circuit's name tells; empty for another circuit.
    static Optional<Integer> size(String name) {
        Matcher matcher = NAME.matcher(name);
        return matcher.matches()
            ? Optional.of(Integer.valueOf(matcher.group(1)))
                .filter(size -> size >= SizedArray.LEAST && size <= SizedArray.MOST)
            : Optional.empty();
    }

    static Optional<NamedCircuit> find(String name) {
        return size(name).map(size -> new NamedCircuit(name,
            "cell array of a board of " + size + " by " + size + " squares: " + size * size
                + " cells of 114 gates",
            () -> SizedArray.build(size), (netlist, count, seed) -> vectors(netlist, size, count, seed)));
    }

    /// Half boards of random games, half random boards.
    private static final class Source {
        private final int size;
        private final SplittableRandom random;
        private SizedBoard game;
        private boolean fromGame;

        Source(int size, SplittableRandom random) {
            this.size = size;
            this.random = random;
            game = new SizedBoard(size);
        }

        SizedBoard next() {
            fromGame = !fromGame;
            if (fromGame && !game.playOn(random)) {
                game = new SizedBoard(size);
            }
            return fromGame ? game : SizedBoard.random(size, random);
        }

        /// Legal three times in four where some move is; else any empty square, or -1 where there is none.
        int square(SizedBoard board) {
            int[] legal = board.moves();
            if (legal.length > 0 && random.nextInt(4) > 0) {
                return legal[random.nextInt(legal.length)];
            }
            int from = random.nextInt(size * size);
            for (int i = 0; i < size * size; i++) {
                int square = (from + i) % (size * size);
                if (board.has(-1, square)) {
                    return square;
                }
            }
            return -1;
        }
    }

    /// What a board asks of the circuit, and what it must answer. Sets of squares by predicate.
    private record Question(SizedBoard board, int square, List<Integer> turned, List<Integer> legal,
            String text) {
        static Question of(SizedBoard board, int square) {
            List<Integer> turned = new ArrayList<>();
            if (square >= 0) {
                turned.addAll(board.flips(square));
                turned.add(square);
            }
            List<Integer> legal = new ArrayList<>();
            for (int move : board.moves()) {
                legal.add(move);
            }
            return new Question(board, square, turned, legal, board + " with " + square);
        }

        boolean bit(String pin, int square) {
            return switch (pin) {
                case "isB" -> board.has(0, square);
                case "isW" -> board.has(1, square);
                case "empty" -> board.has(-1, square);
                case "sel" -> this.square == square;
                case "legal" -> legal.contains(square);
                case "toB" -> board.mover() == 0 && turned.contains(square);
                default -> board.mover() == 1 && turned.contains(square);
            };
        }
    }

    private static TestVectors vectors(Netlist netlist, int size, int count, long seed) {
        Source source = new Source(size, new SplittableRandom(seed));
        TestVectors.Builder vectors = new TestVectors.Builder(netlist);
        while (vectors.size() < count) {
            SizedBoard board = source.next();
            Question question = Question.of(board, source.square(board));
            vectors.set("curB", 1 - board.mover()).set("curW", board.mover());
            for (String pin : List.of("isB", "isW", "empty", "sel")) {
                vectors.set(pin, number(size, square -> question.bit(pin, square)));
            }
            for (String pin : List.of("legal", "toB", "toW")) {
                vectors.expect(pin, number(size, square -> question.bit(pin, square)));
            }
            vectors.step();
        }
        return vectors.build();
    }

    private static BigInteger number(int size, IntPredicate bits) {
        BigInteger number = BigInteger.ZERO;
        for (int square = 0; square < size * size; square++) {
            number = bits.test(square) ? number.setBit(square) : number;
        }
        return number;
    }

    /// Compares 64 boards at a time.
    static DirectCheck check(int size) {
        Source[] source = new Source[1];
        return (pins, questions, findings) -> {
            source[0] = source[0] == null ? new Source(size, questions.random()) : source[0];
            batch(size, source[0], pins, findings);
        };
    }

    private static void batch(int size, Source source, LanePins pins, CheckResult findings) {
        List<Question> asked = new ArrayList<>();
        long black = 0;
        long[][] in = new long[4][size * size];
        long[][] out = new long[3][size * size];
        List<String> inputs = List.of("isB", "isW", "empty", "sel");
        List<String> outputs = List.of("legal", "toB", "toW");
        for (int lane = 0; lane < LanePins.LANES; lane++) {
            SizedBoard board = source.next();
            Question question = Question.of(board, source.square(board));
            asked.add(question);
            black |= (long) (1 - board.mover()) << lane;
            for (int square = 0; square < size * size; square++) {
                for (int pin = 0; pin < in.length; pin++) {
                    in[pin][square] |= question.bit(inputs.get(pin), square) ? 1L << lane : 0;
                }
                for (int pin = 0; pin < out.length; pin++) {
                    out[pin][square] |= question.bit(outputs.get(pin), square) ? 1L << lane : 0;
                }
            }
        }
        pins.setLanes("curB", black);
        pins.setLanes("curW", ~black);
        for (int pin = 0; pin < in.length; pin++) {
            for (int square = 0; square < size * size; square++) {
                pins.simulator().setLanes(pins.netlist().port(inputs.get(pin)).bus().get(square),
                    in[pin][square]);
            }
        }
        pins.settle();
        for (int pin = 0; pin < out.length; pin++) {
            for (int square = 0; square < size * size; square++) {
                long found = pins.simulator().lanes(pins.netlist().port(outputs.get(pin)).bus().get(square));
                String name = outputs.get(pin) + "[" + square + "]";
                int lane = Math.min(63, Long.numberOfTrailingZeros(found ^ out[pin][square]));
                findings.same(name, 1, out[pin][square] >>> lane, found >>> lane, asked.get(lane).text());
            }
        }
        findings.add(LanePins.LANES);
    }
}
