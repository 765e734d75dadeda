package flipchip.app.files.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.notation.BoardText;
import flipchip.engine.notation.Ggf;
import flipchip.engine.notation.GgfGame;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;
import org.junit.jupiter.api.Test;

public class RecognizerTest {
    private static final String INITIAL = "---------------------------OX------XO---------------------------";

    @Test
    void aTranscriptIsReadInAnyCaseAndSpacing() throws NotationException {
        assertEquals(Transcript.parse("f5d6c3d3"), only("F5 d6\nC3, D3", Reading.Kind.TRANSCRIPT).game());
    }

    @Test
    void aNumberedListWithHeadsIsRead() throws NotationException {
        SavedGame game = only("""
            [Event "Club night"]
            [Black "Ann"]
            [White "Ben"]
            1. f5 d6 2. c3 d3
            3. c4 f4 34-30
            """, Reading.Kind.TRANSCRIPT);

        assertEquals(Transcript.parse("f5d6c3d3c4f4"), game.game());
        assertEquals("Ann – Ben, Club night", game.title());
    }

    @Test
    void aGameOfOthelloQuestIsRead() throws NotationException {
        SavedGame game = only("""
            {"id":"k3","created":"2026-01-01","players":[{"name":"ann"},{"name":"ben"}],
             "position":{"moves":[{"m":"f5","t":1200},{"m":"d6","t":900}, {"t":5,"m" : "c3"},{"m":"d3"}]}}
            """, Reading.Kind.TRANSCRIPT);

        assertEquals(Transcript.parse("f5d6c3d3"), game.game());
    }

    @Test
    void aBadMoveOrPassInAGameOfOthelloQuestIsNamed() {
        for (String move : List.of("a1", "-", "zz")) {
            Reading read = Recognizer.read("{\"moves\":[{\"m\":\"f5\"},{\"m\":\"" + move + "\"}]}");

            assertEquals(1, read.games().getFirst().game().length(), move);
            assertTrue(read.problems().getFirst().startsWith("move 2: "), read.problems().toString());
        }
    }

    @Test
    void aBoardFollowedByMovesIsAGameFromThatBoard() throws NotationException {
        String board = BoardText.print(Transcript.parse("f5d6c3").position());
        for (String text : List.of(board + " d3c4", board + ", d3 c4",
            board.replaceAll("(.{8})(?=.{3})", "$1\n") + "\nd3c4")) {
            SavedGame game = only(text, Reading.Kind.BOARD);

            assertEquals(Transcript.parse("f5d6c3").position(), game.game().start(), text);
            assertEquals(2, game.game().length(), text);
        }
        Reading bad = Recognizer.read(board + " d3a1");
        assertEquals(1, bad.games().getFirst().game().length());
        assertTrue(bad.problems().getFirst().startsWith("move 2: a1 flips no disc"),
            bad.problems().toString());
    }

    @Test
    void theFirstBadMoveIsNamedAndTheGoodPartKept() throws NotationException {
        Reading read = Recognizer.read("f5d6c3a1d3");

        assertEquals(Transcript.parse("f5d6c3"), read.games().getFirst().game());
        assertEquals(1, read.problems().size());
        assertTrue(
            read.problems().getFirst()
                .matches("move 4: a1 flips no disc; White can play .*3 moves before it were kept"),
            read.problems().getFirst());
    }

    @Test
    void whatIsNoGameSaysWhatWouldBe() {
        for (String text : List.of("", "   \n", "hello", "\u0000", "(", ";", "42")) {
            Reading read = Recognizer.read(text);
            assertEquals(List.of(), read.games(), text);
            assertEquals(1, read.problems().size(), text);
        }
    }

    @Test
    void aBoardOf64SignsIsRead() {
        assertEquals(Position.INITIAL, only(INITIAL + " X", Reading.Kind.BOARD).game().start());
        assertEquals(Color.WHITE, Recognizer.read(INITIAL.replaceAll("(.{8})", "$1\n") + "O").games()
            .getFirst().game().start().toMove());
    }

    @Test
    void aBoardWithoutASideGuessesItAndSaysSo() {
        Reading read = Recognizer.read(INITIAL);

        assertEquals(Position.INITIAL, read.games().getFirst().game().start());
        assertEquals(List.of(), read.problems());
        assertEquals(1, read.notes().size());
    }

    @Test
    void aDiagramWithRanksAndFilesIsRead() {
        StringBuilder text = new StringBuilder("  A B C D E F G H\n");
        for (int rank = 0; rank < 8; rank++) {
            text.append(rank + 1).append(" |")
                .append(INITIAL.substring(8 * rank, 8 * rank + 8).replaceAll("(.)", "$1 ")).append("| ")
                .append(rank + 1).append('\n');
        }

        assertEquals(Position.INITIAL, Recognizer.read(text.toString()).games().getFirst().game().start());
    }

