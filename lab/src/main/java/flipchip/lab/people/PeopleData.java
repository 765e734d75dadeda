package flipchip.lab.people;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import flipchip.engine.io.AtomicFile;
import flipchip.engine.people.Frequencies;
import flipchip.engine.people.MoveFeatures;

/// A sampler of decisions from the archive, equally many for each band of strength, with their features in
/// shards.
public final class PeopleData {
    /// Counts are of games up to this year; later ones stay unseen.
    static final int LAST_KNOWN_YEAR = 2023;
    /// Later positions hardly ever occur twice.
    private static final int COUNTED_PLIES = 40;
    /// Games that reached a position that the product knows.
    private static final int LEAST_GAMES = 16;
    private static final int SHARD = 1000;
    private static final int MOST_MOVES = 34;

    private final PeopleGames people;
    private final Path folder;
    private final Progress progress;
    private final Frequencies all = Frequencies.empty();
    private final Frequencies known;

    /// A set of samples by the years of its games.
    public enum Part {
        /// The weights are learnt from these.
        TRAIN(1985, 2021),
        /// The temperature and the end of learning are chosen by these.
        TUNE(2022, 2023),
        /// Nothing is chosen by these.
        HELD_OUT(2024, 2025);

        private final int from;
        private final int to;

        Part(int from, int to) {
            this.from = from;
            this.to = to;
        }

        int from() {
            return from;
        }

        int to() {
            return to;
        }

        String fileName(int shard) {
            return String.format(Locale.ROOT, "%s-%03d.samples", name().toLowerCase(Locale.ROOT), shard);
        }
    }

    /// @param folder of the shards
    public PeopleData(PeopleGames people, Path folder, Progress progress) {
        this.people = people;
        this.folder = folder;
        this.progress = progress;
        people.forEach(1977, LAST_KNOWN_YEAR, d -> {
            if (d.ply() < COUNTED_PLIES) {
                all.add(d.board(), d.move(), d.rating() >= Frequencies.STRONG, d.year() >= Frequencies.NEWER);
            }
        });
        known = all.atLeast(LEAST_GAMES);
    }

    /// What the product knows of openings.
    public Frequencies frequencies() {
        return known;
    }

    /// Makes the shards that are missing.
    ///
    /// @throws IOException if a file cannot be written, or the folder holds another draw of this part
    public void make(Part part, int count, long seed) throws IOException {
        Files.createDirectories(folder);
        Path draw = folder.resolve(part.name().toLowerCase(Locale.ROOT) + ".draw");
        String wanted = count + " decisions, seed " + seed + "\n";
        if (!Files.exists(draw)) {
            AtomicFile.write(draw, wanted);
        } else if (!Files.readString(draw).equals(wanted)) {
            throw new IOException(folder + " holds another draw of the part " + part + ": "
                + Files.readString(draw).strip() + "; take an empty folder for " + wanted.strip());
        }
        List<PeopleGames.Decision> drawn = draw(part, count, seed);
        MoveFeatures features = MoveFeatures.standard();
        for (int from = 0; from < drawn.size(); from += SHARD) {
            Path file = folder.resolve(part.fileName(from / SHARD));
            if (!Files.exists(file)) {
                List<Sample> samples = new ArrayList<>();
                for (PeopleGames.Decision decision : drawn.subList(from,
                    Math.min(drawn.size(), from + SHARD))) {
                    samples.add(sample(decision, features));
                }
                SampleShard.write(samples, file);
            }
            progress.heard(part.toString(), Math.min(drawn.size(), from + SHARD), drawn.size());
        }
    }

    /// The samples of all shards that were made, at most `count`.
    public static List<Sample> read(Path folder, Part part, int count) throws IOException {
        List<Sample> samples = new ArrayList<>();
        for (int shard = 0; samples.size() < count && Files.exists(folder.resolve(part.fileName(shard)));
                shard++) {
            samples.addAll(SampleShard.read(folder.resolve(part.fileName(shard))));
        }
        if (samples.isEmpty()) {
            throw new IOException(folder + ": no samples; make them with 'people data'");
        }
        return samples.subList(0, Math.min(count, samples.size()));
    }

    /// Draws with a reservoir for each band and mixes the bands.
    private List<PeopleGames.Decision> draw(Part part, int count, long seed) {
        SplittableRandom random = new SplittableRandom(seed + part.ordinal());
        int each = count / Sample.BAND_COUNT;
        List<List<PeopleGames.Decision>> bands = new ArrayList<>();
        int[] seen = new int[Sample.BAND_COUNT];
        for (int band = 0; band < Sample.BAND_COUNT; band++) {
            bands.add(new ArrayList<>());
        }
        people.forEach(part.from, part.to, decision -> {
            if (decision.rating() > 0 && decision.ply() > 0
                    && Long.bitCount(decision.board().legalMoves()) > 1) {
                List<PeopleGames.Decision> band = bands.get(Sample.band(decision.rating()));
                int place = random.nextInt(++seen[Sample.band(decision.rating())]);
                if (band.size() < each) {
                    band.add(decision);
                } else if (place < each) {
                    band.set(place, decision);
                }
            }
        });
        List<PeopleGames.Decision> mixed = new ArrayList<>();
        bands.forEach(mixed::addAll);
        for (int i = mixed.size() - 1; i > 0; i--) {
            java.util.Collections.swap(mixed, i, random.nextInt(i + 1));
        }
        return mixed;
    }

    private Sample sample(PeopleGames.Decision decision, MoveFeatures features) {
        long legal = decision.board().legalMoves();
        int moves = Long.bitCount(legal);
        int played = Long.bitCount(legal & decision.move().bit() - 1);
        boolean counted = decision.year() <= LAST_KNOWN_YEAR && decision.ply() < COUNTED_PLIES;
        int[] everywhere = new int[Frequencies.KINDS * MOST_MOVES];
        all.fill(decision.board(), everywhere);
        without(decision, everywhere, moves, played, counted);
        int sum = 0;
        int most = 0;
        for (int i = 0; i < moves; i++) {
            sum += everywhere[i];
            most = Math.max(most, everywhere[i]);
        }
        float share = (everywhere[played] + 1f) / (sum + moves);
        int[] counts = new int[Frequencies.KINDS * MOST_MOVES];
        known.fill(decision.board(), counts);
        without(decision, counts, moves, played, counted);
        if (sum < LEAST_GAMES) {
            java.util.Arrays.fill(counts, 0);
        }
        float[] rows = new float[moves * MoveFeatures.COUNT];
        features.fill(decision.board(), decision.last(), counts, rows);
        MoveFeatures.setRating(rows, 0, moves, decision.rating());
        return new Sample(decision.board(), decision.last(), played, decision.rating(), decision.year(),
            moves, rows, share, sum > 0 && everywhere[played] == most);
    }

    /// Takes the decision itself out of the counts, so that no sample is told its own answer.
    private static void without(PeopleGames.Decision decision, int[] counts, int moves, int played,
            boolean counted) {
        if (counted && counts[played] > 0) {
            counts[played]--;
            counts[moves + played] -= decision.rating() >= Frequencies.STRONG ? 1 : 0;
            counts[2 * moves + played] -= decision.year() >= Frequencies.NEWER ? 1 : 0;
        }
    }
}
