package flipchip.engine.eval;

import flipchip.engine.api.Evaluation;
import flipchip.engine.api.Evaluator;
import flipchip.engine.board.Flips;

/// An evaluation by the three fields of the parallel-search essay's packed score, each times a signed
/// 8-bit weight.
///
/// As in the document, mobility compares the moves of the side to move with those the other side had before
/// its move; where no move is known the other side's moves on the same board count.
///
/// @param stability for one stable disc more
/// @param mobility  for one move more
/// @param pieces    for one disc more
public record PackedEvaluation(int stability, int mobility, int pieces) implements Evaluation {
    /// Fitted like [ClassicWeights#FITTED]. Discs count against their owner until the end is in sight.
    public static final PackedEvaluation DEFAULT = new PackedEvaluation(41, 22, -10);

    /// @throws IllegalArgumentException if a weight is outside -128..127
    public PackedEvaluation {
        if (stability != (byte) stability || mobility != (byte) mobility || pieces != (byte) pieces) {
            throw new IllegalArgumentException(
                "weights " + stability + ", " + mobility + ", " + pieces + " are not all in -128..127");
        }
    }

    @Override
    public String name() {
        return "packed";
    }

    @Override
    public Evaluator newEvaluator() {
        return new Judge(this);
    }

    /// Keeps the boards of the line, to know the moves before the last one. One thread.
    private static final class Judge implements Evaluator {
        private static final int PLIES = 128;

        private final PackedEvaluation weights;
        private final long[] players = new long[PLIES];
        private final long[] opponents = new long[PLIES];
        private final int[] earlierMoves = new int[PLIES];
        private int top;

        Judge(PackedEvaluation weights) {
            this.weights = weights;
        }

        @Override
        public void start(long player, long opponent) {
            top = 0;
            players[0] = player;
            opponents[0] = opponent;
            earlierMoves[0] = Long.bitCount(Flips.legalMoves(opponent, player));
        }

        @Override
        public void play(int square, long flips) {
            next(opponents[top] ^ flips, players[top] ^ flips ^ 1L << square);
        }

        @Override
        public void pass() {
            next(opponents[top], players[top]);
        }

        @Override
        public void undo() {
            top--;
        }

        @Override
        public int evaluate(long player, long opponent) {
            int score = PackedScore.unfinished(player, opponent,
                Long.bitCount(Flips.legalMoves(player, opponent)) - earlierMoves[top]);
            int sum = weights.stability * ((score >> 16 & 0xFF) - 64)
                + weights.mobility * ((score >> 8 & 0xFF) - 64) + weights.pieces * ((score & 0xFF) - 64);
            return ClassicEvaluator.centidiscs(sum, Long.bitCount(~(player | opponent)));
        }

        private void next(long player, long opponent) {
            earlierMoves[top + 1] = Long.bitCount(Flips.legalMoves(players[top], opponents[top]));
            top++;
            players[top] = player;
            opponents[top] = opponent;
        }
    }
}
