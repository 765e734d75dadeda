package flipchip.lab.people;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.Level;
import flipchip.engine.api.LossBudget;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchResult;
import flipchip.engine.api.TimeControl;
import flipchip.engine.board.Position;
import flipchip.lab.people.KeptLosses.Decision;

/// Two judges of what moves lose: a search of eight plies and a level without its time limit. What they said
/// is kept in a file of each, one for people and opponents of all strengths: who plays the same move on the
/// same board loses the same.
final class LossJudges implements AutoCloseable {
    /// Takes a twentieth of level 18's time. From 14 empties on both go to the game's end.
    private static final SearchLimits QUICK = SearchLimits.depth(8).withConfidence(87).withEndgameEmpties(14);
    private static final int QUICK_MEGABYTES = 2;
    private static final int MEGABYTES = 16;

    private final Path folder;
    private final Level level;
    private final String weights;
    private final Progress progress;
    private final Engine quick = engine(QUICK_MEGABYTES);
    private final Engine deep = engine(MEGABYTES);

    /// @param weights a name for what both judge by; what is kept of others is left alone
    LossJudges(Path folder, Level level, String weights, Progress progress) {
        this.folder = folder;
        this.level = level;
        this.weights = weights;
        this.progress = progress;
    }

    /// With a small table, which is soon emptied.
    private static Engine engine(int megabytes) {
        return new Engine(EngineOptions.DEFAULT.withTableMegabytes(megabytes));
    }

    /// What moves lose by the search, in centidiscs.
    List<Integer> search(List<Decision> decisions) throws IOException {
        return KeptLosses.of(file("quick"), decisions, decision -> loss(decision, QUICK, quick), progress);
    }

    /// What moves lose by the level, in centidiscs.
    List<Integer> level(List<Decision> decisions) throws IOException {
        SearchLimits limits =
            level.limits().withLoss(LossBudget.NONE).withBook(false).withTime(TimeControl.UNLIMITED);
        return KeptLosses.of(file("level-" + level.number()), decisions,
            decision -> loss(decision, limits, deep), progress);
    }

    @Override
    public void close() {
        quick.close();
        deep.close();
    }

    private Path file(String who) {
        return folder.resolve(who + "-" + weights + ".losses");
    }

    /// Judged alone, so that it does not matter what was judged before.
    private static int loss(Decision decision, SearchLimits limits, Engine engine) {
        engine.forget();
        SearchResult best = search(engine, decision.before(), limits);
        if (best.bestMove() == decision.played()) {
            return 0;
        }
        Position next = decision.before().play(decision.played());
        int sign = next.toMove() == decision.before().toMove() ? 1 : -1;
        if (next.isGameOver()) {
            return Math.max(0, best.centidiscs() - sign * 100 * next.board().finalScore());
        }
        SearchLimits same =
            limits.withDepth(Math.max(1, best.depth() - 1)).withEndgameEmpties(best.exact() ? 60 : 0);
        boolean forced = Long.bitCount(next.legalMoves()) == 1;
        return Math.max(0, best.centidiscs()
            - sign * search(engine, next, forced ? same.withAllMoves() : same).centidiscs());
    }

    private static SearchResult search(Engine engine, Position position, SearchLimits limits) {
        return engine.search(position, limits);
    }
}
