package flipchip.app.kit.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Reader;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Every text of the window is there in every language, with the same places for values.
class LanguagesTest {
    private static final Pattern PLACE = Pattern.compile("\\{\\d+[^}]*}");
    private static final Pattern KEY =
        Pattern.compile("\\b(Ctrl|Strg|Alt|Shift|Umschalt|Maj)\\+[A-Z]|\\bF\\d{1,2}\\b");
    /// A letter in brackets, or pressed.
    private static final Pattern LETTER =
        Pattern.compile("[(（][A-Z][)）]|(\\b([Pp]ress|[Mm]it|sur|avec)|按) ?[A-Z]\\b|\\b[A-Z] (drücken|を押|で)");
    /// Texts that name keys of a page, which are always the same.
    private static final Set<String> KEYS_OF_PAGES = Set.of("classroom book.kind", "classroom drill.ready",
        "classroom next", "classroom school.step", "classroom solve", "lessons rest", "repair button.hint",
        "repair button.probe", "repair button.replace", "repair button.symptom", "story manual.auto",
        "story manual.hint", "wave bar.radix");
    /// Faults, whose English words are their own.
    private static final Pattern FAULT =
        Pattern.compile("(reasons (notation|move)|library ggf|arena guest\\.fault|link bad)\\..*");
    /// What only chooses between singular and plural, which not every language has.
    private static final Pattern COUNT = Pattern.compile("\\{\\d+,choice,[^{}]*(\\{\\d+}[^{}]*)*}");
    /// How a text writes braces of its own.
    private static final Pattern BRACES = Pattern.compile("'[{} ]+'");
    private static final Pattern CHOICE = Pattern.compile("\\{\\d+,choice,((?:[^{}]|\\{[^{}]*\\})*)\\}");
    private static final Pattern SINGLE_QUOTE = Pattern.compile("(?<!')'(?!')");

    private static Path folder() throws IOException {
        try {
            URI shell = LanguagesTest.class.getResource("shell.properties").toURI();
            return Path.of(shell).getParent();
        } catch (URISyntaxException e) {
            throw new IOException(e);
        }
    }

    private static Map<String, Properties> bundles(String suffix) throws IOException {
        Map<String, Properties> all = new TreeMap<>();
        try (Stream<Path> files = Files.list(folder())) {
            for (Path file : files.filter(path -> path.toString().endsWith(".properties")).sorted()
                .toList()) {
                String name = file.getFileName().toString().replace(".properties", "");
                String area = name.replaceAll("_(de|fr|ja|zh)$", "");
                if (name.equals(area + suffix)) {
                    all.put(area, read(file));
                }
            }
        }
        return all;
    }

    private static Properties read(Path file) throws IOException {
        Properties properties = new Properties();
        try (Reader text = Files.newBufferedReader(file)) {
            properties.load(text);
        }
        return properties;
    }

    @ParameterizedTest
    @ValueSource(strings = {"de", "fr", "ja", "zh"})
    void noTextIsMissingAndNoPlaceForAValueIsLost(String language) throws IOException {
        List<String> problems = new ArrayList<>();
        Map<String, Properties> translated = bundles("_" + language);
        bundles("").forEach((area, english) -> {
            Properties other = translated.getOrDefault(area, new Properties());
            english.stringPropertyNames().forEach(
                key -> compare(area + " " + key, english.getProperty(key), other.getProperty(key), problems));
            other.stringPropertyNames().stream()
                .filter(key -> !english.containsKey(key) && !FAULT.matcher(area + " " + key).matches())
                .forEach(key -> problems.add(area + " " + key + " is not an English key"));
        });
        assertEquals(List.of(), problems.stream().sorted().toList());
    }

    private static void compare(String where, String english, String other, List<String> problems) {
        if (other == null || other.isBlank() && !english.isBlank()) {
            problems.add(where + " is missing");
        } else if (!places(english).containsAll(places(other))
                || !places(other).containsAll(places(COUNT.matcher(english).replaceAll("")))) {
            problems.add(where + " has other values: " + other);
        }
    }

