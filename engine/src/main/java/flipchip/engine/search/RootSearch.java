package flipchip.engine.search;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import flipchip.engine.api.Bound;
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
import flipchip.engine.board.Flips;
import flipchip.engine.board.Square;
import flipchip.engine.limit.IterationTimer;
import flipchip.engine.limit.StopSignal;
import flipchip.engine.limit.TimePlan;
import flipchip.engine.table.TranspositionTable;

/// Iterative deepening from one board: reports every finished iteration and answers with the last of them.
///
/// Used by one thread at a time; may be used again.
public final class RootSearch {
    private static final int MAX = Midgame.MAX_SCORE;
    /// Centidiscs beside the last score in which the next iteration is expected to end.
    private static final int ASPIRATION = 300;
    /// An aspiration window that was missed by more is opened wholly.
    private static final int WIDEST = 2000;
    /// Plies left out between the last limited iteration and the first to the end of the game.
    private static final int ENDGAME_LEAP = 10;
    /// With this many empty squares a game is solved selectively before it is solved exactly.
    private static final int LADDER_EMPTIES = 16;
    private static final int[] LADDER = {73, 87, 95};
    /// Centidiscs that are a win in any case: a game that is not drawn ends with two discs more.
    private static final int WIN = 100;

    private final TranspositionTable table;
    private final ParallelSearch threads;

    private Board board;
    private SearchLimits limits;
    private StopSignal stop;
    private SearchListener listener;
    private long startNanos;
    private final IterationTimer enough = new IterationTimer();
    private SearchProgress last;
    private List<MoveValue> values;

    /// @param helpers run tasks one after another, each on a thread of its own; empty for a search on the
    ///                calling thread alone
    public RootSearch(TranspositionTable table, Evaluation evaluation, List<Consumer<Runnable>> helpers) {
        this.table = table;
        threads = new ParallelSearch(new Shared(evaluation, table), helpers);
    }

    /// What was searched before helps no later search. Not while one runs.
    public void forget() {
        table.clear();
    }

    /// Searches until a limit or the signal ends it. Always answers with a legal move.
    ///
    /// @param board  has at least one legal move
    /// @param limits its time is left to `stop` and `plan`
    /// @param plan   when no new iteration begins, once the signal's clock runs
    /// @param random decides among moves that the loss budget allows
    public SearchResult search(Board board, SearchLimits limits, StopSignal stop, TimePlan plan,
            SearchListener listener, RandomGenerator random) {
        this.board = board;
        this.limits = limits;
        this.stop = StopSignal.manual();
        this.listener = listener;
        startNanos = System.nanoTime();
        enough.begin(plan);
        values = List.of();
        last = null;
        table.nextAge();
        threads.restart();
        iterate(1, limits.confidence());
        this.stop = stop;
        try {
            deepen();
        } catch (StopSignal.Stopped _) {
            // the last finished iteration stands
        }
        return choose(random);
    }

    private void deepen() {
        int empties = board.empties();
        boolean solve = empties <= limits.endgameEmpties();
        int deepest = Math.min(limits.depth(), solve ? empties - ENDGAME_LEAP : empties - 1);
        for (int depth = 2; depth <= deepest; depth++) {
            iterate(depth, limits.confidence());
        }
        if (solve) {
            for (int i = 0; i < LADDER.length && empties >= LADDER_EMPTIES; i++) {
                iterate(empties, LADDER[i]);
            }
            if (empties >= LADDER_EMPTIES && enough.isLimited() && !valuesMoves()) {
                findOutcome(empties);
            }
            if (!last.exact()) {
                iterate(empties, 100);
            }
        } else if (limits.depth() >= empties) {
            iterate(empties, limits.confidence());
        }
    }

    private void iterate(int depth, int confidence) {
        endIfEnough();
        if (valuesMoves()) {
            valueAllMoves(depth, confidence);
        } else {
            findBestMove(depth, confidence);
        }
    }

    private void endIfEnough() {
        if (stop.isClockRunning() && enough.isOver(System.nanoTime() - startNanos)) {
            stop.stop();
            stop.poll(0);
        }
    }

    private boolean valuesMoves() {
        return limits.allMoves() || !limits.loss().isNone();
    }

    /// Finds out who wins, exactly: half to two thirds of the work of finding by how much. A draw is then
    /// known to be one. Otherwise the judgement that stood before is kept as far as it agrees, and where all
    /// moves lose its move too.
    private void findOutcome(int empties) {
        endIfEnough();
        ParallelSearch.Outcome outcome =
            threads.search(board.player(), board.opponent(), empties, 100, -WIN, WIN, stop);
        int score = outcome.score();
        if (score >= WIN) {
            finish(empties, last.confidence(), Math.max(score, last.centidiscs()), outcome.line());
        } else if (score <= -WIN) {
            finish(empties, last.confidence(), Math.min(score, last.centidiscs()), last.line());
        } else {
            finish(empties, 100, score, outcome.line());
        }
    }

