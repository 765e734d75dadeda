package flipchip.app.cli.ask;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import flipchip.app.analyse.database.DatabaseException;
import flipchip.app.analyse.database.GameDatabase;
import flipchip.app.analyse.database.GameFilter;
import flipchip.app.analyse.database.GameRow;
import flipchip.app.analyse.database.ImportProgress;
import flipchip.app.analyse.database.ImportReport;
import flipchip.app.analyse.database.PlayerRecord;
import flipchip.app.cli.answer.Arguments;
import flipchip.app.cli.answer.CommandFailure;
import flipchip.app.cli.answer.Count;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Output;
import flipchip.app.cli.answer.Overwrite;
import flipchip.app.cli.answer.ProgressLine;
import flipchip.app.kit.settings.UserFolders;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// A command, `flipchip database import|moves|games|player`, for the archive of tournament games.
@Command(name = "database", description = "Import and search tournament games.")
public final class DatabaseCommand {
    private static final int DEEPEST = 60;

    @Spec
    private CommandSpec spec;

    /// Which file, shared by the subcommands.
    static final class Where {
        @Option(names = "--file", paramLabel = "FILE",
            description = "The database (default: games.db in the folder for the program's data).")
        private Path file;

        Path file() {
            return file != null ? file : UserFolders.data().resolve("games.db");
        }
    }

    /// A finished import as JSON.
    record Imported(int games, long positions, int illegal, int wrongScores, int unfinished, boolean named,
            double seconds) {}

    /// The use of one move as JSON; discs and per cent for Black, null without a finished game.
    ///
    /// @param line the moves before it, from the position that was asked for
    record Move(Square move, int games, int blackWins, int draws, int whiteWins, double discs,
            double blackPercent, String line) {}

    /// A game as JSON.
    record Found(long id, int year, String tournament, String black, String white, int blackDiscs,
            boolean finished, String moves) {}

    /// How a player did as JSON.
    ///
    /// @param group `all`, `colour`, `year`, `opening` or `opponent`
    record PlayerLine(String player, String group, String what, PlayerRecord.Score score) {}

    @Command(name = "import",
        description = {"Import games from a folder or a file; replaces all games.",
            "Takes WTHOR archives (.wtb, with the names in .jou and .trn beside them) and games in every "
                + "form that convert reads, also in zip, gz and bz2 archives, and lists the files.",
            "WTHOR is the archive of tournament games since 1977 of the French Othello federation "
                + "(www.ffothello.org)."})
    int importFolder(@Mixin Where where, @Mixin Output output, @Option(names = "--list",
        description = "List every game with a problem, not only the first ten of a kind.") boolean list,
            @Parameters(paramLabel = "DIR|ARCHIVE", description = "Folder or file with games.") Path folder) {
        PrintWriter err = spec.commandLine().getErr();
        ProgressLine progress = new ProgressLine(err);
        try {
            ImportReport report = GameDatabase.importGames(where.file(), folder, new ImportProgress() {
                @Override
                public void at(Stage stage, int done, int all) {
                    progress.heard(stage.name().toLowerCase(Locale.ROOT), done, all);
                }

                @Override
                public void reading(String file, int games) {
                    progress.reading(file, games);
                }
            });
            double seconds = report.elapsed().toMillis() / 1000.0;
            output.give("import",
                new Imported(report.games(), report.positions(), report.illegal().size(),
                    report.wrongScores().size(), report.unfinished().size(), report.named(), seconds),
                out -> {
                    out.printf(Locale.ROOT, "%s, %s, %.1f s%n", Count.of(report.games(), "game"),
                        Count.of(report.positions(), "position"), seconds);
                    boolean other = report.files().stream().anyMatch(row -> !row.file().endsWith(".wtb"));
                    if (other || list) {
                        report.files()
                            .forEach(row -> out.println(String
                                .format(Locale.ROOT, "%7d  %s  %s", row.games(), row.file(), row.problem())
                                .stripTrailing()));
                    }
                    if (!report.named()) {
                        out.println("no files with names (" + String.join(", ", report.missing())
                            + "): numbers stand in their place");
                    }
                    name(out, "illegal, left out", report.illegal(), list);
                    name(out, "with a score that is not the board's", report.wrongScores(), list);
                    name(out, "unfinished", report.unfinished(), list);
                });
            report.unusable().forEach(problem -> err.println("left out: " + problem.getMessage()));
            return report.illegal().isEmpty() && report.unusable().isEmpty() ? ExitCode.OK : ExitCode.FAILED;
        } catch (DatabaseException e) {
            err.println(e.getMessage());
            return ExitCode.FAILED;
        }
    }

