package flipchip.hwsim.verify.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class StuckMiterTest {

    /// A binary AIGER file as others read it.
    private record Network(List<String> names, int[] left, int[] right, int output) {

        static Network read(byte[] file) {
            ByteBuffer bytes = ByteBuffer.wrap(file);
            String[] header = line(bytes).split(" ");
            int inputs = Integer.parseInt(header[2]);
            int gates = Integer.parseInt(header[5]);
            assertEquals(List.of("aig", String.valueOf(inputs + gates), "0", "1"),
                List.of(header[0], header[1], header[3], header[4]));
            int output = Integer.parseInt(line(bytes));
            int[] left = new int[gates];
            int[] right = new int[gates];
            for (int gate = 0; gate < gates; gate++) {
                left[gate] = 2 * (inputs + 1 + gate) - number(bytes);
                right[gate] = left[gate] - number(bytes);
                assertTrue(
                    left[gate] < 2 * (inputs + 1 + gate) && right[gate] >= 0 && right[gate] <= left[gate]);
            }
            List<String> names = new ArrayList<>();
            for (int i = 0; i < inputs; i++) {
                String[] words = line(bytes).split(" ");
                assertEquals("i" + i, words[0]);
                names.add(words[1]);
            }
            assertEquals(0, bytes.remaining());
            return new Network(names, left, right, output);
        }

        private static String line(ByteBuffer bytes) {
            StringBuilder line = new StringBuilder();
            for (byte next = bytes.get(); next != '\n'; next = bytes.get()) {
                line.append((char) next);
            }
            return line.toString();
        }

        private static int number(ByteBuffer bytes) {
            int number = 0;
            for (int shift = 0;; shift += 7) {
                byte next = bytes.get();
                number |= (next & 0x7F) << shift;
                if (next >= 0) {
                    return number;
                }
            }
        }

        boolean isHigh(Set<String> high) {
            boolean[] values = new boolean[1 + names.size() + left.length];
            for (int i = 0; i < names.size(); i++) {
                values[1 + i] = high.contains(names.get(i));
            }
            for (int gate = 0; gate < left.length; gate++) {
                values[1 + names.size() + gate] = value(values, left[gate]) && value(values, right[gate]);
            }
            return value(values, output);
        }

        private static boolean value(boolean[] values, int literal) {
            return values[literal / 2] ^ literal % 2 != 0;
        }
    }

    private static Set<String> inputs(Question question, SplittableRandom random) {
        Set<String> high = new HashSet<>();
        if (question.position().toMove() == Color.BLACK) {
            high.add("black_moves");
        }
        Square.all(question.position().black()).forEach(square -> high.add("black[" + square.index() + "]"));
        Square.all(question.position().white())
            .forEach(square -> high.add("white_or_more[" + square.index() + "]"));
        // a second disc on a square counts for nothing
        Square.all(question.position().black() & random.nextLong())
            .forEach(square -> high.add("white_or_more[" + square.index() + "]"));
        question.move().ifPresent(move -> {
            high.add("plays");
            for (int bit = 0; bit < 6; bit++) {
                if ((move.index() >> bit & 1) != 0) {
                    high.add("played[" + bit + "]");
                }
            }
        });
        return high;
    }

    @Test
    @Tag("thorough")
    void theNetworkIsHighWhereTheArrayShowsTheFault() {
        SplittableRandom random = new SplittableRandom(5L);
        List<Question> questions = new ArrayList<>(Question.random(random, 40));
        questions.addAll(Question.boards(random, 80));
        StuckMiter miter = new StuckMiter();
        int shown = 0;
        for (int i = 0; i < 60; i++) {
            int fault = random.nextInt(StuckSurvey.faults());
            Network network = Network.read(miter.aiger(fault));
            for (Question question : questions) {
                boolean shows = StuckSurvey.shows(fault, question);
                assertEquals(shows, network.isHigh(inputs(question, random)), fault + " on " + question);
                shown += shows ? 1 : 0;
            }
        }
        assertTrue(shown > 200, shown + " shown");
    }

    @Test
    void inputsAreTheQuestionThatTheyAsk() {
        SplittableRandom random = new SplittableRandom(6L);
        for (Question question : Question.boards(random, 50)) {
            assertEquals(question, StuckMiter.question(inputs(question, random)));
        }
        Set<String> illegal = Set.of("black_moves", "plays");
        assertTrue(StuckMiter.question(illegal).move().isEmpty());
    }

    @Test
    void whatIsNeverHighHasTheSameInputs() {
        Network never = Network.read(StuckMiter.never());

        assertEquals(Network.read(new StuckMiter().aiger(7_000)).names(), never.names());
        assertTrue(!never.isHigh(Set.of()) && !never.isHigh(new HashSet<>(never.names())));
        assertTrue(
            new String(StuckMiter.never(), StandardCharsets.US_ASCII).startsWith("aig 136 136 0 1 0\n0\n"));
    }
}
