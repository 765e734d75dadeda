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
public record ImportReport(int games, long positions, List<String> illegal, List<String> wrongScores,
        List<String> unfinished, List<String> missing, List<IOException> unusable, Duration elapsed) {
    public ImportReport {
        illegal = List.copyOf(illegal);
        wrongScores = List.copyOf(wrongScores);
        unfinished = List.copyOf(unfinished);
        missing = List.copyOf(missing);
        unusable = List.copyOf(unusable);
    }

    /// Whether the folder had the names of players and tournaments.
    public boolean named() {
        return missing.isEmpty();
    }
}
