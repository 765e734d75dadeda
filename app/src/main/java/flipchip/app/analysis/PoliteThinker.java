package flipchip.app.analysis;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import flipchip.app.service.Thinker;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.api.SearchResult;
import flipchip.engine.board.Position;

/// An engine that can be held: a search in progress is then broken off and begun anew afterwards, and nobody who waits
/// for its result notices but by the time. One search at a time; any thread.
final class PoliteThinker implements Thinker {
    private final Thinker engine;
    private Optional<Question> open = Optional.empty();
    private boolean held;

    PoliteThinker(Thinker engine) {
        this.engine = engine;
    }

    @Override
    public synchronized SearchHandle search(Position position, SearchLimits limits, SearchListener listener) {
        Question question = new Question(position, limits, listener);
        open = Optional.of(question);
        if (!held) {
            question.begin();
        }
        return question;
    }

    /// Keeps the engine free for others, or goes on.
    synchronized void hold(boolean hold) {
        if (held != hold) {
            held = hold;
            open.filter(question -> !question.result.isDone()).ifPresent(hold ? Question::breakOff : Question::begin);
        }
    }

    private final class Question implements SearchHandle {
        private final Position position;
        private final SearchLimits limits;
        private final SearchListener listener;
        private final CompletableFuture<SearchResult> result = new CompletableFuture<>();
        private Optional<SearchHandle> running = Optional.empty();

        Question(Position position, SearchLimits limits, SearchListener listener) {
            this.position = position;
            this.limits = limits;
            this.listener = listener;
        }

        void begin() {
            SearchHandle handle = engine.search(position, limits, listener);
            running = Optional.of(handle);
            handle.result().whenComplete((found, problem) -> end(handle, found, problem));
        }

        void breakOff() {
            Optional<SearchHandle> handle = running;
            running = Optional.empty();
            handle.ifPresent(SearchHandle::stop);
        }

        private void end(SearchHandle handle, SearchResult found, Throwable problem) {
            synchronized (PoliteThinker.this) {
                if (running.filter(now -> now == handle).isEmpty()) {
                    return;
                }
            }
            Outcome.into(result).accept(found, problem);
        }

        @Override
        public CompletableFuture<SearchResult> result() {
            return result;
        }

        /// Also while held: the search is begun, only to be stopped at once.
        @Override
        public void stop() {
            synchronized (PoliteThinker.this) {
                if (running.isEmpty() && !result.isDone()) {
                    begin();
                }
                running.ifPresent(SearchHandle::stop);
            }
        }
    }
}
