package flipchip.app.analyse.database;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import flipchip.app.files.format.GameFiles;
import flipchip.app.files.format.GameInfo;
import flipchip.app.files.format.Reading;
import flipchip.app.files.format.SavedGame;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.io.FileFault;
import flipchip.engine.io.TemporaryFolder;
import flipchip.engine.notation.wthor.WthorGame;
import flipchip.engine.notation.wthor.WthorReader;

/// Gathers the games of an import: a file of games in any form, or a folder with WTHOR archives and any
/// others, also packed. One thread.
final class ImportSource {
    private static final Texts TEXTS = Texts.of("library");
    private static final String UNKNOWN = "?";
    private static final int DEEPEST = 8;
    private static final int MOST_FILES = 20_000;
    private static final Pattern GAMES =
        Pattern.compile("(?i).*\\.(?:ggf|sgf|pgn|txt|json|csv|tsv|log|html?|gam)");
    private static final Pattern PACKED = Pattern.compile("(?i).*\\.(?:zip|gz|bz2)");
    private static final Pattern YEAR = Pattern.compile("(?<!\\d)(1[89]\\d\\d|20\\d\\d)(?!\\d)");
    private static final Pattern DISCS = Pattern.compile("([+-]\\d{1,2})(?::.)?");

    private final ImportProgress progress;
    private final List<Entry> games = new ArrayList<>();
    private final List<ImportReport.FileRow> files = new ArrayList<>();
    private final List<IOException> unusable = new ArrayList<>();
    private List<String> missing = List.of();

    /// A game to store.
    ///
    /// @param blackDiscs as the source says
    /// @param label      names it in the report
    record Entry(int year, String tournament, String black, String white, int blackDiscs, int bestDiscs,
            List<Square> moves, String label) {}

    ImportSource(ImportProgress progress) {
        this.progress = progress;
    }

    List<Entry> games() {
        return games;
    }

    List<ImportReport.FileRow> files() {
        return files;
    }

    List<IOException> unusable() {
        return unusable;
    }

    List<String> missing() {
        return missing;
    }

    /// Takes the games of `source`.
    ///
    /// @throws IOException if there are none
    void gather(Path source) throws IOException {
        if (Files.notExists(source)) {
            throw new FileFault(source, FileFault.Kind.MISSING, null);
        }
        if (Files.isRegularFile(source)) {
            if (GameFiles.hasEnding(source, GameFiles.WTHOR)) {
                archive(source.toAbsolutePath().getParent(), List.of(source));
            } else {
                file(source, source.getFileName().toString());
            }
        } else {
            folder(source, "");
        }
        if (games.isEmpty()) {
            if (files.isEmpty()) {
                WthorReader.allGames(source);
            }
            throw unusable.isEmpty()
                ? new IOException(files.getFirst().file() + ": " + files.getFirst().problem())
                : unusable.getFirst();
        }
    }

    private void folder(Path folder, String within) throws IOException {
        List<Path> archives = new ArrayList<>();
        List<Path> others = new ArrayList<>();
        try (Stream<Path> all = Files.find(folder, DEEPEST, (file, about) -> about.isRegularFile()
                || !file.equals(folder) && GameFiles.hasEnding(file, GameFiles.WTHOR))) {
            all.sorted().limit(MOST_FILES).forEach(file -> {
                String name = file.getFileName().toString();
                if (GameFiles.hasEnding(file, GameFiles.WTHOR)) {
                    archives.add(file);
                } else if (GAMES.matcher(name).matches() || PACKED.matcher(name).matches()) {
                    others.add(file);
                }
            });
        }
        for (Path place : archives.stream().map(Path::getParent).distinct().toList()) {
            archive(place, archives.stream().filter(file -> file.getParent().equals(place)).toList());
        }
        for (Path file : others) {
            file(file, within + folder.relativize(file));
        }
    }

