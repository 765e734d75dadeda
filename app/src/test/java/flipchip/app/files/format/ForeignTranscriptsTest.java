package flipchip.app.files.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.notation.Transcript;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Transcripts with anything around their moves, as people paste them: twenty variants and more of each kind,
/// for random games with passes; read beside them the dialects of [ForeignGamesTest].
class ForeignTranscriptsTest {
    private static final int GAMES = 25;

    /// A way of writing a game.
    record Writing(String name, Function<Game, String> text) {
        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Writing> writings() {
        List<Writing> all = new ArrayList<>();
        for (String label : List.of("棋譜：", "Transcript: ", "Partie: ", "Coups : ", "記録 ", "Game 12: ",
            "Moves=", "kifu>", "Tafel b2: ", "Партия: ", "기보: ", "Partida nº 3: ", "Züge - ",
            "Sequence (60): ", "#12 ", "2024-05-06 Ann vs Ben: ", "Round 3, table 4: ",
            "Ann (1500) - Ben (1490)\n", "> ", "* ")) {
            all.add(new Writing(label, game -> label + Transcript.print(game)));
        }
        for (String around : List.of("\"@\"", "'@'", "`@`", "```\n@\n```", "“@”", "«@»", "「@」", "(@)", "[@]",
            "<@>", "<b>@</b>", "*@*", "_@_", "https://example.org/game?id=77&moves=@",
            "https://x.org/#@ seen", "http://www.site.jp/kifu/@.html", "<a href=\"https://x.org/?g=@\">",
            "The game was @.", "@\n\nBest, Ann", "Hi Ben,\nhere it is:\n@\nsee you", "\uFEFF@", "@\r\n",
            "\t@;", "@!", "\u200B@")) {
            all.add(new Writing(around, game -> around.replace("@", Transcript.print(game))));
        }
        all.add(new Writing("full width", game -> wide(Transcript.print(game).toUpperCase(Locale.ROOT))));
        all.add(new Writing("full width, spaced", game -> wide(joined(game, " "))));
        for (String between : List.of(" ", ", ", "-", " - ", "\n", "; ", "|", " / ", "→", "・", "\u00A0",
            "\u3000", "\t", " > ", "–", " — ", "_", "+", "、", " ... ", "&nbsp;", " &#8594; ")) {
            all.add(new Writing("between: " + between, game -> joined(game, between)));
        }
        all.add(new Writing("1. f5 d6", game -> numbered(game, "%d. ", " ", 2)));
        all.add(new Writing("1.f5d6", game -> numbered(game, "%d.", "", 2)));
        all.add(new Writing("1) f5 2) d6", game -> numbered(game, "%d) ", "", 1)));
        all.add(new Writing("1: f5", game -> numbered(game, "%d: ", "\n", 1)));
        all.add(new Writing("01 f5", game -> numbered(game, "%02d ", " ", 1)));
        all.add(new Writing("1f5", game -> numbered(game, "%d", " ", 1)));
        for (String names : List.of("B: |W: ", "Black: |White: ", "B |W ", "B|W", "● |○ ", "黒 |白 ", "黑：|白：",
            "X: |O: ", "Schwarz: |Weiß: ", "Noir : |Blanc : ", "black |white ", "b: |w: ", "(B) |(W) ",
            "B. |W. ", "⚫|⚪", "Negro: |Blanco: ", "B- |W- ", "[B] |[W] ", "B) |W) ", "B=|W=", "; 黒|; 白",
            "; B |; W ")) {
            all.add(new Writing("sides: " + names, game -> sides(game, names.split("\\|"))));
        }
        for (String pass : List.of("pa", "PA", "pass", "PASS", "ps", "pp", "P", "--", "@@", "Pass", "passe",
            "パス")) {
            all.add(new Writing("pass: " + pass, game -> passed(game, pass)));
        }
        for (String behind : List.of(" 0:12", " (0:12)", " [0:12]", "!", "?", "!?", "!!", " $1", " {good}",
            " (+2)", " 12s", ",", ".", "?!", "??", " {[%emt 0:00:05]}", " (-12.5)", " ...", " ;",
            " 0:12.5")) {
            all.add(new Writing("behind: " + behind,
                game -> game.moves().stream().map(move -> move + behind).collect(Collectors.joining(" "))));
        }
        return all.stream();
    }

    private static String joined(Game game, String between) {
        return game.moves().stream().map(Object::toString).collect(Collectors.joining(between));
    }

    private static String wide(String text) {
        return text.chars().map(sign -> sign == ' ' ? '\u3000' : sign + 0xFEE0)
            .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append).toString();
    }

