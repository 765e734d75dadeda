package flipchip.app.learn.classroom;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import flipchip.app.kit.work.Worker;
import flipchip.app.learn.school.OwnGame;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.analysis.GameAnalysis;
import flipchip.engine.analysis.GameReport;
import flipchip.engine.analysis.MoveJudgement;
import flipchip.engine.api.MoveValue;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.board.Square;

/// An analyser of the learner's games with its own small engine and thread. FX thread only.
final class GameGrader implements AutoCloseable {
    private static final int TABLE_MEGABYTES = 16;
    private static final int DEPTH = 10;
    private static final int EXACT_EMPTIES = 14;
    /// A move that is so much worse than the best is about as good, centidiscs.
    private static final int ABOUT_AS_GOOD = 100;

    private final Supplier<Engine> makes;
    private final Worker thread;
    private Engine engine;                               // of the thread
    private volatile Optional<GameAnalysis> running = Optional.empty();

    GameGrader(Executor screen) {
        this(() -> new Engine(EngineOptions.DEFAULT.withThreads(1).withTableMegabytes(TABLE_MEGABYTES)),
            screen);
    }

    /// @param makes the engine, on first use
    GameGrader(Supplier<Engine> makes, Executor screen) {
        this.makes = makes;
        thread = new Worker("own-games", screen);
    }

    /// Analyses a game and tells what came of it: empty if it was cancelled.
    void grade(OwnGame game, Consumer<Optional<OwnGame>> done, Consumer<Throwable> failed) {
        thread.ask(() -> graded(game), done, failed);
    }

    /// Ends the analysis in progress.
    void cancel() {
        running.ifPresent(GameAnalysis::cancel);
    }

    private Optional<OwnGame> graded(OwnGame game) {
        if (engine == null) {
            engine = makes.get();
        }
        SearchLimits limits = SearchLimits.depth(DEPTH).withEndgameEmpties(EXACT_EMPTIES);
        GameAnalysis analysis = new GameAnalysis(engine::start, limits);
        running = Optional.of(analysis);
        GameReport report = analysis.run(game.game(), GameAnalysis.Listener.NONE);
        running = Optional.empty();
        return game.with(report, mistake -> good(game, mistake, limits));
    }

    /// The moves that are about as good as the best, best first.
    private List<Square> good(OwnGame game, MoveJudgement mistake, SearchLimits limits) {
        List<MoveValue> values = engine.search(game.game().positionAt(mistake.ply()), limits.withAllMoves())
            .moves().stream().sorted(Comparator.comparingInt(MoveValue::centidiscs).reversed()).toList();
        List<Square> good = values.stream()
            .filter(value -> values.getFirst().centidiscs() - value.centidiscs() <= ABOUT_AS_GOOD)
            .map(MoveValue::move).filter(move -> move != mistake.played()).toList();
        return good.isEmpty() ? List.of(mistake.best()) : good;
    }

    @Override
    public void close() {
        cancel();
        thread.closeAfter(() -> {
            if (engine != null) {
                engine.close();
            }
        });
    }
}
