package flipchip.app.window.about;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// The texts of the handbook, which are documents of `docs` that are built in, and the way links take from
/// one to another. Thread: any
final class Handbook {
    static final String CIRCUIT = "circuit/how-it-works.md";
    static final String GLOSSARY = "glossary.md";
    /// In the order of the book.
    static final List<String> PAGES = List.of("play/first-game.md", "play/analyse.md", "play/opponents.md",
        "learn/first-minutes.md", CIRCUIT, "circuit/other-circuits.md", "circuit/class.md",
        "circuit/own-cell.md", "circuit/proofs.md", "sources.md", GLOSSARY);
    private static final Pattern TERM = Pattern.compile("- \\*\\*(.+?)\\*\\*.*");
    private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.*)$");
    private static final Map<String, List<String>> TITLES =
        PAGES.stream().collect(Collectors.toUnmodifiableMap(page -> page, page -> HEADING.matcher(prose(page))
            .results().map(heading -> heading.group(1).strip()).toList()));

    /// Where a link leads: a page of the book and a title of it.
    record Place(String page, String title) {}

    private Handbook() {}

    /// The text of a page.
    static String read(String page) {
        try (InputStream in = Handbook.class.getResourceAsStream("docs/" + page)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// A page without its indented code, in which a comment begins as a heading does.
    private static String prose(String page) {
        return read(page).replaceAll("(?m)^ +.*$", "");
    }

    /// The titles of a page, in which there is neither emphasis nor code; the first is that of the page.
    static List<String> titles(String page) {
        return TITLES.get(page);
    }

    /// The page that has a title.
    static Optional<Place> place(String title) {
        return PAGES.stream().filter(page -> titles(page).contains(title)).findFirst()
            .map(page -> new Place(page, title));
    }

    /// Where a link of a page leads; empty where it leads out of the book.
    static Optional<Place> place(String from, String link) {
        String[] parts = link.split("#", 2);
        String page = parts[0].isEmpty()
            ? from
            : Path.of(from).resolveSibling(parts[0]).normalize().toString().replace('\\', '/');
        if (!PAGES.contains(page)) {
            return Optional.empty();
        }
        List<String> titles = titles(page);
        return Optional.of(
            new Place(page, titles.stream().filter(title -> parts.length > 1 && name(title).equals(parts[1]))
                .findFirst().orElse(titles.getFirst())));
    }

    /// A title, or a term, as links and ids write it.
    static String name(String title) {
        return title.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}_ -]", "").strip().replace(' ', '-');
    }

    /// The terms of the glossary with their chapters, in its order.
    static Map<String, String> terms() {
        Map<String, String> terms = new LinkedHashMap<>();
        String chapter = "";
        for (String line : read(GLOSSARY).lines().toList()) {
            Matcher term = TERM.matcher(line);
            if (line.startsWith("#")) {
                chapter = line.replaceFirst("#+ ", "").strip();
            } else if (term.matches()) {
                terms.put(term.group(1), chapter);
            }
        }
        return terms;
    }
}
