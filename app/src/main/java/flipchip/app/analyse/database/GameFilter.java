package flipchip.app.analyse.database;

import java.util.Optional;
import java.util.OptionalInt;

/// A filter for games; empty parts match every game. Texts match anywhere in a name, in any case.
///
/// @param player     of either side
/// @param black      of Black's side
/// @param white      of White's side
/// @param tournament in the tournament's name
/// @param firstYear  the game was not played before
/// @param lastYear   the game was not played after
/// @param result     who won
public record GameFilter(Optional<String> player, Optional<String> black, Optional<String> white,
        Optional<String> tournament, OptionalInt firstYear, OptionalInt lastYear, Optional<Result> result) {
    public static final GameFilter ALL = new GameFilter(Optional.empty(), Optional.empty(), Optional.empty(),
        Optional.empty(), OptionalInt.empty(), OptionalInt.empty(), Optional.empty());

    /// How a game ended; a game that stops before its end has no result.
    public enum Result {
        BLACK_WON, WHITE_WON, DRAW, UNFINISHED
    }

    public GameFilter withPlayer(String text) {
        return new GameFilter(Optional.of(text), black, white, tournament, firstYear, lastYear, result);
    }

    public GameFilter withTournament(String text) {
        return new GameFilter(player, black, white, Optional.of(text), firstYear, lastYear, result);
    }

    public GameFilter withYears(int first, int last) {
        return new GameFilter(player, black, white, tournament, OptionalInt.of(first), OptionalInt.of(last),
            result);
    }

    public GameFilter withResult(Result wanted) {
        return new GameFilter(player, black, white, tournament, firstYear, lastYear, Optional.of(wanted));
    }
}
