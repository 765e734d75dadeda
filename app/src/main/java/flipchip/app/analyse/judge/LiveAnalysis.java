package flipchip.app.analyse.judge;

import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import flipchip.app.game.player.Thinker;
import flipchip.app.game.session.GameSession;
import flipchip.app.kit.work.LatestValue;
import flipchip.app.kit.work.PendingSearch;
import flipchip.engine.api.MoveValue;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.api.SearchProgress;
import flipchip.engine.api.SearchResult;
import flipchip.engine.board.Board;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.book.BookMove;
import flipchip.engine.book.OpeningBook;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;

/// An analysis of the position on the board: once for a hint or a solution, or of every position while it is
/// on. FX thread only.
///
/// It pauses while a computer thinks about its move or a whole game is being analysed, and restarts its
/// search afterwards. A request for one position ends with that position.
final class LiveAnalysis {
    private final GameSession session;
    private final Thinker engine;
    private final Executor screen;
    private final Supplier<Effort> effort;
    private final Function<Board, Set<Square>> book;
    private final BooleanProperty on = new SimpleBooleanProperty(this, "on");
    private final ReadOnlyBooleanWrapper held = new ReadOnlyBooleanWrapper(this, "held");
    private final ReadOnlyBooleanWrapper silent = new ReadOnlyBooleanWrapper(this, "silent");
    private final ReadOnlyObjectWrapper<Optional<Values>> values =
        new ReadOnlyObjectWrapper<>(this, "values", Optional.empty());
    private Optional<Purpose> asked = Optional.empty();
    private Position askedAbout = Position.INITIAL;
    private Optional<Run> running = Optional.empty();

    /// @param book the moves that the opening book knows of a board
    LiveAnalysis(GameSession session, Thinker engine, Executor screen, Supplier<Effort> effort,
            Function<Board, Set<Square>> book) {
        this.session = session;
        this.engine = engine;
        this.screen = screen;
        this.effort = effort;
        this.book = book;
        session.addListener(_ -> consider());
        on.subscribe(this::consider);
    }

    /// Whether every position on the board is valued.
    BooleanProperty onProperty() {
        return on;
    }

    /// What is known of the position on the board; empty if nothing was asked.
    ReadOnlyObjectProperty<Optional<Values>> valuesProperty() {
        return values.getReadOnlyProperty();
    }

    /// Whether something would be searched but has to wait.
    ReadOnlyBooleanProperty heldProperty() {
        return held.getReadOnlyProperty();
    }

    /// Keeps the analysis from searching, or lets it go on.
    void hold(boolean hold) {
        if (held.get() != hold) {
            held.set(hold);
            consider();
        }
    }

    /// Whether nothing is valued because the user is to find a move by himself.
    ReadOnlyBooleanProperty silentProperty() {
        return silent.getReadOnlyProperty();
    }

    /// Values nothing, and forgets what was asked for, or does so again as before.
    void silence(boolean now) {
        silent.set(now);
        asked = Optional.empty();
        consider();
    }

    /// Values the position on the board for `purpose`, also if another search is under way.
    void ask(Purpose purpose) {
        if (!session.game().isOver() && !silent.get()) {
            asked = Optional.of(purpose);
            askedAbout = session.position();
            consider();
        }
    }

    /// Ends everything that was asked for; the analysis of every position goes off.
    void stop() {
        asked = Optional.empty();
        on.set(false);
        consider();
    }

    /// Restarts the search because the effort has changed, also after its end.
    void restart() {
        cancel();
        if (values.get().filter(known -> known.purpose().takesEffort()).isPresent()) {
            values.set(Optional.empty());
        }
        consider();
    }

