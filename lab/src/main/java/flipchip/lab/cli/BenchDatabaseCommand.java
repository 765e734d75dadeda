package flipchip.lab.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import flipchip.app.analyse.database.DatabaseException;
import flipchip.app.analyse.database.GameDatabase;
import flipchip.app.analyse.database.GameFilter;
import flipchip.app.analyse.database.GameRow;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Output;
import flipchip.app.kit.settings.UserFolders;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "database", description = {"How long a search for a position takes in the database of games.",
    "Positions are drawn from its own games, from the first move to the last; each search asks for the moves "
        + "played with "
        + "their scores, how many games came there, and the first 200 games, of all games and of those "
        + "that pass a " + "filter."})
final class BenchDatabaseCommand implements Callable<Integer> {
    private static final int LISTED = 200;
    private static final int[] FROM_PLY = {0, 4, 10, 20, 60};

    @Spec
    private CommandSpec spec;
    @Mixin
    private Output output;
    @Option(names = "--file", paramLabel = "FILE",
        description = "The database (default: games.db in the folder for the program's data).")
    private Path file;
    @Option(names = "--searches", paramLabel = "N", defaultValue = "400",
        description = "Searches for each kind of filter. Default: ${DEFAULT-VALUE}.")
    private int searches;
    @Option(names = "--seed", paramLabel = "N", defaultValue = "1",
        description = "Other numbers try other positions. Default: ${DEFAULT-VALUE}.")
    private long seed;

    /// Searches of positions from this ply on, to the next band, among the games that a filter lets pass.
    private record Band(int games, String filter, int fromPly, int searches, double medianMilliseconds,
            double ninetyFivePercent, double worstMilliseconds) {}

    /// What is asked of the games, with something that a game of the database has.
    private enum Kind {
        NONE {
            @Override
            GameFilter filter(GameRow like) {
                return GameFilter.ALL;
            }
        },
        RESULT {
            @Override
            GameFilter filter(GameRow like) {
                return GameFilter.ALL.withResult(GameFilter.Result.BLACK_WON);
            }
        },
        YEARS {
            @Override
            GameFilter filter(GameRow like) {
                return GameFilter.ALL.withYears(like.year() - 5, like.year() + 5);
            }
        },
        PLAYER {
            @Override
            GameFilter filter(GameRow like) {
                return GameFilter.ALL.withPlayer(like.black());
            }
        },
        TOURNAMENT {
            @Override
            GameFilter filter(GameRow like) {
                return GameFilter.ALL.withTournament(like.tournament());
            }
        };

        abstract GameFilter filter(GameRow like);
    }

    @Override
    public Integer call() {
        Path path = file != null ? file : UserFolders.data().resolve("games.db");
        if (searches < 1 || !Files.exists(path)) {
            throw new Misuse(searches < 1
                ? "--searches: '" + searches + "' is not at least 1"
                : path + " does not exist; 'flipchip database import DIR' makes a database");
        }
        try (GameDatabase database = GameDatabase.open(path)) {
            measure(database);
            return ExitCode.OK;
        } catch (DatabaseException e) {
            spec.commandLine().getErr().println(e.getMessage());
            return ExitCode.FAILED;
        }
    }

    private void measure(GameDatabase database) throws DatabaseException {
        SplittableRandom random = new SplittableRandom(seed);
        int games = database.size();
        if (games == 0) {
            throw new Misuse("the database holds no game; 'flipchip database import DIR' adds some");
        }
        for (Kind kind : Kind.values()) {
            List<Double> all = new ArrayList<>();
            for (int band = 0; band + 1 < FROM_PLY.length; band++) {
                List<Double> times = new ArrayList<>();
                for (int i = 0; i < Math.max(1, searches / (FROM_PLY.length - 1)); i++) {
                    GameRow row = database.games(GameFilter.ALL, random.nextInt(games), 1).getFirst();
                    Position position = position(row, random.nextInt(FROM_PLY[band], FROM_PLY[band + 1]));
                    times.add(search(database, position, kind.filter(row)));
                }
                all.addAll(times);
                write(games, kind, FROM_PLY[band], times);
            }
            write(games, kind, -1, all);
        }
    }

    private static double search(GameDatabase database, Position position, GameFilter filter)
            throws DatabaseException {
        long began = System.nanoTime();
        database.moves(position, filter);
        database.countThrough(position, filter);
        database.gamesThrough(position, filter, LISTED);
        return (System.nanoTime() - began) / 1e6;
    }

    private static Position position(GameRow row, int ply) {
        Game game = Game.INITIAL;
        for (int i = 0; i < Math.min(ply, row.moves().size() - 1); i++) {
            game = game.play(row.moves().get(i));
        }
        return game.position();
    }

    private void write(int games, Kind kind, int fromPly, List<Double> times) {
        List<Double> sorted = times.stream().sorted().toList();
        Band band = new Band(games, kind.name().toLowerCase(Locale.ROOT), fromPly, sorted.size(),
            sorted.get(sorted.size() / 2), sorted.get(Math.min(sorted.size() - 1, sorted.size() * 95 / 100)),
            sorted.getLast());
        output.give("search", band,
            "%-13s %-14s %5d searches in %d games: %.2f ms (median), %.2f ms (95 %%), %.2f ms (worst)%n",
            kind == Kind.NONE ? "no filter" : "by " + band.filter(),
            fromPly < 0 ? "all positions" : "from ply " + fromPly, band.searches(), games,
            band.medianMilliseconds(), band.ninetyFivePercent(), band.worstMilliseconds());
        spec.commandLine().getOut().flush();
    }
}
