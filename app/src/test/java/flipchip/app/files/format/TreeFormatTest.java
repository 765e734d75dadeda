package flipchip.app.files.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import flipchip.app.game.session.GameTree;
import flipchip.app.game.session.Markup;
import flipchip.app.game.session.MoveSign;
import flipchip.app.game.session.Shape;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import org.junit.jupiter.api.Test;

public class TreeFormatTest {
    private static final String SIGNS = "ab ]\\[();:\näß日本\"'";

    @Test
    void whatIsWrittenIsReadBackEqual() {
        for (long seed = 0; seed < 300; seed++) {
            SavedGame game = randomGame(seed);
            Reading read = TreeFormat.read(TreeFormat.write(game));
            assertEquals(List.of(), read.problems(), "seed " + seed);
            assertEquals(List.of(game), read.games(), "seed " + seed);
        }
    }

    @Test
    void severalGamesInOneTextAreRead() {
        List<SavedGame> games = List.of(randomGame(1), randomGame(2), randomGame(3));

        String text = games.stream().map(TreeFormat::write).collect(Collectors.joining());
        assertEquals(games, TreeFormat.read("something before\n" + text).games());
    }

    @Test
    void anIllegalMoveEndsItsBranchOnly() {
        Reading read = TreeFormat.read("(;FF[4]GM[2];B[f5](;W[d6];B[a1];W[c5])(;W[f4]C[here]))");
        GameTree tree = read.games().getFirst().tree();

        assertEquals(List.of(Square.D6, Square.F4), tree.choices(List.of(Square.F5)));
        assertEquals(3, tree.size());
        assertEquals("here", tree.commentAt(List.of(Square.F5, Square.F4)));
        assertTrue(read.problems().getFirst().startsWith("Game 1, move 3: a1 is not legal; legal: "),
            read.problems().toString());
    }

    @Test
    void whatANodeSaysBelongsToItsMoveWhereverItStands() {
        GameTree tree = TreeFormat.read("(;GM[2];B[f5]C[one];C[two]W[d6])").games().getFirst().tree();

        assertEquals("one", tree.commentAt(List.of(Square.F5)));
        assertEquals("two", tree.commentAt(List.of(Square.F5, Square.D6)));
    }

    @Test
    void whoGaveUpOrRanOutOfTimeIsWrittenAsOtherProgramsDo() {
        SavedGame game = randomGame(4);
        for (String[] result : new String[][] {{"-64:r", "W+R"}, {"+64:t", "B+T"}, {"+12", "B+12"}}) {
            SavedGame ended = game.withInfo(game.info().withResult(result[0]));
            String written = TreeFormat.write(ended);
            assertTrue(written.contains("RE[" + result[1] + "]"), written);
            assertEquals(List.of(ended), TreeFormat.read(written).games());
        }
        assertEquals("-64:r",
            TreeFormat.read("(;GM[2]RE[W+Resign];B[f5])").games().getFirst().info().result());
    }

    @Test
    void theWrongColourIsNamed() {
        assertEquals(List.of("Game 1, move 1: f5 is marked White, but Black is to move"),
            TreeFormat.read("(;GM[2];W[f5])").problems());
    }

    @Test
    void anotherGameOrBoardSizeIsRefusedInWords() {
        assertEquals(List.of("Game 1: GM[1] is Go, not Othello, which is GM[2]"),
            TreeFormat.read("(;GM[1]SZ[8];B[f5])").problems());
        assertEquals(List.of("Game 1: GM[10] is not Othello, which is GM[2]"),
            TreeFormat.read("(;GM[10]SZ[8];B[f5])").problems());
        assertEquals(List.of("Game 1: a board of size 19 is not supported, only 8"),
            TreeFormat.read("(;GM[2]SZ[19])").problems());
    }

    @Test
    void aMissingEndKeepsTheGame() {
        Reading read = TreeFormat.read("(;GM[2];B[f5];W[d6");

        assertEquals(2, read.games().getFirst().game().length());
        assertEquals(List.of("Game 1: the text ends before the game does"), read.problems());
    }