    @Test
    void aBoardThatIsTooShortNamesTheSquareWhereItEnds() {
        Reading read = Recognizer.read(INITIAL.substring(0, 60));

        assertEquals(List.of(), read.games());
        assertTrue(read.problems().getFirst().startsWith("square 61 (e8)"), read.problems().getFirst());
    }

    @Test
    void ggfIsReadWithNamesAndTimes() throws NotationException {
        GgfGame ggf = Ggf
            .read(Ggf.write(GgfGame.of(Transcript.parse("f5d6c3"), "Ann", "Ben")).replace("D6]", "D6//2.50]"))
            .games().getFirst();
        SavedGame game = only(Ggf.write(ggf), Reading.Kind.GGF);

        assertEquals("Ann", game.info().black());
        assertEquals(2500, game.times().get(Transcript.parse("f5d6").moves()).toMillis());
        assertEquals(ggf.game(), game.game());
    }

    @Test
    void aBadMoveInGgfIsNamedAndTheGoodPartKept() {
        Reading read = Recognizer
            .read("(;GM[Othello]PB[a]PW[b]TY[8]BO[8 " + INITIAL.replace('X', '*') + " *]B[f5]W[a1];)");

        assertEquals(1, read.games().getFirst().game().length());
        assertTrue(read.problems().getFirst().contains("move 2: a1 is not legal"),
            read.problems().getFirst());
    }

    @Test
    void problemFilesAreReadLineByLine() {
        Reading read =
            Recognizer.read("% two\n" + INITIAL + " X; d3:+2; c4:+2;\nnonsense; x\n" + INITIAL + " O; +4;\n");

        assertEquals(Reading.Kind.OBF, read.kind());
        assertEquals(2, read.games().size());
        assertEquals("d3 +2, c4 +2", read.games().getFirst().tree().comment());
        assertEquals(List.of("Problem 1", "Problem 3"),
            read.games().stream().map(saved -> saved.info().event()).toList());
        assertTrue(read.problems().getFirst().contains("line 3"), "comments count: " + read.problems());
    }

    @Test
    void severalTranscriptsAreSeveralGames() {
        assertEquals(2, Recognizer.read("f5d6c3d3c4\nf5f6e6f4\n").games().size());
        assertEquals(1, Recognizer.read("f5d6c3\nd3c4\n").games().size());
    }

    @Test
    void whatWeWriteOurselvesIsRecognised() throws NotationException {
        SavedGame game = SavedGame.of(Transcript.parse("f5d6c3"));

        assertEquals(game, only(TreeFormat.write(game), Reading.Kind.TREE));
        assertEquals(game.game(), only(Ggf.write(GgfGames.toGgf(game)), Reading.Kind.GGF).game());
        assertEquals(game.game(), only(Transcript.print(game.game()), Reading.Kind.TRANSCRIPT).game());
        assertEquals(game.game().position(),
            only(BoardText.print(game.game().position()), Reading.Kind.BOARD).game().position());
    }

    @Test
    void aGameWithoutItsHeadIsTakenForATree() {
        assertEquals(2, Recognizer.read("(;B[f5];W[d6])").games().getFirst().game().length());
    }

    @Test
    void aMarkOfTheEncodingBeforeTheTextIsPassedOver() throws NotationException {
        assertEquals(Transcript.parse("f5d6"), only("\uFEFFf5d6", Reading.Kind.TRANSCRIPT).game());
    }

    @Test
    void aGameMayTakeManyLinesAndAnotherBeginsWhereItCannotGoOn() {
        Reading read = Recognizer.read("f5d6\n\nc3d3\nc4f4\nf5f6e6\nf4\n");

        assertEquals(List.of(game("f5d6c3d3c4f4"), game("f5f6e6f4")),
            read.games().stream().map(SavedGame::game).toList());
        assertEquals(List.of(), read.problems());
    }

    @Test
    void theSideIsGuessedFromTheNumberOfDiscs() {
        String one = BoardText.print(game("f5").position()).substring(0, 64);
        assertEquals(Color.WHITE, Recognizer.read(one).games().getFirst().game().start().toMove());
        assertEquals(Color.WHITE,
            Recognizer.read(one.replace('-', '.')).games().getFirst().game().start().toMove());
    }

    @Test
    void boardsOnLinesOfTheirOwnAreProblems() {
        String other = BoardText.print(game("f5d6").position());
        Reading two = Recognizer.read(INITIAL + " X\n" + other + "\n");
        assertEquals(Reading.Kind.OBF, two.kind());
        assertEquals(List.of("Problem 1", "Problem 2"),
            two.games().stream().map(saved -> saved.info().event()).toList());
        assertEquals(List.of(), Recognizer.read(INITIAL + " X\n" + other.substring(0, 60)).games(),
            "one board and a half");
    }

