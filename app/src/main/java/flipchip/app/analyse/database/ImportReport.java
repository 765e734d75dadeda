package flipchip.app.analyse.database;

import java.io.IOException;
import java.time.Duration;
import java.util.List;

/// A record of an import.
///
/// @param games       games stored
/// @param positions   positions that can be searched
/// @param illegal     games left out because a move is not legal, each with file, number and move
/// @param wrongScores finished games whose score in the archive is not that of the board, each named; stored
/// @param unfinished  games that stop before their end, each named; stored and marked
/// @param missing     endings of the files that the folder lacks, `.jou` with the names of players and `.trn`
///     with those of tournaments: numbers stand in their place
/// @param unusable    why files were left out, each named
/// @param files       what was read of each of the others
public record ImportReport(int games, long positions, List<String> illegal, List<String> wrongScores,
        List<String> unfinished, List<String> missing, List<IOException> unusable, List<FileRow> files,
        Duration elapsed) {
    /// A file that was read.
    ///
    /// @param games   stored or left out with a reason
    /// @param problem the first thing that could not be read; may be empty
    public record FileRow(String file, int games, String problem) {}

    public ImportReport {
        illegal = List.copyOf(illegal);
        wrongScores = List.copyOf(wrongScores);
        unfinished = List.copyOf(unfinished);
        missing = List.copyOf(missing);
        unusable = List.copyOf(unusable);
        files = List.copyOf(files);
    }

    /// Whether the folder had the names of players and tournaments.
    public boolean named() {
        return missing.isEmpty();
    }
}
