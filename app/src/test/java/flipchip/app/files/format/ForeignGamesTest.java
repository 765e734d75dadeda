package flipchip.app.files.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import flipchip.app.files.format.ForeignTranscriptsTest.Writing;
import flipchip.app.game.session.GameTree;
import flipchip.app.game.session.MoveSign;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.notation.BoardText;
import flipchip.engine.notation.Transcript;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Games in the dialects of PGN, SGF, GGF, JSON and tables that programs and sites write.
class ForeignGamesTest {
    private static final String STRANGE = "aAhH18xXoO*.-;:%+ \t\n09()[]{}$!?\"'|/\\";
    private static final String SERVER_BOARD =
        "8 -------- -------- -------- ---O*--- ---*O--- -------- " + "-------- -------- *";

    @TempDir
    private Path folder;

    static Stream<Writing> writings() {
        List<Writing> all = new ArrayList<>();
        for (String glyph : List.of("", "!", "?", "!?", "?!", "!!", "??", " $1", " $2 $14", " {good}",
            " {a (b) c}", " {[%clk 0:03:00]}", "! {x}", " ; to the end\n", "\n", " {f5 d6}", " { } ", "!? $3",
            " {two\nlines}", "…")) {
            all.add(new Writing("pgn " + glyph,
                game -> "[Event \"Club\"]\n[Black \"Ann\"]\n[White \"Ben\"]\n\n" + pgn(game, glyph)));
        }
        for (String head : List.of("[Black \"Ann\"]\n[White \"Ben\"]\n[BlackElo \"1500\"]\n",
            "[Event \"a [b]\"]\n[Black \"Ann\"]\n[White \"Ben\"]\n",
            "\n\n[Site \"PlayOK\"]\n[Black \"Ann\"]\n[White \"Ben\"]\n[Resu" + "lt \"1-0\"]\n",
            "% made by x\n[Black \"Ann\"]\n[White \"Ben\"]\n", "[White \"Ben\"]\r\n[Black \"Ann\"]\r\n",
            "\uFEFF[Black \"Ann\"]\n[White \"Ben\"]\n", "[Black \"Ann\"]\n[White \"Ben\"]\n[Round \"?\"]\n",
            "[Black\t\"Ann\"]\n[White\t\"Ben\"]\n", "[Black \"Ann\"] [White \"Ben\"]\n",
            "Hello\n[Black \"Ann\"]\n[White \"Ben\"]\n")) {
            all.add(new Writing("head " + head, game -> head + "\n" + pgn(game, "") + " *"));
        }
        for (String form : List.of("(;FF[4]GM[2]SZ[8]@)", "(;GM[2]@)", "(;FF[3]GM[2]SZ[8]AP[x]@)",
            "(;GaMe[2]PlayerBlack[A]@)", "(; FF[4] GM[2]\n@)", "(;FF[4]GM[2]SZ[8:8]@)",
            "text before (;GM[2]@) and behind", "(@)", "(;FF[4]CA[UTF-8]GM[2]ST[2]RU[x]@)", "(;gm[2]sz[8]@)",
            "(\n;FF[4]GM[2]\nC[a \\] b]@\n)")) {
            for (String move : List.of("%[@]", "% [@]", "%[@]C[x]", "%[^]", "%[@]BL[12.5]TR[@]")) {
                all.add(new Writing(form + move, game -> form.replace("@", sgf(game, move, true))));
            }
        }
        for (String move : List.of("Black;White[@]", "B;W[@]", "b;w[@]")) {
            all.add(new Writing("names " + move, game -> "(;FF[1]GM[2]" + sgf(game, move, true) + ")"));
        }
        all.add(new Writing("letters from the top",
            game -> "(;FF[4]GM[2]SZ[8]" + sgf(game, "%[=]", false) + ")"));
        all.add(new Writing("letters from the bottom",
            game -> "(;FF[4]SZ[8]AP[GoGui:1.5.1]" + sgf(game, "%[#]", false) + ")"));
        all.add(new Writing("letters from the bottom, unsigned",
            game -> "(;FF[4]SZ[8]" + sgf(game, "%[#]", false) + ")"));
        for (String pass : List.of("PA", "pa", "PASS", "--", "", "pass", "PS", "PP", "P", "@@", "PA//1.5",
            "--/0.5/2")) {
            all.add(new Writing("ggf pass " + pass, game -> ggf(game, pass, "%[@]")));
        }
        for (String move : List.of("%[@]", "%[@/1.5/2.25]", "%[@//3]", "%[@/-2]", "% [ @ ]",
            "%[@/+3.00/0.01]", "\n%[@]", "%[^]")) {
            all.add(new Writing("ggf " + move, game -> ggf(game, "PA", move)));
        }
        for (String form : List.of("{\"moves\":[@]}",
            "{\"position\":{\"size\":8,\"moves\":[@]},\"players\":[{\"name\"" + ":\"A\"},{\"name\":\"B\"}]}",
            "[{\"moves\":[@]}]", "{\"games\":[{\"black\":\"A\",\"white\":\"B\",\"moves\":[@]}]}",
            "{\"data\":{\"game\":{\"record\":[@]}}}")) {
            for (String move : List.of("{\"m\":\"@\"}", "{\"m\":\"@\",\"t\":1200}", "\"@\"",
                "{\"move\":\"@\",\"time\":5}", "{\"square\":\"@\"}")) {
                all.add(new Writing(form + move, game -> form.replace("@", game.moves().stream()
                    .map(square -> move.replace("@", square.toString())).collect(Collectors.joining(",")))));
            }
        }
        for (String key : List.of("transcript", "moves", "kifu", "record")) {
            all.add(new Writing("json " + key, game -> "{\"black\":\"A\",\"white\":{\"name\":\"B\"},\"" + key
                + "\":\"" + Transcript.print(game) + "\"}"));
        }
        for (String head : List.of("black,white,moves\nAnn,Ben,@", "Black;White;Result;Moves\nAnn;Ben;+4;@",
            "date\tblack\twhite\ttranscript\n2024\tA\tB\t@", "id,winner,game_moves\n1,-1,@",
            "\"black\",\"white\",\"moves\"\n\"Ann, A.\",\"Ben\",\"@\"", "Moves,Black,White\n@,A,B",
            "#,moves\n1,@", "event,date,black,white,score,kifu\nx,2024-05-06,A,B,40-24,@",
            "Black Player,White Player,Game\nA,B,@", "\uFEFFblack,white,moves\r\nA,B,@\r\n",
            "date,black,white,text\n2024,A,B,@", "schwarz;weiß;züge\nA;B;@", "noir;blanc;coups\nA;B;@",
            "player1,player2,sequence\nA,B,@", "black,white,blackrating,whiterating,moves\nA,B,1500,1490,@",
            "tournament\tmoves\nx\t@", "moves;comment\n@;good", "year,moves\n1999,@", "result,moves\nB+12,@",
            "moves,black\n@,A")) {
            all.add(new Writing("table " + head, game -> head.replace("@", Transcript.print(game))));
        }
        return all.stream();
    }

