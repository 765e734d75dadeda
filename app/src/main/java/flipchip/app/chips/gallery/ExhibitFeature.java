package flipchip.app.chips.gallery;

import java.util.List;
import java.util.function.BiConsumer;
import flipchip.app.game.session.GameSession;
import flipchip.app.kit.text.Texts;
import flipchip.app.kit.work.LatestRequest;
import flipchip.app.kit.work.Worker;
import flipchip.app.shell.Command;
import flipchip.app.shell.Feature;
import flipchip.app.shell.MenuName;
import flipchip.app.shell.Page;
import flipchip.app.shell.Shell;

/// A feature of the window: the gallery of the other circuits, a page over the window. Thread: FX.
public final class ExhibitFeature implements Feature {
    private static final Texts TEXTS = Texts.of("exhibit");

    private final Shell shell;
    private final Worker recorder;
    private final LatestRequest recordings;
    private final Thumbnails pictures;
    private final GameSession session;
    private final BiConsumer<String, Runnable> circuits;
    private final List<Exhibit> exhibits = Exhibits.all();

    /// @param circuits opens a circuit by its name in the catalogue, and what comes when it is left
    public ExhibitFeature(Shell shell, GameSession session, BiConsumer<String, Runnable> circuits) {
        this.shell = shell;
        this.session = session;
        this.circuits = circuits;
        recorder = new Worker("exhibits", shell.screen());
        recordings = recorder.newest();
        pictures = new Thumbnails(shell.screen(), () -> shell.settings().themeProperty().get());
    }

    @Override
    public List<Command> commands() {
        return List.of(Command.of("exhibits", MenuName.HARDWARE, TEXTS.get("command"), "X",
            () -> showGallery(exhibits.getFirst())));
    }

    @Override
    public List<Command> findable() {
        return exhibits.stream().map(exhibit -> Command.of("exhibit-" + exhibit.id(), MenuName.HARDWARE,
            exhibit.title(), "", () -> open(exhibit))).toList();
    }

    /// @param latest the exhibit whose card gets the keyboard
    private void showGallery(Exhibit latest) {
        Gallery gallery = new Gallery(exhibits, pictures, this::open);
        shell.pages()
            .open(new Page("exhibits-page", TEXTS.get("title"), gallery, Page.Size.WHOLE, gallery::close));
        gallery.takeKeyboard(latest.id());
    }

    private void open(Exhibit exhibit) {
        ExhibitPage page = new ExhibitPage(exhibit, session.game(), recordings, () -> showGallery(exhibit),
            circuit -> circuits.accept(circuit, () -> open(exhibit)),
            shell.settings().reducedMotionProperty());
        shell.pages()
            .open(new Page("exhibit-" + exhibit.id(), exhibit.title(), page, Page.Size.WHOLE, page::close));
        page.begin();
    }

    @Override
    public void close() {
        recorder.close();
        pictures.close();
    }
}
