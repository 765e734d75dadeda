package flipchip.app.chips.gallery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import flipchip.app.kit.text.Languages;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Stability;
import flipchip.engine.notation.BoardText;
import flipchip.engine.notation.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What exhibits say: of one thing in the singular, and of games that begin or end unusually.
@ExtendWith(Languages.class)
class ExhibitSentencesTest {
    private static final String FULL = "X".repeat(62);
    private static final String ONE = "(?<![\\d,.:+-])1 ";
    /// A plural after the number one, and sentences of one square or product with the verb of several.
    private static final Map<Locale, Pattern> WRONG = Map.of(Locale.ENGLISH,
        Pattern.compile(ONE
            + "(stable |empty )?(discs|squares|nets|wires|terms|ways|circuits)\\b|1 net .* gates change[.;]"
            + "|moves [a-h]\\d come|: [a-h]\\d join;|^[^;]*; [^·]*·[^;]* hold,|·[^;]*;[^;]*· [^;]* holds,"),
        Locale.GERMAN,
        Pattern
            .compile(ONE + "(stabile|stabilen|leere|Steine|Felder|Netze|Leitungen|Terme|Arten|Schaltungen)\\b"
                + "|Züge [a-h]\\d kommen|: [a-h]\\d kommen"),
        Locale.FRENCH, Pattern.compile(ONE + "(pions|cases|nets|fils|termes|façons|circuits)\\b"
            + "|légaux [a-h]\\d entrent|: [a-h]\\d s’ajoutent"));

    private static Recording<?> record(String exhibit, String choice, Game own) {
        Exhibit shown =
            Exhibits.all().stream().filter(one -> one.id().equals(exhibit)).findFirst().orElseThrow();
        return shown.record(
            new Exhibit.Request(choice, shown.forms().stream().findFirst().orElse(""), own, () -> false));
    }

    private static Game from(String board) {
        try {
            return Game.startingAt(BoardText.parse(board));
        } catch (NotationException e) {
            throw new AssertionError(e);
        }
    }

    @ParameterizedTest
    @CsvSource({"flipper, longest", "counter, one", "selector, own-game", "register, late",
        "register, own-game", "stages, own-game", "score, random", "stability, full", "types, all",
        "masks, one", "terms, middle-flat"})
    void oneIsSingular(String exhibit, String choice) {
        WRONG.forEach((language, wrong) -> {
            Languages.speak(language);
            Recording<?> run = record(exhibit, choice, from(FULL + "O- X"));
            Stream
                .concat(Stream.of(run.result()),
                    IntStream.range(0, run.steps().size()).mapToObj(run::sentence))
                .forEach(sentence -> assertFalse(wrong.matcher(sentence).find(), language + ": " + sentence));
        });
    }

    /// The figure was that of the whole run, also where four positions went through.
    @ParameterizedTest
    @ValueSource(strings = {"opening", "middle", "stream"})
    void theScannerNeedsSixteenClocksForOnePosition(String choice) {
        assertEquals(List.of("16"), record("scanner", choice, Game.INITIAL).figures().stream()
            .filter(figure -> figure.id().equals("transfer")).map(Figure::value).toList());
    }

    @Test
    void twelveEmptySquaresAreTwelve() {
        Position twelve = SamplePositions.endgame(12);
        long stable = Stability.stable(twelve.black(), twelve.white());

        assertEquals(12, twelve.board().empties());
        assertEquals(Exhibit.common("number", Long.bitCount(stable)) + " stable discs",
            record("register", "late", Game.INITIAL).result());
        Recording<?> list = record("stability", "full", Game.INITIAL);
        assertEquals("Move 48, look 52: ",
            IntStream.range(0, list.steps().size()).mapToObj(list::sentence)
                .filter(sentence -> sentence.contains("first pass")).reduce((_, last) -> last).orElseThrow()
                .substring(0, 18));
    }

    @ParameterizedTest
    @ValueSource(strings = {"selector", "flipper"})
    void aBoardOnWhichTheGameIsOverIsNoPass(String exhibit) {
        Game over = from("X".repeat(4) + "-".repeat(60) + " O");

        assertEquals("The game is over: no move is left to show. Choose another run.",
            assertThrows(Exhibit.Refused.class, () -> record(exhibit, Exhibit.OWN_GAME, over)).getMessage());
    }

    /// The list continues from discs that are stable on the board with which a game begins.
    @Test
    void theListBeginsWithTheBoardThatWasSetUp() {
        Game start = from(FULL + "O- X");
        for (Game game : List.of(start, start.play(start.position().moves().getFirst()))) {
            Position last = game.position();
            Recording<?> run = record("stability", Exhibit.OWN_GAME, game);

            assertEquals(Long.bitCount(Stability.stable(last.black(), last.white())), Integer.parseInt(
                run.sentence(run.steps().size() - 1).replaceAll(".*The end: (\\d+) stable discs\\.", "$1")));
        }
    }
}
