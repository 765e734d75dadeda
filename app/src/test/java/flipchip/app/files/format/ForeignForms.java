package flipchip.app.files.format;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.notation.BoardText;
import flipchip.engine.notation.Transcript;
import flipchip.engine.testkit.Boards;

/// A generator of files of other programs, with the games that they hold: the forms with their quirks, drawn
/// afresh for each number.
public final class ForeignForms {
    /// A file or several that belong together, and what is in it.
    ///
    /// @param games   in their order; of a game that is refused what stands before the fault
    /// @param told    what is said of the first game in a head; empty where the form has none
    /// @param refused a word of the sentence about what is not read; empty if all is
    public record Sample(Map<String, byte[]> files, List<Game> games, Told told, String refused) {
        Sample(String text, Game... games) {
            this(Map.of("game.txt", text.getBytes(StandardCharsets.UTF_8)), List.of(games), Told.NOTHING, "");
        }

        Sample with(Told other) {
            return new Sample(files, games, other, refused);
        }

        Sample refusedFor(String word) {
            return new Sample(files, games, told, word);
        }

        /// The file that is opened.
        public byte[] first() {
            return files.values().iterator().next();
        }
    }

    /// @param blackRating as written; empty if not
    /// @param times       moves with a time
    /// @param values      moves with a value
    /// @param variations  moves beside the main line
    /// @param comment     a part of what some comment says
    record Told(String black, String white, String date, String result, String blackRating, int times,
            int values, int variations, String comment) {
        static final Told NOTHING = new Told("", "", "", "", "", 0, 0, 0, "");

        Told names(String one, String other) {
            return new Told(one, other, date, result, blackRating, times, values, variations, comment);
        }

        Told on(String day, String end, String rating) {
            return new Told(black, white, day, end, rating, times, values, variations, comment);
        }

        Told counts(int timed, int valued, int varied) {
            return new Told(black, white, date, result, blackRating, timed, valued, varied, comment);
        }

        Told saying(String words) {
            return new Told(black, white, date, result, blackRating, times, values, variations, words);
        }
    }

    public static final Map<String, Function<ForeignForms, Sample>> KINDS = kinds();
    private static final List<String> NAMES = List.of("Ann", "Ben Čapek", "O'Neill", "山田 太郎", "x_1",
        "Saio3000", "d3vil", "Müller, J.", "C4", "ANTONIO (FRA)", "the \"Rock\"", "1500", "Black Jack", "-");
    private static final String[] SERVER = {"-", "*", "O"};

    private final SplittableRandom random;

    private ForeignForms(SplittableRandom random) {
        this.random = random;
    }

    /// Number `number` of a kind.
    public static Sample sample(String kind, long number) {
        return KINDS.get(kind).apply(new ForeignForms(new SplittableRandom(31 * number + kind.hashCode())));
    }

    private static Map<String, Function<ForeignForms, Sample>> kinds() {
        Map<String, Function<ForeignForms, Sample>> kinds = new LinkedHashMap<>();
        kinds.put("Othello Quest", ForeignForms::quest);
        kinds.put("PlayOK", ForeignForms::playOk);
        kinds.put("eOthello", ForeignForms::eOthello);
        kinds.put("log of a program", ForeignForms::log);
        kinds.put("Edax", ForeignForms::edax);
        kinds.put("Zebra", ForeignForms::zebra);
        kinds.put("WTHOR", ForeignForms::wthor);
        kinds.put("GGF", ForeignForms::ggf);
        kinds.put("GGF, two games at once", ForeignForms::synchro);
        kinds.put("GGF of another game", ForeignForms::otherType);
        kinds.put("GGS", ForeignForms::server);
        kinds.put("SGF", ForeignForms::sgf);
        kinds.put("SGF with letters", ForeignForms::letters);
        kinds.put("SGF with a board inside", ForeignForms::inside);
        kinds.put("PGN with FEN", ForeignForms::fen);
        kinds.put("PGN with variations", ForeignForms::variations);
        kinds.put("board", ForeignForms::board);
        kinds.put("JSON", ForeignForms::json);
        kinds.put("table", ForeignForms::table);
        kinds.put("chat", ForeignForms::chat);
        kinds.put("archive", ForeignForms::archive);
        ForeignPages.KINDS.keySet()
            .forEach(kind -> kinds.put(kind, forms -> ForeignPages.sample(kind, forms.random)));
        return kinds;
    }

    @SafeVarargs
    private <T> T one(T... of) {
        return of[random.nextInt(of.length)];
    }

    private boolean now() {
        return random.nextBoolean();
    }