    private static String numbered(Game game, String number, String between, int each) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < game.length(); i++) {
            text.append(i % each == 0 ? String.format(Locale.ROOT, number, i / each + 1) : "")
                .append(game.moves().get(i)).append(between);
        }
        return text.toString();
    }

    private static String sides(Game game, String... names) {
        return IntStream.range(0, game.length())
            .mapToObj(i -> names[game.moverOf(i) == Color.BLACK ? 0 : 1] + game.moves().get(i))
            .collect(Collectors.joining(" "));
    }

    private static String passed(Game game, String pass) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < game.length(); i++) {
            text.append(game.moves().get(i)).append(game.passFollows(i) ? " " + pass + " " : " ");
        }
        return text.toString();
    }

    static Stream<Writing> all() {
        return Stream.concat(writings(), ForeignGamesTest.writings());
    }

    @ParameterizedTest
    @MethodSource("all")
    void theGameIsRead(Writing writing) {
        SplittableRandom random = new SplittableRandom(writing.name().hashCode());
        for (int i = 0; i < GAMES; i++) {
            Game game = Boards.randomGame(random, 60);
            String text = writing.text().apply(game);
            Reading read = Recognizer.read(text);

            assertEquals(List.of(), read.problems(), text);
            assertEquals(List.of(game), read.games().stream().map(SavedGame::game).toList(), text);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"棋譜：f5d6c3", "Transcript: f5d6c3", "f5 d6 (a word) c3", "https://x.org/?m=f5d6c3",
        "f5d6c3 by Ann", "f5 0:12 d6 0:13 c3", "Ann: f5d6c3", "f5 [x] d6 c3", "no. 1234: f5d6c3",
        "f5 -- d6 c3"})
    void whatIsSkippedIsSaid(String text) {
        Reading read = Recognizer.read(text);

        assertEquals(List.of("f5d6c3"),
            read.games().stream().map(SavedGame::game).map(Transcript::print).toList());
        assertEquals(1, read.notes().size());
        assertTrue(read.notes().getFirst().startsWith("Not part of the game and skipped: "),
            read.notes().toString());
    }

    /// Never a wrong game without a word: what looks like a move and is none ends the game, with its reason.
    @ParameterizedTest
    @ValueSource(strings = {"f5d6c9d3", "f5 d6 c9 d3", "f5d6a1c3", "f5d6i5c3", "f5d6f5", "f5 pass d6",
        "f5d6xxc3", "f5d6c", "f5d6 c3z4", "f5 B: d6", "f5 W: d6 W: c3", "f5d6k4", "f5 d6 c0", "f5 d6 3c",
        "f5d63", "f5 d6 c33 d3", "f5 d6 PASS c3", "f5 White: d6 White: c3", "f5 d6 a1", "f5d6c3f5"})
    void whatLooksLikeAMoveAndIsNoneIsNamed(String text) {
        Reading read = Recognizer.read(text);

        assertEquals(1, read.problems().size() + (read.problems().isEmpty() ? read.notes().size() : 0), text);
        for (SavedGame game : read.games()) {
            assertTrue("f5d6c3".startsWith(Transcript.print(game.game())), text);
        }
    }

    @Test
    void textsWithoutAGameAreRefusedInWords() {
        for (String text : List.of("hello", "Dear Ann,\nsee you on Monday", "12345", "a1", "e4 e5 Nf3 Nc6",
            "{}", "[]", "<html></html>", "1-0", "?", "--", "pass", "https://example.org", "Black to move",
            "日本語", "0x7f", "%", "(;", "()", "[Black]")) {
            Reading read = Recognizer.read(text);

            assertEquals(List.of(), read.games(), text);
            assertFalse(read.problems().isEmpty(), text);
        }
    }

    @Test
    void severalGamesBelowEachOtherStaySeveralWithWordsBeforeThem() {
        SplittableRandom random = new SplittableRandom(5);
        for (String label : List.of("", "1: ", "Game 7 - ", "Ann - Ben: ", "第1局　", "- ", "2024-05-06,", "\"",
            "[r1] ", "#1\t", "> ", "B/W ", "(1) ", "A) ", "no 3. ", "1500 1490 ", "Ｇ１：", "• ", "=== ",
            "x ")) {
            List<Game> games = Stream.generate(() -> Boards.randomGame(random, 60)).limit(12).toList();
            String text =
                games.stream().map(game -> label + Transcript.print(game)).collect(Collectors.joining("\n"));
            Reading read = Recognizer.read(text);

            assertEquals(games, read.games().stream().map(SavedGame::game).toList(), label);
            assertEquals(List.of(), read.problems(), label);
        }
    }

    @Test
    void aContinuationIsReadFromThePositionShown() {
        SplittableRandom random = new SplittableRandom(9);
        for (int i = 0; i < 200; i++) {
            Game game = Boards.randomGame(random, 60);
            int ply = random.nextInt(1, game.length());
            String rest = Transcript.print(game).substring(2 * ply);

            assertEquals(game.moves().subList(ply, game.length()),
                Recognizer.continuation(rest, game.positionAt(ply)), rest);
        }
        assertEquals(List.of(), Recognizer.continuation("hello", Position.INITIAL));
        assertEquals(List.of(), Recognizer.continuation("f5a1", Position.INITIAL));
    }
}
