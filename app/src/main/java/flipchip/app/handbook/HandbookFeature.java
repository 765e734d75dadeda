package flipchip.app.handbook;

import java.util.List;
import flipchip.app.shell.Command;
import flipchip.app.shell.Feature;
import flipchip.app.shell.MenuName;
import flipchip.app.shell.Page;
import flipchip.app.shell.Shell;
import flipchip.app.text.Texts;

/// The page that explains the circuit from the beginning, in the menu Help: `docs/hardware.md`, which is
/// built in.
public final class HandbookFeature implements Feature {
    private static final Texts TEXTS = Texts.of("about");

    private final Shell shell;

    public HandbookFeature(Shell shell) {
        this.shell = shell;
    }

    @Override
    public List<Command> commands() {
        return List.of(Command.of("handbook", MenuName.HELP, TEXTS.get("handbook"), "Shortcut+F2",
            this::open));
    }

    private void open() {
        HandbookPage page = new HandbookPage(() -> HandbookPage.read("hardware.md"));
        shell.pages().open(Page.of("handbook-page", TEXTS.get("handbook"), page, Page.Size.WHOLE));
        page.begin();
    }
}
