package flipchip.app.cli.convert;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import flipchip.app.files.format.GameFiles;
import flipchip.app.files.format.Reading;
import flipchip.engine.io.RegularFile;
import flipchip.engine.notation.Ggf;
import flipchip.engine.notation.GgfGame;

/// A record of the content of a file of games, in any format. Immutable.
///
/// @param problems one sentence for each thing that could not be read
record FileContent(List<FoundGame> games, List<String> problems) {
    private static final int LONGEST = 32 << 20;

    FileContent {
        games = List.copyOf(games);
        problems = List.copyOf(problems);
    }

    /// @throws IOException if the file cannot be read; the message names it and says why
    static FileContent read(Path file) throws IOException {
        RegularFile.check(file, LONGEST);
        Reading reading = GameFiles.read(file);
        List<GgfGame> ggf = reading.kind() == Reading.Kind.GGF
            ? Ggf.read(RegularFile.text(file, LONGEST)).games()
            : List.of();
        List<FoundGame> games = new ArrayList<>();
        for (int i = 0; i < reading.games().size(); i++) {
            games.add(new FoundGame(reading.games().get(i),
                i < ggf.size() ? Optional.of(ggf.get(i)) : Optional.empty()));
        }
        return new FileContent(games, reading.problems());
    }
}