    private String name() {
        return NAMES.get(random.nextInt(NAMES.size()));
    }

    private Game game() {
        return now() ? Boards.game(random) : Boards.randomGame(random, random.nextInt(4, 60));
    }

    /// A game from a position inside another.
    private Game later() {
        Game whole = Boards.randomGame(random, random.nextInt(12, 50));
        int from = random.nextInt(2, whole.length() - 4);
        Position start = whole.positionAt(from);
        return Game.startingAt(start).play(whole.moves().subList(from, whole.length()));
    }

    private static String joined(Game game, String between) {
        return game.moves().stream().map(Object::toString).collect(Collectors.joining(between));
    }

    /// Moves with their numbers, wrapped, with passes as the program writes them.
    private String numbered(Game game, String pass, Function<Integer, String> behind) {
        StringBuilder text = new StringBuilder();
        int number = 1;
        boolean black = game.start().toMove() == Color.BLACK;
        if (!black) {
            text.append("1... ");
        }
        String dot = one(". ", ".");
        int wrap = one(40, 72, 1000);
        int line = 0;
        for (int i = 0; i < game.length(); i++) {
            for (String word : game.passFollows(i)
                ? List.of(game.moves().get(i) + behind.apply(i), pass)
                : List.of(game.moves().get(i) + behind.apply(i))) {
                if (!word.isEmpty()) {
                    text.append(black ? number + dot : "").append(word).append(line > wrap ? "\n" : " ");
                    line = line > wrap ? 0 : line + word.length() + 4;
                }
                number += black ? 0 : 1;
                black = !black;
            }
        }
        return text.toString();
    }

    private Sample quest() {
        Game game = game();
        String black = name();
        String white = name();
        List<String> moves = new ArrayList<>();
        for (int i = 0; i < game.length(); i++) {
            moves.add("{\"m\":\"" + game.moves().get(i) + "\",\"t\":" + random.nextInt(60_000) + "}");
            if (game.passFollows(i)) {
                moves.add("{\"m\":\"-\",\"t\":" + random.nextInt(600) + "}");
            }
        }
        String text = "{\"id\":\"x1\",\"created\":\"2024-05-06T10:00:00.000Z\",\"type\":\"reversi\","
            + "\"players\":[{\"id\":\"a\",\"name\":\"" + quoted(black)
            + "\",\"oldR\":1500.25,\"newR\":1510.5},{\"id\":\"b\",\"name\":\"" + quoted(white)
            + "\",\"oldR\":1490}],\"position\":{\"size\":8,\"s\":\"\",\"moves\":[" + String.join(",", moves)
            + "]},\"tcb\":\"300\",\"finished\":" + game.isOver() + "}";
        String file = one(text, "[" + text + "]", "{\"games\":[" + text + "]}",
            text.replace(",\"", ",\n  \"").replace("{\"", "{ \""), "\uFEFF" + text, text + "\r\n",
            text.replace("\":", "\" : "));
        return new Sample(file, game).with(Told.NOTHING.names(black, white)
            .on("2024-05-06 10:00:00 GMT", "", "1500.25").counts(game.length(), 0, 0));
    }

    private static String quoted(String name) {
        return name.replace("\\", "\\\\").replace("\"", "\\\"");
    }

    private Sample playOk() {
        List<Game> games = IntStream.range(0, random.nextInt(1, 4)).mapToObj(_ -> game()).toList();
        String black = name();
        String white = name();
        StringBuilder text = new StringBuilder();
        for (Game game : games) {
            String score = String.format(Locale.ROOT, "%d-%d", Long.bitCount(game.position().black()),
                Long.bitCount(game.position().white()));
            text.append("[Event \"?\"]\n[Site \"PlayOK\"]\n[Date \"2012.12.14\"]\n[Round \"-\"]\n[Black \"")
                .append(quoted(black)).append("\"]\n[White \"").append(quoted(white)).append("\"]\n")
                .append("[Result \"").append(score)
                .append("\"]\n[Time \"12:30:00\"]\n[TimeControl \"300\"]\n")
                .append("[BlackElo \"1234\"]\n[WhiteElo \"1330\"]\n\n")
                .append(numbered(game, one("--", "pass", "PA", ""), _ -> "")).append(one(score, "*", ""))
                .append("\n\n");
        }
        String end = one("\n", "\r\n");
        Game first = games.getFirst();
        int discs = Long.bitCount(first.position().black()) - Long.bitCount(first.position().white());
        return new Sample(text.toString().replace("\n", end), games.toArray(Game[]::new))
            .with(Told.NOTHING.names(black, white).on("2012-12-14",
                Long.bitCount(first.position().board().occupied()) < 10
                    ? ""
                    : String.format(Locale.ROOT, "%+d", discs),
                "1234"));
    }

