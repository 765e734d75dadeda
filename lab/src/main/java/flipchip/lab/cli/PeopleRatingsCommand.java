package flipchip.lab.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.engine.notation.wthor.WthorGame;
import flipchip.engine.notation.wthor.WthorReader;
import flipchip.engine.people.Glicko2;
import flipchip.lab.people.RatingCheck;
import flipchip.lab.people.RatingHistory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "ratings", description = {"Rate the archive's players by Glicko-2, year by year.",
    "Prints how well the ratings predict later results, and the strongest of a year."})
final class PeopleRatingsCommand implements Callable<Integer> {
    /// Chosen by the results of 2022 and 2023.
    static final double TAU = 0.3;

    @Spec
    private CommandSpec spec;
    @Option(names = "--wthor", paramLabel = "DIR", required = true,
        description = "Folder of the WTHOR archive.")
    private Path wthor;
    @Option(names = "--tau", paramLabel = "X", defaultValue = "" + TAU,
        description = "How much volatilities may change in a year. Default: ${DEFAULT-VALUE}.")
    private double tau;
    @Option(names = "--year", paramLabel = "YEAR", defaultValue = "2025",
        description = "Year of the list. Default: ${DEFAULT-VALUE}.")
    private int year;
    @Option(names = "--check", paramLabel = "FROM-TO", defaultValue = "2024-2025",
        description = "Years whose results are foretold. Default: ${DEFAULT-VALUE}.")
    private String check;
    @Option(names = "--best", paramLabel = "N", defaultValue = "20",
        description = "Length of the list. Default: ${DEFAULT-VALUE}.")
    private int best;

    @Override
    public Integer call() throws IOException {
        String[] years = check.split("-", -1);
        if (years.length != 2 || !years[0].matches("\\d{4}") || !years[1].matches("\\d{4}")
                || !(tau > 0 && tau < 10)) {
            throw new Misuse("--check needs two years as 2024-2025, --tau a number up to 10");
        }
        List<WthorGame> games = WthorReader.allGames(wthor);
        RatingHistory history = RatingHistory.of(games, new Glicko2(tau));
        PrintWriter out = spec.commandLine().getOut();
        RatingCheck.Losses losses =
            RatingCheck.of(games, history, Integer.parseInt(years[0]), Integer.parseInt(years[1]));
        out.printf(Locale.ROOT,
            "results of %s foretold from the years before, log loss over %d games:%n"
                + "  Glicko-2 %.4f   Elo %.4f   share of points %.4f   Black's share %.4f   even %.4f%n",
            check, losses.games(), losses.glicko(), losses.elo(), losses.share(), losses.black(),
            losses.even());
        list(out, history);
        return ExitCode.OK;
    }

    private void list(PrintWriter out, RatingHistory history) throws IOException {
        List<String> names = WthorReader.players(wthor.resolve("WTH.JOU"));
        out.printf(Locale.ROOT, "the strongest at the end of %d (deviation below 80):%n", year);
        history.all(year).entrySet().stream().filter(entry -> entry.getValue().deviation() < 80)
            .sorted(
                Comparator.comparingDouble((Map.Entry<Integer, Glicko2.Rating> e) -> -e.getValue().rating()))
            .limit(best)
            .forEach(entry -> out.printf(Locale.ROOT, "  %-20s %5.0f  +- %3.0f%n",
                entry.getKey() < names.size() ? names.get(entry.getKey()) : "number " + entry.getKey(),
                entry.getValue().rating(), entry.getValue().deviation()));
    }
}
