package flipchip.app.cli.ask;

import java.time.Duration;
import java.util.concurrent.Callable;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.GameArgument;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Output;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.TimeControl;
import flipchip.engine.board.Game;
import flipchip.engine.notation.NotationException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// A command, `flipchip analyse FILE|MOVES`: it judges every move of a game, or values every move of a
/// position.
@Command(name = "analyse",
    description = {
        "Find the mistakes of a game, from the last move back, or value all moves of one position.",
        "For a board, or a game with --position, values the last position with rising depth."})
public final class AnalyseCommand implements Callable<Integer> {
    @Mixin
    private Output output;
    @Parameters(paramLabel = "FILE|MOVES",
        description = "Moves such as f5d6c3, a board of 64 characters and the side to move, or a file "
            + "with one of these or games in any other form; - is standard input.")
    private String argument;
    @Option(names = "--game", paramLabel = "N", defaultValue = "1",
        description = "Which game of a file. Default: ${DEFAULT-VALUE}.")
    private int number;
    @Option(names = "--position",
        description = "Value the moves of the last position instead of the whole game.")
    private boolean position;
    @Option(names = "--ply", paramLabel = "N", description = "Ignore the moves after move N.")
    private Integer ply;
    @Option(names = "--depth", paramLabel = "N", defaultValue = "14",
        description = "Plies to search. Default: ${DEFAULT-VALUE}.")
    private int depth;
    @Option(names = "--confidence", paramLabel = "PERCENT", defaultValue = "91",
        description = "Confidence of selective pruning, 73 to 100. Default: ${DEFAULT-VALUE}.")
    private int confidence;
    @Option(names = "--exact", paramLabel = "N", defaultValue = "18",
        description = "Solve positions with at most N empty squares. Default: ${DEFAULT-VALUE}.")
    private int empties;
    @Option(names = "--time", paramLabel = "TIME",
        description = "Time limit for a position, such as 50ms or 1s.")
    private String time;
    @Option(names = "--worst", paramLabel = "N", defaultValue = "5",
        description = "Number of worst moves to list. Default: ${DEFAULT-VALUE}.")
    private int worst;
    @Option(names = "--threads", paramLabel = "N", description = "Search threads. Default: all cores.")
    private int threads = Runtime.getRuntime().availableProcessors();
    @Option(names = "--hash", paramLabel = "MB", defaultValue = "64",
        description = "Size of the transposition table. Default: ${DEFAULT-VALUE}.")
    private int hash;

    @Override
    public Integer call() {
        if (depth < 1 || depth > SearchLimits.MAX_DEPTH) {
            throw new Misuse(
                "--depth: '" + depth + "' is not a number between 1 and " + SearchLimits.MAX_DEPTH);
        }
        if (number < 1) {
            throw new Misuse("--game: '" + number + "' is not a number from 1 on");
        }
        if (worst < 0) {
            throw new Misuse("--worst: '" + worst + "' is not a number from 0 on");
        }
        Game game = game();
        try (Engine engine =
            new Engine(EngineOptions.DEFAULT.withThreads(threads).withTableMegabytes(hash))) {
            AnalysisPrinter printer = new AnalysisPrinter(output);
            if (position || game.length() == 0) {
                if (game.isOver()) {
                    throw GameArgument.unusable(argument,
                        "the game is over; give a position with a legal move");
                }
                printer.position(engine, game.position(), limits().withAllMoves());
            } else {
                printer.game(engine, game, limits(), worst);
            }
            return ExitCode.OK;
        } catch (IllegalArgumentException e) {
            throw new Misuse(e.getMessage());
        }
    }

    private Game game() {
        try {
            Game game = GameArgument.read(argument, number, output.err()::println);
            if (ply != null && (ply < 0 || ply > game.length())) {
                throw new Misuse("--ply: " + ply + " is not in 0.." + game.length());
            }
            return ply == null ? game : game.prefix(ply);
        } catch (NotationException e) {
            throw new Misuse(e.getMessage());
        }
    }

    private SearchLimits limits() {
        SearchLimits limits =
            SearchLimits.depth(depth).withConfidence(confidence).withEndgameEmpties(empties);
        return time == null ? limits : limits.withTime(new TimeControl.PerMove(time(time)));
    }

    private Duration time(String text) {
        return MoveTime.parse(text)
            .orElseThrow(() -> new Misuse("--time: '" + text + "' is not of the form 50ms or 1s"));
    }
}
