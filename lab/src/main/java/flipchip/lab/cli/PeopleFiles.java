package flipchip.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import flipchip.engine.people.Glicko2;
import flipchip.lab.people.PeopleData;
import flipchip.lab.people.PeopleGames;
import flipchip.lab.people.Progress;
import picocli.CommandLine.Option;

/// A set of options: the archive and the folder of samples of commands about people.
final class PeopleFiles {
    @Option(names = "--wthor", paramLabel = "DIR", required = true,
        description = "Folder of the WTHOR archive.")
    private Path wthor;
    @Option(names = "--dir", paramLabel = "DIR", required = true, description = "Folder of the samples.")
    private Path folder;
    @Option(names = "--seed", paramLabel = "N", defaultValue = "1",
        description = "Seed of what is drawn. Default: ${DEFAULT-VALUE}.")
    private long seed;

    Path wthor() {
        return wthor;
    }

    Path folder() {
        return folder;
    }

    long seed() {
        return seed;
    }

    /// The archive's games with ratings.
    PeopleGames games() throws IOException {
        return PeopleGames.read(wthor, new Glicko2(PeopleCommand.TAU));
    }

    PeopleData data(Progress progress) throws IOException {
        return new PeopleData(games(), folder, progress);
    }
}