    @Test
    void aProblemTellsItsResult() {
        assertEquals(List.of("d3 -2, best result +4", "best result +0"),
            Recognizer.read(INITIAL + " X; d3:-2; +4;\n" + INITIAL + " X; +0;\n").games().stream()
                .map(saved -> saved.tree().comment()).toList());
    }

    @Test
    void problemsThatCannotBeReadAreNamedUpToALimit() {
        Reading read = Recognizer.read(INITIAL + " X; d3:+2;\n" + (INITIAL + " Z; d3:+2;\n").repeat(150));
        assertEquals(1, read.games().size());
        assertEquals(Reading.MOST_PROBLEMS, read.problems().size());
        assertTrue(read.problems().getLast().startsWith("line 101"), read.problems().getLast());
    }

    @Test
    void aDiagramHasEightRowsAndSaysWhatItsLinesAre() {
        String rows = INITIAL.replaceAll("(.{8})", "|$1|\n");
        assertEquals(Position.INITIAL, Recognizer.read(rows).games().getFirst().game().start());
        assertEquals(List.of(), Recognizer.read(rows.substring(0, 7 * 11)).games(), "seven rows");
        assertEquals(Position.INITIAL,
            Recognizer.read(rows + "|XXXXXXXX|\n").games().getFirst().game().start(), "a ninth is none");
    }

    @Test
    void everyOneOfSeveralPrintedBoardsIsRead() throws NotationException {
        Position later = game("f5d6c3").position();
        String first = INITIAL.replaceAll("(.{8})", "|$1|\n");
        String second = BoardText.print(later).substring(0, 64).replaceAll("(.{8})", "|$1|\n");
        Reading read = Recognizer.read(first + "and three moves later\n\n" + second);

        assertEquals(List.of(INITIAL, BoardText.print(later).substring(0, 64)), read.games().stream()
            .map(game -> BoardText.print(game.game().start()).substring(0, 64)).toList());
        assertEquals(1, read.notes().size(), "the side is guessed: said once");

        Reading torn = Recognizer.read(first + second + "|--------|\n");
        assertEquals(1, torn.games().size());
        assertEquals("17 rows of squares do not make whole boards: only the first board is read",
            torn.problems().getFirst());
    }

    @Test
    void aTitleHasTheNamesAndWhateverElseIsKnown() {
        SavedGame bare = SavedGame.of(game("f5"));
        assertEquals("", bare.title());
        assertEquals("? – Ben", bare.withInfo(GameInfo.NONE.withPlayers("", "Ben")).title());
        assertEquals("Club", bare.withInfo(GameInfo.NONE.withEvent("Club")).title());
        assertEquals("Ann – ?, 2026",
            bare.withInfo(GameInfo.NONE.withPlayers("Ann", "").withDate("2026")).title());
    }

    @Test
    void ggfKeepsWhatTheHeadAndTheClockSay() {
        GameInfo info =
            GameInfo.NONE.withPlayers("Ann", "Ben").withEvent("Club").withDate("2026").withResult("+12");
        SavedGame game = new SavedGame(info,
            SavedGame.of(game("f5d6")).tree().withComment(List.of(), "first")
                .withComment(game("f5").moves(), "one").with(game("f5f4").moves()),
            Map.of(game("f5").moves(), Duration.ofMillis(1500)));
        SavedGame read = only(Ggf.write(GgfGames.toGgf(game)), Reading.Kind.GGF);
        assertEquals(info, read.info());
        assertEquals(game.times(), read.times());
        assertEquals("first", read.tree().comment());
        assertEquals(Optional.of("no room in GGF for 1 move of a variation, 1 comment"),
            Losses.of(Form.GGF, game));
        assertEquals(Optional.empty(), Losses.of(Form.GGF, read));
        SavedGame bare = SavedGame.of(game("f5d6"));
        assertEquals("", only(Ggf.write(GgfGames.toGgf(bare)), Reading.Kind.GGF).info().result());
    }

    static SavedGame only(String text, Reading.Kind kind) {
        Reading read = Recognizer.read(text);
        assertEquals(List.of(), read.problems());
        assertEquals(kind, read.kind());
        assertEquals(1, read.games().size());
        return read.games().getFirst();
    }

    public static Game game(String moves) {
        return Transcript.read(moves, Position.INITIAL).game();
    }

