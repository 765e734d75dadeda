package flipchip.lab.train;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SampleFileTest {
    @TempDir
    private Path folder;

    @Test
    void whatIsWrittenIsReadBack() throws IOException {
        TrainingSamples samples = randomSamples(1_000);
        Path file = folder.resolve("a.shard");

        SampleFile.write(samples, file);
        TrainingSamples read = SampleFile.read(file);

        assertEquals(samples.size(), read.size());
        for (int i = 0; i < samples.size(); i++) {
            assertEquals(samples.player(i), read.player(i));
            assertEquals(samples.opponent(i), read.opponent(i));
            assertEquals(samples.score(i), read.score(i));
            assertEquals(samples.label(i), read.label(i));
            assertEquals(samples.group(i), read.group(i));
        }
    }

    @Test
    void damagedShardsAreRefused() throws IOException {
        Path file = folder.resolve("a.shard");
        SampleFile.write(randomSamples(100), file);
        byte[] whole = Files.readAllBytes(file);
        SplittableRandom random = new SplittableRandom(2);
        for (int i = 0; i < 100; i++) {
            byte[] damaged = whole.clone();
            damaged[random.nextInt(damaged.length)] ^= 1;
            Files.write(file, damaged);
            assertThrows(IOException.class, () -> SampleFile.read(file));
        }
    }

    private static TrainingSamples randomSamples(int count) {
        SplittableRandom random = new SplittableRandom(9);
        TrainingSamples samples = new TrainingSamples(0);
        for (int i = 0; i < count; i++) {
            long player = random.nextLong();
            samples.add(player, ~player & random.nextLong(), random.nextInt(-6400, 6401), random.nextInt(101),
                random.nextInt(200));
        }
        return samples;
    }
}
