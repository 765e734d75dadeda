package flipchip.lab.train;

import java.util.SplittableRandom;
import flipchip.engine.board.Board;
import flipchip.engine.board.Flips;
import flipchip.engine.board.Square;
import flipchip.engine.people.ShallowSearch;

/// A generator of balanced starting boards after random plies, by a short search.
///
/// @param fewest     fewest random plies
/// @param most       most random plies; each number between is as likely
/// @param depth      plies of the search
/// @param centidiscs greatest score for either side
record RandomStart(int fewest, int most, int depth, int centidiscs) {

    /// The next board; its side to move has a move.
    Board next(ShallowSearch search, SplittableRandom random) {
        while (true) {
            Board board = Board.INITIAL;
            int plies = random.nextInt(fewest, most + 1);
            for (int ply = 0; ply < plies && board.legalMoves() != 0; ply++) {
                board = after(board, Square.random(board.legalMoves(), random).index());
            }
            if (board.legalMoves() != 0
                    && Math.abs(search.score(board.player(), board.opponent(), depth)) <= centidiscs) {
                return board;
            }
        }
    }

    /// The board after a legal move, seen by the other side.
    static Board after(Board board, int square) {
        long flips = Flips.flips(square, board.player(), board.opponent());
        return new Board(board.opponent() ^ flips, board.player() ^ flips ^ 1L << square);
    }
}
