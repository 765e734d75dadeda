package flipchip.engine.search;

import flipchip.engine.api.Evaluator;
import flipchip.engine.endgame.EndgameSolver;
import flipchip.engine.endgame.Sharing;
import flipchip.engine.limit.StopSignal;
import flipchip.engine.simd.HeapWatch;
import flipchip.engine.simd.Kernels;
import flipchip.engine.table.BusyTable;
import flipchip.engine.table.TableEntry;
import flipchip.engine.table.TranspositionTable;

/// Principal variation search of one thread (Reinefeld 1983): fail-soft, scores in centidiscs for the side to
/// move.
///
/// Depth counts moves; a pass costs none, so a search as deep as there are empty squares ends at the end of
/// the game and is handed to the [EndgameSolver]. A search that is stopped throws, and leaves no
/// half-searched value anywhere.
final class Midgame {
    static final int MAX_SCORE = 6400;
    private static final int NO_SCORE = -MAX_SCORE - 1;
    private static final int MAX_PLY = 128;
    /// Below this depth the table costs more than it saves.
    private static final int TABLE_DEPTH = 2;
    /// From this depth a node without a table move searches shallower first (internal iterative deepening).
    private static final int DEEPENING_DEPTH = 5;
    /// From this depth all children are looked up before the first is searched (enhanced transposition
    /// cut-off).
    private static final int CHILD_LOOKUP_DEPTH = 4;
    /// At this depth the table's entries of all children are fetched beforehand.
    private static final int FETCH_DEPTH = TABLE_DEPTH + 1;
    /// From this depth threads put off moves that another one is searching.
    private static final int DEFER_DEPTH = 4;
    /// With fewer empties the end of the game is searched exactly whatever the confidence.
    private static final int SELECTIVE_EMPTIES = 11;
    private static final int ALL_EMPTIES = 64;

    private final TranspositionTable table;
    private final BusyTable busy;
    private final ProbCut probCut;
    private final Evaluator evaluator;
    private final EndgameSolver solver;
    private final MoveOrder order;
    private final LastPly lastPly;
    private final MoveList[] lists = new MoveList[MAX_PLY];
    private final PrincipalVariation line = new PrincipalVariation(MAX_PLY);
    private final HeapWatch heap = new HeapWatch();
    private StopSignal stop = StopSignal.manual();
    private long nodes;
    private int unreported;
    private int confidence = 100;
    private int quantile;
    private boolean sharing;
    /// The solver takes over searches to the end of the game with fewer empties.
    private int solvedEmpties = ALL_EMPTIES;
    private int salt;
    /// Written so that the fetching is not left out as useless.
    private long fetched;

    Midgame(Shared shared) {
        table = shared.table();
        busy = shared.busy();
        probCut = shared.probCut();
        evaluator = shared.evaluation().newEvaluator();
        solver = new EndgameSolver(table, shared.evaluation());
        order = new MoveOrder(evaluator);
        lastPly = new LastPly(evaluator, MAX_PLY);
        for (int ply = 0; ply < MAX_PLY; ply++) {
            lists[ply] = new MoveList();
        }
    }

    /// Later calls obey `signal`.
    void begin(StopSignal signal) {
        stop.report(unreported);
        unreported = 0;
        stop = signal;
        heap.begin();
        nodes += solver.nodes();
        solver.begin(signal);
    }

    /// Counts nodes from 0, and forgets what the last position taught about the order of moves.
    void restart() {
        begin(StopSignal.manual());
        nodes = 0;
        order.forget();
        lastPly.forget();
    }

    /// Positions visited since [#restart].
    long nodes() {
        return nodes + solver.nodes();
    }

    /// The best line of the last [#search].
    PrincipalVariation line() {
        return line;
    }

