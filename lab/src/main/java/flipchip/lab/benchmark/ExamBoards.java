package flipchip.lab.benchmark;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.board.Board;
import flipchip.engine.board.Game;
import flipchip.engine.board.IllegalMoveException;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.board.Symmetry;
import flipchip.engine.eval.Evaluations;
import flipchip.engine.notation.ObfProblem;
import flipchip.engine.notation.wthor.WthorGame;
import flipchip.engine.problem.ProblemSolver;

/// A selector and solver of the boards of a benchmark. The same games and seed give the same boards in the
/// same order, so that a run that was cut off goes on where it was.
public final class ExamBoards {
    /// The least choice that is worth a question.
    private static final int FEWEST_MOVES = 3;
    private static final int JUDGED_DEPTH = 8;
    private static final int TABLE_MEGABYTES = 64;

    private ExamBoards() {}

    /// At most one position of each game, no two alike after mirroring, that a short search calls close.
    ///
    /// @param games   none that weights were learnt from
    /// @param empties of every position
    /// @param within  greatest score for either side, centidiscs
    public static List<Position> choose(List<WthorGame> games, int empties, int count, int within,
            long seed) {
        List<WthorGame> shuffled = new ArrayList<>(games);
        Collections.shuffle(shuffled, new Random(seed));
        List<Position> chosen = new ArrayList<>();
        Set<Set<Board>> seen = new HashSet<>();
        SearchLimits quick = SearchLimits.depth(JUDGED_DEPTH).withConfidence(SearchLimits.MIN_CONFIDENCE);
        try (Engine judge = new Engine(EngineOptions.DEFAULT)) {
            for (WthorGame game : shuffled) {
                if (chosen.size() == count) {
                    break;
                }
                at(game, empties).filter(position -> Long.bitCount(position.legalMoves()) >= FEWEST_MOVES)
                    .filter(position -> seen.add(images(position.board())))
                    .filter(position -> Math.abs(judge.search(position, quick).centidiscs()) <= within)
                    .ifPresent(chosen::add);
            }
        }
        return chosen;
    }

    /// The exact score of every move of each position, one after another.
    public static void solve(List<Position> positions, Consumer<ObfProblem> heard) {
        try (ProblemSolver solver = new ProblemSolver(ProblemSolver.Question.ALL_MOVES, 1, TABLE_MEGABYTES,
            Evaluations.named("full").orElseThrow())) {
            for (Position position : positions) {
                solver.solve(List.of(new ObfProblem(position, List.of(), OptionalInt.empty())),
                    solved -> heard.accept(new ObfProblem(position, solved.moves(), OptionalInt.empty())));
            }
        }
    }

    private static Optional<Position> at(WthorGame played, int empties) {
        Game game = Game.INITIAL;
        try {
            for (Square move : played.moves()) {
                if (game.position().board().empties() == empties) {
                    break;
                }
                game = game.play(move);
            }
        } catch (IllegalMoveException _) {
            return Optional.empty();             // the archive has some
        }
        return game.position().board().empties() == empties ? Optional.of(game.position()) : Optional.empty();
    }

    private static Set<Board> images(Board board) {
        Set<Board> images = new HashSet<>();
        for (Symmetry symmetry : Symmetry.values()) {
            images.add(symmetry.apply(board));
        }
        return images;
    }
}
