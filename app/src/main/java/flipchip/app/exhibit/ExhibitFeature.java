package flipchip.app.exhibit;

import java.util.List;
import flipchip.app.shell.Command;
import flipchip.app.shell.Feature;
import flipchip.app.shell.MenuName;
import flipchip.app.shell.Page;
import flipchip.app.shell.Shell;
import flipchip.app.text.Texts;

/// The gallery of the other circuits, a page over the window. FX thread only.
public final class ExhibitFeature implements Feature {
    private static final Texts TEXTS = Texts.of("exhibit");

    private final Shell shell;
    private final Recorder recorder;
    private final List<Exhibit<?>> exhibits = Exhibits.all();

    public ExhibitFeature(Shell shell) {
        this.shell = shell;
        recorder = new Recorder(shell.screen());
    }

    @Override
    public List<Command> commands() {
        return List.of(Command.of("exhibits", MenuName.HARDWARE, TEXTS.get("command"), "X", this::showGallery));
    }

    private void showGallery() {
        shell.pages().open(Page.of("exhibits-page", TEXTS.get("title"), new Gallery(exhibits, this::open),
            Page.Size.WHOLE));
    }

    private <S> void open(Exhibit<S> exhibit) {
        ExhibitPage<S> page = new ExhibitPage<>(exhibit, recorder, this::showGallery,
            shell.settings().reducedMotionProperty());
        shell.pages().open(new Page("exhibit-" + exhibit.id(), exhibit.title(), page, Page.Size.WHOLE, page::close));
        page.takeKeyboard();
    }

    @Override
    public void close() {
        recorder.close();
    }
}
