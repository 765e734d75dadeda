package flipchip.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A test of the words: banned words in screen texts and comments, sentences that stand twice, small text.
class WordsTest {
    static final Path ROOT = Path.of(System.getProperty("flipchip.root"));
    private static final Path APP = ROOT.resolve("app/src/main");
    private static final Pattern BANNED = Pattern.compile(
        "\\b(so many|nobody|somebody|whoever|anew|is no|documents? 00\\d?)\\b|∀", Pattern.CASE_INSENSITIVE);
    private static final Pattern COMMENT = Pattern.compile("(?m)(?:^|\\s)//+(.*)$");
    private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\\\n]|\\\\.)*)\"");
    private static final Pattern CONCATENATION = Pattern.compile("\"\\s*\\+\\s*\"");
    private static final Pattern PLACE = Pattern.compile("\\{\\d[^{}]*(?:\\{[^{}]*}[^{}]*)*}");
    private static final Pattern FONT_SIZE = Pattern.compile("-fx-font-size:\\s*([\\d.]+)px");
    private static final Pattern FONT = Pattern.compile("Fonts\\.(?:text|bold|code)\\(([\\d.]+)\\)");
    private static final int MOST_IN_COMMENTS = 0;
    private static final int WORDS_OF_A_SENTENCE = 4;
    /// A size of 1 loads a typeface, and nothing is drawn in it.
    private static final double LEAST_PIXELS = 11;
    /// Sentences of the command line and of protocols, which are English, that the window has by chance, too.
    private static final Set<String> BY_CHANCE = Set.of("reasons.properties file.full",
        "repair.properties kind.SWAPPED", "repair.properties kind.CROSSED",
        "story.properties situation.OVER.stay", "exhibit.properties stages.say.over");

    @ParameterizedTest
    @CsvSource({"There is no such file, 1", "This is not a game, 0", "Document 000 says so, 1",
        "∀ proved by nobody, 2", "Somebody is nowhere, 1"})
    void aBannedWordIsFound(String text, int found) {
        assertEquals(found, BANNED.matcher(text).results().count());
    }

    @Test
    void screenTextsHaveNoBannedWord() throws IOException {
        List<String> found = new ArrayList<>();
        texts().forEach((key, text) -> banned(text).forEach(word -> found.add(key + ": " + word)));

        assertEquals(List.of(), found);
    }

    @Test
    void bannedWordsInCommentsAreRare() throws IOException {
        List<String> found = new ArrayList<>();
        for (Path file : files(ROOT, ".java")) {
            COMMENT.matcher(Files.readString(file)).results().flatMap(comment -> banned(comment.group(1)))
                .forEach(word -> found.add(ROOT.relativize(file) + ": " + word));
        }

        assertTrue(found.size() <= MOST_IN_COMMENTS, found.size() + " " + found);
    }

    /// The command line and the window share their words by the bundles.
    @Test
    void noSentenceOfTheScreenStandsInCode() throws IOException {
        Map<String, String> sentences = new TreeMap<>();
        texts().forEach((key, text) -> {
            String plain = PLACE.matcher(text).replaceAll("{}").strip();
            if (plain.split("\\s+").length >= WORDS_OF_A_SENTENCE) {
                sentences.put(plain, key);
            }
        });
        List<String> twice = new ArrayList<>();
        for (Path file : files(APP.resolve("java"), ".java")) {
            String code =
                CONCATENATION.matcher(COMMENT.matcher(Files.readString(file)).replaceAll("")).replaceAll("");
            LITERAL.matcher(code).results().map(literal -> literal.group(1).replace("\\\"", "\"").strip())
                .map(literal -> PLACE.matcher(literal).replaceAll("{}")).filter(sentences::containsKey)
                .filter(literal -> !BY_CHANCE.contains(sentences.get(literal)))
                .forEach(literal -> twice.add(file.getFileName() + ": " + sentences.get(literal)));
        }

        assertTrue(sentences.size() > 1000, sentences.size() + " sentences");
        assertEquals(List.of(), twice);
    }

    @Test
    void textOnTheScreenIsNotSmall() throws IOException {
        List<String> small = new ArrayList<>();
        small(files(APP.resolve("resources"), ".css"), FONT_SIZE, small);
        small(files(APP.resolve("java"), ".java"), FONT, small);

        assertEquals(List.of(), small);
    }

    private static void small(List<Path> files, Pattern size, List<String> small) throws IOException {
        int seen = 0;
        for (Path file : files) {
            Matcher found = size.matcher(Files.readString(file));
            while (found.find()) {
                seen++;
                if (Double.parseDouble(found.group(1)) < LEAST_PIXELS && !found.group().endsWith("(1)")) {
                    small.add(file.getFileName() + ": " + found.group());
                }
            }
        }
        assertTrue(seen > 10, seen + " sizes");
    }

    private static Stream<String> banned(String text) {
        return BANNED.matcher(text).results().map(MatchResult::group);
    }

    /// The English screen texts by bundle and key.
    static Map<String, String> texts() throws IOException {
        Map<String, String> texts = new TreeMap<>();
        for (Path file : files(APP.resolve("resources/flipchip/app/kit/text"), ".properties")) {
            String name = file.getFileName().toString();
            if (!name.contains("_")) {
                Files.readAllLines(file).stream().filter(line -> line.contains("=")).forEach(line -> {
                    String[] parts = line.split("=", 2);
                    texts.put(name + " " + parts[0], parts[1].replace("''", "'").replace("\\n", "\n"));
                });
            }
        }
        return texts;
    }

    static List<Path> files(Path folder, String ending) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(ending))
                .filter(file -> !file.toString().contains("/target/")).sorted().toList();
        }
    }
}
