package flipchip.app.chips.serial;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import flipchip.app.game.player.Thinker;
import flipchip.app.kit.text.Texts;
import flipchip.app.kit.work.PendingSearch;
import flipchip.engine.api.Bound;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.api.SearchResult;
import flipchip.engine.api.Source;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.fpga.ChipLineException;
import flipchip.hwsim.fpga.DeskSolver;

/// An engine that is a real endgame chip. The chip lacks limits and a stop: a question that it has begun is
/// answered when it is done, also if it was stopped, and the next one waits until then. Asked on the FX
/// thread.
record DeskThinker(DeskModel model) implements Thinker {
    private static final Texts TEXTS = Texts.of("desk");

    @Override
    public SearchHandle search(Position position, SearchLimits limits, SearchListener listener) {
        PendingSearch asked = new PendingSearch();
        Optional<DeskLink> link = model.link().filter(found -> found.solver().isPresent());
        if (link.isEmpty()) {
            asked.fail(new IllegalStateException(TEXTS.get("gone")));
            return asked;
        }
        DeskLink chip = link.get();
        model.line().ask(() -> solve(chip, position, asked),
            found -> found.ifPresentOrElse(result -> asked.result().complete(result),
                () -> asked.fail(new CancellationException())),
            problem -> {
                asked.fail(new IllegalStateException(DeskModel.told(chip.port(), problem)));
                model.lost(chip, problem);
            });
        return asked;
    }

    private Optional<SearchResult> solve(DeskLink link, Position position, PendingSearch asked)
            throws ChipLineException {
        DeskSolver chip = link.solver().orElseThrow();
        while (!chip.isIdle()) {
            if (asked.isStopped() || !model.isConnected(link)) {
                return Optional.empty();
            }
        }
        long begin = System.nanoTime();
        return chip.solve(position, () -> !model.isConnected(link))
            .map(result -> answer(position, result, System.nanoTime() - begin));
    }

    private static SearchResult answer(Position position, DeskSolver.Result result, long nanos) {
        List<Square> steps = result.line().steps().stream().flatMap(Optional::stream).toList();
        int score = position.toMove() == Color.BLACK ? result.score() : -result.score();
        Square best = result.move().orElseThrow(() -> new IllegalStateException(TEXTS.get("no.move")));
        return new SearchResult(best, 100 * score, 0, Bound.EXACT, Source.ENDGAME, false,
            position.board().empties(), 100, steps, result.counts().visits(), Duration.ofNanos(nanos),
            List.of());
    }
}
