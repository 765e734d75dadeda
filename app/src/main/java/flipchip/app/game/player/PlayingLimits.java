package flipchip.app.game.player;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import flipchip.app.game.session.GameSession;
import flipchip.engine.api.Level;
import flipchip.engine.api.LossBudget;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.TimeControl;

/// How long and how well a level plays its next move in the game: by its strength, by the clock, and by what
/// it may give up on purpose. Screen's thread only.
final class PlayingLimits {
    /// Longest time that a level takes for a move.
    private static final Duration MOST = Duration.ofSeconds(16);

    /// What the side to move may use; empty for no limit.
    Supplier<Optional<TimeControl>> clock = Optional::empty;
    boolean book = true;
    /// What every level may lose; empty for its own.
    Optional<LossBudget> loss = Optional.empty();
    /// Centidiscs of a whole game; empty for no limit.
    OptionalInt lossOfGame = OptionalInt.empty();
    private final GameSession session;
    private final LossLedger ledger;

    PlayingLimits(GameSession session, LossLedger ledger) {
        this.session = session;
        this.ledger = ledger;
    }

    LossBudget lossOf(Level level) {
        return loss.orElse(level.limits().loss());
    }

    /// As strong as the level plays, but no longer than the clock allows: a clock only matters when it gives
    /// less time than the level may take.
    SearchLimits of(Level level) {
        SearchLimits usual =
            SearchLimits.of(level).withLoss(lossNow(level)).withBook(book && level.limits().book());
        return clock.get().filter(control -> switch (control) {
            case TimeControl.Unlimited _ -> false;
            case TimeControl.PerMove(Duration each) -> each.compareTo(MOST) < 0;
            case TimeControl.GameClock(Duration left, Duration _) ->
                left.compareTo(MOST.multipliedBy(30)) < 0;
        }).map(usual::withTime).orElse(usual);
    }

    /// What is left of the game's limit bounds the loss of one move.
    private LossBudget lossNow(Level level) {
        LossBudget each = lossOf(level);
        if (lossOfGame.isEmpty()) {
            return each;
        }
        int left = lossOfGame.getAsInt() - ledger.givenUp(session.game(), session.position().toMove());
        return new LossBudget(Math.clamp(left, 0, each.centidiscs()), each.percent());
    }
}
