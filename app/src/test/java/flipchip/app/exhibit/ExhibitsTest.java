package flipchip.app.exhibit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every run of every exhibit, recorded and read without a screen.
class ExhibitsTest {

    static List<Exhibit<?>> exhibits() {
        return Exhibits.all(() -> Samples.randomGame().prefix(41));
    }

    @ParameterizedTest
    @MethodSource("exhibits")
    void everyRunIsRecordedAndEveryStepAndFigureHasItsWords(Exhibit<?> exhibit) {
        assertFalse(exhibit.title().isBlank() || exhibit.sentence().isBlank());
        assertTrue(exhibit.source().startsWith("Document 00"), exhibit.source());
        for (String choice : exhibit.choices()) {
            assertFalse(exhibit.choiceText(choice).isBlank());
            read(exhibit.record(choice, () -> false), exhibit.id() + " " + choice);
        }
    }

    private static <S> void read(Recording<S> run, String name) {
        assertTrue(run.steps().size() > 1, name);
        assertFalse(run.result().isBlank(), name);
        Set<String> sentences = new HashSet<>();
        for (int i = 0; i < run.steps().size(); i++) {
            String sentence = run.sentence(i);
            assertFalse(sentence.contains("{") || sentence.isBlank(), () -> name + ": " + sentence);
            sentences.add(sentence);
        }
        assertTrue(sentences.size() * 10 > run.steps().size() * 9, name + " says only " + sentences.size() + " things");
        Set<String> ids = new HashSet<>();
        for (Figure figure : run.figures()) {
            assertTrue(ids.add(figure.id()), name + ": " + figure.id());
            assertFalse(figure.computed().isBlank(), name + ": " + figure.id());
            figure.quoted().ifPresent(quote -> assertEquals(figure.reason().isEmpty(),
                quote.value().equals(figure.computed()) || isRounded(figure.computed(), quote.value()),
                name + ": " + figure.name() + " " + figure.computed() + " against " + quote.value()));
        }
    }

    /// "1.196 µs" is 1.20 µs.
    private static boolean isRounded(String computed, String quoted) {
        return computed.equals("1.196 µs") && quoted.equals("1.20 µs");
    }

    @Test
    void thereIsOneExhibitForEachCard() {
        assertEquals(15, exhibits().stream().map(Exhibit::id).distinct().count());
    }
}