    private Sample eOthello() {
        Game game = game();
        String moves = joined(game, "");
        String rows = IntStream.range(0, game.length())
            .mapToObj(
                i -> (i % 2 == 0 ? i / 2 + 1 + "\t" : "") + game.moves().get(i) + (i % 2 == 0 ? "\t" : "\n"))
            .collect(Collectors.joining());
        return new Sample(one("Game #123456\nBlack: Ann (1543)\nWhite: Ben (1499)\n\nMoves: " + moves,
            "https://www.eothello.com/game/1056314\n" + moves, "https://www.eothello.com/#" + moves,
            "eOthello_game_id,winner,game_moves\n1056314,1," + moves + "\n", rows,
            "Black\tWhite\n" + rows.replaceAll("(?m)^\\d+\t", ""),
            "Game 1056314 – ann vs. ben (34 - 30)\n" + joined(game, " "),
            "[eothello] \"" + joined(game, ", ") + "\"",
            "Winner: Black\nScore: 40-24\n" + moves + "\nResigned: no\n"), game);
    }

    private Sample log() {
        Game game = game();
        List<String> lines = new ArrayList<>();
        String form =
            one("Move %1$d: %2$s plays %3$s", "%2$s: %3$s", "> %3$s", "%1$2d. %2$s %3$s", "[%1$d] %3$s",
                "%2$s moves to %3$s", "turn %1$d (%2$s): %3$s", "move=%3$s", "play %4$s %3$s", "= %3$s",
                "%1$d;%3$s", "%1$d: %2$s -> %3$s (0.02s)", "%2$s\t%3$s", "Player %5$d: %3$s", "%1$d,%3$s");
        for (int i = 0; i < game.length(); i++) {
            boolean black = game.moverOf(i) == Color.BLACK;
            lines.add(String.format(Locale.ROOT, form, i + 1, black ? "Black" : "White", game.moves().get(i),
                black ? "b" : "w", black ? 1 : 2));
            if (game.passFollows(i) && now()) {
                lines.add(form.contains("%2$s") ? (black ? "White" : "Black") + " passes" : "pass");
            }
        }
        return new Sample(one("", "New game\n", "Starting...\n\n") + String.join("\n", lines)
            + one("", "\n", "\nGame over\n", "\nBlack wins\n"), game);
    }

    private Sample edax() {
        Game game = game();
        String black = name();
        String white = name();
        String cases = IntStream.range(0, game.length()).mapToObj(
            i -> game.moverOf(i) == Color.BLACK ? game.moves().get(i).name() : game.moves().get(i).toString())
            .collect(Collectors.joining(one("", " ")));
        Position end = game.position();
        return switch (random.nextInt(4)) {
            case 0 -> new Sample(cases + one("", "\n"), game);
            case 1 ->
                new Sample("[Event \"?\"]\n[Site \"edax\"]\n[Date \"2021.5.6\"]\n[Round \"?\"]\n[Black \""
                    + quoted(black) + "\"]\n[White \"" + quoted(white) + "\"]\n[Result \"?\"]\n\n"
                    + numbered(game, "ps", _ -> "") + "{" + quoted(black).replace("}", "")
                    + " wins 40-24} 40-24\n", game)
                    .with(Told.NOTHING.names(black, white).on("2021-05-06", "", ""));
            case 2 -> new Sample("(;GM[2]FF[4]AP[Edax:4.4]SZ[8]PB[" + black + "]PW[" + white + "]RE["
                + one("B+16", "W+4", "0", "Void") + "]\n" + sgf(game, ";%c[@]", true) + "\n)\n", game)
                .with(Told.NOTHING.names(black, white));
            default ->
                new Sample("  A B C D E F G H\n"
                    + IntStream.range(0, 8)
                        .mapToObj(row -> (row + 1) + " " + IntStream.range(0, 8)
                            .mapToObj(file -> sign(end, Square.at(file, row), new String[] {"-", "*", "O"}))
                            .collect(Collectors.joining(" ")) + " " + (row + 1)
                            + one("",
                                row == 3 ? " 0:01.2 Black's turn (*)".replace("Black's turn (*)", "") : ""))
                        .collect(Collectors.joining("\n"))
                    + "\n  A B C D E F G H\n" + (end.toMove() == Color.BLACK ? "Black" : "White")
                    + " to move\n", Game.startingAt(end));
        };
    }

    private static String sign(Position position, Square square, String[] signs) {
        return (position.black() & square.bit()) != 0 ? signs[1]
            : (position.white() & square.bit()) != 0 ? signs[2]
            : signs[0];
    }

