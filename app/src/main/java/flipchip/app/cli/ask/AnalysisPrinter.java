package flipchip.app.cli.ask;

import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import flipchip.app.cli.answer.Output;
import flipchip.engine.Engine;
import flipchip.engine.analysis.GameAnalysis;
import flipchip.engine.analysis.GameReport;
import flipchip.engine.analysis.MoveJudgement;
import flipchip.engine.api.MoveValue;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.api.SearchProgress;
import flipchip.engine.api.SearchResult;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// A printer of the results of a running analysis.
record AnalysisPrinter(Output output) {
    /// One move of a game for JSON; values in discs for the mover.
    ///
    /// @param number of the move, from 1 on
    record MoveLine(int number, Color mover, Square played, double value, Square best, double bestValue,
            double loss, double accuracy, int choices, boolean exact, int depth, int confidence,
            String line) {

        static MoveLine of(MoveJudgement move) {
            return new MoveLine(move.ply() + 1, move.mover(), move.played(), move.playedCentidiscs() / 100.0,
                move.best(), move.bestCentidiscs() / 100.0, move.lossCentidiscs() / 100.0, move.accuracy(),
                move.choices(), move.exact(), move.depth(), move.confidence(), text(move.line()));
        }
    }

    /// A side of a game for JSON; no accuracy where it had fewer choices than [GameReport#LEAST_MOVES].
    record SideLine(Color side, Double accuracy, Double meanLoss) {}

    /// One move of a position for JSON; the value in discs for the side to move.
    record ValueLine(Square move, double value, boolean exact, int depth, int confidence, String line,
            long nodes) {
        static ValueLine of(MoveValue value) {
            return new ValueLine(value.move(), value.centidiscs() / 100.0, value.exact(), value.depth(),
                value.confidence(), text(value.line()), value.nodes());
        }
    }

    record ResultLine(Square best, double value, boolean exact, int depth, int confidence, long nodes,
            double seconds) {}

    void game(Engine engine, Game game, SearchLimits limits, int worst) {
        GameReport report = new GameAnalysis(engine::start, limits).run(game, (move, _, _) -> print(move));
        output.say("%nworst moves%n");
        output.say(out -> report.worst(worst).forEach(move -> out.print(words(move))));
        output.say("%n");
        for (Color side : Color.values()) {
            print(new SideLine(side, boxed(report.accuracy(side)), boxed(report.meanLossDiscs(side))));
        }
    }

    void position(Engine engine, Position position, SearchLimits limits) {
        SearchResult result = engine.start(position, limits, new SearchListener() {
            @Override
            public void onProgress(SearchProgress progress) {
                output.say("depth %2d %3d %%%s  %s  %,d nodes%n", progress.depth(), progress.confidence(),
                    progress.exact() ? " exact" : "", value(progress.centidiscs(), progress.exact()),
                    progress.nodes());
            }

            @Override
            public void onMove(MoveValue value) {
                output.give("value", ValueLine.of(value));
            }
        }).result().join();
        output.give("result", new ResultLine(result.bestMove(), result.centidiscs() / 100.0, result.exact(),
            result.depth(), result.confidence(), result.nodes(), result.elapsed().toNanos() / 1e9), "%n");
        for (MoveValue move : result.moves()) {
            output.say("%s  %7s  %s  %s%n", move.move(), value(move.centidiscs(), move.exact()),
                how(move.exact(), move.depth(), move.confidence()), text(move.line()));
        }
    }

    private void print(MoveJudgement move) {
        output.give("move", MoveLine.of(move), out -> out.print(words(move)));
    }

    private static String words(MoveJudgement move) {
        String better = move.lossCentidiscs() == 0
            ? ""
            : String.format(Locale.ROOT, "  lost %s: %s %s",
                value(move.lossCentidiscs(), move.exact()).substring(1), move.best(),
                value(move.bestCentidiscs(), move.exact()));
        return String.format(Locale.ROOT, "%2d. %s %s  %7s  %s%s%n", move.ply() + 1,
            move.mover() == Color.BLACK ? "black" : "white", move.played(),
            value(move.playedCentidiscs(), move.exact()), how(move.exact(), move.depth(), move.confidence()),
            move.isForced() ? "  forced" : better);
    }

    private void print(SideLine side) {
        output.give("side", side, "%s: %s%n", side.side() == Color.BLACK ? "black" : "white",
            side.accuracy() == null
                ? "fewer than " + GameReport.LEAST_MOVES + " moves with a choice"
                : String.format(Locale.ROOT, "accuracy %.1f %%, %.2f discs lost a move", side.accuracy(),
                    side.meanLoss()));
    }

    private static Double boxed(OptionalDouble value) {
        return value.isPresent() ? value.getAsDouble() : null;
    }

    /// Exact results are whole discs.
    private static String value(int centidiscs, boolean exact) {
        return exact
            ? String.format(Locale.ROOT, "%+d", centidiscs / 100)
            : String.format(Locale.ROOT, "%+.2f", centidiscs / 100.0);
    }

    private static String how(boolean exact, int depth, int confidence) {
        return exact ? "exact     " : String.format(Locale.ROOT, "%2d @ %3d %%", depth, confidence);
    }

    private static String text(List<Square> line) {
        return line.stream().map(Square::toString).collect(Collectors.joining(" "));
    }
}