    @Command(name = "moves",
        description = {"List the moves played in a position or its symmetries.",
            "With --depth as a tree, of moves that mirror each other the first; "
                + "each bar shows what Black won, drew and lost."})
    int moves(@Mixin Where where, @Mixin Output output, @Mixin Filter filter,
            @Option(names = "--depth", paramLabel = "N", defaultValue = "1",
                description = "Moves ahead, from the second on those of one game in a hundred "
                    + "(default: 1).") int depth,
            @Parameters(paramLabel = "TRANSCRIPT", arity = "0..1", defaultValue = "",
                description = "Moves that lead to the position, e.g. f5d6c3; none for the initial "
                    + "one.") String moves)
            throws DatabaseException {
        if (depth < 1 || depth > DEEPEST) {
            throw new Misuse("--depth: '" + depth + "' is not from 1 to " + DEEPEST);
        }
        Position position = Arguments.game("", moves).position();
        return withDatabase(where, database -> {
            long began = System.nanoTime();
            output.say("move   games  Black  draws  White  Black %%   discs for Black%n");
            int found = new DatabaseTree(database, filter.filter(), output, depth).give(position, "", 0);
            double millis = (System.nanoTime() - began) / 1e6;
            spec.commandLine().getErr().printf(Locale.ROOT, "%s, %.1f ms%n", Count.of(found, "move"), millis);
            return ExitCode.OK;
        });
    }

    @Command(name = "games", description = "Find games by player, tournament, year, result, or position.")
    int games(@Mixin Where where, @Mixin Output output, @Mixin Filter filter,
            @Option(names = "--limit", paramLabel = "N", defaultValue = "20",
                description = "Most games to list (default: 20).") int limit,
            @Option(names = "--position", paramLabel = "TRANSCRIPT",
                description = "Only games through the position after these "
                    + "moves.") Optional<String> position,
            @Option(names = "--save", paramLabel = "FILE",
                description = "Write the games to a file instead, all of them without --limit: GGF if it "
                    + "ends in .ggf, SGF otherwise.") Optional<Path> save,
            @Mixin Overwrite overwrite) throws DatabaseException, IOException {
        if (limit < 1) {
            throw new Misuse("--limit: '" + limit + "' is not at least 1");
        }
        Optional<Game> through = position.map(moves -> Arguments.game("--position", moves));
        boolean all =
            save.isPresent() && !spec.subcommands().get("games").getParseResult().hasMatchedOption("--limit");
        int most = all ? Integer.MAX_VALUE : limit;
        if (save.isPresent()) {
            overwrite.check(Set.of(save.get()));
        }
        return withDatabase(where, database -> {
            List<GameRow> rows = database.found(filter.filter(), through.map(Game::position), most);
            if (save.isPresent()) {
                return save(rows, save.get(), output);
            }
            for (GameRow row : rows) {
                String transcript = String.join("", row.moves().stream().map(Square::toString).toList());
                output.give("game",
                    new Found(row.id(), row.year(), row.tournament(), row.black(), row.white(),
                        row.blackDiscs(), row.finished(), transcript),
                    "%6d %4s %-26s %-20s %-5s %-20s %s%s%n", row.id(), row.yearText(), row.tournament(),
                    row.black(),
                    row.finished()
                        ? String.format(Locale.ROOT, "%2d:%-2d", row.blackDiscs(), 64 - row.blackDiscs())
                        : "",
                    row.white(), transcript, row.finished() ? "" : " (stops here)");
            }
            return ExitCode.OK;
        });
    }

