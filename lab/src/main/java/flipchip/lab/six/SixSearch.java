package flipchip.lab.six;

import static flipchip.lab.six.SixRules.flips;
import static flipchip.lab.six.SixRules.moves;

/// An alpha-beta search with a null window: is the score of a position above `alpha`? One thread.
final class SixSearch {
    private static final int FEWEST_KEPT = 8;
    private static final int FEWEST_LOOKED_AHEAD = 13;
    private static final int FEWEST_SORTED = 6;
    private static final int TURNED_FROM = 17;
    private static final int INFINITY = 64;
    /// The four quarters of the board, for parity.
    private static final long[] QUARTERS = quarters();

    private final SixTable table;
    private final long[] lists = new long[40 * 40];
    private long nodes;
    volatile boolean stop;

    SixSearch(SixTable table) {
        this.table = table;
    }

    long nodes() {
        return nodes;
    }

    private static long[] quarters() {
        long[] quarters = new long[64];
        long first = 0x0E0E_0E00L;
        for (int row = 1; row <= 6; row++) {
            for (int column = 1; column <= 6; column++) {
                quarters[8 * row + column] = first << (row > 3 ? 24 : 0) + (column > 3 ? 3 : 0);
            }
        }
        return quarters;
    }

    /// A bound of the score that decides whether it is above `alpha`: if the bound is, a lower one, else an
    /// upper one.
    int search(long player, long opponent, int alpha) {
        int empties = 36 - Long.bitCount(player | opponent);
        if (empties < FEWEST_SORTED) {
            return last(player, opponent, alpha, empties);
        }
        nodes++;
        long moves = moves(player, opponent);
        if (moves == 0) {
            return moves(opponent, player) == 0
                ? SixRules.score(player, opponent)
                : -search(opponent, player, -alpha - 1);
        }
        if (empties < FEWEST_KEPT) {
            return sorted(player, opponent, alpha, empties, moves, 0);
        }
        int turn = turn(player, opponent);
        long key = SixTable.key(SixRules.turned(player, turn), SixRules.turned(opponent, turn));
        long known = table.find(key);
        int lower = -INFINITY;
        int upper = INFINITY;
        int first = 0;
        if (known != SixTable.NOTHING) {
            lower = SixTable.lower(known);
            upper = SixTable.upper(known);
            if (lower > alpha) {
                return lower;
            }
            if (upper <= alpha) {
                return upper;
            }
            first = SixTable.move(known);
            if (turn != 0 && first != 0) {
                first = Long.numberOfTrailingZeros(back(1L << first, turn));
            }
        }
        long before = nodes;
        int best = sorted(player, opponent, alpha, empties, moves, first);
        if (stop) {
            return best;
        }
        int move = bestMove;
        if (turn != 0) {
            move = Long.numberOfTrailingZeros(SixRules.turned(1L << move, turn));
        }
        int effort = 64 - Long.numberOfLeadingZeros(nodes - before);
        if (best > alpha) {
            table.keep(key, best, upper, move, empties, effort);
        } else {
            // the move that proves the lower bound stays with it
            table.keep(key, lower, best, lower > -INFINITY ? SixTable.move(known) : move, empties, effort);
        }
        return best;
    }

    private int bestMove;

    private static long back(long square, int turn) {
        // 1 and 2 commute with each other, and the transposition exchanges them
        long x = (turn & 4) == 0 ? square : SixRules.turned(square, 4);
        return SixRules.turned(x, turn & 3);
    }

    /// The move whose score is above `alpha`; there must be one, and the position must be large enough for
    /// the table. Any square after a stop.
    ///
    /// @throws IllegalStateException if there is none
    int provingMove(long player, long opponent, int alpha) {
        int turn = turn(player, opponent);
        long key = SixTable.key(SixRules.turned(player, turn), SixRules.turned(opponent, turn));
        long known = table.find(key);
        if (known == SixTable.NOTHING || SixTable.lower(known) <= alpha) {
            if (search(player, opponent, alpha) <= alpha && !stop) {
                throw new IllegalStateException("no move proves more than " + alpha);
            }
            known = table.find(key);
            if (stop) {
                return Long.numberOfTrailingZeros(moves(player, opponent));
            }
        }
        return Long.numberOfTrailingZeros(back(1L << SixTable.move(known), turn));
    }

    private static int turn(long player, long opponent) {
        boolean early = 36 - Long.bitCount(player | opponent) >= TURNED_FROM;
        return early ? SixRules.leastTurn(player, opponent) : 0;
    }