    private static String pgn(Game game, String behind) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < game.length(); i++) {
            text.append(i % 2 == 0 ? i / 2 + 1 + ". " : "").append(game.moves().get(i)).append(behind)
                .append(' ');
        }
        return text.toString();
    }

    private static String sgf(Game game, String form, boolean passes) {
        StringBuilder text = new StringBuilder();
        String move = form.replace("Black;White", "%").replace("B;W", "%").replace("b;w", "%");
        for (int i = 0; i < game.length(); i++) {
            Square square = game.moves().get(i);
            Color mover = game.moverOf(i);
            text.append(';')
                .append(move.replace("%", name(form, mover)).replace("@", square.toString())
                    .replace("^", square.name()).replace("=", letters(square, false))
                    .replace("#", letters(square, true)));
            if (passes && game.passFollows(i)) {
                text.append(';').append(name(form, mover.opponent()))
                    .append(List.of("[]", "[pass]", "[tt]", "[--]", "[PA]").get(i % 5));
            }
        }
        return text.toString();
    }

    private static String name(String form, Color color) {
        String name = form.startsWith("Black") ? color == Color.BLACK ? "Black" : "White"
            : color == Color.BLACK ? "B"
            : "W";
        return form.startsWith("b;w") ? name.toLowerCase(Locale.ROOT) : name;
    }

    private static String letters(Square square, boolean fromTheBottom) {
        int row = fromTheBottom ? 7 - square.row() : square.row();
        return String.valueOf((char) ('a' + square.file())) + (char) ('a' + row);
    }

    private static String ggf(Game game, String pass, String form) {
        StringBuilder text =
            new StringBuilder("(;GM[Othello]PC[GGS]PB[Ann]PW[Ben]RB[1800]RW[1700]TI[05:00//02"
                + ":00]TY[8]RE[?]BO[" + SERVER_BOARD + "]");
        for (int i = 0; i < game.length(); i++) {
            Color mover = game.moverOf(i);
            text.append(form.replace("%", mover == Color.BLACK ? "B" : "W")
                .replace("@", game.moves().get(i).name()).replace("^", game.moves().get(i).toString()));
            if (game.passFollows(i)) {
                text.append(mover == Color.BLACK ? "W[" : "B[").append(pass).append(']');
            }
        }
        return text.append(";)").toString();
    }

    @Test
    void eachLineOfJsonIsAGame() {
        String lines = "{\"moves\":\"f5d6c3\"}\n{\"moves\":[\"f5\",\"f6\"]}\n";
        Reading whole = Recognizer.read(lines);
        Reading cut = Recognizer.read(lines + "{\"moves\":\"f5d");

        for (Reading read : List.of(whole, cut)) {
            assertEquals(List.of("f5d6c3", "f5f6"),
                read.games().stream().map(SavedGame::game).map(Transcript::print).toList());
        }
        assertEquals(List.of(), whole.problems());
        assertEquals(List.of("Behind game 2 the text is not JSON; the rest was not read"), cut.problems());
    }

    @Test
    void aListOfGamesIsNotTheMovesOfOne() {
        Reading read =
            Recognizer.read("{\"game\":[{\"black\":\"A\",\"moves\":\"f5d6c3\"},{\"moves\":\"f5f6\"}]}");
        assertEquals(List.of("f5d6c3", "f5f6"),
            read.games().stream().map(SavedGame::game).map(Transcript::print).toList());

        Reading named = Recognizer.read("{\"game\":\"Final 2010\",\"moves\":\"f5d6c3\"}");
        assertTrue(named.notes().toString().contains("game"), named.notes().toString());
    }

    @Test
    void aBrokenLineOfJsonCostsItselfAlone() {
        for (String broken : List.of("{\"moves\":\"d3", "oops", "{\"moves\":[\"f5\"}")) {
            Reading read = Recognizer
                .read("{\"moves\":\"f5d6c3\"}\n" + broken + "\n{\"moves\":\"f5f6\"}\n{\"moves\":\"f5f4\"}");

            assertEquals(List.of("f5d6c3", "f5f6", "f5f4"),
                read.games().stream().map(SavedGame::game).map(Transcript::print).toList(), broken);
            assertEquals(List.of("Line 2 is not JSON and was left out"), read.problems(), broken);
        }
        assertEquals(2, Recognizer.read("[{\"moves\":\"f5d6c3\"}]\n[{\"moves\":\"f5f6\"}]").games().size());
    }

    @Test
    void variationsCommentsAndGlyphsComeIntoTheTreeAndBack() {
        for (String text : List.of("1. f5 d6 2. c3! {good} (2. c4 d3 {worse}) d3",
            "[Black \"A\"]\n1. f5 (1. d3 {other} c3) d6 ; yes\n2. c3 $1", "f5 d6 (1... f6 e6 (2. f4 {x})) c3",
            "1. f5 {a} {b} d6 (1... f4 2. e3 f6) (1... f6) 2. c3")) {
            Reading read = Recognizer.read(text);
            SavedGame game = read.games().getFirst();

            assertEquals(List.of(), read.problems(), text);
            assertEquals("f5d6c3", Transcript.print(game.game()).substring(0, 6), text);
            assertTrue(game.tree().size() > game.tree().mainLine().size() || text.startsWith("1. f5 {a}"),
                text);
            assertEquals(List.of(game), TreeFormat.read(TreeFormat.write(game)).games(), text);
        }
        GameTree tree =
            Recognizer.read("1. f5 d6 2. c3! {good} (2. c4 d3 {worse}) d3").games().getFirst().tree();
        assertEquals("good", tree.commentAt(Square.sequence("f5d6c3")));
        assertEquals(Optional.of(MoveSign.GOOD), tree.markupAt(Square.sequence("f5d6c3")).sign());
        assertEquals("worse", tree.commentAt(Square.sequence("f5d6c4d3")));
        assertEquals(1, Recognizer.read("1. f5 d6 (1... a1) 2. c3").problems().size(),
            "a bad variation is named");
    }

    @Test
    void aGameWithAStartOfItsOwnIsRead() {
        Position start = RecognizerTest.game("f5d6c3").position();
        for (String text : List.of("[FEN \"" + BoardText.print(start) + "\"]\n1... d3 2. c4",
            "(;GM[2]SZ[8]" + setup(start, false) + "PL[W];W[d3];B[c4])",
            "(;FF[4]SZ[8]" + setup(start, true) + "PL[White];W[dc];B[cd])",
            "(;FF[3]GaMe[2]" + setup(start, false).replace("AB", "AddBlack").replace("AW", "AddWhite")
                + "PL[2];W[d3];B[c4])",
            "(;GM[2];" + setup(start, false) + "PL[w];W[d3];B[c4])")) {
            Reading read = Recognizer.read(text);

            assertEquals(List.of(), read.problems(), text);
            assertEquals(start, read.games().getFirst().game().start(), text);
            assertEquals("d3c4", Transcript.print(read.games().getFirst().game()), text);
        }
    }

    private static String setup(Position start, boolean letters) {
        Function<Long, String> squares = bits -> Square.all(bits).stream()
            .map(square -> "[" + (letters ? letters(square, false) : square) + "]")
            .collect(Collectors.joining());
        return "AB" + squares.apply(start.black()) + "AW" + squares.apply(start.white());
    }

    @ParameterizedTest
    @ValueSource(strings = {"AB[a1]", "AW[h8]", "AE[d4]", "PL[W]", "AB[a1]AW[h8]", "AE[a1:h8]", "AB[a1:b2]",
        "AB[aa]", "AddBlack[a1]"})
    void aBoardThatIsSetUpInsideAGameIsRefusedInWords(String setup) {
        Reading read = Recognizer.read("(;FF[4]GM[2]SZ[8];B[f5];W[d6];" + setup + ";B[c3])");

        assertEquals("f5d6", Transcript.print(read.games().getFirst().game()));
        assertTrue(read.problems().getFirst().contains("sets up the board"), read.problems().toString());
        assertEquals(List.of(),
            Recognizer.read("(;GM[2];B[f5];W[d6]PL[B];AB[f5]AE[a1]PL[B];B[c3])").problems(),
            "what is there already");
    }

    @ParameterizedTest
    @ValueSource(strings = {"(;GM[Othello]BO[" + SERVER_BOARD + "]B[F5]W[PA]B[d6];)",
        "(;GM[Othello]BO[" + SERVER_BOARD + "]B[F5]W[--];)",
        "(;GM[Othello]BO[" + SERVER_BOARD + "]B[F5]W[];)", "(;GM[2];B[f5];W[];B[d6])",
        "(;GM[2];B[f5];W[pass])", "f5 pass d6", "[Black \"A\"]\nf5 pa d6",
        "{\"moves\":[{\"m\":\"f5\"},{\"m\":\"-\"}]}", "{\"moves\":[\"f5\",\"pass\"]}", "moves,black\nf5pa,A"})
    void anIllegalPassIsNamed(String text) {
        Reading read = Recognizer.read(text);

        assertEquals("f5", Transcript.print(read.games().getFirst().game()));
        assertTrue(read.problems().getFirst().contains("a pass is not legal"), read.problems().toString());
    }

    @Test
    void ratingsClocksValuesAndTimesAreKeptInBothForms() {
        SplittableRandom random = new SplittableRandom(11);
        for (int i = 0; i < 50; i++) {
            Game game = Boards.randomGame(random, 60);
            SavedGame read =
                Recognizer.read(ggf(game, "--/1.5/2.25", "%[@/" + i / 10.0 + "/" + (i + 0.25) + "]")).games()
                    .getFirst();

            assertEquals(game.length(), read.extras().values().size());
            SavedGame sgf = Recognizer.read(Form.SGF.write(read)).games().getFirst();
            assertEquals(read.extras(), sgf.extras());
            assertEquals(read.times(), sgf.times());
            assertEquals(read, sgf);
            SavedGame again = Recognizer.read(Form.GGF.write(read)).games().getFirst();
            assertEquals(read, again.withInfo(read.info()));
        }
        SavedGame quest = Recognizer.read("{\"created\":\"2024-05-06T10:00:00.000Z\",\"players\":[{\"name"
            + "\":\"Ann\",\"oldR\":1500}," + "{\"name\":\"Ben\",\"oldR\":1490}],\"position\":{\"moves\":[{\""
            + "m\":\"f5\",\"t\":1200}]}}").games().getFirst();
        assertEquals("Ann – Ben, 2024-05-06 10:00:00 GMT", quest.title());
        assertTrue(Form.GGF.write(quest).contains("RB[1500]RW[1490]B[F5//1.20]"), Form.GGF.write(quest));
        assertTrue(Form.SGF.write(quest).contains("BR[1500]WR[1490];B[f5]ET[1.200]"), Form.SGF.write(quest));
    }

    /// Read, written and read again: the same, or a named loss.
    @Test
    void everyPairOfFormsKeepsWhatItSays() {
        for (long seed = 0; seed < 100; seed++) {
            SavedGame game = TreeFormatTest.randomGame(seed);
            for (Form form : Form.values()) {
                SavedGame again = Recognizer.read(form.write(game)).games().getFirst();
                if (Losses.of(form, game).isEmpty()) {
                    GameTree kept = form == Form.SGF
                        ? game.tree()
                        : game.tree().withComment(List.of(), game.tree().comment().replace('[', '(')
                            .replace(']', ')').replace('\\', '/').strip());
                    assertEquals(kept, again.tree(), form + " " + seed);
                }
                if (form != Form.BOARD) {
                    assertEquals(game.game(), again.game(), form + " " + seed);
                }
                assertEquals(again.game().position(),
                    Recognizer.read(Form.BOARD.write(again)).games().getFirst().game().position());
            }
        }
    }

    /// Whatever a text is changed to: games that are legal, or words.
    @Test
    void brokenTextsGiveLegalGamesOrWords() {
        SplittableRandom random = new SplittableRandom(21);
        List<String> texts =
            writings().map(writing -> writing.text().apply(Boards.randomGame(random, 60))).toList();
        for (int i = 0; i < 5_000; i++) {
            StringBuilder damaged = new StringBuilder(texts.get(random.nextInt(texts.size())));
            for (int n = random.nextInt(1, 5); n > 0; n--) {
                int at = random.nextInt(damaged.length());
                switch (random.nextInt(3)) {
                    case 0 -> damaged.setCharAt(at, STRANGE.charAt(random.nextInt(STRANGE.length())));
                    case 1 -> damaged.insert(at, damaged.substring(at, Math.min(damaged.length(), at + 5)));
                    default -> damaged.deleteCharAt(at);
                }
            }
            Reading read = Recognizer.read(damaged.toString());
            read.games().forEach(SavedGame::game);
            assertFalse(read.games().isEmpty() && read.problems().isEmpty(), damaged::toString);
        }
    }

    @Test
    void whereAWordHoldsSeveralMovesNoTimeIsGuessed() {
        Reading read = Recognizer.read("{\"moves\":[{\"m\":\"f5d6\",\"t\":5},{\"m\":\"c3\",\"t\":7}]}");

        assertEquals("f5d6c3", Transcript.print(read.games().getFirst().game()));
        assertEquals(0, read.games().getFirst().times().size());
    }

    @Test
    void aTableOfMovesIsNoTableOfGames() {
        assertEquals("f5d6c3d3",
            Transcript.print(Recognizer.read("Black\tWhite\nf5\td6\nc3\td3\n").games().getFirst().game()));
        assertEquals(2, Recognizer.read("1;Ann;f5d6\n2;Ben;d3c3\n").games().size());
        assertTrue(Recognizer.read("1;Ann;f5d6").notes().getFirst().contains("Ann"));
        assertEquals("f5d6",
            Transcript.print(Recognizer.read("see (below): (;GM[2];B[f5];W[d6])").games().getFirst().game()));
        assertEquals("f5d6c3",
            Transcript.print(Recognizer.read("a smile (; f5d6c3").games().getFirst().game()));
    }

    @Test
    void packedFilesAreRead() throws IOException {
        SavedGame one = SavedGame.of(RecognizerTest.game("f5d6c3"));
        byte[] sgf = Form.SGF.write(one).getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream zipped = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(zipped)) {
            for (String name : List.of("a/one.sgf", "../two.txt", "/x.ggf")) {
                zip.putNextEntry(new ZipEntry(name));
                zip.write(name.endsWith("ggf") ? Form.GGF.write(one).getBytes(StandardCharsets.UTF_8) : sgf);
            }
        }
        ByteArrayOutputStream gzipped = new ByteArrayOutputStream();
        try (OutputStream gzip = new GZIPOutputStream(gzipped)) {
            gzip.write(sgf);
        }
        byte[] bzip2 =
            Base64.getDecoder().decode("QlpoOTFBWSZTWT1490MAAADfAAAQAGAfCBGCAIoNACAAMUyYmQZGFZGgA9GpNQ"
                + "HUlpXXqCb0hoKguSE+LuSKcKEgevHuhg==");

        assertEquals(List.of(one, one, one), GameFiles.read(zipped.toByteArray()).games());
        assertEquals(List.of(one), GameFiles.read(gzipped.toByteArray()).games());
        assertEquals(List.of(one),
            GameFiles.read(Files.write(folder.resolve("a.sgf.gz"), gzipped.toByteArray())).games());
        assertEquals(List.of(one.game()),
            GameFiles.read(bzip2).games().stream().map(SavedGame::game).toList());
        assertEquals(List.of(), GameFiles.read(new byte[] {'P', 'K', 3, 4}).games());
        byte[] whole = zipped.toByteArray();
        int second = new String(whole, StandardCharsets.ISO_8859_1).indexOf("PK\3\4", 4);
        for (int end : new int[] {4, second, second + 10, whole.length - 30}) {
            assertEquals("The archive is damaged; what comes before the damage was read",
                GameFiles.read(Arrays.copyOf(whole, end)).problems().getFirst(), "cut at " + end);
        }
    }

    @Test
    void everyEncodingIsRead() throws IOException {
        String text = "Schläger: f5d6c3";
        for (Charset charset : List.of(StandardCharsets.UTF_8, StandardCharsets.UTF_16,
            StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE, StandardCharsets.ISO_8859_1)) {
            for (String mark : List.of("", "\uFEFF")) {
                if (mark.isEmpty() || charset != StandardCharsets.ISO_8859_1) {
                    Reading read = GameFiles.read((mark + text).getBytes(charset));
                    assertEquals("f5d6c3", Transcript.print(read.games().getFirst().game()), charset + mark);
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|',
        value = {"2024-05-06|2024-05-06", "2024.05.06|2024-05-06", "2024/5/6|2024-05-06",
            "06.05.2024|2024-05-06", "25/12/2024|2024-12-25", "12/25/2024|2024-12-25",
            "05/06/2024|05/06/2024", "?|''", "????.??.??|''", "2024.??.??|2024", "2024.05.??|2024-05",
            "1714989600|2024-05-06 10:00:00 GMT", "1714989600123|2024-05-06 10:00:00 GMT",
            "2024-05-06T10:00:00.000Z|2024-05-06 10:00:00 GMT",
            "2004.09.18_05:54:38.MDT|2004-09-18 05:54:38 MDT", "2024|2024", "20240506|2024-05-06",
            "6 May 2024|2024-05-06", "May 6, 2024|2024-05-06", "2024年5月6日|2024-05-06", "yesterday|yesterday",
            "2024-02-30|2024-02-30", "2024-05-06 10:00:00 GMT|2024-05-06 10:00:00 GMT"})
    void datesHaveOneFormInAllReaders(String source, String shown) {
        for (String text : List.of("(;GM[2]DT[" + source + "];B[f5])", "[Date \"" + source + "\"]\nf5",
            "{\"date\":\"" + source + "\",\"moves\":\"f5d6\"}",
            "(;GM[Othello]DT[" + source + "]BO[" + SERVER_BOARD + "]B[F5];)",
            "date\tmoves\n" + source + "\tf5d6")) {
            assertEquals(shown, Recognizer.read(text).games().getFirst().info().date(), text);
        }
    }

    @Test
    void otherGamesAreRefusedByTheirName() {
        for (String type : List.of("8a", "10", "88", "6", "s8ar20", "12")) {
            Reading read = Recognizer.read("(;GM[Othello]TY[" + type + "]BO[" + SERVER_BOARD + "]B[F5];)");
            assertEquals(List.of(), read.games(), type);
            assertTrue(read.problems().getFirst().contains(type), read.problems().toString());
        }
        for (String text : List.of("(;GM[1]SZ[8];B[f5])", "(;GM[2]SZ[10];B[f5])", "(;GM[Go]BO[8 -];)",
            "{\"size\":6,\"moves\":[\"f5\"]}")) {
            assertEquals(List.of(), Recognizer.read(text).games(), text);
            assertFalse(Recognizer.read(text).problems().isEmpty(), text);
        }
        assertEquals(2,
            IntStream
                .of(1, 2).map(n -> Recognizer
                    .read("2" + ggf(RecognizerTest.game("f5"), "PA", "%[@]").repeat(n)).games().size())
                .max().orElseThrow(),
            "a pair of games played at once");
    }
}
