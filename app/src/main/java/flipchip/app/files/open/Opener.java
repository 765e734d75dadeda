package flipchip.app.files.open;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import flipchip.app.files.format.GameFiles;
import flipchip.app.files.format.Reading;
import flipchip.app.files.format.Recognizer;
import flipchip.app.files.format.SavedGame;
import flipchip.app.files.library.GameChooser;
import flipchip.app.files.session.SessionState;
import flipchip.app.kit.text.Reasons;
import flipchip.app.kit.text.Texts;
import flipchip.app.kit.work.LatestRequest;
import flipchip.app.kit.work.Worker;
import flipchip.app.shell.Notice;
import flipchip.app.shell.Page;
import flipchip.app.shell.Shell;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;

/// Puts what was pasted, opened or dropped on the board, and says what could not be read. FX thread only;
/// files are read on a thread of their own, and the newest request wins.
///
/// The game that was on the board can be brought back from the notice, and from there the one before it.
public final class Opener {
    private static final Texts TEXTS = Texts.of("files");
    /// What could not be read is told until something else is read or another game begins.
    private static final String READING = "reading";

    private final CurrentGame current;
    private final Shell shell;
    private final LatestRequest reading;
    private Predicate<String> isLink = _ -> false;
    private Consumer<String> links = _ -> {};
    private final List<Other> others = new ArrayList<>();
    private boolean quiet;

    Opener(CurrentGame current, Shell shell, Worker background) {
        this.current = current;
        this.shell = shell;
        reading = background.newest();
    }

    /// Says what is a link, and who opens it.
    public void setLinks(Predicate<String> which, Consumer<String> opens) {
        isLink = which;
        links = opens;
    }

    /// Files that hold no games.
    private record Other(Predicate<List<Path>> which, Consumer<List<Path>> opens) {}

    /// Says which files hold something else than games, and who opens them.
    public void addOther(Predicate<List<Path>> which, Consumer<List<Path>> opens) {
        others.add(new Other(which, opens));
    }

    /// Opens one of several links that belong together: over an opened game nothing is said a second time.
    public void follow(String link) {
        quiet = current.isOpened();
        paste(link);
        quiet = false;
    }

    /// Reads `text`, whatever it is.
    public void paste(String text) {
        readAnew();
        if (isLink.test(text)) {
            links.accept(text);
            return;
        }
        if (text.isBlank()) {
            shell.banner().show(TEXTS.get("paste.empty"));
            return;
        }
        Game shown = current.shown();
        reading.ask(_ -> {
            Reading read = Recognizer.read(text);
            boolean whole = !read.games().isEmpty() && read.problems().isEmpty();
            List<Square> more =
                shown.length() == 0 ? List.of() : Recognizer.continuation(text, shown.position());
            return new Pasted(read, more, whole);
        }, pasted -> {
            boolean goesOn = !pasted.more().isEmpty() && current.shown().equals(shown);
            if (goesOn && !pasted.isGame()) {
                goOn(pasted.more());
                return;
            }
            show(new Found(pasted.read().games(), sentences(pasted.read().problems()), pasted.read().notes(),
                false), Optional.empty());
            if (goesOn && pasted.read().games().size() == 1) {
                shell.banner().post(new Notice("back", Notice.Weight.ASKS, TEXTS.get("paste.both"),
                    List.of(new Notice.Action(TEXTS.get("paste.here"), () -> {
                        shell.banner().withdraw("back");
                        current.back();
                        goOn(pasted.more());
                    }), new Notice.Action(TEXTS.get("opened.back"), this::back))));
            }
        }, this::failed);
    }

    /// A notice begins with a capital letter; in a report of a file its name comes first.
    private static List<String> sentences(List<String> problems) {
        return problems.stream()
            .map(why -> why.isEmpty() ? why : Character.toUpperCase(why.charAt(0)) + why.substring(1))
            .toList();
    }

    private void goOn(List<Square> moves) {
        current.goOn(moves);
        shell.banner().post(Notice.done(TEXTS.count("paste.on", moves.size())));
    }

    /// @param more   moves that go on from the position shown
    /// @param isGame whether it is a game from the usual start as well
    private record Pasted(Reading read, List<Square> more, boolean isGame) {}