    private Sample zebra() {
        Game game = game();
        StringBuilder text = new StringBuilder(one("", "# Zebra 4.2\n", "Zebra log file\n\n"));
        String form = one("%3d. %s  ", "%d: %S ", "%s (%+.2f) ", "%d %s\n", "%s{%d} ", "%s[%+d] ", "%d.%S,");
        for (int i = 0; i < game.length(); i++) {
            Square move = game.moves().get(i);
            text.append(form.startsWith("%s")
                ? String.format(Locale.ROOT, form, move, form.contains("f") ? (Object) 1.5 : (Object) 3)
                : String.format(Locale.ROOT, form, i + 1, move));
            if (game.passFollows(i) && now()) {
                text.append(one("-- ", "pass ", "PS "));
            }
        }
        return new Sample(text.toString(), game);
    }

    private Sample wthor() {
        int count = random.nextInt(1, 6);
        List<Game> games =
            IntStream.range(0, count).mapToObj(_ -> now() ? Boards.game(random) : game()).toList();
        boolean cut = now();
        ByteBuffer bytes = ByteBuffer.allocate(16 + 68 * count).order(ByteOrder.LITTLE_ENDIAN);
        bytes.putInt(4, count).putShort(8, (short) (int) one(0, count)).putShort(10, (short) 2007)
            .put(12, (byte) (int) one(0, 8)).put(14, (byte) (int) one(0, 22));
        for (int i = 0; i < count; i++) {
            int at = 16 + 68 * i;
            bytes.putShort(at, (short) 1).putShort(at + 2, (short) 2).putShort(at + 4, (short) 0).put(at + 6,
                (byte) 40);
            for (int ply = 0; ply < games.get(i).length(); ply++) {
                Square move = games.get(i).moves().get(ply);
                bytes.put(at + 8 + ply, (byte) (10 * (move.row() + 1) + move.file() + 1));
            }
        }
        Map<String, byte[]> files = new LinkedHashMap<>();
        files.put("WTH_2007" + one(".wtb", ".WTB"),
            cut ? Arrays.copyOf(bytes.array(), bytes.capacity() - 20) : bytes.array());
        boolean named = now();
        if (named) {
            files.put(one("WTHOR.JOU", "wthor.jou"), names(20, "Ann", "Ben", "CLARA"));
            files.put("WTHOR.TRN", names(26, "Oslo", "Rome"));
        }
        Told told = Told.NOTHING.names(named ? "CLARA" : "number 2", named ? "Ann" : "number 0").on("2007",
            "+16", "");
        return new Sample(files, cut ? games.subList(0, count - 1) : games,
            cut && count == 1 ? Told.NOTHING : told, cut ? "game" : "");
    }

    private static byte[] names(int size, String... names) {
        ByteBuffer bytes = ByteBuffer.allocate(16 + size * names.length).order(ByteOrder.LITTLE_ENDIAN);
        bytes.putShort(8, (short) names.length);
        for (int i = 0; i < names.length; i++) {
            bytes.put(16 + size * i, names[i].getBytes(StandardCharsets.ISO_8859_1));
        }
        return bytes.array();
    }

    /// Tags in any order, times and values, komi.
    private Sample ggf() {
        Game game = now() ? later() : game();
        String text = ggf(game, one("8", "8k", "s8r18", "8r16", "s8k", "8b", "8w"), "Ann", "Saio3000");
        return new Sample(
            one(text, "1 " + text, text.replace("]", "] "), text + "\n\n", text.replace(";)", ")"),
                "/os: archive\n|" + text, text.replace("(;GM", "( ;GM").replace("( ;", "(;")),
            game)
            .with(Told.NOTHING.names("Ann", "Saio3000").on("2003-12-15 13:24:03 MST", "+6", "2197.01")
                .counts(game.length(), 0, 0));
    }

