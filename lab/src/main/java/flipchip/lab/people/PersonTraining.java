package flipchip.lab.people;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import flipchip.engine.people.LossPenalty;
import flipchip.engine.people.PersonModel;

/// A pipeline from samples to the model that the product reads.
public final class PersonTraining {
    private PersonTraining() {}

    /// Learns from the samples in `folder`.
    ///
    /// @param data whose frequencies the model gets
    /// @param care of the model's opponents
    public static PersonModel train(PeopleData data, Path wthor, Path folder, int passes, long seed,
            LossPenalty care, Consumer<String> progress) throws IOException {
        List<Sample> train = PeopleData.read(folder, PeopleData.Part.TRAIN, Integer.MAX_VALUE);
        List<Sample> tune = PeopleData.read(folder, PeopleData.Part.TUNE, Integer.MAX_VALUE);
        PersonFit.Fitted fitted = new PersonFit(seed).fit(train, tune, passes, progress);
        double temperature = PersonScore.temperature(0.3, 3, t -> PersonScore.loss(fitted.net(), t, tune));
        String made = String.format(Locale.ROOT,
            "people fit: %d decisions of 1985 to 2021, %d of 2022 and 2023, %d passes, seed"
                + " %d, temperature %.3f, care %s, CRC-32 of the archive's games to 2023 %08x",
            train.size(), tune.size(), passes, seed, temperature, care, checksum(wthor));
        return new PersonModel(made, fitted.net(), temperature, care, data.frequencies());
    }

    private static long checksum(Path wthor) throws IOException {
        CRC32 crc = new CRC32();
        try (Stream<Path> files = Files.list(wthor)) {
            for (Path file : files.filter(f -> f.toString().endsWith(".wtb")).sorted().toList()) {
                String year = file.getFileName().toString().replaceAll("\\D", "");
                if (!year.isEmpty() && Integer.parseInt(year) <= PeopleData.LAST_KNOWN_YEAR) {
                    crc.update(Files.readAllBytes(file));
                }
            }
        }
        return crc.getValue();
    }
}
