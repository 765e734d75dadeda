package flipchip.app.files.format;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.notation.BoardText;
import flipchip.engine.testkit.Boards;

/// Texts that were made up by hand as other programs and people would write them, twenty of each kind, in
/// `invented.txt`; what stands there in braces is filled in for a game.
final class InventedInputs {
    private static final Pattern FIELD =
        Pattern.compile("\\{([a-zA-Z1]):((?:[^{}]|\\{[^{}]*\\})*)\\}|\\{([a-zA-Z])\\}");
    private static final Pattern ROWS = Pattern.compile("([^|]*)\\|( \\| |[^|]*)\\|(.*)");
    private static final List<String> BOARDS = List.of("board", "FFO text", "OBF");
    private static final List<String> LATER = List.of("GGF", "GGS", "PGN with FEN", "continuation");

    /// @param game that the text holds
    record Input(String kind, String text, Game game) {}

    private final Game game;

    private InventedInputs(Game game) {
        this.game = game;
    }

    /// The inputs of all kinds, by their kind.
    static Map<String, List<Input>> all() throws IOException {
        Map<String, List<Input>> all = new LinkedHashMap<>();
        for (String part : file("invented.txt").substring(3).split("(?m)^## ")) {
            int end = part.indexOf('\n');
            String kind = part.substring(0, end);
            SplittableRandom random = new SplittableRandom(kind.hashCode());
            List<Input> inputs = new ArrayList<>();
            for (String form : part.substring(end + 1).split("(?m)^~~\n")) {
                inputs.add(input(kind, form, random));
            }
            all.put(kind, inputs);
        }
        return all;
    }

    static String file(String name) throws IOException {
        try (InputStream in = Objects.requireNonNull(InventedInputs.class.getResourceAsStream(name))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static Input input(String kind, String form, SplittableRandom random) {
        boolean passes = form.contains("{p:") || form.contains("{P:");
        Game game = Stream.generate(() -> Boards.randomGame(random, random.nextInt(10, 50)))
            .filter(one -> !one.isOver() && hasPass(one) == passes).findFirst().orElseThrow();
        if (BOARDS.contains(kind)) {
            game = Game.startingAt(game.position());
        } else if (LATER.contains(kind)) {
            int from = passes ? firstPass(game) : random.nextInt(2, game.length() - 4);
            game = Game.startingAt(game.positionAt(from)).play(game.moves().subList(from, game.length()));
        }
        return new Input(kind, new InventedInputs(game).filled(form), game);
    }

    private static boolean hasPass(Game game) {
        return IntStream.range(0, game.length()).anyMatch(game::passFollows);
    }

    private static int firstPass(Game game) {
        return IntStream.range(0, game.length()).filter(game::passFollows).findFirst().orElse(0);
    }

    private String filled(String form) {
        return FIELD.matcher(form).replaceAll(field -> Matcher.quoteReplacement(
            field.group(3) != null ? field(field.group(3), "") : field(field.group(1), field.group(2))));
    }

    private String field(String name, String with) {
        return switch (name) {
            case "m" -> each("%m", "");
            case "M" -> each("%M", "");
            case "s" -> each("%m", " ");
            case "S" -> each("%M", " ");
            case "j" -> each("%m", with);
            case "J" -> each("%M", with);
            case "l" -> each(with, "\n");
            case "e" -> each(with, "");
            case "q" -> each(with, ",");
            case "w" -> numbered(_ -> "", with, "\n", false);
            case "n" -> numbered(number -> number + with, " ", " ", true);
            case "a" -> numbered(number -> number + ". ", " ", " ", false);
            case "p" -> passed("%m", with);
            case "P" -> passed("%M", with);
            case "N" -> String.valueOf(game.length());
            case "R" -> Long.bitCount(game.position().black()) + "-" + Long.bitCount(game.position().white());
            case "t" -> with.split("\\|")[side() == Color.BLACK ? 0 : 1];
            case "b" -> rows(with, "", "@", "");
            case "r" -> rows(with);
            case "B" -> rows("*O-", "", "@ ", "") + (side() == Color.BLACK ? "*" : "O");
            case "f" -> fen();
            case "1" -> game.start().moves().getFirst().name() + ":" + with;
            default -> throw new IllegalArgumentException(name);
        };
    }

    /// Signs, what stands between them, and the frame of a row, with bars between these; a bar between the
    /// signs is ` | `.
    private String rows(String with) {
        Matcher parts = ROWS.matcher(with);
        if (!parts.matches()) {
            throw new IllegalArgumentException(with);
        }
        return rows(parts.group(1), parts.group(2), parts.group(3), "\n");
    }

    private Color side() {
        return game.start().toMove();
    }

    private String each(String form, String between) {
        return IntStream.range(0, game.length()).mapToObj(ply -> move(form, ply))
            .collect(Collectors.joining(between));
    }

    private String move(String form, int ply) {
        Square square = game.moves().get(ply);
        boolean black = game.moverOf(ply) == Color.BLACK;
        return form.replace("%n", String.valueOf(ply + 1)).replace("%m", square.toString())
            .replace("%M", square.name()).replace("%K", black ? square.name() : square.toString())
            .replace("%c", black ? "Black" : "White").replace("%b", black ? "B" : "W")
            .replace("%x", black ? "●" : "○").replace("%t", String.valueOf(10 + ply))
            .replace("%d", String.valueOf(ply % 10)).replace("%X", String.valueOf(square.file()))
            .replace("%Y", String.valueOf(square.row())).replace("%i", String.valueOf(square.index()));
    }

    private String numbered(IntFunction<String> number, String middle, String end, boolean cases) {
        boolean white = side() == Color.WHITE;
        IntPredicate first = ply -> white == (ply % 2 != 0);
        return (white ? "1... " : "") + IntStream.range(0, game.length())
            .mapToObj(ply -> first.test(ply)
                ? number.apply((ply + (white ? 1 : 0)) / 2 + 1) + move(cases ? "%M" : "%m", ply) + middle
                : move("%m", ply) + end)
            .collect(Collectors.joining());
    }

    private String passed(String form, String pass) {
        return IntStream.range(0, game.length())
            .mapToObj(ply -> move(form, ply) + (game.passFollows(ply) ? " " + pass : ""))
            .collect(Collectors.joining(" "));
    }

    private String rows(String signs, String between, String frame, String end) {
        int[] sign = signs.codePoints().toArray();
        Position position = game.start();
        return IntStream.range(0, 8)
            .mapToObj(row -> frame.replace("%n", String.valueOf(row + 1)).replace("@",
                IntStream.range(0, 8).mapToObj(file -> Square.at(file, row))
                    .map(square -> Character.toString((position.black() & square.bit()) != 0 ? sign[0]
                        : (position.white() & square.bit()) != 0 ? sign[1]
                        : sign[2]))
                    .collect(Collectors.joining(between))))
            .collect(Collectors.joining(end));
    }

    private String fen() {
        String text = BoardText.print(game.start());
        String rows =
            IntStream.range(0, 8).map(row -> 7 - row).mapToObj(row -> text.substring(8 * row, 8 * row + 8))
                .collect(Collectors.joining("/")).replace('X', 'p').replace('O', 'P');
        return Pattern.compile("-+").matcher(rows).replaceAll(run -> String.valueOf(run.group().length()))
            + (side() == Color.BLACK ? " b" : " w");
    }
}
