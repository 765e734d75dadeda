package flipchip.lab.train;

import java.nio.file.Path;
import java.util.Optional;

/// A plan of a run of the pipeline.
///
/// @param folder       where shards and weights go; what exists there is kept
/// @param wthor        folder of the WTHOR archive, if its games are to be used
/// @param games        games of self-play, a multiple of [TrainingPipeline#GAMES_PER_SHARD] or rounded up to
///     it
/// @param positions    labelled positions for each number of empties
/// @param depth        plies of the labelling search; with up to half as many empties again the position is
///     solved
/// @param fewest       least number of empties of labelled positions
/// @param most         greatest number of empties of labelled positions
/// @param threads      of all steps
/// @param seed         of everything left to chance
public record TrainingPlan(Path folder, Optional<Path> wthor, int games, int positions, int depth, int fewest,
        int most, int threads, long seed) {

    /// @throws IllegalArgumentException if a number is outside its range
    public TrainingPlan {
        if (games < 0 || positions < 0 || depth < 1 || depth > 12 || fewest < 1 || most > 54 || fewest > most
                || threads < 1) {
            throw new IllegalArgumentException("games and positions must not be negative, depth 1..12, "
                + "empties 1..54 with the least first, threads at least 1");
        }
    }
}
