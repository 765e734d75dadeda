package flipchip.lab.window;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import flipchip.lab.window.FrameFile.Shown;

/// A benchmark of the pause at the first opening of each page: the most processor time of the screen's thread
/// from one frame to the next. On a busy machine the clock would tell of others.
record OpeningBench(OpenProgram open) {
    /// So long a page may go on to put its parts in.
    private static final int LOOKS = 4;

    /// A page, by its id, and what is typed into the search field to find the command that opens it.
    private record Opened(String page, String typed) {}

    private static final List<Opened> PAGES = List.of(new Opened("settings-page", "settings"),
        new Opened("own-page", "own games"), new Opened("school-page", "school"),
        new Opened("drill-page", "drill"), new Opened("new-game-page", "new game"),
        new Opened("library-page", "library"), new Opened("programs-page", "programs"),
        new Opened("match-page", "match"), new Opened("exhibits-page", "exhibits"),
        new Opened("handbook-page", "handbook"), new Opened("about-page", "about"),
        new Opened("figures-of-the-chip", "figures page"), new Opened("export-page", "export picture"),
        new Opened("editor-page", "edit position"), new Opened("rules-page", "rules"),
        new Opened("manual-page", "manual"), new Opened("breakpoints", "breakpoints"));

    /// Starts the program `rounds` times and opens every page once in each, in milliseconds by page.
    static Map<String, List<Double>> measure(Path program, Path home, int rounds) throws IOException {
        Map<String, List<Double>> found = new LinkedHashMap<>();
        for (int i = 0; i < rounds; i++) {
            try (OpenProgram open = new OpenProgram(program, home)) {
                open.awaitPhase("warm-up");
                OpeningBench bench = new OpeningBench(open);
                put(found, "search field", bench.palette());
                bench.close();
                for (Opened opened : PAGES) {
                    put(found, opened.page(), bench.open(opened));
                }
            }
        }
        return found;
    }

    private static void put(Map<String, List<Double>> found, String page, double millis) {
        found.computeIfAbsent(page, _ -> new ArrayList<>()).add(millis);
    }

    private double palette() throws IOException {
        return longest("Ctrl+K", "palette-page");
    }

    private double open(Opened opened) throws IOException {
        palette();
        opened.typed().toUpperCase(Locale.ROOT).chars()
            .forEach(key -> open.hands().press(String.valueOf((char) key)));
        double millis = longest("Enter", opened.page());
        close();
        return millis;
    }

    private void close() throws IOException {
        open.act(() -> open.hands().press("Escape"), shown -> shown.has("page=none"), "no page");
        open.rest();
    }

    /// The longest work between two frames until `page` is there and some time after it.
    private double longest(String key, String page) throws IOException {
        open.rest();
        open.file().more();
        int first = open.file().frames().size() - 1;
        Shown before = open.file().shown().getLast();
        open.act(() -> open.hands().press(key),
            shown -> shown.drawn() > before.drawn() && shown.has("page=" + page), page);
        for (int i = 0; i < LOOKS; i++) {
            open.rest();
        }
        open.file().more();
        return open.file().mostWorked(first) / 1e6;
    }
}