    private static TreeSet<String> places(String pattern) {
        TreeSet<String> found = new TreeSet<>();
        PLACE.matcher(pattern).results().map(MatchResult::group)
            .map(place -> place.replaceAll("[^0-9].*?(\\d+).*", "$1")).forEach(found::add);
        return found;
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "_de", "_fr", "_ja", "_zh"})
    void noKeyStandsTwice(String suffix) throws IOException {
        List<String> problems = new ArrayList<>();
        for (String area : bundles(suffix).keySet()) {
            Set<String> seen = new TreeSet<>();
            Files.readAllLines(folder().resolve(area + suffix + ".properties")).stream()
                .filter(line -> line.contains("=")).map(line -> line.substring(0, line.indexOf('=')))
                .filter(key -> !seen.add(key)).forEach(key -> problems.add(area + " " + key));
        }

        assertEquals(List.of(), problems);
    }

    @Test
    void anApostropheIsWrittenTwiceBecauseTheTextsAreMessageFormats() throws IOException {
        List<String> problems = new ArrayList<>();
        for (String suffix : List.of("", "_de", "_fr", "_ja", "_zh")) {
            bundles(suffix).forEach((area, texts) -> texts.stringPropertyNames().stream()
                .filter(
                    key -> SINGLE_QUOTE.matcher(BRACES.matcher(texts.getProperty(key)).replaceAll("")).find())
                .forEach(key -> problems.add(area + suffix + " " + key + ": " + texts.getProperty(key))));
        }
        assertEquals(List.of(), problems);
    }

    /// A branch of a choice with a value in it is read as a message once more, which takes the quote away.
    @Test
    void noApostropheIsLostInAChoice() throws IOException {
        List<String> problems = new ArrayList<>();
        for (String suffix : List.of("", "_de", "_fr", "_ja", "_zh")) {
            bundles(suffix).forEach((area, texts) -> texts.stringPropertyNames().stream()
                .filter(key -> CHOICE.matcher(texts.getProperty(key)).results()
                    .flatMap(choice -> Stream.of(choice.group(1).split("\\|")))
                    .anyMatch(branch -> branch.contains("''") && branch.contains("{")))
                .forEach(key -> problems.add(area + suffix + " " + key)));
        }
        assertEquals(List.of(), problems);
    }

    /// Keys can be chosen: a text gets them from the table of the commands.
    @Test
    void noTextNamesAKeyOfACommandItself() throws IOException {
        assertEquals(Set.of("lessons gate.1"), naming(KEY), "that lesson is told of by another part");
        assertEquals(KEYS_OF_PAGES, naming(LETTER));
    }

    private static Set<String> naming(Pattern key) throws IOException {
        Set<String> found = new TreeSet<>();
        for (String suffix : List.of("", "_de", "_fr", "_ja", "_zh")) {
            bundles(suffix).forEach((area, texts) -> texts.stringPropertyNames().stream()
                .filter(name -> key.matcher(texts.getProperty(name)).find())
                .forEach(name -> found.add(area + " " + name)));
        }
        return found;
    }

    /// A text such as "Game > My games" leads through a menu to one of its submenus.
    @ParameterizedTest
    @ValueSource(strings = {"", "_de", "_fr", "_ja", "_zh"})
    void aPathThroughTheMenusExists(String suffix) throws IOException {
        Map<String, Properties> bundles = bundles(suffix);
        Set<String> submenus = menus(bundles.get("window"));
        Pattern path = Pattern
            .compile("(?<!\\p{L})(" + String.join("|", menus(bundles.get("shell"))) + ")\\P{L}*>\\P{L}*");
        int found = 0;
        List<String> problems = new ArrayList<>();
        for (Properties texts : bundles.values()) {
            for (String key : texts.stringPropertyNames()) {
                String text = texts.getProperty(key);
                for (MatchResult menu : path.matcher(text).results().toList()) {
                    found++;
                    if (submenus.stream().noneMatch(text.substring(menu.end())::startsWith)) {
                        problems.add(key + ": " + text.substring(menu.start()));
                    }
                }
            }
        }

        assertEquals(List.of(), problems);
        assertEquals(4, found);
    }

    private static Set<String> menus(Properties texts) {
        return texts.stringPropertyNames().stream().filter(key -> key.startsWith("menu."))
            .map(texts::getProperty).collect(Collectors.toSet());
    }

    @Test
    void theWindowHasTextsInManyAreas() throws IOException {
        assertTrue(bundles("").size() > 10, bundles("").keySet().toString());
    }
}