    private String ggf(Game game, String type, String black, String white) {
        List<String> tags = new ArrayList<>(List.of("PC[GGS/os]", "DT[2003.12.15_13:24:03.MST]",
            "PB[" + black + "]", "PW[" + white + "]", "RB[2197.01]", "RW[2199.72]",
            one("TI[05:00//02:00]", "TB[15:00]TW[10:00/00:10]"), "TY[" + type + "]",
            one("RE[+6.000]", "RE[+6]"), type.contains("k") ? one("KM[+2.5]", "KM[-3.00]KB[1]KW[2]") : ""));
        if (now()) {
            tags = new ArrayList<>(tags.reversed());
        }
        tags.add("BO[8 " + server(game.start()) + "]");
        StringBuilder text = new StringBuilder("(;GM[Othello]" + String.join("", tags));
        String form = one("%c[%S//%.2f]", "%c[%s/1.5/%.1f]", "%c[%S/-2.00/%.2f]");
        String pass = one("PA", "pass", "--", "PASS", "pa//0.01");
        for (int i = 0; i < game.length(); i++) {
            boolean isBlack = game.moverOf(i) == Color.BLACK;
            text.append(String.format(Locale.ROOT, form, isBlack ? 'B' : 'W', game.moves().get(i),
                random.nextInt(1, 900) / 10.0));
            if (game.passFollows(i)) {
                text.append(isBlack ? "W[" : "B[").append(pass).append(']');
            }
        }
        return text.append(";)").toString();
    }

    private static String server(Position position) {
        return IntStream.range(0, 64)
            .mapToObj(i -> sign(position, Square.of(i), SERVER) + (i % 8 == 7 ? " " : ""))
            .collect(Collectors.joining()) + (position.toMove() == Color.BLACK ? "*" : "O");
    }

    private Sample synchro() {
        Game one = later();
        Game whole = Game.startingAt(one.start());
        while (!whole.isOver() && whole.length() < one.length()) {
            whole = whole.play(Boards.oneOf(whole.position().legalMoves(), random));
        }
        String first = ggf(one, "s8r20", "Ann", "Ben");
        String second = ggf(whole, "s8r20", "Ben", "Ann");
        return new Sample(
            one("2 " + first + second, first + "\n" + second, "2 " + first + " " + second + "\n"), one, whole)
            .with(Told.NOTHING.names("Ann", "Ben").on("2003-12-15 13:24:03 MST", "+6", "2197.01"));
    }

    private Sample otherType() {
        String type = one("8a", "s8ar20", "10", "s10r20", "88", "6", "88a", "4", "12", "a8");
        return new Sample(ggf(game(), type, "Ann", "Ben")).refusedFor(type);
    }

    private Sample server() {
        Game game = later();
        Position start = game.start();
        String rows =
            IntStream.range(0, 8)
                .mapToObj(row -> "| " + (row + 1) + " "
                    + IntStream.range(0, 8).mapToObj(file -> sign(start, Square.at(file, row), SERVER))
                        .collect(Collectors.joining(" "))
                    + " " + (row + 1))
                .collect(Collectors.joining("\n"));
        String board =
            one("/os: join .123.0 s8r20 K?\n", "/os: update .92 8\n", "") + "|" + random.nextInt(60)
                + " move(s)\n|Ann     (1850.0 *)   14:32,0:0//02:00,0:0\n|Ben     (1720.5 O)   "
                + "13:02,0:0//02:00,0:0\n|\n|   A B C D E F G H\n" + rows + "\n|   A B C D E F G H\n|\n|"
                + (start.toMove() == Color.BLACK ? "*" : "O") + " to move\n";
        return one(new Sample(board, Game.startingAt(start)),
            new Sample(one("", "set game ", "nboard 2\nset game ") + ggf(game, "8", "Ann", "Ben"), game)
                .with(Told.NOTHING.names("Ann", "Ben")),
            new Sample("[8 " + server(start) + "] " + joined(game, ""), game));
    }

