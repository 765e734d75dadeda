package flipchip.lab.book;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import flipchip.engine.Engine;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchResult;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.book.BookMove;
import flipchip.engine.book.BookStyle;
import flipchip.engine.book.OpeningBook;
import flipchip.lab.train.TrainingPipeline;
import flipchip.lab.train.ValueSearch;

/// A checker of a book against deeper searches and against itself. Pure but for the searches: the same book
/// and seed give the same sample.
public record BookCheck(OpeningBook book, BookStyle style, long seed) {
    /// What the sampled moves lose.
    ///
    /// @param losses centidiscs that each move is worse than the best, by the searches
    public record Verdict(List<Integer> losses) {
        public Verdict {
            losses = List.copyOf(losses);
        }

        /// How many lose at most so much.
        public int within(int centidiscs) {
            return (int) losses.stream().filter(loss -> loss <= centidiscs).count();
        }

        public int worst() {
            return losses.stream().mapToInt(loss -> loss).max().orElse(0);
        }
    }

    /// Searches `count` positions that lines through the book meet, and compares the move of the book with
    /// the best.
    ///
    /// Where the search chooses the move of the book nothing is lost; otherwise the board behind that move is
    /// searched too, one ply less deep. By chance that may find it better than the best: then nothing is lost
    /// either.
    public Verdict losses(int count, Engine engine, SearchLimits limits, TrainingPipeline.Progress progress) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Integer> losses = new ArrayList<>();
        while (losses.size() < count) {
            List<Board> line = line(random);
            Board board = line.get(random.nextInt(line.size()));
            losses.add(
                loss(board, book.choose(board, style, random).orElseThrow(), engine, limits.withBook(false)));
            progress.heard("moves", losses.size(), count);
        }
        return new Verdict(losses);
    }

    /// What a move loses against the best of a search, in centidiscs; never below 0.
    public static int loss(Board board, Square chosen, Engine engine, SearchLimits limits) {
        if (Long.bitCount(board.legalMoves()) == 1) {
            return 0;
        }
        Position position = new Position(board, Color.BLACK);
        SearchResult best = ValueSearch.search(engine, position, limits);
        if (best.bestMove() == chosen) {
            return 0;
        }
        Position next = position.play(chosen);
        int value = ValueSearch.search(engine, next, limits.withDepth(limits.depth() - 1)).centidiscs();
        return Math.max(0, best.centidiscs() - (next.toMove() == Color.BLACK ? value : -value));
    }

    /// Plays `count` lines to the end of the book.
    ///
    /// @return for each the book's value of its last position, centidiscs for the side to move
    public int[] lineEnds(int count) {
        SplittableRandom random = new SplittableRandom(seed);
        int[] ends = new int[count];
        for (int i = 0; i < count; i++) {
            Board last = line(random).getLast();
            ends[i] = book.positions().moves(last).stream().mapToInt(BookMove::centidiscs).max().orElse(0);
        }
        return ends;
    }

    /// The boards of one line that the book has a move for.
    private List<Board> line(SplittableRandom random) {
        List<Board> boards = new ArrayList<>();
        Board board = Board.INITIAL;
        for (Optional<Square> move = book.choose(board, style, random); move.isPresent();
                move = book.choose(board, style, random)) {
            boards.add(board);
            board = board.play(move.get());
            board = board.legalMoves() == 0 ? board.pass() : board;
        }
        return boards;
    }
}
