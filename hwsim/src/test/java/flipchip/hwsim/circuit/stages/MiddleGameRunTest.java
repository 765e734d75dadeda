package flipchip.hwsim.circuit.stages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import flipchip.engine.board.Board;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;
import flipchip.engine.testkit.Boards;
import flipchip.engine.testkit.SlowRules;
import flipchip.hwsim.circuit.stages.MiddleGameRun.Stage;
import flipchip.hwsim.circuit.stages.MiddleGameRun.Visit;
import org.junit.jupiter.api.Test;

/// The middle-game circuit's tables, figures, moves and tree against slow rules, and its schedule.
class MiddleGameRunTest {

    private static MiddleGameRun run(SplittableRandom random) {
        return MiddleGameRun.of(Boards.reachable(random, random.nextInt(60)), Strategy.PLAIN, 4, 120);
    }

    private static long neighbours(Square square) {
        return Arrays.stream(Direction.values()).flatMap(d -> d.from(square).stream()).mapToLong(Square::bit)
            .sum();
    }

    private static int frontier(long discs, long empty) {
        return (int) Square.all(discs).stream().filter(square -> (neighbours(square) & empty) != 0).count();
    }

    @Test
    void theTablesOfEveryNodeAreAsIfMadeFromNothing() {
        SplittableRandom random = new SplittableRandom(1L);
        for (int i = 0; i < 20; i++) {
            for (Visit visit : run(random).visits()) {
                EvaluatorTables fresh = EvaluatorTables.of(visit.board(), Strategy.PLAIN);
                EvaluatorTables kept = visit.tables();

                assertEquals(fresh,
                    new EvaluatorTables(kept.discs(), kept.others(), kept.squares(), kept.lineEmpty(), 0));
            }
        }
    }

    @Test
    void theEvaluatorsFiguresAreThoseOfTheSlowRules() {
        SplittableRandom random = new SplittableRandom(2L);
        for (int i = 0; i < 20; i++) {
            for (Visit visit : run(random).visits()) {
                Board board = visit.board();
                Board other = board.pass();
                long empty = ~board.occupied();
                StageEvaluation found = visit.evaluation();

                assertEquals(SlowRules.stable(board), found.stable());
                assertEquals(
                    Long.bitCount(SlowRules.legalMoves(board)) - Long.bitCount(SlowRules.legalMoves(other)),
                    found.mobility());
                assertEquals(Long.bitCount(SlowRules.potentialMoves(board))
                    - Long.bitCount(SlowRules.potentialMoves(other)), found.potential());
                assertEquals(frontier(board.opponent(), empty) - frontier(board.player(), empty),
                    found.frontier());
            }
        }
    }

    @Test
    void everyLegalMoveIsInOneCategoryAndTheBestGoOn() {
        SplittableRandom random = new SplittableRandom(3L);
        for (int i = 0; i < 20; i++) {
            for (Visit visit : run(random).visits()) {
                List<PlausibleMoves.Move> all = visit.moves().best(64);
                List<PlausibleMoves.Move> four = visit.moves().best(4);

                assertEquals(SlowRules.legalMoves(visit.board()),
                    all.stream().mapToLong(move -> move.square().bit()).reduce(0, Long::sum));
                assertEquals(Math.min(4, all.size()), four.size());
                assertTrue(all.stream().filter(move -> !four.contains(move))
                    .allMatch(move -> four.stream().allMatch(better -> better.value() >= move.value())));
                all.forEach(
                    move -> assertEquals(SlowRules.flips(visit.board(), move.square()), move.flips()));
            }
        }
    }

    @Test
    void everyWordLeadsBackToItsParentsMove() {
        SplittableRandom random = new SplittableRandom(4L);
        for (int i = 0; i < 20; i++) {
            MiddleGameRun run = run(random);
            for (Visit visit : run.visits()) {
                for (int address : visit.children()) {
                    TreeNode node = run.memory().get(address);
                    assertEquals(visit.address(), address - node.backward());
                    assertEquals(node, TreeNode.of(node.word()));
                    if (address < run.visits().size()) {
                        assertEquals(node.move().map(visit.board()::play).orElseGet(visit.board()::pass),
                            run.visits().get(address).board());
                    }
                }
            }
        }
    }

    @Test
    void aStageHoldsOneNodeAndNoneIsFetchedBeforeItIsWritten() {
        MiddleGameRun run =
            MiddleGameRun.of(Board.INITIAL, Strategy.PLAIN, PlausibleMoves.DOCUMENT_BEST, 300);
        for (Visit visit : run.visits()) {
            for (Stage stage : Stage.values()) {
                if (stage != Stage.FETCH) {
                    assertTrue(
                        visit.at(stage).first() > visit.at(Stage.values()[stage.ordinal() - 1]).last());
                }
                if (visit.address() > 0) {
                    StageSpan before = run.visits().get(visit.address() - 1).at(stage);
                    assertTrue(visit.at(stage).first() > before.last(), stage + " of " + visit.address());
                }
            }
            StageSpan build = visit.at(Stage.BUILD);
            assertEquals(visit.children().size(), build.last() - build.first() + 1);
            for (int i = 0; i < visit.children().size(); i++) {
                int child = visit.children().get(i);
                assertTrue(child >= run.visits().size()
                        || run.visits().get(child).at(Stage.FETCH).first() > build.first() + i);
            }
        }
    }

    @Test
    void theOpeningTakesElevenClocksToItsFirstWord() {
        MiddleGameRun run = MiddleGameRun.of(Board.INITIAL, Strategy.PLAIN, 2, 3);

        assertEquals(
            List.of(new StageSpan(1, 1), new StageSpan(2, 2), new StageSpan(3, 3), new StageSpan(4, 4),
                new StageSpan(5, 5), new StageSpan(6, 6), new StageSpan(7, 10), new StageSpan(11, 12)),
            run.visits().getFirst().spans());
        assertEquals(12, run.clocks());
        assertEquals(Optional.of(0), run.at(Stage.GENERATE, 8));
        assertEquals(Optional.empty(), run.at(Stage.FETCH, 8));
        assertEquals(List.of(0, 1, 2), run.memory().stream().map(TreeNode::backward).toList());
    }

    @Test
    void aFinishedGameHasNoChildrenAndAPassHasOne() {
        Board passing = new Board(0x0000_0000_0000_0002L, 0x0000_0000_0000_0001L);
        MiddleGameRun over = MiddleGameRun.of(new Board(-1L, 0), Strategy.PLAIN, 20, 10);
        MiddleGameRun pass = MiddleGameRun.of(passing, Strategy.PLAIN, 20, 2);

        assertEquals(1, over.memory().size());
        assertEquals(List.of(new TreeNode(Optional.empty(), 0), new TreeNode(Optional.empty(), 1)),
            pass.memory());
        assertThrows(IllegalArgumentException.class, () -> MiddleGameRun.of(passing, Strategy.PLAIN, 0, 2));
    }
}
