package flipchip.app.analyse.judge;

import flipchip.app.game.session.RandomGames;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.analysis.GameAnalysis;
import flipchip.engine.analysis.GameReport;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.board.Game;

/// The last moves of a game, and an exact analysis of them that takes no time.
final class JudgedEnding {
    static final Game GAME = RandomGames.toTheEnd(5, RandomGames.of(3, 52).position());

    private JudgedEnding() {}

    /// Made when it is first asked for.
    static GameReport report() {
        return Made.REPORT;
    }

    private static final class Made {
        static final GameReport REPORT = make();

        private static GameReport make() {
            try (Engine engine = new Engine(EngineOptions.DEFAULT.withTableMegabytes(1))) {
                return new GameAnalysis(engine::start, SearchLimits.exact()).run(GAME,
                    GameAnalysis.Listener.NONE);
            }
        }
    }
}