    @Command(name = "player", description = {"Show how a player did, by colour, year, opening, and opponent.",
        "Of several players with the text in their name, the one with most games."})
    int player(@Mixin Where where, @Mixin Output output,
            @Parameters(paramLabel = "NAME", description = "The name, or a part of it.") String name)
            throws DatabaseException {
        return withDatabase(where, database -> {
            PlayerRecord player = PlayerRecord.of(database, name)
                .orElseThrow(() -> new CommandFailure("no player has '" + name + "' in the name", null));
            give(output, new PlayerLine(player.name(), "all", "", player.score()));
            for (PlayerRecord.Line line : player.lines()) {
                give(output, new PlayerLine(player.name(), line.group().name().toLowerCase(Locale.ROOT),
                    line.what(), line.score()));
            }
            if (!player.others().isEmpty()) {
                spec.commandLine().getErr().println("also: " + String.join(", ", player.others()));
            }
            return ExitCode.OK;
        });
    }

    private static void give(Output output, PlayerLine line) {
        boolean all = line.group().equals("all");
        output.give("player", line, "%-9s %-26s %6d %-5s %6d won %5d drawn %6d lost%n",
            all ? "" : line.group(), all ? line.player() : line.what().isEmpty() ? "none" : line.what(),
            line.score().games(), line.score().games() == 1 ? "game" : "games", line.score().won(),
            line.score().drawn(), line.score().lost());
    }

    private static int save(List<GameRow> rows, Path file, Output output) {
        if (rows.isEmpty()) {
            throw new CommandFailure("no game passes; " + file + " was not written", null);
        }
        try {
            int games = GameRow.write(rows, file);
            output.say("%s: %s%n", file, Count.of(games, "game"));
        } catch (IOException e) {
            throw new CommandFailure(e.getMessage(), e);
        }
        return ExitCode.OK;
    }

    /// The options that choose games.
    static final class Filter {
        @Option(names = "--player", paramLabel = "NAME", description = "Part of either player's name.")
        private Optional<String> player = Optional.empty();
        @Option(names = "--black", paramLabel = "NAME", description = "Part of Black's name.")
        private Optional<String> black = Optional.empty();
        @Option(names = "--white", paramLabel = "NAME", description = "Part of White's name.")
        private Optional<String> white = Optional.empty();
        @Option(names = "--tournament", paramLabel = "NAME", description = "Part of the tournament's name.")
        private Optional<String> tournament = Optional.empty();
        @Option(names = "--from", paramLabel = "YEAR", description = "First year.")
        private Optional<Integer> from = Optional.empty();
        @Option(names = "--to", paramLabel = "YEAR", description = "Last year.")
        private Optional<Integer> to = Optional.empty();
        @Option(names = "--result", paramLabel = "RESULT", description = "${COMPLETION-CANDIDATES}")
        private Optional<GameFilter.Result> result = Optional.empty();

        GameFilter filter() {
            if (from.isPresent() && to.isPresent() && from.get() > to.get()) {
                throw new Misuse("--from: '" + from.get() + "' is after --to " + to.get());
            }
            return new GameFilter(player, black, white, tournament, number(from), number(to), result);
        }

        private static OptionalInt number(Optional<Integer> year) {
            return year.map(OptionalInt::of).orElse(OptionalInt.empty());
        }
    }

    @FunctionalInterface
    private interface Work {
        int on(GameDatabase database) throws DatabaseException;
    }

    private static int withDatabase(Where where, Work work) throws DatabaseException {
        try (GameDatabase database = GameDatabase.open(where.file())) {
            return work.on(database);
        }
    }

    private static void name(PrintWriter out, String kind, List<String> games, boolean all) {
        out.println(games.size() + " " + kind);
        games.stream().limit(all ? games.size() : 10).forEach(game -> out.println("  " + game));
    }
}
