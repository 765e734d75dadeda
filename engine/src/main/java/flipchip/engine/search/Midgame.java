package flipchip.engine.search;

import flipchip.engine.board.Flips;
import flipchip.engine.endgame.EndgameSolver;
import flipchip.engine.eval.Evaluator;
import flipchip.engine.limit.StopSignal;
import flipchip.engine.table.TableEntry;
import flipchip.engine.table.TranspositionTable;

/// Principal variation search of one thread (Reinefeld 1983): fail-soft, scores in centidiscs for the side to move.
///
/// Depth counts moves; a pass costs none, so a search as deep as there are empty squares ends at the end of the game and
/// is handed to the [EndgameSolver]. A search that is stopped throws, and leaves no half-searched value anywhere.
final class Midgame {
    static final int MAX_SCORE = 6400;
    private static final int MAX_PLY = 128;
    /// Below this depth the table costs more than it saves.
    private static final int TABLE_DEPTH = 2;
    /// From this depth moves are ordered by the evaluation of what they lead to.
    private static final int EVALUATED_DEPTH = 3;

    private final TranspositionTable table;
    private final Evaluator evaluator;
    private final EndgameSolver solver;
    private final MoveOrder order;
    private final MoveList[] lists = new MoveList[MAX_PLY];
    private final PrincipalVariation line = new PrincipalVariation(MAX_PLY);
    private StopSignal stop = StopSignal.manual();
    private long nodes;
    private int unreported;

    Midgame(TranspositionTable table, Evaluator evaluator) {
        this.table = table;
        this.evaluator = evaluator;
        solver = new EndgameSolver(table, evaluator);
        order = new MoveOrder(evaluator);
        for (int ply = 0; ply < MAX_PLY; ply++) {
            lists[ply] = new MoveList();
        }
    }

    /// Later calls obey `signal`, and the node count begins at 0.
    void begin(StopSignal signal) {
        stop = signal;
        nodes = 0;
        unreported = 0;
        solver.begin(signal);
        order.forget();
    }

    /// Positions visited since [#begin].
    long nodes() {
        return nodes + solver.nodes();
    }

    /// The best line of the last [#search].
    PrincipalVariation line() {
        return line;
    }

    /// Value of a board searched `depth` moves deep in the window (alpha, beta).
    ///
    /// @throws StopSignal.Stopped if the signal ends the search
    int search(long player, long opponent, int depth, int alpha, int beta) {
        evaluator.start(player, opponent);
        return pvs(player, opponent, depth, alpha, beta, 0);
    }

    private int pvs(long player, long opponent, int depth, int alpha, int beta, int ply) {
        if (beta - alpha <= 1) {
            line.end(ply);
            return nws(player, opponent, depth, alpha, ply);
        }
        count();
        line.end(ply);
        long moves = Flips.legalMoves(player, opponent);
        if (moves == 0) {
            return passPvs(player, opponent, depth, alpha, beta, ply);
        }
        int empties = Long.bitCount(~(player | opponent));
        if (depth <= 0) {
            return evaluator.evaluate(player, opponent);
        }
        long key = TranspositionTable.key(player, opponent);
        MoveList list = lists[ply];
        list.fill(moves, player, opponent);
        order.score(list, player, opponent, table.probe(key), depth >= EVALUATED_DEPTH);
        int best = -MAX_SCORE - 1;
        int bestMove = TableEntry.NO_MOVE;
        for (int i = 0; i < list.size && best < beta; i++) {
            list.pick(i);
            int score = pvsChild(list, i, player, opponent, depth, Math.max(alpha, best), beta, ply);
            if (score > best) {
                best = score;
                bestMove = list.squares[i];
            }
        }
        store(key, best, alpha, beta, Math.min(depth, empties), bestMove);
        return best;
    }

