package flipchip.hwsim.circuit.stages;

import flipchip.engine.board.Board;
import flipchip.engine.board.Flips;
import flipchip.engine.board.Position;

/// A proof-number search for win or loss: the search of the shogi-processor paper's mate circuit, on Othello.
///
/// Depth-first with thresholds and a table (Nagai's df-pn): it expands the node that is easiest to prove
/// next, and keeps proof and disproof numbers in a direct-mapped memory as a circuit would. Moves of one
/// class come before those of the next where numbers are equal. One search.
/// Thread: owner
public final class MateSearch {
    private static final int INFINITE = 1 << 28;
    private static final int LARGEST_TABLE = 21;
    /// 60 moves and as many passes between them.
    private static final int MOST_PLIES = 122;
    private static final int MOST_MOVES = 34;
    /// Clocks of the pipeline's updater and generator.
    private static final int BEFORE_FILTER = 2;

    private final int tableBits;
    private final long[] players;
    private final long[] opponents;
    /// Least effort to prove, and to disprove, that the side to move reaches its goal; 0 where done.
    private final int[] proofs;
    private final int[] disproofs;
    /// Whether the side to move must win (or the other side only not lose).
    private final boolean[] wins;
    private final long[][] playersAt = new long[MOST_PLIES][MOST_MOVES];
    private final long[][] opponentsAt = new long[MOST_PLIES][MOST_MOVES];
    private final Watcher watcher;
    private long expanded;
    private long clocks;

    /// Sees every expansion: [MateTrace].
    interface Watcher {
        Watcher NONE = (_, _, _, _) -> {};

        /// @param ply below the root
        void expands(long player, long opponent, boolean win, int ply);
    }

    private MateSearch(int empties, Watcher observer) {
        watcher = observer;
        tableBits = Math.min(LARGEST_TABLE, empties + 6);
        players = new long[1 << tableBits];
        opponents = new long[1 << tableBits];
        proofs = new int[1 << tableBits];
        disproofs = new int[1 << tableBits];
        wins = new boolean[1 << tableBits];
    }

    /// Decides a position: is it won; if not, is it at least drawn?
    static MateRun solve(Position position, MatePipeline pipeline, Watcher watcher) {
        MateSearch search = new MateSearch(position.board().empties(), watcher);
        boolean won = search.reaches(position.board(), true);
        boolean drawn = won || search.reaches(position.board(), false);
        MateRun.Outcome outcome =
            won ? MateRun.Outcome.WIN : drawn ? MateRun.Outcome.DRAW : MateRun.Outcome.LOSS;
        return new MateRun(position, outcome, search.expanded, search.clocks, pipeline);
    }

    /// @param win true: more discs than the other side; false: not fewer
    private boolean reaches(Board board, boolean win) {
        long numbers;
        do {
            search(board.player(), board.opponent(), win, INFINITE, INFINITE, 0);
            numbers = load(board.player(), board.opponent(), win);
        } while (numbers >>> 32 != 0 && (numbers & 0xFFFF_FFFFL) != 0);
        return numbers >>> 32 == 0;
    }

    /// Searches below a node until one of its numbers reaches its limit; the other side's goal is the
    /// opposite.
    private void search(long player, long opponent, boolean win, int proofLimit, int disproofLimit, int ply) {
        expanded++;
        watcher.expands(player, opponent, win, ply);
        int count = expand(player, opponent, ply);
        clocks += BEFORE_FILTER + Math.max(1, count);
        if (count == 0) {
            int difference = Long.bitCount(player) - Long.bitCount(opponent);
            boolean reached = win ? difference > 0 : difference >= 0;
            store(player, opponent, win, reached ? 0 : INFINITE, reached ? INFINITE : 0);
            return;
        }
        long[] childPlayers = playersAt[ply];
        long[] childOpponents = opponentsAt[ply];
        while (true) {
            long proof = INFINITE;
            long second = INFINITE;
            long disproof = 0;
            long bestDisproof = 0;
            int best = 0;
            for (int c = 0; c < count; c++) {
                long numbers = load(childPlayers[c], childOpponents[c], !win);
                long childProof = numbers >>> 32;
                long childDisproof = numbers & 0xFFFF_FFFFL;
                disproof = Math.min(INFINITE, disproof + childProof);
                if (childDisproof < proof) {
                    second = proof;
                    proof = childDisproof;
                    bestDisproof = childProof;
                    best = c;
                } else {
                    second = Math.min(second, childDisproof);
                }
            }
            if (proof >= proofLimit || disproof >= disproofLimit || proof == 0 || disproof == 0) {
                store(player, opponent, win, (int) proof, (int) disproof);
                return;
            }
            int childDisproofLimit = (int) Math.min(proofLimit, second + 1);
            int childProofLimit = (int) Math.min(INFINITE, disproofLimit - disproof + bestDisproof);
            search(childPlayers[best], childOpponents[best], !win, childProofLimit, childDisproofLimit,
                ply + 1);
        }
    }

    /// Puts the children of a node into this ply's row, seen by their side to move; 0 where the game is over.
    private int expand(long player, long opponent, int ply) {
        long legal = Flips.legalMoves(player, opponent);
        if (legal == 0) {
            playersAt[ply][0] = opponent;
            opponentsAt[ply][0] = player;
            return Flips.legalMoves(opponent, player) == 0 ? 0 : 1;
        }
        MoveClasses classes = MoveClasses.of(legal, player | opponent);
        int count = append(classes.attack(), player, opponent, ply, 0);
        count = append(classes.defence(), player, opponent, ply, count);
        return append(classes.rest(), player, opponent, ply, count);
    }

    private int append(long moves, long player, long opponent, int ply, int from) {
        int count = from;
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long flips = Flips.flips(square, player, opponent);
            playersAt[ply][count] = opponent & ~flips;
            opponentsAt[ply][count] = player | flips | 1L << square;
            count++;
        }
        return count;
    }

    private int index(long player, long opponent, boolean win) {
        long mixed = player * 0x9E37_79B9_7F4A_7C15L ^ Long.rotateLeft(opponent * 0xC2B2_AE3D_27D4_EB4FL, 29);
        return (int) ((win ? mixed : ~mixed) * 0x9E37_79B9_7F4A_7C15L >>> Long.SIZE - tableBits);
    }

    private void store(long player, long opponent, boolean win, int proof, int disproof) {
        int i = index(player, opponent, win);
        players[i] = player;
        opponents[i] = opponent;
        wins[i] = win;
        proofs[i] = proof;
        disproofs[i] = disproof;
    }

    /// Proof number above, disproof number below. A node that is not remembered counts one to prove, and to
    /// disprove as many as it has moves: each of them must fail.
    private long load(long player, long opponent, boolean win) {
        int i = index(player, opponent, win);
        if (players[i] == player && opponents[i] == opponent && wins[i] == win && (player | opponent) != 0) {
            return (long) proofs[i] << 32 | disproofs[i];
        }
        return 1L << 32 | Math.max(1, Long.bitCount(Flips.legalMoves(player, opponent)));
    }
}