    /// Value of the board of `task`, in its window.
    ///
    /// @throws StopSignal.Stopped if the signal ends the search
    int search(SearchTask task) {
        confidence = task.confidence();
        quantile = confidence == 100 ? 0 : ProbCut.quantile(confidence);
        sharing = task.sharing() != Sharing.ALONE;
        solvedEmpties = confidence < 100 ? SELECTIVE_EMPTIES : ALL_EMPTIES;
        salt = task.salt();
        lastPly.judgeExactly(confidence == 100);
        solver.share(task.sharing());
        evaluator.start(task.player(), task.opponent());
        return pvs(task.player(), task.opponent(), task.depth(), task.alpha(), task.beta(), 0);
    }

    private int pvs(long player, long opponent, int depth, int alpha, int beta, int ply) {
        line.end(ply);
        if (beta - alpha <= 1) {
            return nws(player, opponent, Kernels.legalMoves(player, opponent), depth, alpha, ply);
        }
        count();
        if (depth <= 0) {
            return lastPly.leaf(player, opponent);
        }
        long moves = Kernels.legalMoves(player, opponent);
        if (moves == 0) {
            return passPvs(player, opponent, depth, alpha, beta, ply);
        }
        long key = TranspositionTable.key(player, opponent);
        long entry = table.probe(key);
        if (entry == TableEntry.NONE && depth >= DEEPENING_DEPTH) {
            pvs(player, opponent, depth - 3, alpha, beta, ply);
            entry = table.probe(key);
        }
        MoveList list = lists[ply];
        list.fill(moves, player, opponent);
        order.score(list, player, opponent, entry, depth);
        return pvsMoves(list, player, opponent, depth, alpha, beta, ply, key);
    }

    private int pvsMoves(MoveList list, long player, long opponent, int depth, int alpha, int beta, int ply,
            long key) {
        line.end(ply);
        list.deferred = 0;
        int best = NO_SCORE;
        int bestMove = TableEntry.NO_MOVE;
        for (int i = 0; i < list.size + list.deferred && best < beta; i++) {
            if (i < list.size) {
                list.pick(i);
            }
            if (i > 0 && isDeferred(list, i, key, depth)) {
                continue;
            }
            long mark = enter(key, list.squares[i], depth);
            int score = pvsChild(list, i, player, opponent, depth, Math.max(alpha, best), beta, ply);
            leave(mark);
            if (score > best) {
                best = score;
                bestMove = list.squares[i];
            }
        }
        store(key, best, alpha, beta, depth, bestMove);
        return best;
    }

    private int pvsChild(MoveList list, int i, long player, long opponent, int depth, int alpha, int beta,
            int ply) {
        int square = list.squares[i];
        long flips = list.flips[i];
        long nextPlayer = opponent ^ flips;
        long nextOpponent = player ^ flips ^ 1L << square;
        evaluator.play(square, flips);
        int score = 0;
        boolean full = i == 0;
        if (!full) {
            score = -nws(nextPlayer, nextOpponent, list.replies[i], depth - 1, -alpha - 1, ply + 1);
            full = score > alpha && score < beta;
        }
        if (full) {
            score = -pvs(nextPlayer, nextOpponent, depth - 1, -beta, -alpha, ply + 1);
            if (score > alpha || i == 0) {
                line.prepend(ply, square);
            }
        } else if (score >= beta) {
            line.only(ply, square);
        }
        evaluator.undo();
        return score;
    }

    private int passPvs(long player, long opponent, int depth, int alpha, int beta, int ply) {
        if (Kernels.legalMoves(opponent, player) == 0) {
            return finalScore(player, opponent);
        }
        evaluator.pass();
        int score = -pvs(opponent, player, depth, -beta, -alpha, ply + 1);
        evaluator.undo();
        line.prependPass(ply);
        return score;
    }

