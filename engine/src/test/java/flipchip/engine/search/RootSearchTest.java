package flipchip.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import flipchip.engine.api.Evaluation;
import flipchip.engine.api.Evaluator;
import flipchip.engine.api.LossBudget;
import flipchip.engine.api.MoveValue;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.api.SearchProgress;
import flipchip.engine.api.SearchResult;
import flipchip.engine.api.Source;
import flipchip.engine.board.Board;
import flipchip.engine.board.Square;
import flipchip.engine.endgame.Sharing;
import flipchip.engine.eval.BuiltInEvaluation;
import flipchip.engine.eval.ClassicEvaluation;
import flipchip.engine.limit.StopSignal;
import flipchip.engine.limit.TimePlan;
import flipchip.engine.notation.BoardText;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;
import flipchip.engine.table.TranspositionTable;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class RootSearchTest {
    private static final Evaluation PATTERNS = BuiltInEvaluation.get().evaluation();

    private final SplittableRandom random = new SplittableRandom(21);
    private final List<SearchProgress> reported = new ArrayList<>();
    private final List<MoveValue> valued = new ArrayList<>();
    private final SearchListener listener = new SearchListener() {
        @Override
        public void onProgress(SearchProgress progress) {
            reported.add(progress);
        }

        @Override
        public void onMove(MoveValue value) {
            valued.add(value);
        }
    };

    /// A board with a legal move.
    private Board board(int empties) {
        Board board = Boards.reachable(random, 60 - empties);
        while (board.legalMoves() == 0) {
            board = Boards.reachable(random, 60 - empties);
        }
        return board;
    }

    private SearchResult search(Board board, SearchLimits limits, int threads) {
        return search(board, limits, threads, StopSignal.manual(), TimePlan.UNLIMITED);
    }

    private SearchResult search(Board board, SearchLimits limits, int threads, StopSignal stop,
            TimePlan plan) {
        reported.clear();
        valued.clear();
        return Helpers.with(threads, helpers -> new RootSearch(new TranspositionTable(2), PATTERNS, helpers)
            .search(board, limits, stop, plan, listener, random));
    }

    @Test
    @Tag("thorough")
    void whereTimeIsShortTheOutcomeIsFoundBeforeTheScore() {
        TimePlan plan = new TimePlan(Duration.ofMinutes(10), Duration.ofMinutes(20));
        Set<Integer> outcomes = new HashSet<>();
        for (int i = 0; i < 12; i++) {
            Board board = board(17);
            SearchResult known = search(board, SearchLimits.exact(), 1);
            SearchResult result = search(board, SearchLimits.exact(), 1, StopSignal.manual(), plan);
            assertEquals(known.centidiscs(), result.centidiscs());
            assertTrue(result.exact());
            int ladder = reported.stream().map(RootSearchTest::iteration).toList().indexOf("17 at 95");
            SearchProgress outcome = reported.get(ladder + 1);
            assertEquals(Integer.signum(known.centidiscs()), Integer.signum(outcome.centidiscs()));
            assertEquals(known.centidiscs() == 0, outcome.exact());
            assertEquals(known.centidiscs() == 0 ? 1 : 2, reported.size() - 1 - ladder);
            Board next = board.play(outcome.line().getFirst());
            if (outcome.centidiscs() > 0 && next.legalMoves() != 0) {
                assertTrue(search(next, SearchLimits.exact(), 1).centidiscs() < 0, "the move wins");
            }
            outcomes.add(Integer.signum(known.centidiscs()));
        }
        assertTrue(outcomes.size() > 1, outcomes::toString);
    }

    private static String iteration(SearchProgress progress) {
        return progress.depth() + " at " + progress.confidence();
    }

    private List<String> iterations() {
        return reported.stream().map(RootSearchTest::iteration).toList();
    }

    @Test
    void everyIterationIsReportedAndTheLastIsTheAnswer() {
        Board board = board(40);
        SearchResult result = search(board, SearchLimits.depth(5).withConfidence(95), 1);
        assertEquals(List.of("1 at 95", "2 at 95", "3 at 95", "4 at 95", "5 at 95"), iterations());
        SearchProgress last = reported.getLast();
        assertEquals(last.line(), result.line());
        assertEquals(last.centidiscs(), result.centidiscs());
        assertEquals(result.line().getFirst(), result.bestMove());
        assertEquals(Source.MIDGAME, result.source());
        assertEquals(5, result.depth());
        assertFalse(result.exact());
        assertEquals(List.of(), result.moves());
        assertTrue(reported.getFirst().nodes() < last.nodes());
        assertEquals(last.nodes(), result.nodes());
    }

    @Test
    void anEndgameIsSolvedInStepsOfSelectivity() {
        SearchResult result = search(board(16), SearchLimits.depth(30).withEndgameEmpties(16), 1);
        assertEquals(List.of("1 at 100", "2 at 100", "3 at 100", "4 at 100", "5 at 100", "6 at 100",
            "16 at 73", "16 at 87", "16 at 95", "16 at 100"), iterations());
        assertTrue(result.exact());
        assertEquals(Source.ENDGAME, result.source());
        assertEquals(0, result.centidiscs() % 100, "discs");

        search(board(12), SearchLimits.depth(30).withEndgameEmpties(16), 1);
        assertEquals(List.of("1 at 100", "2 at 100", "12 at 100"), iterations());
        search(board(7), SearchLimits.depth(7).withEndgameEmpties(6), 1);
        assertEquals("7 at 100", iterations().getLast());
        assertEquals(7, iterations().size(), "iteration by iteration to the end");
    }

    @Test
    void theScoreInAWindowIsThatOfTheOpenOne() {
        for (int i = 0; i < 12; i++) {
            Board board = board(20 + i);
            SearchResult result = search(board, SearchLimits.depth(5), 1);
            Midgame open = new Midgame(new Shared(PATTERNS, new TranspositionTable(2)));
            assertEquals(
                open.search(
                    new SearchTask(board.player(), board.opponent(), 5, 100, -6400, 6400, Sharing.ALONE, 0)),
                result.centidiscs(), board::toString);
        }
    }

    @Test
    void allMovesAreValuedBestFirst() {
        Board board = board(30);
        SearchResult result = search(board, SearchLimits.depth(4).withAllMoves(), 1);
        Set<Square> moves = new HashSet<>(Square.all(board.legalMoves()));
        assertEquals(moves.size(), result.moves().size());
        assertEquals(4 * moves.size(), valued.size(), "each in each iteration");
        Set<Square> seen = new HashSet<>();
        int before = Integer.MAX_VALUE;
        for (MoveValue value : result.moves()) {
            seen.add(value.move());
            assertEquals(value.move(), value.line().getFirst());
            assertTrue(value.centidiscs() <= before);
            assertTrue(value.nodes() > 0);
            before = value.centidiscs();
            Board child = board.play(value.move());
            Midgame alone = new Midgame(new Shared(PATTERNS, new TranspositionTable(2)));
            assertEquals(
                -alone.search(
                    new SearchTask(child.player(), child.opponent(), 3, 100, -6400, 6400, Sharing.ALONE, 0)),
                value.centidiscs());
        }
        assertEquals(moves, seen);
        assertEquals(result.moves().getFirst().move(), result.bestMove());
        assertEquals(search(board, SearchLimits.depth(4), 1).centidiscs(), result.centidiscs());
    }

    /// c5 takes the last white disc; the other moves are estimated.
    @Test
    void aMoveThatEndsTheGameIsExact() throws NotationException {
        Board board = Transcript.parse("e6f4e3f6g5d6e7f5").position().board();

        List<MoveValue> all = search(board, SearchLimits.depth(3).withAllMoves(), 1).moves();

        assertEquals(List.of(Square.C5), all.stream().filter(MoveValue::exact).map(MoveValue::move).toList());
        assertEquals(6400, all.getFirst().centidiscs());
        assertEquals(100, all.getFirst().confidence());
    }

    @Test
    void whoMayLoseLosesNoMoreThanHisBudgetAndSaysHowMuch() {
        Board board = board(36);
        List<MoveValue> all = search(board, SearchLimits.depth(3).withAllMoves(), 1).moves();
        int best = all.getFirst().centidiscs();
        Set<Square> played = new HashSet<>();
        for (int i = 0; i < 30; i++) {
            SearchResult result = search(board, SearchLimits.depth(3).withLoss(new LossBudget(1500, 100)), 1);
            int value = all.stream().filter(each -> each.move() == result.bestMove()).findFirst()
                .orElseThrow().centidiscs();
            assertEquals(best - value, result.givenUp());
            assertEquals(value, result.centidiscs());
            assertTrue(result.givenUp() <= 1500, result.toString());
            assertEquals(List.of(), result.moves());
            played.add(result.bestMove());
        }
        assertTrue(played.size() > 1, "always " + played);
        SearchResult never = search(board, SearchLimits.depth(3).withLoss(new LossBudget(1500, 0)), 1);
        assertEquals(0, never.givenUp());
        assertEquals(best, never.centidiscs());
    }

    @Test
    void whatIsStoppedAnswersWithTheLastIterationThatEnded() {
        SearchResult result =
            search(board(40), SearchLimits.depth(40), 1, StopSignal.afterNodes(20_000), TimePlan.UNLIMITED);
        assertEquals(reported.getLast().line(), result.line());
        assertEquals(reported.size(), result.depth());
        assertTrue(result.depth() > 3 && result.depth() < 40, result.toString());
    }

    @Test
    void noIterationBeginsWhenItsTimeIsOverAndOneIsAlwaysMade() {
        StopSignal clock = StopSignal.manual();
        clock.startClock();
        SearchResult result = search(board(40), SearchLimits.depth(40), 1, clock,
            new TimePlan(Duration.ZERO, Duration.ofHours(1)));
        assertEquals(1, result.depth());
        assertTrue(clock.isStopped());
    }

    @Test
    void threadsFindTheSameScore() {
        for (int i = 0; i < 4; i++) {
            Board board = board(20 + 3 * i);
            SearchLimits limits = SearchLimits.depth(8).withEndgameEmpties(12);
            SearchResult one = search(board, limits, 1);
            SearchResult three = search(board, limits, 3);
            assertEquals(one.centidiscs(), three.centidiscs(), board::toString);
            assertEquals(one.depth(), three.depth());
            assertTrue(three.nodes() > 0);
        }
    }

    @Test
    void threadsThatAreStoppedAnswerToo() {
        SearchResult result =
            search(board(40), SearchLimits.depth(40), 3, StopSignal.afterNodes(200_000), TimePlan.UNLIMITED);
        assertTrue(result.depth() >= 5 && result.depth() < 40, result.toString());
    }

    @Test
    void aFaultInAnEvaluationIsNoAnswer() {
        Evaluation broken = new Broken(ClassicEvaluation.DEFAULT, new AtomicInteger(100_000));
        Throwable fault = assertThrows(IllegalStateException.class,
            () -> Helpers.with(2,
                helpers -> new RootSearch(new TranspositionTable(2), broken, helpers).search(board(40),
                    SearchLimits.depth(14), StopSignal.manual(), TimePlan.UNLIMITED, SearchListener.NONE,
                    random)));
        assertEquals("no more", fault.getCause().getMessage());
    }

    /// Judges this many boards.
    private record Broken(Evaluation whole, AtomicInteger left) implements Evaluation {
        @Override
        public String name() {
            return "broken";
        }

        @Override
        public Evaluator newEvaluator() {
            Evaluator good = whole.newEvaluator();
            return new Evaluator() {
                @Override
                public void start(long player, long opponent) {
                    good.start(player, opponent);
                }

                @Override
                public void play(int square, long flips) {
                    good.play(square, flips);
                }

                @Override
                public void pass() {
                    good.pass();
                }

                @Override
                public void undo() {
                    good.undo();
                }

                @Override
                public int evaluate(long player, long opponent) {
                    if (left.decrementAndGet() < 0) {
                        throw new UnsupportedOperationException("no more");
                    }
                    return good.evaluate(player, opponent);
                }
            };
        }
    }

    /// Black can win nearly everything here, so that all leaves have the highest judgement.
    @Test
    void aBoardWithNothingButTheHighestJudgementIsSearchedQuickly() throws NotationException {
        Board board =
            BoardText.parse("--O-------OO-----OOOOO--OOOOOOO--OOXXOO---OOOXOO--OOXOO--O-XXXOX X").board();

        SearchResult result = search(board, SearchLimits.depth(14).withConfidence(73), 1);

        assertEquals(Evaluator.MAX, result.centidiscs());
        assertTrue(result.nodes() < 20_000, result::toString);
        SearchResult all = search(board, SearchLimits.depth(10).withConfidence(73).withAllMoves(), 1);
        assertTrue(all.nodes() < 200_000, all::toString);
    }
}
