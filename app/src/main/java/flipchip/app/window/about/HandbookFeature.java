package flipchip.app.window.about;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.Command;
import flipchip.app.shell.Feature;
import flipchip.app.shell.MenuName;
import flipchip.app.shell.Page;
import flipchip.app.shell.Shell;

/// The page that explains the circuit from the beginning, in the menu Help: `docs/circuit/how-it-works.md`,
/// which is built in.
public final class HandbookFeature implements Feature {
    private static final Texts TEXTS = Texts.of("about");
    private static final String TEXT = "how-it-works.md";

    /// The chapters about panes, by how their ids begin.
    static final Map<String, String> ABOUT =
        Map.ofEntries(Map.entry("cell-array", "Zoom: from the array to the gates"),
            Map.entry("chip-inside", "Zoom: from the array to the gates"),
            Map.entry("tab-circuit", "Why is this move legal?"),
            Map.entry("controller", "The clock, and the controller's states"),
            Map.entry("tab-signals", "The clock, and the controller's states"),
            Map.entry("tab-stories", "Mailbox and timing errors"),
            Map.entry("waves-pane", "Waveforms and breakpoints"), Map.entry("tab-repair", "Repair the chip"));

    private final Shell shell;

    public HandbookFeature(Shell shell) {
        this.shell = shell;
    }

    @Override
    public List<Command> commands() {
        return List.of(
            Command.of("handbook", MenuName.HELP, TEXTS.get("handbook"), "Shortcut+F2", () -> open(_ -> {})));
    }

    /// A line for each chapter, which opens the page there.
    @Override
    public List<Command> findable() {
        return HandbookPage.titles(HandbookPage.read(TEXT)).stream().map(
            title -> Command.of(id(title), MenuName.HELP, title, "", () -> open(page -> page.beginAt(title))))
            .toList();
    }

    @Override
    public boolean explain(String id) {
        Optional<String> chapter = ABOUT.keySet().stream().filter(id::startsWith).findFirst().map(ABOUT::get);
        chapter.ifPresent(title -> open(page -> page.beginAt(title)));
        return chapter.isPresent();
    }

    private static String id(String title) {
        return "chapter-" + String.join("-", title.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+"));
    }

    /// @param then what the page does first
    private void open(Consumer<HandbookPage> then) {
        HandbookPage page = new HandbookPage(() -> HandbookPage.read(TEXT));
        then.accept(page);
        shell.pages().open(Page.of("handbook-page", TEXTS.get("handbook"), page, Page.Size.WHOLE));
        page.begin();
    }
}