    private static String sgf(Game game, String form, boolean passes) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < game.length(); i++) {
            char mover = game.moverOf(i) == Color.BLACK ? 'B' : 'W';
            Square square = game.moves().get(i);
            String letters = String.valueOf((char) ('a' + square.file()));
            text.append(form.replace("%c", String.valueOf(mover)).replace("@", square.toString())
                .replace("^", square.name()).replace("=", letters + (char) ('a' + square.row()))
                .replace("#", letters + (char) ('h' - square.row())));
            if (passes && game.passFollows(i)) {
                text.append(';').append(mover == 'B' ? 'W' : 'B')
                    .append(List.of("[]", "[pass]", "[tt]", "[PA]").get(i % 4));
            }
        }
        return text.toString();
    }

    private static String setup(Position start, boolean letters, boolean named) {
        Function<Long, String> squares = bits -> Square.all(bits).stream()
            .map(square -> "["
                + (letters ? "" + (char) ('a' + square.file()) + (char) ('a' + square.row()) : square) + "]")
            .collect(Collectors.joining());
        return (start.black() == 0 ? "" : (named ? "AddBlack" : "AB") + squares.apply(start.black()))
            + (start.white() == 0 ? "" : (named ? "AddWhite" : "AW") + squares.apply(start.white())) + "PL["
            + (start.toMove() == Color.BLACK ? "B" : "W") + "]";
    }

    private Sample sgf() {
        int version = random.nextInt(1, 5);
        Game game = now() ? later() : game();
        boolean own = !game.start().equals(Position.INITIAL);
        String head = version < 3 || version == 3 && now()
            ? "(;FileFormat[" + version
                + "]GaMe[2]SiZe[8]PlayerBlack[Ann]PlayerWhite[Ben]DaTe[2001-02-03]REsult[B+4]"
            : "(;GM[2]FF[" + version + "]SZ[" + one("8", "8:8") + "]PB[Ann]PW[Ben]DT[2001-02-03]RE[B+4]"
                + one("", "AP[Hexagon:1]", "CA[UTF-8]ST[1]", "RU[x]OT[y]");
        boolean named = head.contains("FileFormat");
        String move = named
            ? one(";%c[@]", ";%clackOrWhite[@]".replace("%clackOrWhite", "%c"))
            : one(";%c[@]", ";%c[^]", "\n;%c[@]", ";%c[@]C[x\\]y]", ";%c[@]BL[12.5]", " ; %c [@]");
        String text = head + (own ? setup(game.start(), false, named) : "") + sgf(game, move, now()) + ")";
        return new Sample(
            one(text, text.replace("\n", "\r\n"), "some words (about it): " + text, "(" + text + ")"), game)
            .with(Told.NOTHING.names("Ann", "Ben").on("2001-02-03", "+4", "")
                .saying(move.contains("C[") ? "x]y" : ""));
    }

    private Sample letters() {
        Game game = game();
        boolean gogui = now();
        boolean own = !gogui && now();
        Game played = own ? later() : game;
        return new Sample("(;FF[4]" + one("CA[UTF-8]", "") + (gogui ? "AP[GoGui:1.4.9]" : "AP[CGoban:3]")
            + one("GM[2]", "") + "SZ[8]" + one("DT[2001-02-03]", "DT[2001-02-03]KM[0]") + "PB[Ann]PW[Ben]"
            + (own ? setup(played.start(), true, false) : "")
            + sgf(played, gogui ? ";%c[#]" : ";%c[=]", now()) + ")", played)
            .with(Told.NOTHING.names("Ann", "Ben").on("2001-02-03", "", ""));
    }

    private Sample inside() {
        Game game = Boards.randomGame(random, random.nextInt(6, 40));
        int cut = random.nextInt(2, game.length() - 2);
        Position there = game.positionAt(cut);
        String before = "(;FF[4]GM[2]SZ[8]PB[Ann]" + sgf(game.prefix(cut), ";%c[@]", false);
        String after =
            sgf(Game.startingAt(there).play(game.moves().subList(cut, game.length())), ";%c[@]", false) + ")";
        Square empty = Boards.oneOf(~there.board().occupied(), random);
        Square taken = Boards.oneOf(there.board().occupied(), random);
        return now()
            ? new Sample(before + ";"
                + one(setup(there, false, false), setup(there, false, false) + "C[here]",
                    "PL[" + (there.toMove() == Color.BLACK ? "B" : "W") + "]")
                + after, game)
            : new Sample(before + ";" + one("AB[" + empty + "]", "AW[" + empty + "]C[x]", "AE[" + taken + "]",
                "PL[" + (there.toMove() == Color.BLACK ? "White" : "Black") + "]", "AddBlack[" + empty + "]")
                + after, game.prefix(cut)).refusedFor("sets up the board");
    }

    private Sample fen() {
        Game game = later();
        StringBuilder rows = new StringBuilder();
        for (int row = 7; row >= 0; row--) {
            int blanks = 0;
            for (int file = 0; file < 8; file++) {
                String sign = sign(game.start(), Square.at(file, row), new String[] {"-", "p", "P"});
                if (sign.equals("-")) {
                    blanks++;
                } else {
                    rows.append(blanks == 0 ? "" : String.valueOf(blanks)).append(sign);
                    blanks = 0;
                }
            }
            rows.append(blanks == 0 ? "" : String.valueOf(blanks)).append(row == 0 ? "" : "/");
        }
        String fen =
            one(rows + " " + (game.start().toMove() == Color.BLACK ? "b" : "w") + one("", " - - 0 1"),
                BoardText.print(game.start()));
        return new Sample(
            "[Event \"x\"]\n[Black \"Ann\"]\n[White \"Ben\"]\n" + one("[SetUp \"1\"]\n", "") + "[FEN \"" + fen
                + "\"]\n\n" + numbered(game, one("--", "ps", ""), _ -> "") + one("*", "", "34-30") + "\n",
            game).with(Told.NOTHING.names("Ann", "Ben"));
    }

    /// Glyphs, comments with all signs, variations in variations.
    private Sample variations() {
        Game game = Boards.randomGame(random, random.nextInt(10, 60));
        int[] count = {0};
        String text = numbered(game, one("--", "PA"), i -> {
            String glyph = one("", "", "!", "?", "!!", "?!", " $1", " $14", " $3 $10");
            String comment =
                one("", "", "", " {good, e.g. c4 d3 (x)}", " {two\nlines; 1. f5}", " {[%emt 0:00:05]}");
            String variation =
                random.nextInt(5) == 0 && i > 0 ? variation(game.prefix(i), game.moves().get(i), count) : "";
            return glyph + comment + variation;
        });
        return new Sample(one("", "[Event \"x\"]\n[Annotator \"y\"]\n\n") + text + one("", " *", "\n"), game)
            .with(Told.NOTHING.counts(0, 0, count[0]));
    }

    private String variation(Game before, Square played, int[] count) {
        long others = before.position().legalMoves() & ~played.bit();
        if (others == 0) {
            return "";
        }
        Square other = Boards.oneOf(others, random);
        Game line = before.play(other);
        count[0]++;
        StringBuilder text = new StringBuilder(
            " (" + one("", before.length() / 2 + 1 + "... ", "3. ") + other + one("", "?", " {worse}"));
        if (!line.isOver() && !before.passFollows(before.length() - 1)) {
            Square reply = Boards.oneOf(line.position().legalMoves(), random);
            text.append(" ").append(reply);
            count[0]++;
            if (now()) {
                text.append(variation(line, reply, count));
            }
        }
        return text + ")";
    }

    private Sample board() {
        Position position = Boards.randomGame(random, random.nextInt(1, 56)).position();
        String[] signs =
            one(new String[] {"-", "X", "O"}, new String[] {".", "*", "O"}, new String[] {".", "x", "o"},
                new String[] {"0", "1", "2"}, new String[] {"_", "B", "W"}, new String[] {"·", "●", "○"},
                new String[] {"-", "#", "O"}, new String[] {".", "@", "O"}, new String[] {"+", "●", "○"});
        String between = one(" ", "", "  ", " | ", "|", ",", "\t");
        String rank = one("%1$d %2$s", "%1$d %2$s %1$d", "%1$d|%2$s|", "%2$s", "%1$d: %2$s", "  %1$d  %2$s");
        if (between.equals(",") || between.equals("\t") || rank.equals("%2$s")) {
            rank = between.equals("  ") ? "%1$d %2$s" : "%2$s".equals(rank) ? "%2$s" : "%1$d %2$s";
            between = between.equals("\t") || between.equals(",") ? " " : between;
        }
        String rankForm = rank;
        String gap = between;
        String rows = IntStream.range(0, 8)
            .mapToObj(row -> String.format(Locale.ROOT, rankForm, row + 1,
                IntStream.range(0, 8).mapToObj(file -> sign(position, Square.at(file, row), signs))
                    .collect(Collectors.joining(gap))))
            .collect(Collectors.joining("\n"));
        boolean black = position.toMove() == Color.BLACK;
        String side = one(black ? "Black to move" : "White to move", black ? "Turn: Black" : "Turn: White",
            "To move: " + (black ? "X" : "O"), black ? "黒番" : "白番", black ? "Schwarz am Zug" : "Weiß am Zug",
            black ? "It's Black's turn." : "It's White's turn.",
            "Side to move: " + (black ? "black" : "white"), "Next player: " + (black ? "Black" : "White"),
            black ? "B to play" : "W to play");
        String files = rank.equals("%2$s") ? "" : one("", "  a b c d e f g h\n", "  A B C D E F G H\n");
        return new Sample(now()
            ? side + "\n" + files + rows + "\n"
            : files + rows + "\n" + one("", "\n") + side + one("", "\n"), Game.startingAt(position));
    }

    private Sample json() {
        Game game = game();
        String list = game.moves().stream().map(move -> "\"" + move + "\"").collect(Collectors.joining(", "));
        String objects = game.moves().stream().map(move -> "{\"move\":\"" + move.name() + "\",\"time\":1500}")
            .collect(Collectors.joining(","));
        String head = "\"black\":" + one("\"Ann\"", "{\"name\":\"Ann\",\"rating\":1500}") + ",\"white\":"
            + one("\"Ben\"", "{\"username\":\"Ben\"}") + ",\"date\":"
            + one("\"2024-05-06\"", "1714953600", "\"06.05.2024\"") + ",\"result\":\"+4\"";
        String text = one("{" + head + ",\"moves\":[" + list + "]}",
            "{\"moves\":\"" + joined(game, one("", " ")) + "\"," + head + "}",
            "{" + head + ",\"transcript\":\"" + joined(game, "").toUpperCase(Locale.ROOT) + "\"}",
            "{" + head + ",\"moves\":[" + objects + "]}",
            "[{" + head + ",\"kifu\":\"" + joined(game, " ") + "\"}]",
            "{\"data\":{\"game\":{" + head + ",\"record\":\"" + joined(game, "") + "\"}}}");
        return new Sample(text, game).with(Told.NOTHING.names("Ann", "Ben").on(
            text.contains("1714953600") ? "2024-05-06 00:00:00 GMT" : "2024-05-06", "+4",
            text.contains("1500}") && text.contains("rating") ? "1500" : ""));
    }

    private Sample table() {
        List<Game> games = IntStream.range(0, random.nextInt(2, 5))
            .mapToObj(_ -> now() ? Boards.game(random) : game()).toList();
        String separator = one(",", ";", "\t");
        boolean headed = now();
        boolean quoted = now();
        StringBuilder text = new StringBuilder(headed
            ? String.join(separator, "id", one("black", "Black player"), "white", "date",
                one("score", "result"), one("moves", "transcript", "game_moves")) + "\n"
            : "");
        for (int i = 0; i < games.size(); i++) {
            String moves = joined(games.get(i), one("", " "));
            text.append(String.join(separator, String.valueOf(i + 1), "Ann",
                quoted ? "\"Ben" + separator + " jr\"" : "Ben", "2024-05-06", headed ? "40-24" : "40-24",
                quoted ? "\"" + moves + "\"" : moves)).append(one("\n", "\r\n", "\n\n"));
        }
        Told told = headed
            ? Told.NOTHING.names("Ann", quoted ? "Ben" + separator.strip() + " jr" : "Ben").on("2024-05-06",
                "+16", "")
            : Told.NOTHING;
        return new Sample(text.toString(), games.toArray(Game[]::new))
            .with(separator.equals("\t") && quoted ? Told.NOTHING : told);
    }

    private Sample chat() {
        Game game = game();
        String moves = one(joined(game, ""), joined(game, " "), joined(game, "").toUpperCase(Locale.ROOT),
            joined(game, "-"));
        String before = one("Hi Ben, look at this one:\n", "<ann> gg! here is the game\n<ben> thx\n",
            "> On Monday Ann wrote:\n> \n", "@ben 😀 ", "12:04 Ann: ", "[12:04] Ann: ",
            "I lost 40-24 yesterday :( ", "棋譜を貼ります。\n", "Round 3, board 12\n", "Game 1. ",
            "Was denkst du?\n\n", "look -> ", "**Game**\n", "(from my phone) ", "1) the game: ");
        String after = one("", "\n", "\nWhat do you think? I had 20 discs.", " lol", "\n-- \nAnn",
            " (I was Black)", "\n> nice", "\nhttps://x.org/?id=77", " ...", " 🙂");
        return new Sample(before + moves + after, game);
    }

    private Sample archive() {
        String kind = one("PlayOK", "GGF", "SGF", "table", "Edax", "Zebra");
        Sample inner = sample(kind, random.nextInt(1_000_000));
        Sample other = sample("Othello Quest", random.nextInt(1_000_000));
        return switch (random.nextInt(4)) {
            case 0 -> packed("games.txt.gz", gzip(inner.first()), inner);
            case 1 -> packed("archive", zip(Map.of("a/b/games.txt", inner.first())), inner);
            case 2 -> {
                Map<String, byte[]> files = new LinkedHashMap<>();
                files.put("__MACOSX/._games", new byte[] {0, 5, 22, 7});
                files.put("one.txt", inner.first());
                files.put("deep/two.json", other.first());
                List<Game> games = new ArrayList<>(inner.games());
                games.addAll(other.games());
                yield new Sample(Map.of("x.zip", zip(files)), games, inner.told(), "");
            }
            default -> packed("games.zip", zip(Map.of("games.txt.gz", gzip(inner.first()))), inner);
        };
    }

    private static Sample packed(String name, byte[] bytes, Sample inner) {
        return new Sample(Map.of(name, bytes), inner.games(), inner.told(), inner.refused());
    }

    private static byte[] gzip(byte[] bytes) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (OutputStream gzip = new GZIPOutputStream(out)) {
            gzip.write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    private static byte[] zip(Map<String, byte[]> files) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(out)) {
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                zip.putNextEntry(new ZipEntry(file.getKey()));
                zip.write(file.getValue());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }
}
