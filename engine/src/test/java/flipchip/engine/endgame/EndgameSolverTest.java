package flipchip.engine.endgame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.util.SplittableRandom;
import flipchip.engine.board.Board;
import flipchip.engine.board.Symmetry;
import flipchip.engine.eval.ClassicEvaluation;
import flipchip.engine.limit.StopSignal;
import flipchip.engine.table.TranspositionTable;
import flipchip.engine.testkit.Boards;
import flipchip.engine.testkit.Warm;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class EndgameSolverTest {
    /// An object a node would be sixteen; the root may box what is not compiled by itself.
    private static final double BYTES_PER_NODE = 1;

    @Test
    void agreesWithPlainNegamaxOnEightEmpties() {
        compareWithNegamax(2_000, 8);
    }

    @Tag("slow")
    @Test
    void agreesWithPlainNegamaxOnTenThousandBoardsOfEightEmpties() {
        compareWithNegamax(10_000, 8);
    }

    @Test
    void agreesWithPlainNegamaxOnEveryNumberOfEmptiesUpToSeven() {
        for (int empties = 0; empties <= 7; empties++) {
            compareWithNegamax(1_000, empties);
        }
    }

    @Test
    void agreesWithPlainNegamaxOnBoardsNoGameReaches() {
        SplittableRandom random = new SplittableRandom(17);
        EndgameSolver solver = PlainNegamax.newSolver();
        for (int i = 0; i < 1_000; i++) {
            long empty = 0;
            while (Long.bitCount(empty) < 7) {
                empty |= 1L << random.nextInt(64);
            }
            long player = random.nextLong() & ~empty;
            long opponent = ~player & ~empty;

            assertEquals(PlainNegamax.score(player, opponent), solver.solve(player, opponent, -64, 64),
                () -> new Board(player, opponent).toString());
        }
    }

    @Test
    void nullWindowsBoundTheScoreFromTheRightSide() {
        SplittableRandom random = new SplittableRandom(3);
        EndgameSolver solver = PlainNegamax.newSolver();
        for (int i = 0; i < 50; i++) {
            Board board = boardOf(10, random);
            int score = solver.solve(board.player(), board.opponent(), -64, 64);
            for (int alpha = -64; alpha < 64; alpha++) {
                int bound = solver.nws(board.player(), board.opponent(), alpha);
                assertTrue(score > alpha ? bound > alpha && bound <= score : bound <= alpha && bound >= score,
                    "score " + score + ", alpha " + alpha + ", bound " + bound);
            }
        }
    }

    @Test
    void aWindowThatMissesTheScoreGivesABound() {
        SplittableRandom random = new SplittableRandom(4);
        EndgameSolver solver = PlainNegamax.newSolver();
        for (int i = 0; i < 200; i++) {
            Board board = boardOf(9, random);
            int score = solver.solve(board.player(), board.opponent(), -64, 64);
            int clipped = solver.solve(board.player(), board.opponent(), -4, 6);
            assertEquals(Math.clamp(score, -4, 6), Math.clamp(clipped, -4, 6));
        }
    }

    @Test
    void theEightSymmetriesOfABoardHaveOneScore() {
        SplittableRandom random = new SplittableRandom(12);
        for (int empties = 14; empties <= 16; empties++) {
            Board board = boardOf(empties, random);
            int score = solveFresh(board);
            for (Symmetry symmetry : Symmetry.values()) {
                assertEquals(score, solveFresh(symmetry.apply(board)), () -> board + " " + symmetry);
            }
        }
    }

    @Test
    void theLineOfASolutionLeadsToItsScore() {
        SplittableRandom random = new SplittableRandom(21);
        RootEndgame root = new RootEndgame(PlainNegamax.newSolver());
        for (int i = 0; i < 60; i++) {
            Board board = boardOf(3 + i % 12, random);
            Solution solution = root.solve(board);
            Board end = board;
            int sign = 1;
            for (var square : solution.line()) {
                if (end.legalMoves() == 0) {
                    end = end.pass();
                    sign = -sign;
                }
                end = end.play(square);
                sign = -sign;
            }
            assertTrue(end.isGameOver());
            assertEquals(solution.score(), sign * end.finalScore());
        }
    }

    @Test
    void allMovesAndTheWinnerAgreeWithTheScore() {
        SplittableRandom random = new SplittableRandom(22);
        RootEndgame root = new RootEndgame(PlainNegamax.newSolver());
        for (int i = 0; i < 60; i++) {
            Board board = boardOf(9, random);
            int score = root.solve(board).score();
            assertEquals(Integer.signum(score), root.winLossDraw(board));
            if (board.legalMoves() != 0) {
                assertEquals(Long.bitCount(board.legalMoves()), root.moves(board).size());
                assertEquals(score, root.moves(board).getFirst().score());
                root.moves(board).forEach(scored -> {
                    Board next = board.play(scored.move());
                    assertEquals(-PlainNegamax.score(next.player(), next.opponent()), scored.score());
                });
            }
        }
    }

    @Test
    void aSpentNodeBudgetEndsTheSearchSoon() {
        Board board = boardOf(26, new SplittableRandom(2));
        EndgameSolver solver = PlainNegamax.newSolver();
        solver.begin(StopSignal.afterNodes(300_000));

        assertThrows(StopSignal.Stopped.class, () -> solver.solve(board.player(), board.opponent(), -64, 64));
        assertTrue(solver.nodes() < 600_000, () -> solver.nodes() + " nodes");
    }

    @Test
    void aStoppedSolverStillSolves() {
        SplittableRandom random = new SplittableRandom(6);
        EndgameSolver solver = PlainNegamax.newSolver();
        for (int i = 0; i < 20; i++) {
            Board board = boardOf(15, random);
            solver.begin(StopSignal.afterNodes(2_000L * (i + 1)));
            try {
                solver.solve(board.player(), board.opponent(), -64, 64);
            } catch (StopSignal.Stopped e) {
                assertTrue(solver.nodes() >= 2_000L * (i + 1));
            }
            solver.begin(StopSignal.manual());
            assertEquals(solveFresh(board), solver.solve(board.player(), board.opponent(), -64, 64));
        }
    }

    @Test
    void solvingAllocatesNothing() {
        Board board = boardOf(16, new SplittableRandom(9));
        TranspositionTable table = new TranspositionTable(4);
        EndgameSolver solver = new EndgameSolver(table, ClassicEvaluation.DEFAULT);
        var thread = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        double least = Warm.least(() -> {
            table.clear();
            solver.forget();
            solver.begin(StopSignal.manual());
            long before = thread.getCurrentThreadAllocatedBytes();
            solver.nws(board.player(), board.opponent(), 1);
            long bytes = thread.getCurrentThreadAllocatedBytes() - before;
            assertTrue(solver.nodes() > 1_000);
            return (double) bytes / solver.nodes();
        }, BYTES_PER_NODE);
        assertTrue(least < BYTES_PER_NODE, least + " bytes a node");
    }

    private static void compareWithNegamax(int boards, int empties) {
        SplittableRandom random = new SplittableRandom(100 + empties);
        EndgameSolver solver = PlainNegamax.newSolver();
        for (int i = 0; i < boards; i++) {
            Board board = boardOf(empties, random);
            assertEquals(PlainNegamax.score(board.player(), board.opponent()),
                solver.solve(board.player(), board.opponent(), -64, 64), board::toString);
        }
    }

    private static int solveFresh(Board board) {
        EndgameSolver solver = new EndgameSolver(new TranspositionTable(4), ClassicEvaluation.DEFAULT);
        solver.begin(StopSignal.manual());
        return solver.solve(board.player(), board.opponent(), -64, 64);
    }

    /// A random reachable board with exactly this many empties.
    private static Board boardOf(int empties, SplittableRandom random) {
        while (true) {
            for (int plies = 60 - empties; plies < 63 - empties; plies++) {
                Board board = Boards.reachable(random, plies);
                if (board.empties() == empties) {
                    return board;
                }
            }
        }
    }

    /// No game has so few discs, but a file of problems may.
    @Test
    void theEmptiestBoardsAreSolvedToo() {
        EndgameSolver solver = PlainNegamax.newSolver();

        assertEquals(64, solver.solve(0x1, 0x2, -64, 64));
        assertEquals(64, solver.solve(0x1, 0x6, -64, 64));
    }
}
