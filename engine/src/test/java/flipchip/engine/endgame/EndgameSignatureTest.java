package flipchip.engine.endgame;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import flipchip.engine.api.Evaluation;
import flipchip.engine.board.Board;
import flipchip.engine.eval.BuiltInEvaluation;
import flipchip.engine.eval.ClassicEvaluation;
import flipchip.engine.limit.StopSignal;
import flipchip.engine.table.BusyTable;
import flipchip.engine.table.TranspositionTable;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Test;

/// What fixed endgames cost, to the node: whatever changes the order of moves, what is cut or what is
/// remembered shows here, also where the score stays the same. Who changes it on purpose states the new
/// figures and why they are better.
class EndgameSignatureTest {
    private static final Evaluation PATTERNS = BuiltInEvaluation.get().evaluation();

    /// Boards that random play reaches, none far from even, so that windows matter.
    private static List<Board> boards(int empties, int count, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Board> boards = new ArrayList<>();
        while (boards.size() < count) {
            Board board = Boards.reachable(random, 60 - empties);
            int discs = Math.abs(Long.bitCount(board.player()) - Long.bitCount(board.opponent()));
            if (board.empties() == empties && board.legalMoves() != 0 && discs < 14) {
                boards.add(board);
            }
        }
        return boards;
    }

    private static EndgameSolver solver(Evaluation evaluation) {
        EndgameSolver solver = new EndgameSolver(new TranspositionTable(1), evaluation);
        solver.begin(StopSignal.manual());
        return solver;
    }

    @Test
    void scoresAndLinesFromFewToManyEmpties() {
        List<String> found = new ArrayList<>();
        for (int empties : new int[] {5, 8, 11, 13, 14, 16, 17}) {
            EndgameSolver solver = solver(PATTERNS);
            RootEndgame root = new RootEndgame(solver);
            for (Board board : boards(empties, 2, 100 + empties)) {
                Solution solution = root.solve(board);
                found.add(empties + " empties: " + solver.nodes() + " nodes, " + solution.score() + ", "
                    + solution.line().stream().map(Object::toString).collect(Collectors.joining()));
            }
        }
        // @formatter:off
        assertEquals(List.of(
            "5 empties: 116 nodes, 28, a8a5a1b1b2",
            "5 empties: 260 nodes, 14, a1d1a7h1h3",
            "8 empties: 355 nodes, -14, a8d1a5h1h7h8h2h4",
            "8 empties: 1313 nodes, -24, h1a2h3h8a7b6d7b8",
            "11 empties: 6729 nodes, -28, e1h8g6h6h5h7g7a4g5h4a3",
            "11 empties: 19616 nodes, 36, b1a4a5d2h1b7h6b4c2f8a8",
            "13 empties: 56125 nodes, -4, b2a4d2b1h1d1h2b8a7h7h8f1g1",
            "13 empties: 63299 nodes, 20, f8g3f1h8e2h2g2a4a3a7g7f3h1",
            "14 empties: 158217 nodes, 10, a7h4h8f8a8g8h3h1f7c8b2b1a1h2",
            "14 empties: 168485 nodes, 16, a8f7c7g1a1h6f1g2h1h3g8b8h7h8",
            "16 empties: 116867 nodes, -14, e8g8c7g6a4h1a1a2h3h7c8b7a8b8a7a6",
            "16 empties: 203932 nodes, 4, d7h8c8d2e2d1b4b5a6a5a4b2b1a1a2c1",
            "17 empties: 70582 nodes, 18, h8g5d8a8c1f2a1e1b8g2a2b2h1a6a7g1h2",
            "17 empties: 220326 nodes, 46, h5c7h8a5h1a4d2a7a1a2b6c8c1b7b8a8b1"), found);
        // @formatter:on
    }

    /// The last bounds are far off: there the discs that cannot be flipped answer.
    @Test
    void nullWindowsOneAfterAnother() {
        List<String> found = new ArrayList<>();
        for (int empties : new int[] {6, 7, 9, 10, 12, 15}) {
            EndgameSolver solver = solver(ClassicEvaluation.DEFAULT);
            StringBuilder bounds = new StringBuilder();
            for (Board board : boards(empties, 3, 200 + empties)) {
                for (int alpha : new int[] {-1, 9, -21, 33, 49, -57}) {
                    bounds.append(' ').append(solver.nws(board.player(), board.opponent(), alpha));
                }
            }
            found.add(empties + " empties: " + solver.nodes() + " nodes," + bounds);
        }
        assertEquals(List.of("6 empties: 181 nodes, -10 -10 -24 -24 46 -48 0 12 12 30 42 12 2 4 2 4 42 2",
            "7 empties: 450 nodes, 16 16 16 28 28 16 10 10 10 32 32 10 -4 -4 -16 -4 46 -16",
            "9 empties: 2079 nodes, 0 8 0 8 8 0 -2 -2 -20 -2 -2 -20 0 8 0 8 8 0",
            "10 empties: 2230 nodes, 0 10 10 32 38 10 -4 -4 -20 -4 -4 -20 0 14 14 34 48 34",
            "12 empties: 22788 nodes, 0 14 14 32 32 14 0 8 0 8 8 0 -2 -2 -20 -2 -2 -20",
            "15 empties: 384901 nodes, 0 10 10 34 48 34 0 10 10 32 32 10 0 10 10 32 32 10"), found);
    }

