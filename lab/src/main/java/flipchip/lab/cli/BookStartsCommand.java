package flipchip.lab.cli;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.board.Game;
import flipchip.engine.match.Openings;
import flipchip.engine.notation.Transcript;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "starts", description = "Draw short random games that a search calls even, one a line.")
final class BookStartsCommand implements Callable<Integer> {
    private static final int CONFIDENCE = 91;

    @Spec
    private CommandSpec spec;
    @Option(names = "--count", paramLabel = "N", defaultValue = "100",
        description = "How many. Default: ${DEFAULT-VALUE}.")
    private int count;
    @Option(names = "--plies", paramLabel = "N", defaultValue = "8",
        description = "Moves of each. Default: ${DEFAULT-VALUE}.")
    private int plies;
    @Option(names = "--depth", paramLabel = "N", defaultValue = "12",
        description = "Plies to search, at 91 %% of selective pruning. Default: ${DEFAULT-VALUE}.")
    private int depth;
    @Option(names = "--most", paramLabel = "DISCS", defaultValue = "2",
        description = "How many discs either side may be ahead. Default: ${DEFAULT-VALUE}.")
    private int most;
    @Option(names = "--seed", paramLabel = "N", defaultValue = "2026",
        description = "Of the draw. Default: ${DEFAULT-VALUE}.")
    private long seed;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        try (Engine engine = new Engine(EngineOptions.DEFAULT)) {
            SearchLimits limits = SearchLimits.depth(depth).withConfidence(CONFIDENCE);
            for (Game game : Openings.even(count, plies, seed, engine, limits, 100 * most)) {
                out.println(Transcript.print(Transcript.startingWithF5(game)));
            }
            return ExitCode.OK;
        } catch (IllegalArgumentException e) {
            throw new Misuse(e.getMessage());
        }
    }
}
