package flipchip.app.learn.school;

import java.time.Duration;
import java.time.Instant;

/// A scheduler of repetitions: FSRS-6 with its published default weights, without random spread. Pure
/// functions.
///
/// Source: J. Ye and others, Free Spaced Repetition Scheduler,
/// <https://github.com/open-spaced-repetition/fsrs4anki/wiki/The-Algorithm>; the steps of learning are those
/// of py-fsrs: after 1 and 10 minutes, and 10 minutes after a card was forgotten.
public final class Fsrs {
    private static final double[] W = {0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722,
        0.1666, 0.796, 1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542};
    /// Asked again when it is remembered with this probability.
    private static final double RETENTION = 0.9;
    private static final double DECAY = -W[20];
    private static final double FACTOR = Math.pow(RETENTION, 1 / DECAY) - 1;
    private static final int MOST_DAYS = 36_500;
    private static final double LEAST_STABILITY = 0.001;
    private static final Duration FIRST_STEP = Duration.ofMinutes(1);
    private static final Duration LAST_STEP = Duration.ofMinutes(10);
    private static final Duration DAY = Duration.ofDays(1);

    private Fsrs() {}

    /// How well an answer was known; the published grades 1 to 4.
    public enum Grade { AGAIN, HARD, GOOD, EASY }

    /// What a card is in: still being learnt, known, or forgotten and being learnt again.
    public enum State { LEARNING, REVIEW, RELEARNING }

    /// What is remembered of one question.
    ///
    /// @param step       0 or 1 while learning
    /// @param stability  days until the chance to remember falls to 90 %; 0 for a new card
    /// @param difficulty 1 to 10; 0 for a new card
    /// @param last       when it was last asked
    /// @param due        when to ask again
    public record Card(State state, int step, double stability, double difficulty, Instant last,
            Instant due) {
        /// Never asked, due at once.
        public static Card fresh(Instant now) {
            return new Card(State.LEARNING, 0, 0, 0, now, now);
        }

        /// Whether it is to be asked. An answer in the future was given while the clock was wrong.
        public boolean isDue(Instant now) {
            return !due.isAfter(now) || last.isAfter(now);
        }

        public boolean isNew() {
            return stability == 0;
        }
    }

    /// The card after an answer.
    public static Card answered(Card card, Grade grade, Instant now) {
        double stability;
        double difficulty;
        if (card.isNew()) {
            stability = W[grade.ordinal()];
            difficulty = clamp(firstDifficulty(grade));
        } else {
            Duration since = Duration.between(card.last, now);
            stability = since.compareTo(DAY) < 0
                ? sameDay(card.stability, grade)
                : later(card, grade, since.toDays());
            difficulty = nextDifficulty(card.difficulty, grade);
        }
        stability = Math.max(LEAST_STABILITY, stability);
        return scheduled(card, grade, stability, difficulty, now);
    }

    /// The chance that the answer is still known.
    public static double recall(Card card, Instant now) {
        return card.isNew()
            ? 0
            : recall(card.stability, Math.max(0, Duration.between(card.last, now).toDays()));
    }

    private static Card scheduled(Card card, Grade grade, double stability, double difficulty, Instant now) {
        State state = card.state;
        int step = 0;
        Duration wait = Duration.ofDays(days(stability));
        int lastStep = state == State.LEARNING ? 1 : 0;
        if (state == State.REVIEW) {
            state = grade == Grade.AGAIN ? State.RELEARNING : State.REVIEW;
            wait = grade == Grade.AGAIN ? LAST_STEP : wait;
        } else if (grade == Grade.AGAIN) {
            wait = lastStep == 1 ? FIRST_STEP : LAST_STEP;
        } else if (grade == Grade.HARD) {
            step = card.step;
            wait = lastStep == 0 ? LAST_STEP.multipliedBy(3).dividedBy(2)
                : step == 0 ? FIRST_STEP.plus(LAST_STEP).dividedBy(2)
                : LAST_STEP;
        } else if (grade == Grade.GOOD && card.step < lastStep) {
            step = card.step + 1;
            wait = LAST_STEP;
        } else {
            state = State.REVIEW;
        }
        return new Card(state, step, stability, difficulty, now, now.plus(wait));
    }

    private static int days(double stability) {
        double days = stability / FACTOR * (Math.pow(RETENTION, 1 / DECAY) - 1);
        return (int) Math.clamp(Math.rint(days), 1, MOST_DAYS);
    }

    private static double recall(double stability, double days) {
        return Math.pow(1 + FACTOR * days / stability, DECAY);
    }

    private static double firstDifficulty(Grade grade) {
        return W[4] - Math.exp(W[5] * grade.ordinal()) + 1;
    }

    private static double nextDifficulty(double difficulty, Grade grade) {
        double change = -W[6] * (grade.ordinal() - 2);
        double damped = difficulty + (10 - difficulty) * change / 9;
        return clamp(W[7] * firstDifficulty(Grade.EASY) + (1 - W[7]) * damped);
    }

    private static double sameDay(double stability, Grade grade) {
        double growth = Math.exp(W[17] * (grade.ordinal() - 2 + W[18])) * Math.pow(stability, -W[19]);
        return stability * (grade.compareTo(Grade.GOOD) >= 0 ? Math.max(1, growth) : growth);
    }

    private static double later(Card card, Grade grade, long days) {
        double recall = recall(card.stability, days);
        double s = card.stability;
        if (grade == Grade.AGAIN) {
            double forgotten = W[11] * Math.pow(card.difficulty, -W[12]) * (Math.pow(s + 1, W[13]) - 1)
                * Math.exp(W[14] * (1 - recall));
            return Math.min(forgotten, s / Math.exp(W[17] * W[18]));
        }
        double growth = Math.exp(W[8]) * (11 - card.difficulty) * Math.pow(s, -W[9])
            * (Math.exp(W[10] * (1 - recall)) - 1);
        return s * (1 + growth * (grade == Grade.HARD ? W[15] : grade == Grade.EASY ? W[16] : 1));
    }

    private static double clamp(double difficulty) {
        return Math.clamp(difficulty, 1, 10);
    }
}