    private int pvsChild(MoveList list, int i, long player, long opponent, int depth, int alpha, int beta, int ply) {
        int square = list.squares[i];
        long flips = list.flips[i];
        long nextPlayer = opponent ^ flips;
        long nextOpponent = player ^ flips ^ 1L << square;
        evaluator.play(square, flips);
        int score = 0;
        boolean full = i == 0;
        if (!full) {
            score = -nws(nextPlayer, nextOpponent, depth - 1, -alpha - 1, ply + 1);
            full = score > alpha && score < beta;
        }
        if (full) {
            score = -pvs(nextPlayer, nextOpponent, depth - 1, -beta, -alpha, ply + 1);
            if (score > alpha) {
                line.prepend(ply, square);
            }
        } else if (score >= beta) {
            line.only(ply, square);
        }
        evaluator.undo();
        return score;
    }

    private int passPvs(long player, long opponent, int depth, int alpha, int beta, int ply) {
        if (Flips.legalMoves(opponent, player) == 0) {
            return finalScore(player, opponent);
        }
        evaluator.pass();
        int score = -pvs(opponent, player, depth, -beta, -alpha, ply + 1);
        evaluator.undo();
        line.prependPass(ply);
        return score;
    }

    /// Null-window search of (alpha, alpha + 1).
    private int nws(long player, long opponent, int depth, int alpha, int ply) {
        int empties = Long.bitCount(~(player | opponent));
        if (depth >= empties) {
            return 100 * solver.nws(player, opponent, Math.floorDiv(alpha, 100));
        }
        count();
        if (depth <= 0) {
            return player == 0 ? -MAX_SCORE : evaluator.evaluate(player, opponent);
        }
        long moves = Flips.legalMoves(player, opponent);
        if (moves == 0) {
            return passNws(player, opponent, depth, alpha, ply);
        }
        if (depth < TABLE_DEPTH) {
            return bestOf(moves, player, opponent, depth, alpha, ply, TableEntry.NONE);
        }
        long key = TranspositionTable.key(player, opponent);
        long entry = table.probe(key);
        if (entry != TableEntry.NONE && TableEntry.depth(entry) >= depth) {
            if (TableEntry.lower(entry) > alpha) {
                return TableEntry.lower(entry);
            }
            if (TableEntry.upper(entry) <= alpha) {
                return TableEntry.upper(entry);
            }
        }
        int best = bestOf(moves, player, opponent, depth, alpha, ply, entry);
        store(key, best, alpha, alpha + 1, depth, lists[ply].squares[0]);
        return best;
    }

    /// Best value of the moves; the move that gave it is left at place 0 of the ply's list.
    private int bestOf(long moves, long player, long opponent, int depth, int alpha, int ply, long entry) {
        MoveList list = lists[ply];
        list.fill(moves, player, opponent);
        order.score(list, player, opponent, entry, depth >= EVALUATED_DEPTH);
        int best = -MAX_SCORE - 1;
        int bestAt = 0;
        for (int i = 0; i < list.size && best <= alpha; i++) {
            list.pick(i);
            int square = list.squares[i];
            long flips = list.flips[i];
            evaluator.play(square, flips);
            int score = -nws(opponent ^ flips, player ^ flips ^ 1L << square, depth - 1, -alpha - 1, ply + 1);
            evaluator.undo();
            if (score > best) {
                best = score;
                bestAt = i;
            }
        }
        list.bringToFront(bestAt);
        if (best > alpha) {
            order.cutOff(list.squares[0], depth);
        }
        return best;
    }

    private int passNws(long player, long opponent, int depth, int alpha, int ply) {
        if (Flips.legalMoves(opponent, player) == 0) {
            return finalScore(player, opponent);
        }
        evaluator.pass();
        int score = -nws(opponent, player, depth, -alpha - 1, ply + 1);
        evaluator.undo();
        return score;
    }

    private void store(long key, int score, int alpha, int beta, int depth, int move) {
        int lower = score > alpha ? score : -MAX_SCORE;
        int upper = score < beta ? score : MAX_SCORE;
        table.store(key, lower, upper, depth, 100, move);
    }

    private void count() {
        nodes++;
        if (++unreported == StopSignal.INTERVAL) {
            unreported = 0;
            stop.poll(StopSignal.INTERVAL);
        }
    }

    private static int finalScore(long player, long opponent) {
        int difference = Long.bitCount(player) - Long.bitCount(opponent);
        return 100 * (difference + Integer.signum(difference) * Long.bitCount(~(player | opponent)));
    }
}
