package flipchip.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The documents: links lead somewhere, pages are short, the map is whole, words are plain.
class ReadmeTest {
    private static final Path ROOT = Path.of(System.getProperty("flipchip.root"));
    private static final Path DOCS = ROOT.resolve("docs");
    private static final Pattern LINK = Pattern.compile("\\[`?([^\\[\\]\\n`]*)`?]\\(([^)\\s]+)\\)");
    private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.*)$");
    /// Not the bars of tables.
    private static final Pattern WORD = Pattern.compile("\\S*[\\p{L}\\p{N}]\\S*");
    private static final Pattern BANNED = Pattern.compile(
        "\\b(so many|nobody|somebody|whoever|anew|is no|document 00\\d)\\b", Pattern.CASE_INSENSITIVE);
    private static final String REFERENCE = "*Reference";
    private static final int MOST_WORDS_OF_A_PAGE = 1_500;
    /// Of what people wrote; the page of the commands is the program's own help and grows with it.
    private static final int MOST_WORDS_OF_ALL = 19_500;
    private static final int MOST_WORDS_OF_A_SENTENCE = 25;
    private static final int MOST_TERMS = 60;
    private static final int LEAST_PAGES = 30;

    @Test
    void everyLinkOfEveryDocumentLeadsSomewhere() throws IOException {
        List<String> broken = new ArrayList<>();
        for (Path page : pages(ROOT)) {
            for (MatchResult link : links(page)) {
                String target = link.group(2);
                if (!target.matches("(https?|mailto|show):.*") && !leadsSomewhere(page, target)) {
                    broken.add(ROOT.relativize(page) + ": " + target);
                }
            }
        }

        assertEquals(List.of(), broken);
    }

    private static boolean leadsSomewhere(Path page, String target) throws IOException {
        int hash = target.indexOf('#');
        String path = hash < 0 ? target : target.substring(0, hash);
        Path file = path.isEmpty() ? page : page.resolveSibling(path).normalize();
        return Files.exists(file) && (hash < 0 || !file.toString().endsWith(".md")
                || HEADING.matcher(Files.readString(file)).results()
                    .anyMatch(heading -> anchor(heading.group(1)).equals(target.substring(hash + 1))));
    }

    /// The name that GitHub gives to a heading.
    private static String anchor(String heading) {
        return LINK.matcher(heading).replaceAll("$1").toLowerCase(Locale.ROOT)
            .replaceAll("[^\\p{L}\\p{N}_ -]", "").strip().replace(' ', '-');
    }

    @ParameterizedTest
    @CsvSource({"README.md, 15", "docs/README.md, 30", "docs/develop/where.md, 60", "lab/README.md, 15",
        "CONTRIBUTING.md, 8", "SECURITY.md, 1"})
    void aMapHasItsLinks(String map, int least) throws IOException {
        List<MatchResult> links = links(ROOT.resolve(map));

        assertTrue(links.size() >= least, "only " + links.size() + " links");
    }

    @ParameterizedTest
    @ValueSource(strings = {"README.md", "docs/develop/where.md", "lab/README.md", "CONTRIBUTING.md"})
    void aFileIsNamedAsItIsCalled(String readme) throws IOException {
        assertEquals(List.of(),
            links(ROOT.resolve(readme)).stream().filter(link -> link.group(1).matches("\\S+\\.[a-z]+"))
                .filter(link -> !link.group(2).endsWith(link.group(1))).map(MatchResult::group).toList());
    }

    @Test
    void theMapNamesEveryPageForReaders() throws IOException {
        List<Path> named = links(DOCS.resolve("README.md")).stream()
            .map(link -> DOCS.resolve(link.group(2)).normalize()).toList();
        List<Path> decisions = links(DOCS.resolve("develop/decisions/README.md")).stream()
            .map(link -> DOCS.resolve("develop/decisions").resolve(link.group(2)).normalize()).toList();

        assertEquals(List.of(), pages(DOCS).stream().filter(page -> !page.equals(DOCS.resolve("README.md")))
            .filter(page -> !named.contains(page) && !decisions.contains(page)).toList());
    }

    @Test
    void pagesForReadersAreShort() throws IOException {
        List<String> tooLong = new ArrayList<>();
        long all = 0;
        List<Path> pages = pages(DOCS);
        for (Path page : pages) {
            String text = Files.readString(page);
            long words = WORD.matcher(text).results().count();
            all += page.endsWith("commands.md") ? 0 : words;
            if (words > MOST_WORDS_OF_A_PAGE && !text.contains(REFERENCE)) {
                tooLong.add(page.getFileName() + ": " + words);
            }
        }

        assertTrue(pages.size() >= LEAST_PAGES, pages.size() + " pages");
        assertEquals(List.of(), tooLong);
        assertTrue(all <= MOST_WORDS_OF_ALL, all + " words");
    }

    @Test
    void wordsOfDocumentsArePlain() throws IOException {
        List<String> found = new ArrayList<>();
        for (Path page : Stream.concat(Stream.of(ROOT.resolve("README.md")), pages(DOCS).stream()).toList()) {
            BANNED.matcher(Files.readString(page).replaceAll("\\s+", " ")).results()
                .forEach(match -> found.add(page.getFileName() + ": " + match.group()));
        }

        assertEquals(List.of(), found);
    }

    @Test
    void sentencesOfTheReadmeAreShort() throws IOException {
        String prose = Files.readString(ROOT.resolve("README.md")).replaceAll("(?m)^( {4}|#).*$", "\n")
            .replaceAll("!?\\[([^\\]]*)]\\([^)]*\\)", "$1");
        List<String> tooLong = Arrays.stream(prose.split("\n\\s*\n|(?<=[.!?:])\\s+|\\|"))
            .filter(sentence -> WORD.matcher(sentence).results().count() > MOST_WORDS_OF_A_SENTENCE).toList();

        assertEquals(List.of(), tooLong);
    }

    @Test
    void theGlossaryIsShort() throws IOException {
        long terms = Files.readAllLines(DOCS.resolve("glossary.md")).stream()
            .filter(line -> line.startsWith("- **")).count();

        assertTrue(terms > 0 && terms <= MOST_TERMS, terms + " terms");
    }

    private static List<MatchResult> links(Path page) throws IOException {
        return LINK.matcher(Files.readString(page).replaceAll("(?s)```.*?```", "")).results().toList();
    }

    /// The documents of a folder, without those of other projects that lie in build folders.
    private static List<Path> pages(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".md"))
                .filter(file -> Stream.of("target", ".git", "node_modules")
                    .noneMatch(name -> file.toString().contains("/" + name + "/")))
                .sorted().toList();
        }
    }
}
