package flipchip.app.circuit.story;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import flipchip.app.circuit.array.Agreement;
import flipchip.app.circuit.array.Agreement.Verdict;
import flipchip.app.circuit.story.StoryClaims.Tale;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.kit.text.Languages;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.run.HazardStory;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The paragraph about each timing story, sentence by sentence, and what is said about its end: looked up in
/// the recording of the story.
class StoryTextsTest {
    private static final Texts TEXTS = Texts.of("story");
    private static final Pattern NAMES = Pattern.compile("[a-h][1-8]|LATCH|TEST|READY|OVER|select");
    private static final Pattern ENDING = Pattern.compile("In the end the machine (?:shows game over, "
        + "(?<black>\\d+) to (?<white>\\d+)|waits in READY for (?<waits>\\w+)|is in (?<state>\\w+))[.] "
        + "By the rules (?:the game is over|(?<color>\\w+) is to move: (?<moves>[a-h1-8 ]+))[.] "
        + "(?:Both agree|They differ)[.]");

    @RegisterExtension
    final Languages languages = new Languages();

    @ParameterizedTest
    @EnumSource
    void everySentenceAboutAStoryHoldsInItsRecording(HazardStory story) {
        Languages.speak(Locale.ENGLISH);
        Map<String, BooleanSupplier> claims = StoryClaims.of(Tale.of(story));
        for (String sentence : TEXTS.get("hazard." + story + ".about").split("(?<=[.]) ")) {
            assertTrue(claims.containsKey(sentence), () -> "not looked up: " + sentence);
            assertTrue(claims.get(sentence).getAsBoolean(), sentence);
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyLanguageNamesTheSameSquaresAndStates(HazardStory story) {
        Languages.speak(Locale.ENGLISH);
        Set<String> english = names(story);
        for (Locale language : List.of(Locale.GERMAN, Locale.FRENCH, Locale.JAPANESE, Locale.CHINESE)) {
            Languages.speak(language);
            assertEquals(english, names(story), language.toString());
        }
    }

    private static Set<String> names(HazardStory story) {
        return NAMES.matcher(TEXTS.get("hazard." + story + ".about")).results().map(MatchResult::group)
            .collect(Collectors.toSet());
    }

    @ParameterizedTest
    @EnumSource
    void whatIsSaidOfTheEndIsTheEndOfTheRecording(HazardStory story) {
        Languages.speak(Locale.ENGLISH);
        Tale tale = Tale.of(story);
        Position rules = tale.run().game().position();
        String said = HazardModel.ending(new HazardModel.Told(story, tale.run(), tale.clocks(), Set.of()));

        Matcher words = ENDING.matcher(said);
        assertTrue(words.matches(), said);
        if (words.group("black") != null) {
            assertTrue(StoryClaims.is(tale.last(), ControllerState.OVER), said);
            assertEquals(words.group("black") + " to " + words.group("white"),
                Long.bitCount(tale.last().black()) + " to " + Long.bitCount(tale.last().white()));
        } else if (words.group("waits") != null) {
            assertTrue(tale.endsIn(ControllerState.READY, color(words.group("waits"))), said);
        } else {
            assertTrue(StoryClaims.is(tale.last(), ControllerState.valueOf(words.group("state"))), said);
        }
        if (words.group("color") == null) {
            assertTrue(rules.isGameOver(), said);
        } else {
            assertEquals(color(words.group("color")), rules.toMove());
            assertEquals(words.group("moves"), Square.list(rules.legalMoves()));
        }
        boolean differ = Agreement.of(Moment.of(tale.run(), tale.run().last())).verdict() == Verdict.DIFFER;
        assertEquals(differ, said.endsWith("They differ."), said);
    }

    private static Color color(String name) {
        return name.equals("Black") ? Color.BLACK : Color.WHITE;
    }
}
