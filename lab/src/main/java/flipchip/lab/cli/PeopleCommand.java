package flipchip.lab.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.ProgressLine;
import flipchip.engine.api.Level;
import flipchip.engine.io.AtomicFile;
import flipchip.engine.io.RegularFile;
import flipchip.engine.notation.wthor.WthorGame;
import flipchip.engine.notation.wthor.WthorReader;
import flipchip.engine.people.Glicko2;
import flipchip.engine.people.LossPenalty;
import flipchip.engine.people.PersonModel;
import flipchip.lab.job.ProblemChoice;
import flipchip.lab.people.Endings;
import flipchip.lab.people.LossCurve;
import flipchip.lab.people.PeopleData;
import flipchip.lab.people.PeopleReport;
import flipchip.lab.people.PersonCare;
import flipchip.lab.people.PersonTraining;
import flipchip.lab.people.RatingCheck;
import flipchip.lab.people.RatingHistory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "people", description = "How people play: their ratings, a model of their moves, its check.",
    subcommands = {PeopleCurveCommand.class}, synopsisSubcommandLabel = "COMMAND")
final class PeopleCommand {
    private static final int LONGEST = 1 << 26;
    /// Chosen by the results of 2022 and 2023.
    static final double TAU = 0.3;

    @Spec
    private CommandSpec spec;

    @Command(name = "data",
        description = {"Draw decisions of people from the archive and compute the features of their moves.",
            "Files that are there are kept."})
    int data(@Mixin PeopleFiles files,
            @Option(names = "--train", paramLabel = "N", defaultValue = "30000",
                description = "Decisions of 1985 to 2021. Default: ${DEFAULT-VALUE}.") int train,
            @Option(names = "--tune", paramLabel = "N", defaultValue = "4000",
                description = "Decisions of 2022 and 2023. Default: ${DEFAULT-VALUE}.") int tune,
            @Option(names = "--held-out", paramLabel = "N", defaultValue = "6000",
                description = "Decisions of 2024 and 2025. Default: ${DEFAULT-VALUE}.") int heldOut)
            throws IOException {
        PeopleData data = files.data(new ProgressLine(spec.commandLine().getErr())::heard);
        data.make(PeopleData.Part.HELD_OUT, heldOut, files.seed());
        data.make(PeopleData.Part.TUNE, tune, files.seed());
        data.make(PeopleData.Part.TRAIN, train, files.seed());
        spec.commandLine().getOut().println(data.frequencies().size() + " known positions");
        return ExitCode.OK;
    }

    @Command(name = "fit",
        description = "Learn the model of people's moves from the samples that 'people data' made.")
    int fit(@Mixin PeopleFiles files,
            @Option(names = "--out", paramLabel = "FILE", required = true,
                description = "Model to write.") Path out,
            @Option(names = "--passes", paramLabel = "N", defaultValue = "12",
                description = "Passes over the samples. Default: ${DEFAULT-VALUE}.") int passes,
            @Option(names = "--care", paramLabel = "X", split = ",", defaultValue = "0,0,0,0,0,0",
                description = {
                    "What the opponent of each strength takes off a move's judgement for a disc lost.",
                    "Default: ${DEFAULT-VALUE}."}) List<Float> care)
            throws IOException {
        if (passes < 1) {
            throw new Misuse("--passes: '" + passes + "' is less than 1");
        }
        PrintWriter err = spec.commandLine().getErr();
        PeopleData data = files.data((_, _, _) -> {});
        PersonModel model = PersonTraining.train(data, files.wthor(), files.folder(), passes, files.seed(),
            LossPenalty.of(care), line -> {
                err.println(line);
                err.flush();
            });
        model.write(out);
        spec.commandLine().getOut().println(model.made() + "\n" + data.frequencies().size()
            + " known positions, " + Files.size(out) + " bytes");
        return ExitCode.OK;
    }

    @Command(name = "care",
        description = {"Set the loss penalty of the opponents. The predictions of the model stay unchanged.",
            "'people curve --out' finds the care with which they lose what people lost."})
    int care(@Mixin PersonModelOption model,
            @Option(names = "--care", paramLabel = "C", split = ",", required = true, description = {
                "Care of each strength by which problems are graded, weakest first, as in 0,0,0,0,0.1,0.2; "
                    + "or of each phase of the first strength, the last 12 empties first, then of the "
                    + "second, and " + "so on."}) List<Float> care,
            @Option(names = "--out", paramLabel = "FILE", required = true,
                description = "Model to write.") Path out)
            throws IOException {
        try {
            PersonModel given = PersonCare.given(model.read(), LossPenalty.of(care));
            given.write(out);
            spec.commandLine().getOut().println("care of " + given.care());
            return ExitCode.OK;
        } catch (IllegalArgumentException e) {
            throw new Misuse("--care: " + e.getMessage(), e);
        }
    }