    /// Children in the order of their promise.
    private int sorted(long player, long opponent, int alpha, int empties, long moves, int first) {
        int from = empties * 40;
        int count = 0;
        long empty = SixRules.SQUARES & ~(player | opponent);
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long flipped = flips(square, player, opponent);
            long nextOpponent = player ^ flipped ^ 1L << square;
            long nextPlayer = opponent ^ flipped;
            if (empties > FEWEST_KEPT + 2) {
                int child = childUpper(nextPlayer, nextOpponent, empties - 1);
                if (-child > alpha) {
                    bestMove = square;
                    return -child;
                }
            }
            int worth = square == first ? 1 << 20 : promise(square, nextPlayer, nextOpponent, empty, empties);
            lists[from + count++] = (long) worth << 8 | square;
        }
        int best = -INFINITY;
        int move = 0;
        for (int i = 0; i < count; i++) {
            int most = i;
            for (int j = i + 1; j < count; j++) {
                if (lists[from + j] > lists[from + most]) {
                    most = j;
                }
            }
            int square = (int) lists[from + most] & 63;
            lists[from + most] = lists[from + i];
            long flipped = flips(square, player, opponent);
            int score = -search(opponent ^ flipped, player ^ flipped ^ 1L << square, -alpha - 1);
            if (stop) {
                return best;
            }
            if (score > best) {
                best = score;
                move = square;
                if (best > alpha) {
                    break;
                }
            }
        }
        bestMove = move;
        return best;
    }

    /// What the table knows as the most a position can bring; INFINITY where it knows nothing.
    private int childUpper(long player, long opponent, int empties) {
        int turn = turn(player, opponent);
        long known = table.find(SixTable.key(SixRules.turned(player, turn), SixRules.turned(opponent, turn)));
        return known == SixTable.NOTHING ? INFINITY : SixTable.upper(known);
    }

    /// How good a move looks for the one who made it; `player` answers.
    private int promise(int square, long player, long opponent, long empty, int empties) {
        if (empties >= FEWEST_LOOKED_AHEAD) {
            int depth = empties >= 24 ? 4 : empties >= 20 ? 3 : empties >= 16 ? 2 : 1;
            return -estimate(player, opponent, depth, -30000, 30000);
        }
        long answers = moves(player, opponent);
        int worth = -16 * (Long.bitCount(answers) + Long.bitCount(answers & SixRules.CORNERS));
        worth -= 2 * Long.bitCount(SixRules.around(opponent) & empty);
        if ((1L << square & SixRules.CORNERS) != 0) {
            worth += 24;
        }
        if ((Long.bitCount(empty & QUARTERS[square]) & 1) != 0) {
            worth += 8;
        }
        return worth;
    }

    /// A guess at the score, from a look ahead.
    private int estimate(long player, long opponent, int depth, int alpha, int beta) {
        nodes++;
        long moves = moves(player, opponent);
        if (depth == 0) {
            return guess(player, opponent, moves);
        }
        if (moves == 0) {
            if (moves(opponent, player) == 0) {
                return 500 * SixRules.score(player, opponent);
            }
            return -estimate(opponent, player, depth, -beta, -alpha);
        }
        int best = -30000;
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long flipped = flips(square, player, opponent);
            int score = -estimate(opponent ^ flipped, player ^ flipped ^ 1L << square, depth - 1, -beta,
                -Math.max(alpha, best));
            if (score > best) {
                best = score;
                if (best >= beta) {
                    break;
                }
            }
        }
        return best;
    }

    private static int guess(long player, long opponent, long moves) {
        long empty = SixRules.SQUARES & ~(player | opponent);
        long answers = moves(opponent, player);
        int own = Long.bitCount(moves) + Long.bitCount(moves & SixRules.CORNERS);
        int other = Long.bitCount(answers) + Long.bitCount(answers & SixRules.CORNERS);
        int open =
            Long.bitCount(SixRules.around(opponent) & empty) - Long.bitCount(SixRules.around(player) & empty);
        int corners = Long.bitCount(player & SixRules.CORNERS) - Long.bitCount(opponent & SixRules.CORNERS);
        return 16 * (own - other) + 6 * open + 60 * corners + 8;
    }

    // ---- few empty squares

    private int last(long player, long opponent, int alpha, int empties) {
        nodes++;
        if (empties == 1) {
            return lastSquare(player, opponent);
        }
        long empty = SixRules.SQUARES & ~(player | opponent);
        int best = -INFINITY;
        long odd = 0;
        if (empties > 2) {
            for (long rest = empty; rest != 0; rest &= rest - 1) {
                int square = Long.numberOfTrailingZeros(rest);
                odd |= (Long.bitCount(empty & QUARTERS[square]) & 1) != 0 ? 1L << square : 0;
            }
        }
        for (int part = 0; part < 2; part++) {
            for (long rest = part == 0 ? odd : empty & ~odd; rest != 0; rest &= rest - 1) {
                int square = Long.numberOfTrailingZeros(rest);
                long flipped = flips(square, player, opponent);
                if (flipped == 0) {
                    continue;
                }
                int score =
                    -last(opponent ^ flipped, player ^ flipped ^ 1L << square, -alpha - 1, empties - 1);
                if (score > alpha) {
                    return score;
                }
                best = Math.max(best, score);
            }
        }
        if (best == -INFINITY) {
            return moves(opponent, player) == 0
                ? SixRules.score(player, opponent)
                : -last(opponent, player, -alpha - 1, empties);
        }
        return best;
    }

    private static int lastSquare(long player, long opponent) {
        int square = Long.numberOfTrailingZeros(SixRules.SQUARES & ~(player | opponent));
        int own = Long.bitCount(player);
        int turned = Long.bitCount(flips(square, player, opponent));
        if (turned > 0) {
            return 2 * (own + turned + 1) - 36;
        }
        turned = Long.bitCount(flips(square, opponent, player));
        return turned > 0 ? 2 * (own - turned) - 36 : SixRules.score(player, opponent);
    }
}
