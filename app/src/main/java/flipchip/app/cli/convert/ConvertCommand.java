package flipchip.app.cli.convert;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import flipchip.app.cli.answer.CommandFailure;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Failures;
import flipchip.app.cli.answer.FileName;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Overwrite;
import flipchip.app.cli.answer.StandardInput;
import flipchip.app.cli.answer.StandardOutput;
import flipchip.app.files.format.Form;
import flipchip.app.files.format.GameFiles;
import flipchip.app.files.format.Losses;
import flipchip.app.files.format.Reading;
import flipchip.app.files.format.SavedGame;
import flipchip.engine.io.AtomicFile;
import flipchip.engine.io.FileFault;
import flipchip.engine.io.RegularFile;
import flipchip.engine.notation.MessageText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// A command, `flipchip convert IN... --to FORMAT --out FILE`: it converts games between formats.
@Command(name = "convert",
    description = {"Write the games of files in another format.",
        "Reads SGF, GGF, PGN, WTHOR, OBF, JSON and CSV exports, boards "
            + "and lists of moves, also in zip, gz and " + "bz2 archives; the format of a file is detected.",
        "Reports what the format cannot hold. The exit code is 1 "
            + "if a part could not be read; the rest is " + "written."})
public final class ConvertCommand implements Callable<Integer> {
    private static final String STANDARD_OUTPUT = "-";
    private static final int MOST_TOLD = 10;
    private static final int LONGEST = 32 << 20;

    @Spec
    private CommandSpec spec;
    @Parameters(arity = "1..*", paramLabel = "IN", description = "Files of games; - is standard input.")
    private List<Path> files;
    @Option(names = "--to", required = true, paramLabel = "FORMAT",
        description = {"${COMPLETION-CANDIDATES}: games with variations, comments "
            + "and times; games as on servers; lists of " + "moves; last positions."})
    private Form form;
    @Option(names = "--out", required = true, paramLabel = "FILE",
        description = "Output file; - is standard output.")
    private String out;
    @Option(names = "--each",
        description = "Write a file for each game: FILE.sgf stands for FILE-1.sgf, FILE-2.sgf, "
            + "..., from ten games on for FILE-01.sgf, ...; a folder for game-1.sgf, ... in it")
    private boolean each;
    @Mixin
    private Overwrite overwrite;

    @Override
    public Integer call() throws IOException {
        boolean printed = out.equals(STANDARD_OUTPUT);
        if (printed && each) {
            throw new Misuse("--each needs files: name one with --out instead of -");
        }
        if (!printed) {
            FileName.parse("--out", out);
        }
        PrintWriter err = spec.commandLine().getErr();
        List<SavedGame> games = new ArrayList<>();
        List<Path> partly = new ArrayList<>();
        for (Path file : files) {
            if (!read(file, games, err)) {
                partly.add(file);
            }
        }
        if (games.isEmpty()) {
            return ExitCode.FAILED;
        }
        if (printed) {
            PrintWriter text = StandardOutput.ofFile(spec.commandLine().getOut());
            text.print(together(games));
            text.flush();
        } else {
            Map<Path, String> texts = each ? apart(games) : Map.of(Path.of(out), together(games));
            keep(partly, texts.keySet());
            write(texts);
        }
        Losses losses = new Losses(form);
        games.forEach(losses::add);
        losses.told().ifPresent(err::println);
        if (!each && games.size() > Reading.MOST_GAMES) {
            err.printf(Locale.ROOT, "of %,d games in one file Flipchip reads only the first %,d; "
                + "--each writes a file for each%n", games.size(), Reading.MOST_GAMES);
        }
        return partly.isEmpty() ? ExitCode.OK : ExitCode.FAILED;
    }

    /// Takes the games of a file; answers whether all of it could be read.
    private static boolean read(Path file, List<SavedGame> games, PrintWriter err) {
        try {
            Reading content = content(file);
            games.addAll(content.games());
            List<String> problems = content.problems().stream().distinct().toList();
            content.notes()
                .forEach(note -> err.println(file + ": " + MessageText.of(note, MessageText.MESSAGE)));
            int told = content.games().isEmpty()
                ? Math.min(1, problems.size())
                : Math.min(MOST_TOLD, problems.size());
            problems.subList(0, told)
                .forEach(problem -> err.println(file + ": " + MessageText.of(problem, MessageText.MESSAGE)));
            if (told == MOST_TOLD && problems.size() > told) {
                err.println(file + ": and " + (problems.size() - told) + " more problems");
            }
            if (content.games().isEmpty() && problems.isEmpty()) {
                err.println(file + ": no game found");
            }
            return problems.isEmpty() && !content.games().isEmpty();
        } catch (IOException e) {
            Failures.tell(e, err);
            return false;
        }
    }

    private static Reading content(Path file) throws IOException {
        if (file.toString().equals(StandardInput.NAME)) {
            return GameFiles.read(StandardInput.bytes());
        }
        RegularFile.check(file, LONGEST);
        return GameFiles.read(file);
    }

    private String together(List<SavedGame> games) {
        String text = form.write(games);
        if (!form.isReadAgain(games, text)) {
            throw new CommandFailure("a file of moves cannot separate these " + games.size()
                + " games: one that is unfinished or has its own start runs into the next; "
                + "use --each for a file a game, or another format", null);
        }
        return text;
    }

    /// The files with a game each; the numbers have as many digits as the last, so that names keep the order.
    private Map<Path, String> apart(List<SavedGame> games) throws FileFault {
        Path file = firstOf(Path.of(out));
        String name = file.getFileName().toString();
        int dot = name.lastIndexOf('.') > 0 ? name.lastIndexOf('.') : name.length();
        int digits = String.valueOf(games.size()).length();
        Map<Path, String> texts = new LinkedHashMap<>();
        for (int i = 0; i < games.size(); i++) {
            String number = String.valueOf(i + 1);
            texts.put(file.resolveSibling(name.substring(0, dot) + "-" + "0".repeat(digits - number.length())
                + number + name.substring(dot)), form.write(games.get(i)));
        }
        return texts;
    }

    /// The file that the others are named after; in a folder they are called as their form.
    private Path firstOf(Path named) throws FileFault {
        if (Files.isDirectory(named) || out.endsWith("/") || out.endsWith(File.separator)) {
            return named.resolve("game." + form.ending());
        }
        if (Files.exists(named) && !Files.isRegularFile(named)) {
            throw new FileFault(named, FileFault.Kind.NOT_REGULAR, null);
        }
        return named;
    }

    /// Refuses to write onto an input whose rest would be lost, also with `--force`.
    private static void keep(List<Path> partly, Set<Path> targets) throws IOException {
        for (Path file : targets) {
            for (Path input : partly) {
                if (Files.isRegularFile(file) && Files.exists(input) && Files.isSameFile(file, input)) {
                    throw new CommandFailure(file + " is kept: a part of it could not be read and "
                        + "would be lost; name another file with --out", null);
                }
            }
        }
    }

    /// Writes all or, where one is there already, none.
    private void write(Map<Path, String> texts) throws IOException {
        overwrite.check(texts.keySet());
        for (Map.Entry<Path, String> text : texts.entrySet()) {
            AtomicFile.write(text.getKey(), text.getValue());
            spec.commandLine().getOut().println(text.getKey());
        }
    }
}
