package flipchip.engine.eval;

import java.util.Objects;
import flipchip.engine.api.ErrorModel;
import flipchip.engine.api.Evaluation;
import flipchip.engine.api.Evaluator;

/// A caller's evaluation whose judgements are clamped to -[Evaluator#MAX]..[Evaluator#MAX]: the transposition
/// table and the search windows hold no others. Immutable.
public record ClampedEvaluation(Evaluation own) implements Evaluation {

    /// The evaluation itself if it is one of this package, which clamp already.
    ///
    /// @throws NullPointerException if it is null
    public static Evaluation of(Evaluation evaluation) {
        return switch (Objects.requireNonNull(evaluation, "evaluation")) {
            case PatternEvaluation _, ClassicEvaluation _, PackedEvaluation _,
                ClampedEvaluation _ -> evaluation;
            default -> new ClampedEvaluation(evaluation);
        };
    }

    @Override
    public String name() {
        return own.name();
    }

    @Override
    public Evaluator newEvaluator() {
        return new Clamped(Objects.requireNonNull(own.newEvaluator(), "newEvaluator()"));
    }

    @Override
    public ErrorModel midgameErrors() {
        return own.midgameErrors();
    }

    @Override
    public ErrorModel endgameErrors() {
        return own.endgameErrors();
    }

    @Override
    public ErrorModel judgedEndgameErrors() {
        return own.judgedEndgameErrors();
    }

    private record Clamped(Evaluator own) implements Evaluator {
        @Override
        public void start(long player, long opponent) {
            own.start(player, opponent);
        }

        @Override
        public void play(int square, long flips) {
            own.play(square, flips);
        }

        @Override
        public void pass() {
            own.pass();
        }

        @Override
        public void undo() {
            own.undo();
        }

        @Override
        public int evaluate(long player, long opponent) {
            return clamp(own.evaluate(player, opponent));
        }

        @Override
        public int evaluate(long player, long opponent, long moves) {
            return clamp(own.evaluate(player, opponent, moves));
        }

        @Override
        public int judge(long player, long opponent) {
            return clamp(own.judge(player, opponent));
        }

        @Override
        public int judge(long player, long opponent, int alpha) {
            return clamp(own.judge(player, opponent, alpha));
        }

        @Override
        public int judgeBelow(long player, long opponent, int limit) {
            return clamp(own.judgeBelow(player, opponent, limit));
        }

        private static int clamp(int centidiscs) {
            return Math.clamp(centidiscs, -MAX, MAX);
        }
    }
}
