package flipchip.engine.eval;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.zip.CRC32;
import flipchip.engine.api.ErrorModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WeightsFileTest {
    @Test
    void whatIsWrittenIsReadBack(@TempDir Path folder) throws IOException {
        Weights weights = PatternEvaluatorTest.randomWeights(3).withErrors(new ErrorModels(
            new ErrorModel(1, 2, 3, 4, 5, 6, 7, 8), new ErrorModel(9, 10, 11, 12, 13, 14, 15, 16)));
        Path file = folder.resolve("weights.bin");

        WeightsFile.write(weights, file);
        Weights read = WeightsFile.read(file);

        for (int stage = 0; stage < Stage.COUNT; stage++) {
            assertArrayEquals(weights.classWeights(stage), read.classWeights(stage));
        }
        for (int empties = 0; empties <= 60; empties++) {
            assertEquals(weights.constant(empties), read.constant(empties));
        }
        assertEquals(weights.errors(), read.errors());
    }

    @Test
    void aNetIsReadBackWithItsWeights(@TempDir Path folder) throws IOException {
        NeuralNet net = NeuralNetTest.randomNet(9, 5, 32);
        Path file = folder.resolve("weights.bin");

        WeightsFile.write(Weights.zero().withNet(net), file);

        NeuralNet read = WeightsFile.read(file).net().orElseThrow();
        assertEquals(5, read.least());
        assertEquals(32, read.most());
        assertArrayEquals(net.rows(), read.rows());
        assertArrayEquals(net.biases(), read.biases());
        assertArrayEquals(net.weights(), read.weights());
        assertArrayEquals(net.constants(), read.constants());
    }

    /// A checksum that is right does not make a net of too many empties one that can be read.
    @Test
    void aNetThatCannotBeIsNoNet() {
        byte[] whole = WeightsFormat.format(Weights.zero().withNet(NeuralNetTest.randomNet(9, 5, 6)));
        ByteBuffer bytes = ByteBuffer.wrap(whole);
        int block = WeightsFormat.format(Weights.zero()).length - Integer.BYTES;
        for (int[] wrong : new int[][] {{0, 33}, {4, -1}, {8, 61}, {8, 4}}) {
            int before = bytes.getInt(block + wrong[0]);
            bytes.putInt(block + wrong[0], wrong[1]);
            CRC32 checksum = new CRC32();
            checksum.update(whole, 20, whole.length - 20);
            bytes.putInt(16, (int) checksum.getValue());

            assertThrows(WeightsFormatException.class, () -> WeightsFormat.parse("odd net", whole));
            bytes.putInt(block + wrong[0], before);
        }
    }

    /// Until 26 November 2026 a file ended with the weights.
    @Test
    void aFileOfVersion3HasNoNet() throws IOException {
        byte[] now = WeightsFormat.format(Weights.zero());
        ByteBuffer then = ByteBuffer.wrap(Arrays.copyOf(now, now.length - Integer.BYTES));
        CRC32 checksum = new CRC32();
        checksum.update(then.array(), 20, then.capacity() - 20);
        then.putInt(8, 3).putInt(16, (int) checksum.getValue());

        assertTrue(WeightsFormat.parse("older", then.array()).net().isEmpty());
    }

    /// Until 26 November 2026 an error model was five numbers.
    @Test
    void aFileOfVersion2HasNoMobilityInItsMargins() throws IOException {
        ErrorModel midgame = new ErrorModel(1, 2, 3, 4, 5);
        ErrorModel endgame = new ErrorModel(9, 10, 11, 12, 13);
        byte[] now = WeightsFormat.format(
            Weights.zero().withErrors(new ErrorModels(midgame.with(6, 7, 8), endgame.with(14, 15, 16))));
        int models = 20 + 2 * 61;
        ByteBuffer then = ByteBuffer.allocate(now.length - 48 - Integer.BYTES);
        then.put(now, 0, models + 40).put(now, models + 64, 40).put(now, models + 128,
            now.length - models - 128 - Integer.BYTES);
        CRC32 checksum = new CRC32();
        checksum.update(then.array(), 20, then.capacity() - 20);
        then.putInt(8, 2).putInt(16, (int) checksum.getValue());

        Weights read = WeightsFormat.parse("older", then.array());

        assertEquals(new ErrorModels(midgame, endgame), read.errors());
        assertArrayEquals(Weights.zero().classWeights(0), read.classWeights(0));
    }

    @Test
    void theBuiltInWeightsAreWholeAndSmall() throws IOException {
        Weights weights = WeightsFormat.readBuiltIn();

        assertTrue(
            Arrays.stream(range(Stage.COUNT)).allMatch(stage -> hasNonZero(weights.classWeights(stage))));
        try (var in = WeightsFormat.class.getResourceAsStream("weights.bin")) {
            assertTrue(in.readAllBytes().length < 8 << 20);
        }
    }

    @Test
    void aForeignFileIsRefusedByName(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("letter.txt");
        Files.writeString(file, "Dear player, these are no weights at all.");

        WeightsFormatException refusal =
            assertThrows(WeightsFormatException.class, () -> WeightsFile.read(file));

        assertEquals(file + ": not a Flipchip weights file", refusal.getMessage());
    }

    @Test
    void everyChangedByteIsNoticed() throws IOException {
        byte[] whole = WeightsFormat.format(Weights.zero());
        SplittableRandom random = new SplittableRandom(11);
        for (int i = 0; i < 200; i++) {
            byte[] damaged = whole.clone();
            damaged[i < 20 ? i : random.nextInt(damaged.length)] ^= (byte) (1 << random.nextInt(8));
            assertThrows(WeightsFormatException.class, () -> WeightsFormat.parse("damaged", damaged));
        }
    }

    @Test
    void everyShortenedFileIsRefused() throws IOException {
        byte[] whole = WeightsFormat.format(Weights.zero());
        for (int length = 0; length < whole.length; length += 97) {
            byte[] shortened = Arrays.copyOf(whole, length);
            assertThrows(WeightsFormatException.class, () -> WeightsFormat.parse("shortened", shortened));
        }
    }

    @Test
    void anotherVersionIsNamed() throws IOException {
        byte[] bytes = WeightsFormat.format(Weights.zero());
        bytes[11] = 9;

        WeightsFormatException refusal =
            assertThrows(WeightsFormatException.class, () -> WeightsFormat.parse("newer.bin", bytes));

        assertEquals("newer.bin: version 9, this program reads 1 to 4", refusal.getMessage());
    }

    @Test
    void aFileOfTheFirstVersionHasNoWeightsOfFeatures() throws IOException {
        try (var in = WeightsFileTest.class.getResourceAsStream("first-version.bin")) {
            Weights weights = WeightsFormat.parse("first-version.bin", in.readAllBytes());

            for (int stage = 0; stage < Stage.COUNT; stage++) {
                short[] classes = weights.classWeights(stage);
                assertEquals(PatternSet.STANDARD.classCount(), classes.length);
                for (int i = 0; i < classes.length; i++) {
                    assertEquals(i < PatternSet.STANDARD.patternClassCount() ? stage + i % 3 : 0, classes[i]);
                }
            }
        }
    }

    private static int[] range(int end) {
        return java.util.stream.IntStream.range(0, end).toArray();
    }

    private static boolean hasNonZero(short[] weights) {
        for (short weight : weights) {
            if (weight != 0) {
                return true;
            }
        }
        return false;
    }
}
