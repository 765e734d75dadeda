package flipchip.web;

import java.io.IOException;
import java.util.Base64;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.notation.BoardText;
import flipchip.engine.people.Problem;
import flipchip.engine.people.ProblemFile;

/// The endgame problems of the page.
///
/// Thread: owner
final class School {
    /// One of this many is asked, so that learners differ, as in the program.
    private static final int NEAREST = 12;

    private List<Problem> problems = List.of();
    private double[] ratings = {};

    /// @param file the engine's file of problems, in base 64
    String read(String file) throws IOException {
        problems = ProblemFile.parse("problems", Base64.getDecoder().decode(file));
        ratings = problems.stream().mapToDouble(Problem::rating).toArray();
        return new Json().put("problems", problems.size()).toString();
    }

    /// A problem about as hard as the learner is strong.
    ///
    /// @param solved numbers of those not to ask again, with commas
    /// @param draw   any number from 0 on
    String next(double strength, String solved, int draw) {
        List<String> done = List.of(solved.split(","));
        List<Integer> near = IntStream.range(0, ratings.length).filter(i -> !done.contains(String.valueOf(i)))
            .boxed().sorted(Comparator.comparingDouble(i -> Math.abs(ratings[i] - strength))).limit(NEAREST)
            .toList();
        if (near.isEmpty()) {
            return new Json().put("none", true).toString();
        }
        int number = near.get(draw % near.size());
        Problem problem = problems.get(number);
        Position position = Position.of(problem.board().player(), problem.board().opponent(), Color.BLACK);
        List<String> moves = Square.all(problem.board().legalMoves()).stream()
            .map(
                move -> new Json().put("square", move.index()).put("score", problem.scoreOf(move)).toString())
            .toList();
        return new Json().put("number", number).put("rating", Math.round(ratings[number]))
            .put("empties", problem.board().empties()).put("solution", problem.solution().index())
            .put("start", BoardText.print(position).replace(" ", "")).list("moves", moves).toString();
    }
}
