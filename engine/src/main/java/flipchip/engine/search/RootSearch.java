package flipchip.engine.search;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;
import flipchip.engine.api.Bound;
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
import flipchip.engine.eval.Evaluation;
import flipchip.engine.limit.StopSignal;
import flipchip.engine.table.TranspositionTable;

/// Iterative deepening from one board: reports every finished iteration and answers with the last of them.
///
/// Used by one thread at a time; may be used again.
public final class RootSearch {
    private static final int MAX = Midgame.MAX_SCORE;
    /// Centidiscs beside the last score in which the next iteration is expected to end.
    private static final int ASPIRATION = 300;
    /// Plies left out between the last limited iteration and the exact one.
    private static final int ENDGAME_LEAP = 10;

    private final TranspositionTable table;
    private final Midgame midgame;

    private Board board;
    private SearchLimits limits;
    private StopSignal stop;
    private SearchListener listener;
    private long startNanos;
    private SearchProgress last;
    private List<MoveValue> values;

    public RootSearch(TranspositionTable table, Evaluation evaluation) {
        this.table = table;
        midgame = new Midgame(table, evaluation.newEvaluator());
    }

    /// Searches until a limit or the signal ends it. Always answers with a legal move.
    ///
    /// @param board  has at least one legal move
    /// @param random decides among moves that the loss budget allows
    public SearchResult search(Board board, SearchLimits limits, StopSignal stop, SearchListener listener,
                               RandomGenerator random) {
        this.board = board;
        this.limits = limits;
        this.stop = stop;
        this.listener = listener;
        startNanos = System.nanoTime();
        values = List.of();
        table.nextAge();
        midgame.begin(StopSignal.manual());
        firstIteration();
        midgame.begin(stop);
        try {
            deepen();
        } catch (StopSignal.Stopped _) {
            // the last finished iteration stands
        }
        return choose(random);
    }

    /// One ply, which cannot be stopped, so that there is an answer.
    private void firstIteration() {
        iterate(1);
    }

    private void deepen() {
        int empties = board.empties();
        boolean toTheEnd = empties <= Math.max(limits.endgameEmpties(), limits.depth());
        int deepest = toTheEnd ? Math.max(1, Math.min(limits.depth(), empties - ENDGAME_LEAP)) : limits.depth();
        for (int depth = 2; depth <= deepest; depth++) {
            iterate(depth);
        }
        if (toTheEnd && empties > 1) {
            iterate(empties);
        }
    }

    private void iterate(int depth) {
        if (limits.allMoves() || !limits.loss().isNone()) {
            valueAllMoves(depth);
        } else {
            findBestMove(depth);
        }
    }

    private void findBestMove(int depth) {
        int guess = last == null || depth < 3 ? 0 : last.centidiscs();
        int width = depth < 3 ? MAX : ASPIRATION;
        int alpha = Math.max(-MAX, guess - width);
        int beta = Math.min(MAX, guess + width);
        while (true) {
            int score = midgame.search(board.player(), board.opponent(), depth, alpha, beta);
            if (score <= alpha && alpha > -MAX) {
                alpha = width > 2000 ? -MAX : Math.max(-MAX, score - width);
            } else if (score >= beta && beta < MAX) {
                beta = width > 2000 ? MAX : Math.min(MAX, score + width);
            } else {
                finish(depth, score, midgame.line().squares());
                return;
            }
            width *= 3;
        }
    }

    private void valueAllMoves(int depth) {
        List<MoveValue> fresh = new ArrayList<>();
        for (Square move : movesBestFirst()) {
            long flips = Flips.flips(move.index(), board.player(), board.opponent());
            long before = midgame.nodes();
            int score = -midgame.search(board.opponent() ^ flips, board.player() ^ flips ^ move.bit(), depth - 1, -MAX, MAX);
            List<Square> line = new ArrayList<>(List.of(move));
            line.addAll(midgame.line().squares());
            MoveValue value = new MoveValue(move, score, depth >= board.empties(), depth, 100, line,
                midgame.nodes() - before);
            fresh.add(value);
            if (limits.allMoves()) {
                listener.onMove(value);
            }
        }
        fresh.sort(Comparator.comparingInt(MoveValue::centidiscs).reversed());
        values = fresh;
        finish(depth, fresh.getFirst().centidiscs(), fresh.getFirst().line());
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

    private void finish(int depth, int score, List<Square> line) {
        last = new SearchProgress(depth, 100, score, Bound.EXACT, depth >= board.empties(), line, midgame.nodes(),
            elapsed());
        listener.onProgress(last);
    }

    private SearchResult choose(RandomGenerator random) {
        MoveValue stray = stray(random);
        List<Square> line = stray == null ? last.line() : stray.line();
        int score = stray == null ? last.centidiscs() : stray.centidiscs();
        return new SearchResult(line.getFirst(), score, Bound.EXACT, last.exact() ? Source.ENDGAME : Source.MIDGAME,
            last.exact(), last.depth(), 100, line, midgame.nodes(), elapsed(), limits.allMoves() ? values : List.of());
    }

    /// A move inside the loss budget, the smaller its loss the likelier; or null for the best move.
    private MoveValue stray(RandomGenerator random) {
        LossBudget loss = limits.loss();
        if (loss.isNone() || random.nextInt(100) >= loss.percent()) {
            return null;
        }
        int best = values.getFirst().centidiscs();
        List<MoveValue> good = values.stream().filter(v -> best - v.centidiscs() <= loss.centidiscs()).toList();
        int total = good.stream().mapToInt(v -> loss.centidiscs() - best + v.centidiscs() + 1).sum();
        int ticket = random.nextInt(total);
        for (MoveValue value : good) {
            ticket -= loss.centidiscs() - best + value.centidiscs() + 1;
            if (ticket < 0) {
                return value;
            }
        }
        throw new AssertionError("tickets " + total);
    }

    private Duration elapsed() {
        return Duration.ofNanos(System.nanoTime() - startNanos);
    }
}
