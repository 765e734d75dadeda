package flipchip.app.analyse.database;

import flipchip.engine.board.Square;

/// A record of the results of a move in the database, symmetries counted together. Games that stop before
/// their end count as played but have no result.
///
/// @param games      how often it was played
/// @param blackWins  finished games won by Black
/// @param draws      finished games that were drawn
/// @param whiteWins  finished games won by White
/// @param discs      mean final difference for Black over the finished games, in discs; 0 without any
public record MoveStatistics(Square move, int games, int blackWins, int draws, int whiteWins, double discs) {

    /// Whether a game with this move was played to its end.
    public boolean hasResults() {
        return blackWins + draws + whiteWins > 0;
    }

    /// Points of Black in per cent of the finished games, a draw counting half; 50 without any.
    public double blackPercent() {
        return hasResults() ? 100 * (blackWins + draws / 2.0) / (blackWins + draws + whiteWins) : 50;
    }
}