    /// WTHOR files, with the names beside them.
    private void archive(Path folder, List<Path> archives) {
        List<String> players = names(() -> WthorReader.playersIn(folder));
        List<String> tournaments = names(() -> WthorReader.tournamentsIn(folder));
        List<String> without = new ArrayList<>(players.isEmpty() ? List.of(".jou") : List.of());
        without.addAll(tournaments.isEmpty() ? List.of(".trn") : List.of());
        missing = without.isEmpty() ? missing : without;
        for (Path file : archives) {
            int before = games.size();
            try {
                WthorReader.games(file).forEach(game -> games.add(entry(game, players, tournaments)));
                long announced = WthorReader.announced(file);
                int read = games.size() - before;
                row(file.getFileName().toString(), before,
                    announced > read ? TEXTS.get("wthor.cut", announced, read) : "");
            } catch (IOException e) {
                unusable.add(e);
            }
        }
    }

    private Entry entry(WthorGame game, List<String> players, List<String> tournaments) {
        String black = name(players, game.black());
        String white = name(players, game.white());
        return new Entry(game.year(), name(tournaments, game.tournament()), black, white, game.blackDiscs(),
            game.bestDiscs(), game.moves(), label(game.year(), black, white));
    }

    private String label(int year, String black, String white) {
        return "game " + (games.size() + 1) + " (" + (year == 0 ? "?" : year) + ", " + black + " - " + white
            + ")";
    }

    private void file(Path file, String name) throws IOException {
        int before = games.size();
        if (PACKED.matcher(name).matches()) {
            try (TemporaryFolder unpacked = new TemporaryFolder()) {
                String problem = String.join(". ", GameFiles.unpack(file, unpacked.path()));
                folder(unpacked.path(), name + "/");
                if (games.size() == before || !problem.isEmpty()) {
                    row(name, before, problem.isEmpty() ? TEXTS.get("moves.none") : problem);
                }
            } catch (IOException e) {
                unusable.add(e);
            }
            return;
        }
        try {
            Reading read = GameFiles.read(file);
            read.games().forEach(game -> entry(game, name).ifPresent(games::add));
            int left = read.games().size() - (games.size() - before);
            row(name, before,
                !read.problems().isEmpty() ? read.problems().getFirst()
                    : left > 0 ? TEXTS.get("import.other", left)
                    : "");
        } catch (IOException e) {
            unusable.add(e);
        }
    }

    /// A game from the usual start; empty for any other, and for a board.
    private Optional<Entry> entry(SavedGame game, String file) {
        if (!game.tree().start().equals(Position.INITIAL) || game.tree().mainLine().isEmpty()) {
            return Optional.empty();
        }
        GameInfo info = game.info();
        Position end = game.game().position();
        int score = end.toMove() == Color.BLACK ? end.board().finalScore() : -end.board().finalScore();
        Matcher said = DISCS.matcher(info.result());
        int discs = end.isGameOver() ? (64 + score) / 2
            : said.matches() ? Math.clamp((64 + Integer.parseInt(said.group(1))) / 2, 0, 64)
            : 32;
        Matcher year = YEAR.matcher(info.date());
        int played = year.find() ? Integer.parseInt(year.group(1)) : 0;
        String event = info.event().isBlank() ? file : info.event();
        String black = known(info.black());
        String white = known(info.white());
        return Optional.of(new Entry(played, event, black, white, discs, discs, game.tree().mainLine(),
            label(played, black, white)));
    }

    private static String known(String name) {
        return name.isBlank() ? UNKNOWN : name.strip();
    }

    private void row(String name, int before, String problem) {
        files.add(new ImportReport.FileRow(name, games.size() - before, problem));
        progress.reading(name.toString(), games.size());
    }

    @FunctionalInterface
    private interface Names {
        List<String> read() throws IOException;
    }

    private List<String> names(Names names) {
        try {
            return names.read();
        } catch (IOException e) {
            unusable.add(e);
            return List.of();
        }
    }

    private static String name(List<String> names, int number) {
        return number < names.size() && !names.get(number).isEmpty()
            ? names.get(number)
            : String.format(Locale.ROOT, "number %d", number);
    }
}
