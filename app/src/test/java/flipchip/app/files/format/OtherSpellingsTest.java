package flipchip.app.files.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import flipchip.engine.board.Position;
import flipchip.engine.notation.BoardText;
import flipchip.engine.notation.Transcript;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Games and boards as only few programs and people write them.
class OtherSpellingsTest {
    private static final String INITIAL = BoardText.print(Position.INITIAL);

    @ParameterizedTest
    @ValueSource(strings = {"8/8/8/3OX3/3XO3/8/8/8 X", "8/8/8/3ox3/3xo3/8/8/8 x", "8/8/8/3wb3/3bw3/8/8/8 b",
        "FEN: 8/8/8/3WB3/3BW3/8/8/8 B", "8/8/8/3OX3/3XO3/8/8/44 black to move",
        "{\"board\":[\"........\",\"........\",\"........\",\"...OX...\",\"...XO...\",\"........\", "
            + "\"........\", \"........\"],\"turn\":\"X\"}",
        "['--------', '--------', '--------', '---OX---', '---XO---', '--------', '--------', '--------'] X"})
    void aBoardWithRunsOfEmptySquaresOrRowsInQuotesIsRead(String text) {
        Reading read = Recognizer.read(text);

        assertEquals(List.of(INITIAL),
            read.games().stream().map(game -> BoardText.print(game.game().position())).toList());
        assertTrue(read.notes().stream().noneMatch(note -> note.contains("inferred")), text);
    }

    @Test
    void rowsOfMoreOrFewerSquaresAreNoBoard() {
        assertEquals(List.of(), Recognizer.read("8/8/8/3OX4/3XO3/8/8/8 X").games());
        assertEquals(List.of(), Recognizer.read("8/8/8/8/8/8/8/8 X").games());
    }

    @ParameterizedTest
    @ValueSource(
        strings = {"{f5d6c3d3}", "\\othellogame{f5d6c3d3}", "{{transcript|moves=f5d6c3d3|black=Ann}}"})
    void movesInBracesAreAGameWhereNothingElseIs(String text) {
        Reading read = Recognizer.read(text);

        assertEquals(List.of("f5d6c3d3"), transcripts(read));
        assertTrue(read.notes().getLast().contains("braces"), read.notes().toString());
        SavedGame other = Recognizer.read("f5 {d6 was expected} f4").games().getFirst();
        assertEquals("d6 was expected", other.tree().first().getFirst().comment());
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"black\":\"Ann\",\"moves\":[\"f5\",\"d6\",\"c3\",\"d3\"",
        "[\n{\"moves\":[\"f5\",\"d6\",\"c3\",\"d3\",\n",
        "[{\"moves\":[{\"at\":\"f5\"},{\"at\":\"d6\"},{\"at\":\"c3\"},{\"at\":\"d3\"}",
        "{\"moves\":\"f5 d6 c3 d3"})
    void theMissingEndOfJsonIsNamed(String text) {
        Reading read = Recognizer.read(text);

        assertEquals(List.of("f5d6c3d3"), transcripts(read));
        assertEquals(List.of("Game 1: the text ends before the game does"), read.problems());
    }

    @Test
    void aMoveInJsonWithoutAKnownPartIsNotTakenForAPass() {
        assertTrue(Recognizer.read("{\"moves\":[{\"r\":5,\"c\":6}]}").problems().getFirst()
            .contains("is not a move"));
        for (String move : List.of("{\"col\":\"f\",\"row\":5}", "{\"file\":\"F\",\"rank\":\"5\"}")) {
            assertEquals(List.of("f5"), transcripts(Recognizer.read("{\"moves\":[" + move + "]}")), move);
        }
    }

    @Test
    void aCommentBeforeAVariationIsSaidOfItsFirstMove() {
        Reading read = Recognizer.read("""
            [Black "a"]
            [White "b"]

            1. f5 d6 {x} ({better} {much} 1... f4 {y} 2. e3) (1... f6) ({no move}) 2. c3 *
            """);

        assertEquals("(;B[f5](;W[d6]C[x];B[c3])(;W[f4]C[better\nmuch\ny];B[e3])(;W[f6]))",
            TreeFormat.write(read.games().getFirst()).replaceAll("\n\\(", "(")
                .replaceAll(".*SZ\\[8\\][^;]*", "(").strip());
        assertEquals(List.of("Not part of the game and skipped: ({no move})"), read.notes());
    }

    @Test
    void wholeWordsAreNamedOnceWhereTheyAreSkipped() {
        Reading read = Recognizer.read("Negras: José, Blancas/María — Örjan's <b>Åke f5d6c3");

        assertEquals(List.of("f5d6c3"), transcripts(read));
        assertEquals(List.of("Not part of the game and skipped: José  María  Örjan  s and 1 more"),
            read.notes());
    }

    @ParameterizedTest
    @ValueSource(strings = {"Nero: Ann\nBianco: Ben", "Negras: Ann\nBlancas: Ben",
        "Pretas: Ann\nBrancas: Ben", "Zwart: Ann\nWit: Ben", "Svart: Ann\nVit: Ben",
        "Noirs : Ann\nBlancs : Ben", "Neri: Ann\nBianchi: Ben", "黑棋：Ann\n白棋：Ben", "黒番：Ann 白番：Ben",
        "●: Ann\n○: Ben", "B: Ann\nW: Ben", "X: Ann  O: Ben"})
    void labelsOfPlayersAreKnownInManyLanguages(String head) {
        Reading read = Recognizer.read(head + "\nf5d6c3d3");

        assertEquals(List.of("f5d6c3d3"), transcripts(read));
        assertEquals(GameInfo.NONE.withPlayers("Ann", "Ben"), read.games().getFirst().info());
        assertEquals(List.of(), read.notes());
    }

    @ParameterizedTest
    @ValueSource(strings = {"B plays f5; W plays d6; B plays c3; W plays d3; B plays c4",
        "Black to f5; White to d6; Black to c3; White to d3; Black to c4;",
        "f5 (B); d6 (W); c3 (B); d3 (W); c4"})
    void aLogOnOneLineIsRead(String log) {
        Reading read = Recognizer.read(log);

        assertEquals(List.of("f5d6c3d3c4"), transcripts(read));
        assertEquals(List.of(), read.problems());
    }

    @Test
    void semicolonsWithoutALogBeginAComment() {
        SavedGame game = Recognizer.read("f5 ; a; b; or d6\nd6\nc3").games().getFirst();

        assertEquals("a; b; or d6", game.tree().first().getFirst().comment());
        assertEquals(3, game.game().length());
    }

    @ParameterizedTest
    @ValueSource(strings = {"f5 d6 c3 d3 c4 f4 c5 b3 c2 a9", "f5 d6 c3 d3 c4 f4 c5 b3 c2 k7. e3"})
    void aBadMoveBehindAListIsNamed(String text) {
        Reading read = Recognizer.read(text);

        assertEquals(List.of("f5d6c3d3c4f4c5b3c2"), transcripts(read));
        assertTrue(read.problems().getFirst().startsWith("move 10: "), read.problems().toString());
    }

    private static List<String> transcripts(Reading read) {
        return read.games().stream().map(game -> Transcript.print(game.game())).toList();
    }
}