    /// Null-window search of (alpha, alpha + 1).
    ///
    /// @param moves the legal moves of the player
    private int nws(long player, long opponent, long moves, int depth, int alpha, int ply) {
        int empties = Long.bitCount(~(player | opponent));
        if (depth >= empties && empties < solvedEmpties) {
            return 100 * solver.nws(player, opponent, Math.floorDiv(alpha, 100));
        }
        count();
        if (depth <= 0) {
            return lastPly.leaf(player, opponent, alpha);
        }
        if (moves == 0) {
            return passNws(player, opponent, depth, alpha, ply);
        }
        if (depth < TABLE_DEPTH) {
            int best = lastPly.value(moves, player, opponent, alpha, ply);
            count(lastPly.leaves());
            return best;
        }
        long key = TranspositionTable.key(player, opponent);
        long entry = table.probe(key);
        int known = bound(entry, depth, alpha);
        if (known == NO_SCORE && TableEntry.depth(entry) > depth) {
            known = bound(table.probeShallower(key), depth, alpha);
        }
        if (known != NO_SCORE) {
            return known;
        }
        if (quantile != 0 && depth >= ProbCut.MIN_DEPTH) {
            int cut = probCut(player, opponent, moves, depth, empties, alpha, ply);
            if (cut != NO_SCORE) {
                return cut;
            }
        }
        return nwsMoves(moves, player, opponent, depth, alpha, ply, key, entry);
    }

    /// The bound that a shallow search makes all but certain, or [#NO_SCORE]. Beyond the highest judgement
    /// there is none to see: a shallow search that says so much is believed.
    private int probCut(long player, long opponent, long moves, int depth, int empties, int alpha, int ply) {
        int shallow = ProbCut.shallowDepth(depth);
        int spread = probCut.spread(depth, empties, Long.bitCount(moves),
            Long.bitCount(Kernels.legalMoves(opponent, player)));
        int margin = (quantile * probCut.sigma(shallow, depth, empties) >> 8) * spread >> 8;
        int mean = probCut.mean(depth, empties);
        int now = depth < ProbCut.JUDGED_DEPTH
            ? evaluator.evaluate(player, opponent, moves)
            : evaluator.judge(player, opponent);
        int slack = quantile * probCut.sigma(0, depth, empties) >> 8;
        int high = Math.min(alpha + 1 + Math.max(0, margin - mean), Evaluator.MAX);
        if (high > alpha && now >= alpha + 1 - slack / 2
                && nws(player, opponent, moves, shallow, high - 1, ply) >= high) {
            return alpha + 1;
        }
        int low = Math.max(alpha - Math.max(0, margin + mean), -Evaluator.MAX);
        if (low <= alpha && now <= alpha + slack / 2
                && nws(player, opponent, moves, shallow, low, ply) <= low) {
            return alpha;
        }
        return NO_SCORE;
    }

    private int nwsMoves(long moves, long player, long opponent, int depth, int alpha, int ply, long key,
            long entry) {
        MoveList list = lists[ply];
        list.fill(moves, player, opponent);
        int known = lookUpChildren(list, player, opponent, depth, alpha);
        if (known > alpha) {
            return known;
        }
        order.score(list, player, opponent, entry, depth);
        list.deferred = 0;
        int best = NO_SCORE;
        int bestMove = TableEntry.NO_MOVE;
        for (int i = 0; i < list.size + list.deferred && best <= alpha; i++) {
            if (i < list.size) {
                list.pick(i);
            }
            if (i > 0 && isDeferred(list, i, key, depth)) {
                continue;
            }
            int square = list.squares[i];
            long flips = list.flips[i];
            long mark = enter(key, square, depth);
            evaluator.play(square, flips);
            int score = -nws(opponent ^ flips, player ^ flips ^ 1L << square, list.replies[i], depth - 1,
                -alpha - 1, ply + 1);
            evaluator.undo();
            leave(mark);
            if (score > best) {
                best = score;
                bestMove = square;
            }
        }
        if (best > alpha) {
            order.cutOff(bestMove, depth);
        }
        store(key, best, alpha, alpha + 1, depth, bestMove);
        return best;
    }

    /// The bound of an entry that decides a null window, or [#NO_SCORE].
    private int bound(long entry, int depth, int alpha) {
        if (!isEnough(entry, depth)) {
            return NO_SCORE;
        }
        return TableEntry.lower(entry) > alpha ? TableEntry.lower(entry)
            : TableEntry.upper(entry) <= alpha ? TableEntry.upper(entry)
            : NO_SCORE;
    }

