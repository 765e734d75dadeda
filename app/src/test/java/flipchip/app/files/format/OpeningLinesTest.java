package flipchip.app.files.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import flipchip.engine.notation.Transcript;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OpeningLinesTest {
    private static final String GAME = "f5d6c5f4e3c6d3f6e6d7g3c4";

    private static List<String> games(String text) {
        return Recognizer.read(text).games().stream().map(SavedGame::game).map(Transcript::print).toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Opening: Rose (f5d6c5f4e3c6d3f6e6d7)\n#", "Opening: Tiger (F5D6C3D3C4)\n\n#",
        "Variation: Rose-Birdie (f5 d6 c5 f4 e3 c6 d3 f6)\n#", "Line: f5d6c5f4e3\n#",
        "Book: f5d6c5f4 (12 moves)\nBlack: Ann (1543)\nWhite: Ben\n#",
        "Book line (1. f5 d6 2. c5 f4), left at move 5\n#", "Rose (f5d6c5f4e3c6)\n#",
        "# Opening: Rose (f5d6c5)", "#\nOpening: Rose (f5d6c5f4e3c6d3f6e6d7)\nResult: 34-30\n",
        "Opening = Cow (f5f6e6f4)\r\n#\r\n", "Opening: Rose (f5d6c5f4e3\nc6d3f6e6d7)\n#",
        "Eröffnung: Rose (F5 D6 C5 F4 E3)\n#", "Ouverture : Rose (f5d6c5)\n#", "定石：ローズ（f5d6c5f4）\n#",
        "> Opening: Rose (f5-d6-c5-f4)\n> #",
        "Opening: Rose (f5d6c5)\nVariation: Brightwell (f5d6c5f4e3c6)\n#",
        "Opening name: \"Rose\" (f5d6c5...)\n#", "<p>Opening: Rose (f5d6c5f4)</p><p>#</p>",
        "Opening: Rose (f5d6c5), game: #", "12:04 <ann> opening: rose (f5d6c5f4e3c6)\n12:05 <ben> #"})
    void theMovesOfAnOpeningAreNotAGameOfTheirOwn(String form) {
        for (String moves : List.of(GAME, "1. f5 d6 2. c5 f4 3. e3 c6 4. d3 f6 5. e6 d7 6. g3 c4")) {
            String text = form.replace("#", moves);

            assertEquals(List.of(GAME), games(text), text);
            assertTrue(Recognizer.read(text).notes().toString().contains("skipped: "), text);
            assertEquals(List.of(), Recognizer.read(text).problems(), text);
        }
    }

    @Test
    void namesBelowTheOpeningAreRead() {
        GameInfo info = Recognizer.read("Opening: Rose (f5d6c5)\nBlack: Ann\nWhite: Ben\n" + GAME).games()
            .getFirst().info();

        assertEquals(List.of("Ann", "Ben"), List.of(info.black(), info.white()));
    }

    @Test
    void eachGameOfSeveralHasItsOwnOpening() {
        String other = "f5f6e6f4e3c5c4d3";

        assertEquals(List.of(GAME, other, GAME), games("Opening: Rose (f5d6c5)\n" + GAME
            + "\n\nOpening: Cow (f5f6e6f4)\n" + other + "\n\nOpening: Rose (f5d6c5f4)\n" + GAME));
    }

    /// Without another game the moves of an opening are the game; lines that begin otherwise are games.
    @Test
    void theMovesOfAnOpeningAreAGameWhereNothingElseIs() {
        assertEquals(List.of("f5d6c5"), games("Opening: Rose (f5d6c5)"));
        assertEquals(List.of("f5d6c5", "f5f6e6"), games("Opening: Rose (f5d6c5)\nOpening: Cow (f5f6e6)"));
        assertEquals(List.of("f5d6c5", "f5f6e6f4"), games("Line 1: f5d6c5\nf5f6e6f4"));
        assertEquals(List.of(GAME), games("Opening: Rose (f5d6c5f4e3)\n6. c6 7. d3 f6 8. e6 d7 9. g3 c4"),
            "moves that go on from it");
    }

    @Test
    void exportsAndTablesWithAnOpeningHoldOneGame() {
        for (String text : List.of("{\"opening\":\"f5d6c5f4\",\"moves\":\"" + GAME + "\"}",
            "{\"opening\":{\"name\":\"Rose\",\"moves\":\"f5d6c5\"},\"black\":\"Ann\",\"moves\":\"" + GAME
                + "\"}",
            "opening,black,white,moves\nf5d6c5f4,Ann,Ben," + GAME,
            "[Opening \"Rose (f5d6c5)\"]\n[Black \"Ann\"]\n\n" + GAME,
            "[Black \"Ann\"]\n\n{Opening: Rose (f5d6c5)} f5 d6 c5 f4 e3 c6 d3 f6 e6 d7 g3 c4",
            "(;GM[2]C[Opening: Rose (f5d6c5)];B[f5];W[d6];B[c5];W[f4];B[e3];W[c6];B[d3];W[f6]"
                + ";B[e6];W[d7];B[g3];W[c4])")) {
            assertEquals(List.of(GAME), games(text), text);
        }
    }
}
