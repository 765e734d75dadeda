package flipchip.lab.job;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.notation.Obf;
import flipchip.engine.notation.ObfProblem;
import flipchip.engine.notation.ObfProblem.ScoredMove;
import flipchip.engine.people.ShallowSearch;
import flipchip.engine.problem.ProblemSolver;
import flipchip.engine.problem.ProblemSolver.Question;

/// A job that searches for problems of the endgame school: one move wins, every other does not, and the one
/// that a short search prefers loses. A unit is a game that the short search plays with itself, now and then
/// at random, down to the wanted empties.
///
/// The result has a line of OBF for each problem, all moves with their exact scores, and behind it the
/// tempting move.
final class ProblemsJob implements Job {
    private static final int RANDOM_PLIES = 12;
    private static final double NOISE = 0.1;

    @Override
    public Kind kind() {
        return new Kind("problems",
            "find endgames in which exactly one move wins and the one that looks best loses", "obf",
            List.of(new Choice("games", "1000", "to look at, one position of each"),
                new Choice("empties", "10", "empty squares of a problem"),
                new Choice("tempted", "2", "plies of the search that is tempted"),
                new Choice("table", "16", "megabytes of the table"),
                new Choice("shard", "100", "games a shard")),
            List.of(new Need(JobInputs.WEIGHTS, true, "of the search that is tempted")));
    }

    @Override
    public Course begin(JobSpec order, JobInputs material) {
        order.number("empties", 4, 24);
        order.number("tempted", 1, 8);
        material.bytes(JobInputs.WEIGHTS);
        return new OneStage(new byte[0], order.number("games", 1, 100_000_000),
            order.number("shard", 1, 1_000_000), OneStage::appended);
    }

    @Override
    public byte[] compute(Shard shard, byte[] input, ShardContext workshop) throws IOException {
        JobSpec order = shard.order();
        StringBuilder lines = new StringBuilder();
        ShallowSearch tempted = new ShallowSearch(workshop.evaluation().newEvaluator());
        try (ProblemSolver solver =
            new ProblemSolver(Question.ALL_MOVES, 1, order.number("table", 1, 8192), workshop.evaluation())) {
            for (long game = shard.from(); game < shard.to(); game++) {
                Board board =
                    play(new SplittableRandom(shard.seed(game)), order.number("empties", 4, 24), tempted);
                problem(board, order.number("tempted", 1, 8), tempted, solver).ifPresent(lines::append);
            }
        }
        return lines.toString().getBytes(StandardCharsets.UTF_8);
    }

    private static Board play(SplittableRandom random, int empties, ShallowSearch search) {
        Board board = Board.INITIAL;
        while (board.empties() > empties && !board.isGameOver()) {
            long moves = board.legalMoves();
            if (moves == 0) {
                board = board.pass();
                continue;
            }
            boolean any = 60 - board.empties() < RANDOM_PLIES || random.nextDouble() < NOISE;
            int square = any
                ? Square.random(moves, random).index()
                : search.bestMove(board.player(), board.opponent(), 1);
            board = board.play(Square.of(square));
        }
        return board.legalMoves() == 0 ? board.pass() : board;
    }

    private static Optional<String> problem(Board board, int depth, ShallowSearch tempted,
            ProblemSolver solver) {
        if (Long.bitCount(board.legalMoves()) < 2) {
            return Optional.empty();
        }
        Square tempting = Square.of(tempted.bestMove(board.player(), board.opponent(), depth));
        ObfProblem asked = new ObfProblem(new Position(board, Color.BLACK), List.of(), OptionalInt.empty());
        List<ScoredMove> moves = solver.solve(List.of(asked), _ -> {}).getFirst().moves();
        boolean one = moves.getFirst().score() > 0 && moves.get(1).score() <= 0;
        boolean loses = moves.stream().anyMatch(move -> move.move() == tempting && move.score() < 0);
        return one && loses
            ? Optional.of(Obf.print(new ObfProblem(asked.position(), moves, OptionalInt.empty()))
                + " % tempting: " + tempting + "\n")
            : Optional.empty();
    }
}
