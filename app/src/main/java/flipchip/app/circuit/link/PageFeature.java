package flipchip.app.circuit.link;

import java.nio.file.Path;
import java.util.List;
import flipchip.app.circuit.timeline.TimeLine;
import flipchip.app.files.format.SavedGame;
import flipchip.app.files.format.WebPage;
import flipchip.app.files.library.LibraryModel;
import flipchip.app.files.open.CurrentGame;
import flipchip.app.kit.text.Reasons;
import flipchip.app.kit.text.Texts;
import flipchip.app.kit.work.Worker;
import flipchip.app.shell.Command;
import flipchip.app.shell.Feature;
import flipchip.app.shell.FileDialogs.Kind;
import flipchip.app.shell.MenuName;
import flipchip.app.shell.Shell;
import flipchip.engine.io.AtomicFile;

/// A feature that saves the game, at the moment shown, as one page for browsers.
public final class PageFeature implements Feature {
    private static final Texts TEXTS = Texts.of("link");
    private static final Kind PAGE = Kind.of("HTML", WebPage.ENDING);

    private final TimeLine time;
    private final CurrentGame current;
    private final Shell shell;
    private final Worker background;

    public PageFeature(TimeLine time, CurrentGame current, Shell shell) {
        this.time = time;
        this.current = current;
        this.shell = shell;
        background = new Worker("page", shell.screen());
    }

    @Override
    public List<Command> commands() {
        return List.of(Command.of("save-page", MenuName.GAME, TEXTS.get("command.save-page"), "Alt+Shift+S",
            this::save));
    }

    @Override
    public void close() {
        background.finish();
    }

    private void save() {
        String name = LibraryModel.fileName(current.saved()) + "." + WebPage.ENDING;
        shell.files().save(TEXTS.get("command.save-page"), name, List.of(PAGE)).ifPresent(this::write);
    }

    private void write(Path file) {
        SavedGame game = current.saved();
        String link = LinkFeature.shown(time).words();
        background.ask(() -> {
            AtomicFile.write(file, WebPage.builtIn().with(game, link));
            return TEXTS.get("page.saved", file.getFileName());
        }, shell.banner()::show, problem -> shell.banner()
            .showProblem(TEXTS.get("page.failed", file.getFileName(), Reasons.why(problem, file))));
    }
}
