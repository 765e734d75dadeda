package flipchip.app.window.about;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.Command;
import flipchip.app.shell.Feature;
import flipchip.app.shell.MenuName;
import flipchip.app.shell.Page;
import flipchip.app.shell.Shell;

/// A feature with two pages in the menu Help, both built in: `docs/circuit/how-it-works.md`, which explains
/// the circuit, and `docs/glossary.md`.
public final class HandbookFeature implements Feature {
    private static final Texts TEXTS = Texts.of("about");
    private static final String TEXT = "how-it-works.md";
    private static final String GLOSSARY = "glossary.md";
    private static final Pattern TERM = Pattern.compile("- \\*\\*(.+?)\\*\\*.*");

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
            Command.of("handbook", MenuName.HELP, TEXTS.get("handbook"), "Shortcut+F2", () -> open(_ -> {})),
            Command.of("glossary", MenuName.HELP, TEXTS.get("glossary"), "Shortcut+Shift+F2",
                () -> openGlossary(_ -> {})));
    }

    /// An entry for each chapter of the handbook and each term of the glossary; it opens the page there.
    @Override
    public List<Command> findable() {
        List<Command> found = new ArrayList<>();
        for (String title : HandbookPage.titles(HandbookPage.read(TEXT))) {
            found.add(Command.of(id("chapter", title), MenuName.HELP, title, "",
                () -> open(page -> page.beginAt(title))));
        }
        terms(HandbookPage.read(GLOSSARY))
            .forEach((term, chapter) -> found.add(Command.of(id("term", term), MenuName.HELP,
                TEXTS.get("glossary.term", term), "", () -> openGlossary(page -> page.beginAt(chapter)))));
        return found;
    }

    /// The terms of the glossary with their chapters, in its order.
    static Map<String, String> terms(String markdown) {
        Map<String, String> terms = new LinkedHashMap<>();
        String chapter = "";
        for (String line : markdown.lines().toList()) {
            Matcher term = TERM.matcher(line);
            if (line.startsWith("#")) {
                chapter = line.replaceFirst("#+ ", "").strip();
            } else if (term.matches()) {
                terms.put(term.group(1), chapter);
            }
        }
        return terms;
    }

    @Override
    public boolean explain(String id) {
        Optional<String> chapter = ABOUT.keySet().stream().filter(id::startsWith).findFirst().map(ABOUT::get);
        chapter.ifPresent(title -> open(page -> page.beginAt(title)));
        return chapter.isPresent();
    }

    private static String id(String kind, String title) {
        return kind + "-" + String.join("-", title.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+"));
    }

    private void open(Consumer<HandbookPage> first) {
        open(TEXT, "handbook", first);
    }

    private void openGlossary(Consumer<HandbookPage> first) {
        open(GLOSSARY, "glossary", first);
    }

    /// @param first what the page does first
    private void open(String text, String name, Consumer<HandbookPage> first) {
        HandbookPage page = new HandbookPage(() -> HandbookPage.read(text));
        first.accept(page);
        shell.pages().open(Page.of(name + "-page", TEXTS.get(name), page, Page.Size.WHOLE));
        page.begin();
    }
}
