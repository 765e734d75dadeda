package flipchip.app.analyse.judge;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import flipchip.app.game.player.Thinker;
import flipchip.app.kit.work.LatestValue;
import flipchip.app.kit.work.Worker;
import flipchip.engine.analysis.GameAnalysis;
import flipchip.engine.analysis.GameReport;
import flipchip.engine.analysis.MoveJudgement;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.board.Game;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/// An analyser of whole games, from the last move to the first, on the thread `game-analysis`. All methods
/// and properties belong to the FX thread.
final class GameJudge implements AutoCloseable {
    private final Thinker engine;
    private final Executor screen;
    private final Worker thread;
    private final ReadOnlyObjectWrapper<Optional<GameReport>> report =
        new ReadOnlyObjectWrapper<>(this, "report", Optional.empty());
    private final ReadOnlyDoubleWrapper progress = new ReadOnlyDoubleWrapper(this, "progress");
    private final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper(this, "running");
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper(this, "problem", "");
    private Optional<Run> current = Optional.empty();
    private Consumer<GameReport> listener = _ -> {};

    GameJudge(Thinker engine, Executor screen) {
        this.engine = engine;
        this.screen = screen;
        thread = new Worker("game-analysis", screen);
    }

    /// What is known of the game analysed last: it grows from the end while the analysis runs.
    ReadOnlyObjectProperty<Optional<GameReport>> reportProperty() {
        return report.getReadOnlyProperty();
    }

    /// The part of the moves that is judged, 0..1.
    ReadOnlyDoubleProperty progressProperty() {
        return progress.getReadOnlyProperty();
    }

    ReadOnlyBooleanProperty runningProperty() {
        return running.getReadOnlyProperty();
    }

    /// Why the analysis ended early; empty if it did not.
    ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }

    /// Calls `whole` with each report that is complete, when its analysis ends by itself.
    void whenWhole(Consumer<GameReport> whole) {
        listener = whole;
    }

    /// Begins with `game`; an analysis in progress is cancelled. A game without moves has nothing to judge.
    void analyse(Game game, SearchLimits limits) {
        cancel();
        if (game.length() > 0) {
            problem.set("");
            progress.set(0);
            running.set(true);
            Run run = new Run(game, new GameAnalysis(engine::search, limits));
            current = Optional.of(run);
            thread.ask(run::judge, whole -> run.finish(whole, ""),
                problem -> run.finish(Optional.empty(), String.valueOf(problem.getMessage())));
        }
    }

    /// Takes up what was found out at another time; empty to forget it.
    void recall(Optional<GameReport> known) {
        cancel();
        problem.set("");
        report.set(known);
    }

    /// Ends the analysis in progress; what is judged stays.
    void cancel() {
        current.ifPresent(Run::cancel);
        current = Optional.empty();
        running.set(false);
    }

    @Override
    public void close() {
        cancel();
        thread.close();
    }

    private void show(GameReport known) {
        report.set(Optional.of(known));
        progress.set((double) known.moves().size() / known.game().length());
    }

    private final class Run {
        private final Game game;
        private final GameAnalysis analysis;
        private final Deque<MoveJudgement> judged = new ArrayDeque<>();     // of the thread
        private final LatestValue<GameReport> latest;
        private volatile boolean cancelled;

        Run(Game game, GameAnalysis analysis) {
            this.game = game;
            this.analysis = analysis;
            latest = new LatestValue<>(screen, known -> {
                if (isCurrent()) {
                    show(known);
                }
            });
        }

        /// On the thread; empty if it was cancelled before.
        Optional<GameReport> judge() {
            return cancelled
                ? Optional.empty()
                : Optional.of(analysis.run(game, (move, _, _) -> judged(move)));
        }

        void cancel() {
            cancelled = true;
            analysis.cancel();
        }

        private void judged(MoveJudgement move) {
            judged.addFirst(move);
            latest.accept(new GameReport(game, List.copyOf(judged), false));
        }

        private void finish(Optional<GameReport> whole, String why) {
            if (isCurrent()) {
                current = Optional.empty();
                whole.ifPresent(GameJudge.this::show);
                problem.set(why);
                running.set(false);
                whole.filter(GameReport::complete).ifPresent(listener);
            }
        }

        private boolean isCurrent() {
            return current.filter(now -> now == this).isPresent();
        }
    }
}