    /// Far from the window, where searches of the evaluation put the moves in order or give them up.
    @Test
    void nullWindowsFarFromTheScoreOfManyEmpties() {
        List<String> found = new ArrayList<>();
        for (int empties : new int[] {18, 20, 22, 24}) {
            EndgameSolver solver = solver(PATTERNS);
            for (Board board : boards(empties, 1, 600 + empties)) {
                for (int alpha : new int[] {-55, 55}) {
                    int bound = solver.nws(board.player(), board.opponent(), alpha);
                    found.add(empties + " empties: " + bound + " after " + solver.nodes() + " nodes");
                }
            }
        }
        // @formatter:off
        assertEquals(List.of(
            "18 empties: -54 after 149999 nodes",
            "18 empties: 50 after 150000 nodes",
            "20 empties: -54 after 110 nodes",
            "20 empties: 54 after 1253238 nodes",
            "22 empties: -54 after 3147 nodes",
            "22 empties: 54 after 63422 nodes",
            "24 empties: -54 after 84096 nodes",
            "24 empties: 54 after 84097 nodes"), found);
        // @formatter:on
    }

    @Test
    void whoWinsAndWhatEachMoveIsWorth() {
        List<String> found = new ArrayList<>();
        for (int empties : new int[] {10, 14, 17}) {
            EndgameSolver solver = solver(PATTERNS);
            RootEndgame root = new RootEndgame(solver);
            Board board = boards(empties, 1, 300 + empties).getFirst();
            int winner = root.winLossDraw(board);
            long nodes = solver.nodes();
            solver.forget();
            solver.begin(StopSignal.manual());
            found.add(empties
                + " empties: " + winner + " in " + nodes + " nodes, " + root.moves(board).stream()
                    .map(scored -> scored.move() + " " + scored.score()).collect(Collectors.joining(", "))
                + " in " + solver.nodes());
        }
        assertEquals(
            List.of("10 empties: 0 in 1903 nodes, a1 0, h1 0, h3 0, f1 -8, g1 -16, a3 -16, b1 -24 in 7476",
                "14 empties: 0 in 60733 nodes, e1 0, h2 -10, g5 -10, d7 -12, f7 -14, f8 -14, a4 "
                    + "-16, a6 -16, e8 -18 in 474254",
                "17 empties: 1 in 2963 nodes, f2 38, c8 38, e1 36, f1 36, a3 36, d8 36, g2 30, "
                    + "g3 30, h4 30, f8 30, g8 28, h6 22, h7 22 in 3185989"),
            found);
    }

    /// Another solver is said to be searching some of the moves, so this one begins with others.
    @Test
    void movesThatAnotherThreadIsSearching() {
        List<String> found = new ArrayList<>();
        for (int empties : new int[] {15, 16, 17}) {
            for (Board board : boards(empties, 2, 400 + empties)) {
                BusyTable busy = new BusyTable();
                for (long rest = board.legalMoves(); rest != 0; rest &= rest - 1) {
                    int square = Long.numberOfTrailingZeros(rest);
                    if (square % 3 != 0) {
                        new Sharing(busy, 5).enter(board.player(), board.opponent(), square, empties);
                    }
                }
                EndgameSolver solver = solver(PATTERNS);
                solver.share(new Sharing(busy, 5));
                int bound = solver.nws(board.player(), board.opponent(), 1);
                EndgameSolver other = solver(PATTERNS);
                other.share(new Sharing(busy, 6));
                other.nws(board.player(), board.opponent(), 1);
                found.add(empties + " empties: " + bound + " in " + solver.nodes()
                    + " nodes, with another salt " + other.nodes());
            }
        }
        assertEquals(List.of("15 empties: 2 in 2885 nodes, with another salt 2885",
            "15 empties: 0 in 4144 nodes, with another salt 4144",
            "16 empties: 0 in 75798 nodes, with another salt 75813",
            "16 empties: 0 in 50073 nodes, with another salt 50073",
            "17 empties: 2 in 28683 nodes, with another salt 28683",
            "17 empties: 0 in 31814 nodes, with another salt 31105"), found);
    }
}
