package flipchip.lab.people;

import flipchip.engine.board.Board;

/// One decision of a person with the features of all moves.
///
/// @param board  seen by the mover
/// @param last   the opponent's last move, or -1
/// @param played which of the legal moves was played, counted in the order of the squares
/// @param rating of the mover
/// @param year   of the game
/// @param moves  number of legal moves, at least 2
/// @param rows   features, row by row, the rating included
/// @param share  the played move's share by Laplace's rule over all games up to 2023 that reached the
///     position
/// @param likely whether it is the most frequent move there
record Sample(Board board, int last, int played, double rating, int year, int moves, float[] rows,
        float share, boolean likely) {
    /// Lower bounds of the bands of strength that reports tell apart.
    private static final int[] BANDS = {0, 1250, 1400, 1500, 1600, 1700};
    static final int BAND_COUNT = BANDS.length;
    static final int PHASES = 3;

    int band() {
        return band(rating);
    }

    /// The band of strength 0..5 of a rating.
    static int band(double rating) {
        int band = BAND_COUNT - 1;
        while (rating < BANDS[band]) {
            band--;
        }
        return band;
    }

    static String bandName(int band) {
        return band == 0 ? "below " + BANDS[1]
            : band == BAND_COUNT - 1 ? BANDS[band] + " and above"
            : BANDS[band] + " to " + BANDS[band + 1];
    }

    /// 0 = opening (more than 44 empties), 1 = middle, 2 = end (20 empties and fewer).
    int phase() {
        return board.empties() > 44 ? 0 : board.empties() > 20 ? 1 : 2;
    }

    static String phaseName(int phase) {
        return new String[] {"opening", "middle", "end"}[phase];
    }
}