    @Command(name = "ending",
        description = {
            "Let the opponents like people play many endings of their games, and compare what they lose a "
                + "move with 0 to 11 empties with what people lose."})
    int ending(@Mixin PeopleFiles files, @Mixin CurveOptions options,
            @Option(names = "--endings", paramLabel = "N", defaultValue = "5",
                description = "Endings of each game. Default: ${DEFAULT-VALUE}.") int endings,
            @Option(names = "--steps", paramLabel = "N", defaultValue = "4",
                description = "With --out: how often care is changed by what was lost with it. "
                    + "Default: ${DEFAULT-VALUE}.") int steps,
            @Option(names = "--out", paramLabel = "FILE",
                description = "Write the model with care by which its opponents lose there what people "
                    + "lost.") Path out)
            throws IOException {
        if (options.games() < 2 || endings < 1 || steps < 1) {
            throw new Misuse("--games must be at least 2, --endings and --steps at least 1");
        }
        LossCurve curve = options.curve(spec, files, Level.ALL.getFirst()); // which is never asked
        Endings played = new Endings(curve,
            new Endings.Size(options.games(), endings, options.many(), out == null ? 0 : steps), files.seed(),
            options.progress(spec));
        LossCurve.Corrected fitted =
            played.fitted(files.games(), options.years(out != null), options.model());
        spec.commandLine().getOut().print(fitted.table());
        if (out != null) {
            fitted.model().write(out);
            spec.commandLine().getOut().println("care of " + fitted.model().care());
        }
        return ExitCode.OK;
    }

    @Command(name = "regrade",
        description = {
            "Regrade problems of the endgame school by the people of a model who fail them, without solving "
                + "them again. Those that tempt too few fall out."})
    int regrade(@Mixin PersonModelOption model,
            @Parameters(arity = "1..*", paramLabel = "FILE",
                description = "Problems, as 'job run school' makes them.") List<Path> files,
            @Option(names = "--most", paramLabel = "N", defaultValue = "2000",
                description = "Problems to keep. Default: ${DEFAULT-VALUE}.") int most,
            @Option(names = "--out", paramLabel = "FILE", required = true,
                description = "Problems to write.") Path out)
            throws IOException {
        if (most < 1) {
            throw new Misuse("--most is at least 1");
        }
        List<byte[]> read = new ArrayList<>();
        for (Path file : files) {
            read.add(RegularFile.read(file, LONGEST));
        }
        ProgressLine progress = new ProgressLine(spec.commandLine().getErr());
        ProblemChoice.Graded graded =
            ProblemChoice.again(read, model.read(), most, (done, all) -> progress.heard("graded", done, all));
        AtomicFile.write(out, graded.bytes());
        spec.commandLine().getOut().println(graded.read() + " problems read, " + graded.tempting()
            + " different ones still tempt, " + graded.kept() + " kept");
        return ExitCode.OK;
    }

    @Command(name = "report",
        description = {
            "Compare the model of people's moves with simpler guesses on the games of 2024 and 2025.",
            "Values that a run computed are kept in the folder of the samples."})
    int report(
            @Option(names = "--dir", paramLabel = "DIR", required = true,
                description = "Folder of the samples.") Path folder,
            @Mixin PersonModelOption model,
            @Option(names = "--decisions", paramLabel = "N", defaultValue = "1800",
                description = "Decisions that everybody values. Default: ${DEFAULT-VALUE}.") int decisions,
            @Option(names = "--judge", paramLabel = "NAME=N",
                description = {
                    "Decisions that this one values, as often as wanted: 'depth 12=600', 'level 20=0'.",
                    "With '--decisions 0' only those named are compared."}) Map<String, Integer> own)
            throws IOException {
        List<String> judges = PeopleReport.judges();
        Map<String, Integer> sizes = new TreeMap<>();
        judges.forEach(name -> sizes.put(name, decisions));
        Map<String, Integer> chosen = own == null ? Map.of() : own;
        for (String name : chosen.keySet()) {
            if (!judges.contains(name)) {
                throw new Misuse("--judge: '" + name + "' is none of " + judges);
            }
        }
        sizes.putAll(chosen);
        PeopleReport report =
            new PeopleReport(model.read(), folder, new ProgressLine(spec.commandLine().getErr())::heard);
        spec.commandLine().getOut().print(report.make(sizes));
        return ExitCode.OK;
    }

    @Command(name = "ratings", description = {"Rate the archive's players by Glicko-2, year by year.",
        "Prints how well the ratings predict later results, and the strongest of a year."})
    int ratings(
            @Option(names = "--wthor", paramLabel = "DIR", required = true,
                description = "Folder of the WTHOR archive.") Path wthor,
            @Option(names = "--tau", paramLabel = "X", defaultValue = "" + TAU,
                description = "How much volatilities may change in a year. Default: "
                    + "${DEFAULT-VALUE}.") double tau,
            @Option(names = "--year", paramLabel = "YEAR", defaultValue = "2025",
                description = "Year of the list. Default: ${DEFAULT-VALUE}.") int year,
            @Option(names = "--check", paramLabel = "FROM-TO", defaultValue = "2024-2025",
                description = "Years whose results are foretold. Default: ${DEFAULT-VALUE}.") String check,
            @Option(names = "--best", paramLabel = "N", defaultValue = "20",
                description = "Length of the list. Default: ${DEFAULT-VALUE}.") int best)
            throws IOException {
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
        list(out, history.all(year), year, best, WthorReader.players(wthor.resolve("WTH.JOU")));
        return ExitCode.OK;
    }

    private static void list(PrintWriter out, Map<Integer, Glicko2.Rating> ratings, int year, int best,
            List<String> names) {
        out.printf(Locale.ROOT, "the strongest at the end of %d (deviation below 80):%n", year);
        ratings.entrySet().stream().filter(entry -> entry.getValue().deviation() < 80)
            .sorted(
                Comparator.comparingDouble((Map.Entry<Integer, Glicko2.Rating> e) -> -e.getValue().rating()))
            .limit(best)
            .forEach(entry -> out.printf(Locale.ROOT, "  %-20s %5.0f  +- %3.0f%n",
                entry.getKey() < names.size() ? names.get(entry.getKey()) : "number " + entry.getKey(),
                entry.getValue().rating(), entry.getValue().deviation()));
    }
}