    @Test
    void deepNestingEndsTheReadingInsteadOfTheProgram() {
        assertEquals(List.of("Game 1: variations nest deeper than 2,000"),
            TreeFormat.read("(;GM[2]" + "(;C[x]".repeat(100_000)).problems());
    }

    @Test
    void aBoardSetUpIsTheStart() {
        GameTree tree = TreeFormat.read("(;GM[2]AB[d4][e5]AW[d5][e4]PL[2];W[c4])").games().getFirst().tree();
        assertEquals(Color.WHITE, tree.start().toMove());
        assertEquals("d4 e5", Square.list(tree.start().black()));
        assertEquals(List.of(Square.C4), tree.mainLine());
        assertEquals(0,
            TreeFormat.read("(;GM[2]AE[a1:h8]PL[B])").games().getFirst().tree().start().board().occupied(),
            "cleared");
        assertEquals(Position.INITIAL,
            TreeFormat.read("(;GM[2]AE[a1]PL[B])").games().getFirst().tree().start());
    }

    @Test
    void aBoardThatCannotBeIsRefusedInWords() {
        assertEquals(List.of("Game 1: two discs on d4"),
            TreeFormat.read("(;GM[2]AB[d4][e5]AW[d4];B[f5])").problems());
        assertEquals(List.of("Game 1: \"z9\" is not a square"),
            TreeFormat.read("(;GM[2]AB[d4][z9]AW[e4])").problems());
        assertEquals(List.of("Game 1: a value in brackets is missing after \"B\""),
            TreeFormat.read("(;GM[2];B)").problems());
        assertEquals(List.of("Game 1, move 2: \"z9\" is not a square. Everything before it was kept"),
            TreeFormat.read("(;GM[2];B[f5];W[z9];B[c4])").problems());
    }

    @Test
    void wordsAboutAGameAreKeptAlsoWhereNoMoveCanBeRead() {
        Reading bad = TreeFormat.read("(;GM[2]PB[Ann]C[words];B[z9];W[d6])");
        assertEquals("words", bad.games().getFirst().tree().comment());
        assertEquals("Ann", bad.games().getFirst().info().black());
        assertEquals(List.of("Game 1, move 1: \"z9\" is not a square"), bad.problems());
        assertEquals(1, TreeFormat.read("(;GM[2]" + TreeFormat.ANALYSIS + "[x];B[z9])").games().size());
    }

    @Test
    void aGameOfWhichNothingCanBeReadIsNone() {
        Reading bad = TreeFormat.read("(;GM[2]PB[Ann];B[z9];W[d6])");
        assertEquals(List.of(), bad.games());
        assertEquals(List.of("Game 1, move 1: \"z9\" is not a square"), bad.problems());
        assertEquals(List.of(), TreeFormat.read("(;GM[2];B)").games());
        assertEquals(List.of(), TreeFormat.read("(;GM[2]").games(), "cut short");

        assertEquals(1, TreeFormat.read("(;GM[2])").games().size(), "an empty game is one");
        assertEquals(1, TreeFormat.read("(;GM[2](;B[z9])(;B[f5]))").games().size(), "another branch is good");
        assertEquals(1, TreeFormat.read("(;GM[2]AB[a1]AW[b1]PL[B];B[z9])").games().size(), "a board");
        assertEquals(List.of(Square.D3),
            TreeFormat.read("(;GM[2];B[z9])(;GM[2];B[d3])").games().getFirst().tree().mainLine(),
            "the next game of the text");
    }

    @Test
    void signsBehindABackslashStandForThemselves() {
        GameTree tree = TreeFormat.read("(;GM[2]C[a\\]b\\\\c]  [second] ;B [f5])").games().getFirst().tree();
        assertEquals("a]b\\c", tree.comment());
        assertEquals(List.of(Square.F5), tree.mainLine(), "space before a bracket");
        assertEquals("ends\\",
            TreeFormat.read("(;GM[2];B[f5]C[ends\\").games().getFirst().tree().commentAt(List.of(Square.F5)));
    }