    @Test
    void aGgfGameKeepsItsClocksRatingsAndValues() throws NotationException {
        String plain = Ggf.write(GgfGames.toGgf(SavedGame.of(Transcript.parse("f5d6"))));
        for (String more : List.of("TB[05:00/00:00/02:00]TW[05:00/00:00/02:00]", "RB[2197.3]", "KM[2]")) {
            GgfGame ggf =
                Ggf.read(plain.replace("BO[", more + "BO[").replace("[F5", "[F5/1.25")).games().getFirst();
            SavedGame game = GgfGames.toSaved(ggf);
            assertEquals(ggf, GgfGames.toGgf(game));
            assertEquals(List.of(game), TreeFormat.read(TreeFormat.write(game)).games(), more);
        }
    }

    @Test
    void signsBetweenMovesMayBeThoseOfWebPagesAndOtherPrograms() throws NotationException {
        assertEquals(Transcript.parse("f5d6c3"), only("f5\u00A0d6\u3000c3", Reading.Kind.TRANSCRIPT).game());
        String board = BoardText.print(Transcript.parse("f5d6c3").position());
        assertEquals(2, only(board + ";d3c4", Reading.Kind.BOARD).game().length());
    }

    @Test
    void theScoreOfAPassIsThatOfTheOtherSideOnTheBoardShown() {
        Position passed = game("c4c3c2b2e6c1a1a3").position();
        String before = BoardText.print(Position.of(passed.black(), passed.white(), Color.BLACK));
        SavedGame problem = only(before + "; pa:+6;\n", Reading.Kind.OBF);

        assertEquals(Color.WHITE, problem.game().start().toMove());
        assertEquals("best result -6", problem.tree().comment());
    }

    /// As Edax writes them.
    @Test
    void gamesWithHeadsMayHaveRemarksAWinnerAndAnotherStart() {
        String heads =
            "[Event \"?\"]\n[Site \"edax\"]\n[Black \"Ann\"]\n[White " + "\"Ben\"]\n[Result \"0-1\"]\n";
        Reading read = Recognizer.read(heads + "\n 1. f5 d6 2. c3\n{Ann wins 40-24} 1-0\n\n\n" + heads
            + "[FEN \"8/8/8/3pP3/3pp3/3p4/8/8 w - - 0 1\"]\n\n 1. c3 f5\n{Dra" + "w 32-32} 1/2-1/2\n\n\n"
            + heads + "\n 1. c4 *\n");

        assertEquals(List.of(), read.problems());
        assertEquals(List.of(game("f5d6c3"), game("d3c3f5").moves().subList(1, 3), game("c4")), List
            .of(read.games().get(0).game(), read.games().get(1).game().moves(), read.games().get(2).game()));
        assertEquals(game("d3").position(), read.games().get(1).game().start());
        assertEquals("Ben", read.games().get(2).info().white());
    }

    @Test
    void aHeadWithABoardThatIsNoneIsNamed() {
        Reading read = Recognizer.read("[FEN \"8/8/8/3xo3/3ox3/8/8/8 b\"]\n1. f5\n");

        assertEquals(List.of(), read.games());
        assertTrue(read.problems().getFirst().startsWith("Game 1, FEN: '8/8/8/3xo3"),
            read.problems().toString());
    }

    @Test
    void aBoardInTheNotationOfChessIsRead() {
        assertEquals(Position.INITIAL,
            only("8/8/8/3pP3/3Pp3/8/8/8 b - - 0 1", Reading.Kind.BOARD).game().start());
        assertEquals(List.of(), Recognizer.read("8/8/8/3pP4/3Pp3/8/8/8 b").games());
    }

    @Test
    void amongManyGamesOneWithoutMovesIsPassedOver() {
        String empty = "[Black \"Ann\"]\n[Result \"1-0\"]\n\n1-0\n\n";
        Reading read = Recognizer.read(empty + "[Black \"Ben\"]\n1. f5 d6\n\n" + empty);

        assertEquals(List.of(), read.problems());
        assertEquals(List.of("Ben"), read.games().stream().map(game -> game.info().black()).toList());
        Reading none = Recognizer.read(empty + empty);
        assertEquals(List.of(), none.games());
        assertEquals(1, none.problems().size());
        assertTrue(none.problems().getFirst().startsWith("Not a game"), none.problems().toString());
    }

    @Test
    void aProblemAmongManyGamesHasTheNumberOfItsGame() {
        Reading read = Recognizer.read("[Round \"1\"]\n*\n[Round \"2\"]\nf5 a1\n[Round \"3\"]\nf5\n"
            + "[FEN \"x\"]\nf5\n[Round \"5\"]\nhello\n");

        assertEquals(List.of("Game 2, move 2:", "Game 4, FEN: 'x'", "Game 5, move 1:"),
            read.problems().stream().map(problem -> problem.substring(0, 16).strip()).toList());
        assertEquals(2, read.games().size());
    }
}
