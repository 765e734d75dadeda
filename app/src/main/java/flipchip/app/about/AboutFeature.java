package flipchip.app.about;

import java.util.List;
import flipchip.app.shell.Command;
import flipchip.app.shell.Feature;
import flipchip.app.shell.MenuName;
import flipchip.app.shell.Page;
import flipchip.app.shell.Shell;
import flipchip.app.text.Texts;

/// The page about the program, in the menu Help.
public final class AboutFeature implements Feature {
    private static final Texts TEXTS = Texts.of("about");

    private final Shell shell;

    public AboutFeature(Shell shell) {
        this.shell = shell;
    }

    @Override
    public List<Command> commands() {
        return List.of(Command.of("about", MenuName.HELP, TEXTS.get("command"), "Shortcut+F1", this::open));
    }

    private void open() {
        AboutPage page = new AboutPage(BillOfMaterials.ofThisProgram(), Machine.lines(TEXTS), text -> {
            shell.clipboard().accept(text);
            shell.banner().show(TEXTS.get("copied"));
        });
        shell.pages().open(Page.of("about-page", TEXTS.get("title"), page, Page.Size.CARD));
    }
}
