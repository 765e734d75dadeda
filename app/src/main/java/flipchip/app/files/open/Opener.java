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

/// Puts what was pasted, opened or dropped on the board, and says what could not be read. FX thread only;
/// files are read on a thread of their own, and the newest wish wins.
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
        reading.ask(_ -> Recognizer.read(text),
            found -> show(found.games(), found.problems(), Optional.empty()), this::failed);
    }

    /// Reads `files` and shows their games, or lets the user choose one. Only a file that was read whole and
    /// holds a single game is where that game is saved again: any other would lose something, as would a GGF
    /// file with ratings, clocks or values.
    public void open(List<Path> files) {
        readAnew();
        reading.ask(_ -> {
            List<SavedGame> games = new ArrayList<>();
            List<String> problems = new ArrayList<>();
            boolean whole = true;
            for (Path file : files) {
                whole &= read(file, games, problems);
            }
            return new Found(games, problems, whole);
        }, found -> show(found.games(), found.problems(),
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
        replace(game, ply, Optional.empty(), Optional.empty());
    }

    private record Found(List<SavedGame> games, List<String> problems, boolean whole) {}

    /// Whether the file could be written again as it is.
    private static boolean read(Path file, List<SavedGame> games, List<String> problems) {
        try {
            Reading reading = GameFiles.read(file);
            games.addAll(reading.games());
            reading.problems()
                .forEach(problem -> problems.add(TEXTS.get("file.problem", file.getFileName(), problem)));
            return reading.whole();
        } catch (NoSuchFileException e) {
            problems.add(TEXTS.get("file.missing", file));
        } catch (IOException e) {
            problems.add(TEXTS.get("file.unreadable", file, Reasons.why(e, file)));
        }
        return false;
    }

    private void show(List<SavedGame> games, List<String> problems, Optional<Path> from) {
        Optional<String> problem = problems.isEmpty()
            ? Optional.empty()
            : Optional.of(problems.size() == 1
                ? problems.getFirst()
                : TEXTS.get("problems", problems.getFirst(), problems.size() - 1));
        if (games.size() == 1) {
            replace(games.getFirst(), games.getFirst().tree().mainLine().size(), from, problem);
            return;
        }
        if (!games.isEmpty()) {
            shell.pages()
                .open(Page.of("chooser", TEXTS.get("chooser", games.size()), new GameChooser(games, game -> {
                    shell.pages().close();
                    show(game, game.tree().mainLine().size());
                }), Page.Size.WHOLE));
        }
        problem.ifPresent(this::notRead);        // also on the page
    }

    private void replace(SavedGame game, int ply, Optional<Path> from, Optional<String> problem) {
        current.open(game, ply, from);
        String message = problem.orElseGet(() -> onBoard(game));
        if (current.hasBack()) {
            offerBack(message, "opened.back");
        } else {
            problem.ifPresentOrElse(this::notRead, () -> shell.banner().show(message));
        }
    }

    /// Goes a step back, and offers the next one if the game that is then on the board was opened too.
    void back() {
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
