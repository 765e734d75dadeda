package flipchip.app.analyse.judge;

import java.util.Optional;
import flipchip.app.game.player.Thinker;
import flipchip.app.kit.work.PendingSearch;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.board.Position;

/// A wrapper that pauses an engine. Pausing aborts the search and restarts it on resume; callers only see a
/// longer wait. One search at a time.
///
/// Thread: any.
final class PausableEngine implements Thinker {
    private final Thinker engine;
    private Optional<Question> open = Optional.empty();
    private boolean held;

    PausableEngine(Thinker engine) {
        this.engine = engine;
    }

    @Override
    public synchronized SearchHandle search(Position position, SearchLimits limits, SearchListener listener) {
        Question question = new Question(position, limits, listener);
        open = Optional.of(question);
        if (!held) {
            question.begin();
        }
        return question.pending;
    }

    /// Keeps the engine free for others, or goes on.
    synchronized void hold(boolean hold) {
        if (held != hold) {
            held = hold;
            open.filter(question -> !question.pending.result().isDone())
                .ifPresent(hold ? Question::breakOff : Question::begin);
        }
    }

    private final class Question {
        private final Position position;
        private final SearchLimits limits;
        private final SearchListener listener;
        /// Stopped while held, it is begun only to be stopped at once.
        private final PendingSearch pending = new PendingSearch(this::begin);

        Question(Position position, SearchLimits limits, SearchListener listener) {
            this.position = position;
            this.limits = limits;
            this.listener = listener;
        }

        void begin() {
            synchronized (PausableEngine.this) {
                if (pending.isIdle() && !pending.result().isDone()) {
                    pending.follow(engine.search(position, limits, listener));
                }
            }
        }

        void breakOff() {
            pending.release().ifPresent(SearchHandle::stop);
        }
    }
}