    /// Reads `files` and shows their games, or lets the user choose one. Only a file that was read whole and
    /// holds a single game is where that game is saved again: any other would lose something.
    public void open(List<Path> files) {
        readAnew();
        Optional<Other> other = others.stream().filter(kind -> kind.which().test(files)).findFirst();
        if (other.isPresent()) {
            other.get().opens().accept(files);
            return;
        }
        reading.ask(_ -> {
            List<SavedGame> games = new ArrayList<>();
            List<String> problems = new ArrayList<>();
            List<String> notes = new ArrayList<>();
            boolean whole = true;
            for (Path file : files) {
                whole &= read(file, games, problems, notes);
            }
            return new Found(games, problems, notes, whole);
        }, found -> show(found,
            files.stream().findFirst()
                .filter(_ -> files.size() == 1 && found.games().size() == 1 && found.problems().isEmpty()
                        && found.whole())
                .filter(file -> GameFiles.hasEnding(file, GameFiles.TREE)
                        || GameFiles.hasEnding(file, GameFiles.GGF))),
            this::failed);
    }

    private void failed(Throwable problem) {
        notRead(TEXTS.get("library.failed", Reasons.told(problem)));
    }

    /// Says why something could not be read.
    public void notRead(String why) {
        shell.banner().post(Notice.problem(READING, why));
    }

    /// What could not be read before is over.
    void readAnew() {
        shell.banner().withdraw(READING);
    }

    /// Puts `game` on the board with the first `ply` moves of its main line played.
    public void show(SavedGame game, int ply) {
        reading.cancel();
        replace(game, ply, Optional.empty(), Optional.empty(), List.of());
    }

    private record Found(List<SavedGame> games, List<String> problems, List<String> notes, boolean whole) {}

    /// Whether the file could be written again as it is.
    private static boolean read(Path file, List<SavedGame> games, List<String> problems, List<String> notes) {
        try {
            Reading reading = GameFiles.read(file);
            games.addAll(reading.games());
            notes.addAll(reading.notes());
            reading.problems()
                .forEach(problem -> problems.add(TEXTS.get("file.problem", file.getFileName(), problem)));
            return reading.notes().isEmpty();
        } catch (NoSuchFileException e) {
            problems.add(TEXTS.get("file.missing", file));
        } catch (IOException e) {
            problems.add(TEXTS.get("file.unreadable", file, Reasons.why(e, file)));
        }
        return false;
    }

    private void show(Found found, Optional<Path> from) {
        List<SavedGame> games = found.games();
        List<String> problems = found.problems();
        Optional<String> problem = problems.isEmpty()
            ? Optional.empty()
            : Optional.of(problems.size() == 1
                ? problems.getFirst()
                : TEXTS.get("problems", problems.getFirst(), problems.size() - 1));
        if (games.size() == 1) {
            replace(games.getFirst(), games.getFirst().tree().mainLine().size(), from, problem,
                found.notes());
            return;
        }
        if (!games.isEmpty()) {
            shell.pages()
                .open(Page.of("chooser", TEXTS.get("chooser", games.size()), new GameChooser(games, game -> {
                    shell.pages().close();
                    show(game, game.tree().mainLine().size());
                }), Page.Size.WHOLE));
        }
        problem.ifPresentOrElse(this::notRead,   // also on the page
            () -> found.notes().stream().findFirst().ifPresent(shell.banner()::show));
    }

    private void replace(SavedGame game, int ply, Optional<Path> from, Optional<String> problem,
            List<String> notes) {
        current.open(game, ply, from);
        if (quiet) {
            return;
        }
        List<String> said = new ArrayList<>(List.of(problem.orElseGet(() -> onBoard(game))));
        said.addAll(notes);
        String message = String.join(". ", said);
        if (current.hasBack()) {
            offerBack(message, "opened.back");
        } else {
            if (problem.isPresent()) {
                notRead(message);
            } else {
                shell.banner().show(message);
            }
        }
    }

    /// Goes a step back, and offers the next one if the game that is then on the board was opened too.
    public void back() {
        shell.banner().withdraw("back");
        current.back();
        tellOfBack();
    }

    /// Says that an opened game is on the board and offers the way back; does nothing in one's own game.
    void tellOfBack() {
        if (current.isOpened() && current.hasBack()) {
            offerBack(current.keepsOwn() ? TEXTS.get("session.looking") : onBoard(current.saved()),
                current.isOwnNext() ? "command.back-to-game" : "opened.back");
        }
    }

    private static String onBoard(SavedGame game) {
        return game.title().isEmpty() ? TEXTS.get("opened") : TEXTS.get("opened.title", game.title());
    }

    private void offerBack(String message, String label) {
        shell.banner().post(Notice.asks("back", message, TEXTS.get(label), this::back));
    }
}
