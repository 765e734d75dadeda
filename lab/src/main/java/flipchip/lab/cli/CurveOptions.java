package flipchip.lab.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.zip.CRC32;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.ProgressLine;
import flipchip.engine.api.Level;
import flipchip.engine.api.Person;
import flipchip.engine.people.PersonModel;
import flipchip.lab.people.EngineWeights;
import flipchip.lab.people.LossCurve;
import flipchip.lab.people.Progress;
import flipchip.lab.people.Years;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/// A set of options for commands with self-play of opponents: players and numbers of games.
final class CurveOptions {
    /// Of the years before those held out.
    private static final Years FITTED = new Years(2018, 2023);

    @Mixin
    private PersonModelOption model;
    @Option(names = "--games", paramLabel = "N", defaultValue = "100",
        description = "Games of each strength. Default: ${DEFAULT-VALUE}.")
    private int games;
    @Option(names = "--many", paramLabel = "N", defaultValue = "20000",
        description = {"Decisions of people that count, the newest. A search of 8 plies judges all.",
            "Default: ${DEFAULT-VALUE}."})
    private int many;
    @Option(names = "--years", paramLabel = "FROM-TO", description = {
        "Years of the people. Default: 2024-2025, to which nothing is fitted; with --out 2018-2023."})
    private String years;

    @Option(names = "--strengths", paramLabel = "R", split = ",", description = {
        "Ratings by which problems are graded: only people and opponents of these are looked at, and with "
            + "--out the care of the others stays. Default: all."})
    private List<Integer> strengths = List.of();

    @Option(names = "--game-seed", paramLabel = "N",
        description = "Seed of the games, if it is to be another than that of the moves that are judged.")
    private Long gameSeed;

    int games() {
        return games;
    }

    int many() {
        return many;
    }

    PersonModel model() throws IOException {
        return model.read();
    }

    Progress progress(CommandSpec spec) {
        return new ProgressLine(spec.commandLine().getErr())::heard;
    }

    /// In the folder, what was played has a folder of its own for each care.
    ///
    /// @param judge of moves with 12 and more empties
    LossCurve curve(CommandSpec spec, PeopleFiles files, Level judge) throws IOException {
        CRC32 crc = new CRC32();
        crc.update(model().made().getBytes(StandardCharsets.UTF_8));
        LossCurve.Seeds seeds = new LossCurve.Seeds(files.seed(), gameSeed == null ? files.seed() : gameSeed);
        Path own = files.folder()
            .resolve(String.format(Locale.ROOT, "play-%08x-seed-%d", crc.getValue(), seeds.played()));
        return new LossCurve(files.folder(), own, judge, EngineWeights.checksum(), seeds, strengths(),
            progress(spec));
    }

    private List<Person> strengths() {
        for (int rating : strengths) {
            if (Person.GRADES.stream().noneMatch(person -> person.rating() == rating)) {
                throw new Misuse("--strengths: " + rating + " is none of " + Person.GRADES.stream()
                    .map(person -> String.valueOf(person.rating())).collect(Collectors.joining(", ")));
            }
        }
        return strengths.isEmpty()
            ? Person.GRADES
            : Person.GRADES.stream().filter(person -> strengths.contains(person.rating())).toList();
    }

    /// @param fits whether something is fitted to them
    Years years(boolean fits) {
        try {
            Years sought = years != null ? Years.parse(years) : fits ? FITTED : Years.HELD_OUT;
            if (fits && sought.to() >= Years.HELD_OUT.from()) {
                throw new IllegalArgumentException("nothing is fitted to " + Years.HELD_OUT);
            }
            return sought;
        } catch (IllegalArgumentException e) {
            throw new Misuse("--years: " + e.getMessage(), e);
        }
    }
}