    private void findBestMove(int depth, int confidence) {
        int width = depth < 3 ? 2 * MAX : ASPIRATION;
        int guess = last == null ? 0 : last.centidiscs();
        int most = highest(depth);
        int alpha = Math.max(-most, guess - width);
        int beta = Math.min(most, guess + width);
        while (true) {
            ParallelSearch.Outcome outcome =
                threads.search(board.player(), board.opponent(), depth, confidence, alpha, beta, stop);
            int score = outcome.score();
            width *= 3;
            if (score <= alpha && alpha > -most) {
                alpha = width > WIDEST ? -most : Math.max(-most, score - width);
            } else if (score >= beta && beta < most) {
                beta = width > WIDEST ? most : Math.min(most, score + width);
            } else {
                finish(depth, confidence, score, outcome.line());
                return;
            }
        }
    }

    /// The highest value worth asking for: before the end of the game no judgement is higher, and a search
    /// that asks for more cannot be cut.
    private int highest(int depth) {
        return depth < board.empties() ? Evaluator.MAX : MAX;
    }

    private void valueAllMoves(int depth, int confidence) {
        List<MoveValue> fresh = new ArrayList<>();
        for (Square move : movesBestFirst()) {
            MoveValue value = value(move, depth, confidence);
            fresh.add(value);
            if (limits.allMoves()) {
                listener.onMove(value);
            }
        }
        fresh.sort(Comparator.comparingInt(MoveValue::centidiscs).reversed());
        values = fresh;
        finish(depth, confidence, fresh.getFirst().centidiscs(), fresh.getFirst().line());
    }

    private MoveValue value(Square move, int depth, int confidence) {
        long flips = Flips.flips(move.index(), board.player(), board.opponent());
        long before = threads.nodes();
        int most = highest(depth);
        Board next = new Board(board.opponent() ^ flips, board.player() ^ flips ^ move.bit());
        ParallelSearch.Outcome outcome =
            threads.search(next.player(), next.opponent(), depth - 1, confidence, -most, most, stop);
        List<Square> line = new ArrayList<>(List.of(move));
        line.addAll(outcome.line());
        boolean isOver = next.isGameOver();
        return new MoveValue(move, -outcome.score(), isOver || isExact(depth, confidence), depth,
            isOver ? 100 : confidence, line, threads.nodes() - before);
    }

    private List<Square> movesBestFirst() {
        if (!values.isEmpty()) {
            return values.stream().map(MoveValue::move).toList();
        }
        List<Square> moves = new ArrayList<>();
        for (long rest = board.legalMoves(); rest != 0; rest &= rest - 1) {
            moves.add(Square.of(Long.numberOfTrailingZeros(rest)));
        }
        return moves;
    }

    private boolean isExact(int depth, int confidence) {
        return depth >= board.empties() && confidence == 100;
    }

    private void finish(int depth, int confidence, int score, List<Square> line) {
        last = new SearchProgress(depth, confidence, score, Bound.EXACT, isExact(depth, confidence), line,
            threads.nodes(), elapsed());
        enough.finished(line.getFirst().index(), score);
        listener.onProgress(last);
    }

    private SearchResult choose(RandomGenerator random) {
        MoveValue stray = stray(random);
        List<Square> line = stray == null ? last.line() : stray.line();
        int score = stray == null ? last.centidiscs() : stray.centidiscs();
        int givenUp = stray == null ? 0 : Math.max(0, values.getFirst().centidiscs() - score);
        Source source = last.depth() >= board.empties() ? Source.ENDGAME : Source.MIDGAME;
        return new SearchResult(line.getFirst(), score, givenUp, Bound.EXACT, source, last.exact(),
            last.depth(), last.confidence(), line, threads.nodes(), elapsed(),
            limits.allMoves() ? values : List.of());
    }

    /// A move inside the loss budget, the smaller its loss the likelier; or null for the best move.
    private MoveValue stray(RandomGenerator random) {
        LossBudget loss = limits.loss();
        if (loss.isNone() || random.nextInt(100) >= loss.percent()) {
            return null;
        }
        int least = values.getFirst().centidiscs() - loss.centidiscs();
        List<MoveValue> good = values.stream().filter(v -> v.centidiscs() >= least).toList();
        int ticket = random.nextInt(good.stream().mapToInt(v -> v.centidiscs() - least + 1).sum());
        int drawn = 0;
        while (ticket >= good.get(drawn).centidiscs() - least + 1) {
            ticket -= good.get(drawn).centidiscs() - least + 1;
            drawn++;
        }
        return good.get(drawn);
    }

    private Duration elapsed() {
        return Duration.ofNanos(System.nanoTime() - startNanos);
    }
}
