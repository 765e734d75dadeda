package flipchip.app.analyse.judge;

import java.util.Comparator;
import java.util.Optional;
import java.util.stream.IntStream;
import flipchip.engine.analysis.GameReport;
import flipchip.engine.analysis.MoveJudgement;

/// What decided an analysed game. Immutable.
///
/// @param turning the last move that changed who is ahead; where none did, the one that lost most
/// @param best    the best answer to the largest mistake that was punished: a move as good as the best one
/// @param worst   the move that lost most
record GameStory(Optional<MoveJudgement> turning, Optional<MoveJudgement> best,
        Optional<MoveJudgement> worst) {
    /// An answer that gives away less has kept what a mistake gave.
    private static final int KEPT = 50;

    static GameStory of(GameReport report) {
        Optional<MoveJudgement> worst = report.worst(1).stream().findFirst();
        Optional<MoveJudgement> turning = report.moves().stream()
            .filter(move -> Integer.signum(move.blackBefore()) * Integer.signum(move.blackAfter()) <= 0
                    && move.lossCentidiscs() > 0)
            .reduce((_, later) -> later).or(() -> worst);
        Optional<MoveJudgement> best = IntStream.range(1, report.moves().size())
            .filter(i -> punishes(report.moves().get(i - 1), report.moves().get(i))).boxed()
            .max(Comparator.comparing(i -> report.moves().get(i - 1).lossCentidiscs()))
            .map(report.moves()::get);
        return new GameStory(turning, best, worst);
    }

    private static boolean punishes(MoveJudgement before, MoveJudgement move) {
        return before.mover() != move.mover() && before.lossCentidiscs() >= KEPT && !move.isForced()
                && move.lossCentidiscs() < KEPT;
    }
}
