package flipchip.app.files.format;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.testkit.Boards;

/// A generator of pages, mails, logs and source code with a game or a board in them, each form chosen and
/// filled afresh for each number.
final class ForeignPages {
    static final Map<String, BiFunction<ForeignPages, Game, String>> KINDS = kinds();
    private static final Map<String, Charset> CHARSETS = Map.of("Japanese", Charset.forName("windows-31j"));

    private final SplittableRandom random;

    private ForeignPages(SplittableRandom random) {
        this.random = random;
    }

    static ForeignForms.Sample sample(String kind, SplittableRandom random) {
        boolean board = kind.startsWith("board");
        Game game = Boards.randomGame(random, random.nextInt(board ? 2 : 8, board ? 50 : 60));
        String text = KINDS.get(kind).apply(new ForeignPages(random), game);
        byte[] bytes = text.getBytes(CHARSETS.getOrDefault(kind, StandardCharsets.UTF_8));
        Game held = board ? Game.startingAt(game.position()) : game;
        return new ForeignForms.Sample(Map.of("page.txt", bytes), List.of(held), ForeignForms.Told.NOTHING,
            "");
    }

    private static Map<String, BiFunction<ForeignPages, Game, String>> kinds() {
        Map<String, BiFunction<ForeignPages, Game, String>> kinds = new LinkedHashMap<>();
        kinds.put("HTML", ForeignPages::html);
        kinds.put("mail", ForeignPages::mail);
        kinds.put("log with names", ForeignPages::log);
        kinds.put("source code", ForeignPages::code);
        kinds.put("squares apart", ForeignPages::apart);
        kinds.put("Japanese", ForeignPages::japanese);
        kinds.put("list among words", ForeignPages::among);
        kinds.put("board with marks", ForeignPages::marks);
        kinds.put("board as a list", ForeignPages::list);
        return kinds;
    }

    private String one(String... of) {
        return of[random.nextInt(of.length)];
    }

    private static String joined(Game game, String between) {
        return game.moves().stream().map(Square::toString).collect(Collectors.joining(between));
    }

    private static String lines(Game game, String form) {
        return IntStream
            .range(0, game.length()).mapToObj(i -> String.format(Locale.ROOT, form, game.moves().get(i),
                i + 1, game.moverOf(i) == Color.BLACK ? "Ann" : "Ben H2", i % 7))
            .collect(Collectors.joining("\n"));
    }

    private String html(Game game) {
        return one("<html><head><title>Game B2</title></head><body><h1>Final, table A4</h1><table>\n",
            "<!DOCTYPE html>\n<h2>Ann &amp; Ben</h2><table border=1 class=\"b1\">",
            "<div><p>&nbsp;</p><table>")
            + lines(game, "<tr><td>%2$d</td><td><b id=\"m%2$d\">%1$s</b></td></tr>")
            + "</table></body></html>";
    }

    private String mail(Game game) {
        String moves = joined(game, "");
        String head = "From: ann@b2b.com\nTo: ben@x.org\nSubject: Re: our game (round E4)\n"
            + "Date: Mon, 6 May 2024 10:00:00 +0200\n";
        return now()
            ? head + "\nHi,\n\n> " + moves + "\n> \n\nCheers\n-- \nAnn"
            : head + "Content-Transfer-Encoding: quoted-printable\n\nMein Spiel:=20\n"
                + moves.replaceAll("(.{30})", "$1=\n") + "\nGr=C3=BC=C3=9Fe\n";
    }

    private boolean now() {
        return random.nextBoolean();
    }

    private String log(Game game) {
        return lines(game,
            one("%3$s places a disc on %1$s and turns over %4$d disc(s)", "%3$s - Today at 12:0%4$d PM\n%1$s",
                "/os: update .7 s8 K?\n|%2$d: %1$s/%4$d.00/1.5", "06.05.24, 12:0%4$d - %3$s: %1$s",
                "%2$d. %1$s  B %2$d W %4$d"));
    }

    private String code(Game game) {
        String quoted = "'" + joined(game, "', '") + "'";
        String places =
            game.moves().stream().map(move -> "{\"x\":" + move.file() + ",\"y\":" + move.row() + "}")
                .collect(Collectors.joining(","));
        return one("const moves = [" + quoted + "];", "moves=[" + quoted.toUpperCase(Locale.ROOT) + "]",
            "{\"moves\":[" + places + "]}",
            "{\"moves\":[" + game.moves().stream().map(move -> String.valueOf(move.index()))
                .collect(Collectors.joining(",")) + "]}",
            "game:\n  white: Ben\n  transcript: " + joined(game, "") + "\n",
            "{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}\\f0\\fs22 " + joined(game, " ") + "\\par \\b1 Ann\\b0}");
    }

    private String apart(Game game) {
        String form = one("$1 $2", "$1-$2", "($1,$2)");
        return joined(game, " ").replaceAll("(.)(\\d)", form);
    }

    private String japanese(Game game) {
        return one("黒番：テレサ 白番：ハナコ\n棋譜：", "本日の対局です。\n") + joined(game, one("", "　", "、"))
            + one("\n", "\n以上です。");
    }

    private String among(Game game) {
        return one("Game 5: Ann - Ben (B3 vs. G7)\n", "commit 3f5d6c3e9a\n\n    Add ", "see C4 and H8: ")
            + joined(game, "") + one("", "\nsha1: 3f5d6c3d3c4f4e7a\n", "\n12 comments");
    }

    private String rows(Position position, String... signs) {
        String between = one("", " ");
        return IntStream.range(0, 8).mapToObj(row -> IntStream.range(0, 8).mapToObj(file -> {
            long bit = Square.at(file, row).bit();
            return (position.black() & bit) != 0 ? signs[1]
                : (position.white() & bit) != 0 ? signs[2]
                : (position.legalMoves() & bit) != 0 ? signs[3]
                : signs[0];
        }).collect(Collectors.joining(between))).collect(Collectors.joining("\n"));
    }

    private static String side(Position position) {
        return (position.toMove() == Color.BLACK ? "Black" : "White") + " to move";
    }

    private String marks(Game game) {
        String[] signs = List.of(new String[] {".", "●", "○", "*"}, new String[] {".", "X", "O", "x"},
            new String[] {"-", "B", "W", "*"}, new String[] {".", "X", "O", "*"},
            new String[] {"□", "●", "○", "□"}).get(random.nextInt(5));
        return rows(game.position(), signs) + "\n" + side(game.position()) + "\n";
    }

    private String list(Game game) {
        String[] signs = List.of(new String[] {"0", "1", "2", "0"}, new String[] {"0", "1", "-1", "0"})
            .get(random.nextInt(2));
        String numbers = rows(game.position(), signs).replaceAll("(-?\\d) ?(?!\n|$)", "$1, ");
        return one("board = [[", "[[", "int board[8][8] = [[")
            + numbers.replaceAll("\\s*\n", one("],\n [", "],[")) + "]]\nturn = "
            + (game.position().toMove() == Color.BLACK ? "1" : "2") + "\n";
    }
}