    private boolean isEnough(long entry, int depth) {
        return entry != TableEntry.NONE && TableEntry.depth(entry) >= depth
                && TableEntry.confidence(entry) >= confidence;
    }

    /// A bound above `alpha` that the table knows from a child, or [#NO_SCORE].
    private int knownCutOff(MoveList list, long player, long opponent, int depth, int alpha) {
        for (int i = 0; i < list.size; i++) {
            long flips = list.flips[i];
            long move = 1L << list.squares[i];
            long entry = table.probe(TranspositionTable.key(opponent ^ flips, player ^ flips ^ move));
            if (isEnough(entry, depth - 1) && -TableEntry.upper(entry) > alpha) {
                return -TableEntry.upper(entry);
            }
        }
        return NO_SCORE;
    }

    /// What [#knownCutOff] says where it is asked; one ply below that only brings the entries nearer.
    private int lookUpChildren(MoveList list, long player, long opponent, int depth, int alpha) {
        if (depth >= CHILD_LOOKUP_DEPTH) {
            return knownCutOff(list, player, opponent, depth, alpha);
        }
        if (depth == FETCH_DEPTH) {
            fetchChildren(list, player, opponent);
        }
        return NO_SCORE;
    }

    /// Asks the memory for what the table knows of all children, while their order is found.
    private void fetchChildren(MoveList list, long player, long opponent) {
        long any = 0;
        for (int i = 0; i < list.size; i++) {
            long flips = list.flips[i];
            long move = 1L << list.squares[i];
            any ^= table.fetch(TranspositionTable.key(opponent ^ flips, player ^ flips ^ move));
        }
        fetched = any;
    }

    private int passNws(long player, long opponent, int depth, int alpha, int ply) {
        long replies = Kernels.legalMoves(opponent, player);
        if (replies == 0) {
            return finalScore(player, opponent);
        }
        evaluator.pass();
        int score = -nws(opponent, player, replies, depth, -alpha - 1, ply + 1);
        evaluator.undo();
        return score;
    }

    /// Whether the move is left for later because another thread searches it; it then comes again behind the
    /// others.
    private boolean isDeferred(MoveList list, int i, long key, int depth) {
        if (!sharing || depth < DEFER_DEPTH || i >= list.size
                || !busy.isBusy(BusyTable.mark(key, list.squares[i], depth, salt))) {
            return false;
        }
        list.defer(i);
        return true;
    }

    private long enter(long key, int square, int depth) {
        if (!sharing || depth < DEFER_DEPTH) {
            return 0;
        }
        long mark = BusyTable.mark(key, square, depth, salt);
        busy.enter(mark);
        return mark;
    }

    private void leave(long mark) {
        if (mark != 0) {
            busy.leave(mark);
        }
    }

    /// A move that none could be better than was not found where all fail low: the one known before stays.
    private void store(long key, int score, int alpha, int beta, int depth, int move) {
        int lower = score > alpha ? score : -MAX_SCORE;
        int upper = score < beta ? score : MAX_SCORE;
        table.store(key, lower, upper, depth, confidence, score > alpha ? move : TableEntry.NO_MOVE);
    }

    private void count() {
        count(1);
    }

    private void count(int visited) {
        nodes += visited;
        unreported += visited;
        if ((unreported & StopSignal.INTERVAL - 1) < visited) {
            report();
        }
    }

    private void report() {
        if (unreported < stop.reportInterval()) {
            stop.look();
            return;
        }
        int fresh = unreported;
        unreported = 0;
        heap.searched(fresh);
        stop.poll(fresh);
    }

    static int finalScore(long player, long opponent) {
        int difference = Long.bitCount(player) - Long.bitCount(opponent);
        return 100 * (difference + Integer.signum(difference) * Long.bitCount(~(player | opponent)));
    }
}