    private void consider() {
        Position position = session.position();
        if (asked.isPresent() && !askedAbout.equals(position)) {
            asked = Optional.empty();
        }
        Optional<Purpose> wanted = session.game().isOver() || silent.get()
            ? Optional.empty()
            : asked.or(() -> on.get() ? Optional.of(Purpose.CONTINUOUS) : Optional.empty());
        if (wanted.isEmpty() || held.get()) {
            cancel();
            if (values.get().filter(known -> known.position().equals(position)).isEmpty()
                    || wanted.isEmpty()) {
                values.set(Optional.empty());
            }
        } else if (values.get()
            .filter(known -> known.position().equals(position) && known.purpose() == wanted.get())
            .isEmpty()) {
            start(position, wanted.get());
        } else if (running.isEmpty() && !values.get().orElseThrow().done()) {
            start(position, wanted.get());
        }
    }

    private void start(Position position, Purpose purpose) {
        cancel();
        Run run = new Run(position, purpose, book.apply(position.board()));
        running = Optional.of(run);
        values.set(Optional.of(run.values(false)));
        SearchLimits limits = purpose.limits(effort.get());
        // else it is answered without a value
        boolean forced = Long.bitCount(position.legalMoves()) == 1;
        run.handle = engine.search(position, forced ? limits.withAllMoves() : limits, run);
        run.handle.result().whenCompleteAsync((result, problem) -> finish(run, result, problem), screen);
    }

    private void finish(Run run, SearchResult result, Throwable problem) {
        if (running.filter(now -> now == run).isPresent()) {
            running = Optional.empty();
            if (problem == null) {
                run.take(result);
                values.set(Optional.of(run.values(true)));
            } else {
                values.set(Optional.empty());
            }
        }
    }

    private void cancel() {
        Optional<Run> old = running;
        running = Optional.empty();
        old.ifPresent(run -> run.handle.stop());
    }

    /// One search. Its listener methods are called on the engine's thread, all others on the screen's.
    private final class Run implements SearchListener {
        private final Position position;
        private final Purpose purpose;
        private final Set<Square> known;
        private final long start = System.nanoTime();
        private final LatestValue<Run> latest = new LatestValue<>(screen, LiveAnalysis.this::show);
        private final Map<Square, MoveValue> moves = new EnumMap<>(Square.class);
        private SearchHandle handle = new PendingSearch();
        private long nodes;

        Run(Position position, Purpose purpose, Set<Square> known) {
            this.position = position;
            this.purpose = purpose;
            this.known = known;
        }

        @Override
        public void onMove(MoveValue value) {
            synchronized (moves) {
                moves.put(value.move(), value);
            }
            latest.accept(this);
        }

        @Override
        public void onProgress(SearchProgress now) {
            synchronized (moves) {
                nodes = now.nodes();
                if (purpose == Purpose.SOLVE_BEST) {
                    moves.clear();
                    moves.put(now.line().getFirst(), new MoveValue(now.line().getFirst(), now.centidiscs(),
                        now.exact(), now.depth(), now.confidence(), now.line(), now.nodes()));
                }
            }
            latest.accept(this);
        }

        /// What only the end of the search says: the value of a move that was the only one.
        void take(SearchResult result) {
            synchronized (moves) {
                nodes = Math.max(nodes, result.nodes());
                result.moves().forEach(value -> moves.put(value.move(), value));
                if (moves.isEmpty() && result.depth() > 0) {
                    moves.put(result.bestMove(), new MoveValue(result.bestMove(), result.centidiscs(),
                        result.exact(), result.depth(), result.confidence(), result.line(), result.nodes()));
                }
            }
        }

        Values values(boolean done) {
            synchronized (moves) {
                return new Values(position, purpose, Values.bestFirst(List.copyOf(moves.values())), known,
                    done, nodes, Duration.ofNanos(System.nanoTime() - start));
            }
        }
    }

    private void show(Run run) {
        if (running.filter(now -> now == run).isPresent()) {
            values.set(Optional.of(run.values(false)));
        }
    }

    /// The moves of the standard opening book.
    static Set<Square> inBook(Board board) {
        return OpeningBook.standard().positions().moves(board).stream().map(BookMove::move)
            .collect(Collectors.toSet());
    }
}