    @Test
    void aLongNameIsToldShortened() {
        assertEquals(List.of("Game 1: a value in brackets is missing after \"ABCDEFGHIJKLMNOPQRST\""),
            TreeFormat.read("(;GM[2]ABCDEFGHIJKLMNOPQRSTUVWXYZ;B[f5])").problems());
    }

    @Test
    void variationsMayNestTwoThousandDeep() {
        String deep = "(;GM[2]" + "(;C[x]".repeat(2000) + ")".repeat(2001);
        assertEquals(List.of(), TreeFormat.read(deep).problems());
    }

    /// A tree with variations, comments, times, and sometimes another start.
    public static SavedGame randomGame(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Position start =
            random.nextInt(3) == 0 ? line(random, Game.INITIAL, 20).position() : Position.INITIAL;
        GameTree tree = new GameTree(start, words(random), List.of());
        Map<List<Square>, Duration> times = new HashMap<>();
        for (int i = random.nextInt(6); i > 0; i--) {
            List<Square> path = new ArrayList<>(tree.mainLine());
            path = path.subList(0, random.nextInt(path.size() + 1));
            List<Square> moves = line(random, tree.game(path), 60).moves();
            tree = tree.with(moves);
            if (!moves.isEmpty()) {
                List<Square> place = moves.subList(0, 1 + random.nextInt(moves.size()));
                tree = tree.withComment(place, words(random)).withMarkup(place, markup(random));
                times.put(List.copyOf(place), Duration.ofMillis(random.nextInt(1_000_000)));
            }
        }
        GameInfo info = new GameInfo(words(random), words(random), words(random), "2026",
            random.nextBoolean() ? "-4" : "+12:t");
        return new SavedGame(info, tree, times);
    }

    private static Markup markup(SplittableRandom random) {
        MoveSign[] signs = MoveSign.values();
        Shape.Ink[] inks = Shape.Ink.values();
        Markup markup = Markup.NONE
            .withSign(Optional.of(signs[random.nextInt(signs.length)]).filter(_ -> random.nextBoolean()));
        for (int n = random.nextInt(4); n > 0; n--) {
            markup = markup.drawn(new Shape(Square.of(random.nextInt(64)), Square.of(random.nextInt(64)),
                inks[random.nextInt(inks.length)]));
        }
        return markup;
    }

    /// As other programs write them; squares may be letters, and circles corners.
    @Test
    void signsArrowsAndCirclesOfOtherProgramsAreReadAndWrittenInTheirProperties() {
        String text = "(;GM[2]CR[c3];B[f5]TE[2]AR[f5:d3][aa:cb]CR[e4:e5];W[d6]BM[1]FC[red:d6:c4];B[c3]DO[])";
        SavedGame game = TreeFormat.read(text).games().getFirst();
        List<Square> line = game.tree().mainLine();
        assertEquals(List.of(Shape.circle(Square.C3, Shape.Ink.GREEN)), game.tree().markup().shapes());
        Markup first = game.tree().markupAt(line.subList(0, 1));
        assertEquals(Optional.of(MoveSign.BRILLIANT), first.sign());
        assertEquals(List.of("e4e4", "e5e5", "a1c2", "f5d3"),
            first.shapes().stream().map(shape -> "" + shape.from() + shape.to()).toList());
        assertEquals(List.of(new Shape(Square.D6, Square.C4, Shape.Ink.RED)),
            game.tree().markupAt(line.subList(0, 2)).shapes());
        assertEquals(Optional.of(MoveSign.DUBIOUS), game.tree().markupAt(line).sign());
        String written = TreeFormat.write(game);
        assertTrue(written.contains("TE[2]CR[e4][e5]AR[a1:c2][f5:d3]"), written);
        assertEquals(game, TreeFormat.read(written).games().getFirst());
        assertEquals(List.of("Game 1: \"red:z9\" is not a square"),
            TreeFormat.read("(;GM[2];B[f5]FC[red:z9])").problems());
    }

