package flipchip.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.languagetool.JLanguageTool;
import org.languagetool.Languages;
import org.languagetool.markup.AnnotatedText;
import org.languagetool.markup.AnnotatedTextBuilder;
import org.languagetool.rules.Rule;
import org.languagetool.rules.RuleMatch;
import org.languagetool.rules.spelling.SpellingCheckRule;

/// A test of the English by LanguageTool: documents, screen texts, first sentences of class comments.
///
/// Words that its dictionary lacks stand in `words.txt` beside this class.
@Tag("thorough")
class EnglishTest {
    private static final Path ROOT = WordsTest.ROOT;
    private static final Pattern CODE = Pattern.compile("(?s)```.*?```|(?m)^(?: {4}|\\t).*$");
    /// Groups: code and names of classes, signals and files; the words of a link.
    private static final Pattern MARKUP = Pattern.compile("(`[^`\\n]*`|\\[[#A-Z][\\w.#(), "
        + "]*](?!\\()|\\b[\\w-]*[a-z][A-Z]\\w*(?:\\[\\w*])?|(?<=[\\s(])\\.[a-z]{2,4}\\b)"
        + "|!?\\[([^\\]\\n]*)]\\([^)\\s]*\\)|(?m)^\\s*(?:#+|[-*]|\\d+\\.)\\s|(?m)^[-| "
        + ":]+$|\\*\\*?|\\||<[^>]*>" + "|\\{\\d[^{}]*(?:\\{[^{}]*}[^{}]*)*}");
    private static final Pattern CLASS_COMMENT = Pattern.compile("(?m)^((?:///.*\\n)+)(?:@.*\\n)*"
        + "(?:public |final |abstract |sealed |non-sealed )*(?:class|interface|enum|record|@interface) ");
    /// Rules about signs and style, and those that stumble over names of signals and over our terms.
    private static final List<String> RULES_OFF = List.of("""
        UPPERCASE_SENTENCE_START EN_QUOTES DASH_RULE WHITESPACE_RULE CONSECUTIVE_SPACES
        COMMA_PARENTHESIS_WHITESPACE SENTENCE_WHITESPACE SPACE_BEFORE_PARENTHESIS DOUBLE_PUNCTUATION
        UNIT_SPACE HYPHEN_TO_EN ARROWS PLUS_MINUS MULTIPLICATION_SIGN EN_UNPAIRED_BRACKETS
        EN_UNPAIRED_QUOTES PUNCTUATION_PARAGRAPH_END OXFORD_SPELLING_Z_NOT_S
        ENGLISH_WORD_REPEAT_BEGINNING_RULE ENGLISH_WORD_REPEAT_RULE PHRASE_REPETITION LINE_COMPOUNDS
        ID_CASING LOWERCASE_MONTHS CD_NN YOUR YOUR_YOU_2 COMMA_COMPOUND_SENTENCE COMMA_COMPOUND_SENTENCE_2
        UNNECESSARY_COMMA ACCEPT_EXCEPT ITS_TO_IT_S ONE_PLURAL EN_A_VS_AN THE_SUPERLATIVE
        NOUN_APOSTROPHE_S_VERB APOS_ARE FR NON_STANDARD_WORD A_INFINITIVE EXCEPTION_OF_TO
        AGREEMENT_SENT_START_2 RECOMMENDED_COMPOUNDS A_BIT BEEN_PART_AGREEMENT NON3PRS_VERB
        INCORRECT_POSSESSIVE_FORM_AFTER_A_NUMBER ADVERB_WORD_ORDER LATER_LATTER EVERY_EACH_SINGULAR
        """.strip().split("\\s+"));
    private static JLanguageTool tool;

    @BeforeAll
    static void begin() throws IOException {
        tool = new JLanguageTool(Languages.getLanguageForShortCode("en-GB"));
        RULES_OFF.forEach(tool::disableRule);
        List<String> words =
            Files.readAllLines(ROOT.resolve("lab/src/test/resources/flipchip/architecture/words.txt"));
        for (Rule rule : tool.getAllActiveRules()) {
            if (rule instanceof SpellingCheckRule spelling) {
                spelling.addIgnoreTokens(words);
            }
        }
    }

    @Test
    void aMistakeIsFound() throws IOException {
        assertEquals(3, findings(Map.of("sentence", "This are a mistke.")).size());
    }

    @Test
    void documentsAreRight() throws IOException {
        Map<String, String> documents = new LinkedHashMap<>();
        documents.put("README.md", Files.readString(ROOT.resolve("README.md")));
        for (Path page : WordsTest.files(ROOT.resolve("docs"), ".md")) {
            documents.put(ROOT.relativize(page).toString(), Files.readString(page));
        }

        assertTrue(documents.size() > 30, documents.size() + " documents");
        assertEquals("", String.join("\n", findings(documents)));
    }

    @Test
    void screenTextsAreRight() throws IOException {
        Map<String, String> texts = new LinkedHashMap<>(WordsTest.texts());
        texts.keySet().removeIf(key -> key.startsWith("synonyms") || key.startsWith("keys"));

        assertEquals("", String.join("\n", findings(texts)));
    }

    @Test
    void firstSentencesOfClassCommentsAreRight() throws IOException {
        Map<String, String> sentences = new LinkedHashMap<>();
        for (Path file : WordsTest.files(ROOT, ".java")) {
            Matcher comment = CLASS_COMMENT.matcher(Files.readString(file));
            if (comment.find()) {
                String text = comment.group(1).replaceAll("(?m)^/// ?", "").replace('\n', ' ');
                sentences.put(file.getFileName().toString(),
                    text.split("(?<=[.!?]) +(?=[A-Z])|(?:^| )@(?:param|throws|return)")[0]);
            }
        }

        assertTrue(sentences.size() > 1000, sentences.size() + " sentences");
        assertEquals("", String.join("\n", findings(sentences)));
    }

    private static List<String> findings(Map<String, String> texts) throws IOException {
        List<String> findings = new ArrayList<>();
        for (Map.Entry<String, String> text : texts.entrySet()) {
            String plain = CODE.matcher(text.getValue()).replaceAll("");
            for (RuleMatch match : tool.check(annotated(plain))) {
                String around = plain.substring(Math.max(0, match.getFromPos() - 30),
                    Math.min(plain.length(), match.getToPos() + 30)).replace('\n', ' ');
                findings.add(text.getKey() + ": " + match.getRule().getId() + " in '" + around + "': "
                    + plain.substring(match.getFromPos(), match.getToPos()));
            }
        }
        return findings;
    }

    private static AnnotatedText annotated(String text) {
        AnnotatedTextBuilder built = new AnnotatedTextBuilder();
        Matcher markup = MARKUP.matcher(text);
        int at = 0;
        while (markup.find()) {
            built.addText(text.substring(at, markup.start()));
            at = markup.end();
            String found = markup.group();
            if (markup.group(2) != null && !markup.group(2).matches("\\S*[a-z]([A-Z]|\\.[a-z])\\S*")) {
                int words = markup.start(2) - markup.start();
                built.addMarkup(found.substring(0, words));
                built.addText(markup.group(2));
                built.addMarkup(found.substring(words + markup.group(2).length()));
            } else {
                built.addMarkup(found, isName(markup) ? "Flipchip" : meaning(found));
            }
        }
        return built.addText(text.substring(at)).build();
    }

    private static boolean isName(Matcher markup) {
        return markup.group(1) != null || markup.group(2) != null;
    }

    private static String meaning(String markup) {
        return markup.startsWith("{") ? "7" : markup.equals("|") ? "\n\n" : "";
    }
}
