package flipchip.hwsim.circuit.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.testkit.Boards;
import flipchip.engine.testkit.TestData;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The endgame-chip paper's counts, clocks and scores; the fast iteration against the clocked model.
class SolverModelTest {
    static final Position THREE_EMPTIES =
        position("-OXO-XXOXXXXXXXOXXOXXOXOXOXOOXXOXOXXOOOOXOXXOOOOXOXOOOOOOOOOOOO-", Color.WHITE);
    /// Scores of the FFO positions 1 to 19 for the side to move, empty squares not awarded.
    private static final int[] SCORES = {18, 10, 2, 0, 31, 14, 8, 8, -8, 10, 29, -8, 14, 18, 4, 24, 8, -2, 8};

    static Position position(String squares, Color toMove) {
        long black = 0;
        long white = 0;
        for (int i = 0; i < 64; i++) {
            black |= squares.charAt(i) == 'X' ? 1L << i : 0;
            white |= squares.charAt(i) == 'O' ? 1L << i : 0;
        }
        return Position.of(black, white, toMove);
    }

    /// The positions of the FFO test suite; the calling test is skipped with a message where the file is
    /// absent.
    static List<Position> suite() throws IOException {
        List<Position> positions = new ArrayList<>();
        for (String text : Files.readAllLines(TestData.require("endgame/fforum-1-19.obf"))) {
            positions.add(position(text, text.charAt(65) == 'X' ? Color.BLACK : Color.WHITE));
        }
        return positions;
    }

    @Test
    void theFormulaGivesTheDocumentsExampleWithItsMisprintRepaired() {
        NodeCounts counts = new NodeCounts(4_742_594, 1_316_494, 3_861_848, 435_747, 851_236, 0);

        assertEquals(11_207_919, counts.visits());
        assertTrue(counts.isBalanced());
        assertEquals(134_515_333, ClockTable.DOCUMENT.total(counts));
        assertEquals(15.22, 100 * counts.cutoffRate(), 0.005);
    }

    @Test
    void theThreeEmptiesPositionTakesFourteenIterations() {
        SolverRun run = new SolverModel().solve(THREE_EMPTIES);

        assertEquals(-19, run.score());
        assertEquals("a1 e1", run.line().toString());
        assertEquals(new NodeCounts(5, 2, 5, 1, 1, 0), run.counts());
        assertEquals(165, run.clocks());
    }

    @Test
    @Tag("slow")
    void theScoresOfAllNineteenAreRight() throws IOException {
        List<SolverRun> runs = suite().stream().map(position -> new SolverModel().solve(position)).toList();

        assertEquals(19, runs.size());
        for (int i = 0; i < 19; i++) {
            SolverRun run = runs.get(i);
            assertEquals(SCORES[i], run.scoreForMover(), "FFO " + (i + 1));
            assertTrue(run.counts().isBalanced());
            assertEquals(run.clocks(), ClockTable.DOCUMENT.total(run.counts()));
            assertTrue(run.depth() <= 2 * run.position().board().empties() + 1);
        }
        assertEquals(120_219_285, runs.stream().mapToLong(SolverRun::visits).sum());
    }

    @Test
    void theFirstThreeAreSolvedAsOnTheDocumentsMachine() throws IOException {
        List<SolverRun> runs =
            suite().stream().limit(3).map(position -> new SolverModel().solve(position)).toList();

        assertEquals(List.of(7_230_170L, 381_853L, 3_099_852L),
            runs.subList(0, 3).stream().map(SolverRun::visits).toList());
        assertEquals(List.of(87_567_089L, 4_564_575L, 37_382_477L),
            runs.subList(0, 3).stream().map(SolverRun::clocks).toList());
        assertEquals("g8 h7 a8 a6 a4 a7 b6 a2 h8", runs.get(0).line().toString());
        assertEquals("a4 b7 a3 a2 b8 a7 g7 h8 a8", runs.get(1).line().toString());
        assertEquals("d1 g1 h1 h2 c1 b2 a2 a3 a1", runs.get(2).line().toString());
        assertEquals(1.743, runs.get(0).seconds(), 0.0005);
    }

    @Test
    void anIterationAtOnceLeavesTheRegistersOfItsClocks() {
        SplittableRandom random = new SplittableRandom(11L);
        for (int game = 0; game < 60; game++) {
            Board board = Boards.reachable(random, 60 - random.nextInt(8));
            if (board.empties() > 9) {
                continue;
            }
            Position position = new Position(board, random.nextBoolean() ? Color.BLACK : Color.WHITE);
            SolverModel fast = new SolverModel();
            SolverModel clocked = new SolverModel();
            fast.begin(position);
            clocked.begin(position);
            for (int i = 0; i < 300 && fast.atIteration(); i++) {
                fast.iterate();
                do {
                    clocked.clock();
                } while (!clocked.atIteration() && clocked.r.phase != SolverRegisters.Phase.END);
                assertEquals(SolverSnapshot.of(clocked.r), SolverSnapshot.of(fast.r),
                    "iteration " + i + " of " + board);
            }
        }
    }

    @Test
    void everyRunIsBalancedAndRight() {
        SplittableRandom random = new SplittableRandom(12L);
        for (int game = 0; game < 300; game++) {
            Position position = new Position(Boards.reachable(random, 60 - random.nextInt(7)), Color.BLACK);
            if (position.board().empties() > 8) {
                continue;
            }
            SolverRun run = new SolverModel().solve(position);

            assertEquals(minimax(position.board()), run.score(), position.toString());
            assertTrue(run.counts().isBalanced());
        }
    }

    /// Best final disc difference for the side to move, empty squares not awarded.
    private static int minimax(Board board) {
        if (board.isGameOver()) {
            return Long.bitCount(board.player()) - Long.bitCount(board.opponent());
        }
        long moves = board.legalMoves();
        if (moves == 0) {
            return -minimax(board.pass());
        }
        int best = -64;
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            best = Math.max(best, -minimax(board.play(Square.of(Long.numberOfTrailingZeros(rest)))));
        }
        return best;
    }

    @Test
    void morePositionsThanTheStackHoldsAreRefused() {
        var refused =
            assertThrows(IllegalArgumentException.class, () -> new SolverModel().start(Position.INITIAL));

        assertTrue(refused.getMessage().contains("60 empty squares"), refused.getMessage());
    }
}