    private static Game line(SplittableRandom random, Game from, int most) {
        Game game = from;
        for (int n = random.nextInt(most); n > 0 && !game.isOver(); n--) {
            List<Square> legal = game.position().moves();
            game = game.play(legal.get(random.nextInt(legal.size())));
        }
        return game;
    }

    private static String words(SplittableRandom random) {
        StringBuilder words = new StringBuilder();
        for (int n = random.nextInt(8); n > 0; n--) {
            words.append(SIGNS.charAt(random.nextInt(SIGNS.length())));
        }
        return words.toString();
    }

    /// As Edax writes a game from another start: the board stands in the node of the first move.
    @Test
    void aBoardInTheNodeOfAMoveIsSetUpBeforeIt() {
        GameTree tree = TreeFormat.read("(;GM[2]SZ[8]RE[Void]W[c4]AB[d4][e5]AW[d5][e4]PL[W];B[c3])").games()
            .getFirst().tree();
        assertEquals(Color.WHITE, tree.start().toMove());
        assertEquals(List.of(Square.C4, Square.C3), tree.mainLine());
    }

    /// Some programs read no longer names, and nothing behind them.
    @Test
    void noPropertyIsWrittenWithMoreThanTwoLetters() {
        SavedGame game = TreeFormat.read("(;GM[2]FCAN[f5 0,f5,12,12,4,s,14,91,f5];B[f5])").games().getFirst();
        assertTrue(!game.analysis().isEmpty(), "the name of before is read");
        String written = TreeFormat.write(game);
        assertTrue(written.matches("(?s)[^A-Z]*([A-Z]{1,2}\\[[^\\]]*\\][^A-Z]*)*"), written);
        assertEquals(game, TreeFormat.read(written).games().getFirst());
    }

    @Test
    void aGameOfGoSaysNothingButThatAndTheNextOneIsRead() {
        Reading read = Recognizer.read("(;AB[dd][pp]GM[1]SZ[19]B[qd])(;GM[2]SZ[8:8];B[f5])");

        assertEquals(List.of("Game 1: GM[1] is Go, not Othello, which is GM[2]"), read.problems());
        assertEquals(List.of(Square.F5), read.games().getFirst().game().moves());
        assertEquals(List.of("Game 1: GM[3] is chess, not Othello, which is GM[2]"),
            Recognizer.read("(;GM[3]PB[x])").problems());
    }

    @Test
    void aLineBreakBehindABackslashIsNone() {
        for (String end : List.of("\n", "\r\n", "\r", "\n\r")) {
            assertEquals("one two\nthree", TreeFormat.read("(;GM[2]C[one t\\" + end + "wo\nthree];B[f5])")
                .games().getFirst().tree().comment());
        }
        assertEquals("a\\\nb", TreeFormat.read("(;GM[2]C[a\\\\\nb])").games().getFirst().tree().comment());
        assertEquals("a\n", TreeFormat.read("(;GM[2]C[a\\\n\n])").games().getFirst().tree().comment());
        TreeFormat.read("(;GM[2]C[a\\\n");
    }

    @Test
    void twoCornersAreTheSquaresBetweenThem() {
        Position start = TreeFormat.read("(;GM[2]AE[a1:h4][a5:h8]AB[c4:d5][h8]AW[e3:f2]PL[W])").games()
            .getFirst().tree().start();

        assertEquals("c4 d4 c5 d5 h8", Square.list(start.black()));
        assertEquals("e2 f2 e3 f3", Square.list(start.white()));
        assertEquals(0,
            TreeFormat.read("(;GM[2]AE[a1:h4][a5:h8])").games().getFirst().tree().start().board().occupied());
        assertEquals(List.of("Game 1: \"c4:z9\" is not a square"),
            TreeFormat.read("(;GM[2]AB[c4:z9][d4]AW[e4])").problems());
    }
}
