package flipchip.app.window.about;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.Command;
import flipchip.app.shell.Feature;
import flipchip.app.shell.MenuName;
import flipchip.app.shell.Page;
import flipchip.app.shell.Shell;

/// A feature with the [Handbook] in the menu Help; its chapters and the terms of its glossary are found by
/// the search field.
public record HandbookFeature(Shell shell) implements Feature {
    private static final Texts TEXTS = Texts.of("about");

    /// The chapters about panes, by how their ids begin.
    static final Map<String, String> ABOUT =
        Map.ofEntries(Map.entry("cell-array", "Zoom: from the array to the gates"),
            Map.entry("chip-inside", "Zoom: from the array to the gates"),
            Map.entry("tab-circuit", "Why is this move legal?"),
            Map.entry("controller", "The clock, and the controller's states"),
            Map.entry("tab-signals", "The clock, and the controller's states"),
            Map.entry("tab-stories", "Mailbox and timing errors"),
            Map.entry("waves-pane", "Waveforms and breakpoints"), Map.entry("tab-repair", "Repair the chip"));

    @Override
    public List<Command> commands() {
        return List.of(
            Command.of("handbook", MenuName.HELP, TEXTS.get("handbook"), "Shortcut+F2",
                () -> open(Handbook.PAGES.getFirst())),
            Command.of("glossary", MenuName.HELP, TEXTS.get("glossary"), "Shortcut+Shift+F2",
                () -> open(Handbook.GLOSSARY)));
    }

    /// An entry for each chapter and each term of the glossary; it opens the book there.
    @Override
    public List<Command> findable() {
        List<Command> found = new ArrayList<>();
        for (String page : Handbook.PAGES) {
            for (String title : Handbook.titles(page)) {
                found.add(Command.of("chapter-" + Handbook.name(title), MenuName.HELP, title, "",
                    () -> open(new Handbook.Place(page, title))));
            }
        }
        Handbook.terms().keySet()
            .forEach(term -> found.add(
                Command.of("term-" + Handbook.name(term), MenuName.HELP, TEXTS.get("glossary.term", term), "",
                    () -> open(new Handbook.Place(Handbook.GLOSSARY, term)))));
        return found;
    }

    @Override
    public boolean explain(String id) {
        Optional<Handbook.Place> chapter = ABOUT.keySet().stream().filter(id::startsWith).findFirst()
            .map(ABOUT::get).flatMap(Handbook::place);
        chapter.ifPresent(this::open);
        return chapter.isPresent();
    }

    private void open(String page) {
        open(new Handbook.Place(page, Handbook.titles(page).getFirst()));
    }

    private void open(Handbook.Place place) {
        HandbookPage page = new HandbookPage(place);
        shell.pages().open(Page.of("handbook-page", TEXTS.get("handbook"), page, Page.Size.WHOLE));
        page.begin();
    }
}
