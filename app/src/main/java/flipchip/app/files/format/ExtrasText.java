package flipchip.app.files.format;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.notation.GgfClock;
import flipchip.engine.notation.GgfGame;

/// What a server says of a game, as the value of one property of the tree format: tags of GGF one behind the
/// other, `TB` and `TW` for the clocks, `PA` for a pass with a value or a time. Ratings and values of moves
/// have properties of SGF.
final class ExtrasText {
    private static final Pattern TAG =
        Pattern.compile("([A-Z]{1,4})\\[((?:[^\\]\\\\]|\\\\.)*+)\\]", Pattern.DOTALL);
    private static final Pattern ESCAPED = Pattern.compile("\\\\(.)", Pattern.DOTALL);
    private static final Pattern PASS = Pattern.compile("((?:[a-h][1-8])*) ([+-]?[\\d.]+|-) ([\\d.]+|-)");
    private static final String PASSED = "PA";

    private ExtrasText() {}

    /// Empty if there is nothing to keep.
    static String write(GameExtras extras) {
        StringBuilder out = new StringBuilder();
        extras.blackClock().ifPresent(clock -> tag(out, "TB", clock.toString()));
        extras.whiteClock().ifPresent(clock -> tag(out, "TW", clock.toString()));
        extras.tags().stream().filter(tag -> !isRating(tag))
            .forEach(tag -> tag(out, tag.name(), tag.value()));
        extras.passes().forEach(
            (path, pass) -> tag(out, PASSED, path.stream().map(Square::toString).collect(Collectors.joining())
                + " " + number(pass.value()) + " " + number(pass.seconds())));
        return out.toString();
    }

    /// Whether SGF has a property for it.
    static boolean isRating(GgfGame.Tag tag) {
        return tag.name().equals(GameExtras.BLACK_RATING) || tag.name().equals(GameExtras.WHITE_RATING);
    }

    private static String number(OptionalDouble value) {
        return value.isPresent() ? String.format(Locale.ROOT, "%s", value.getAsDouble()) : "-";
    }

    private static void tag(StringBuilder out, String name, String value) {
        out.append(name).append('[').append(value.replace("\\", "\\\\").replace("]", "\\]")).append(']');
    }

    /// @param ratings what the properties of SGF say
    static GameExtras read(String text, Position start, GameExtras ratings) {
        Optional<GgfClock> black = Optional.empty();
        Optional<GgfClock> white = Optional.empty();
        List<GgfGame.Tag> tags = new ArrayList<>(ratings.tags());
        Map<List<Square>, GgfGame.Move> passes = new HashMap<>();
        Matcher tag = TAG.matcher(text);
        while (tag.find()) {
            String value = ESCAPED.matcher(tag.group(2)).replaceAll("$1");
            switch (tag.group(1)) {
                case "TB" -> black = GgfClock.parse(value);
                case "TW" -> white = GgfClock.parse(value);
                case PASSED -> pass(value, start, passes);
                default -> tags.add(new GgfGame.Tag(tag.group(1), value));
            }
        }
        return new GameExtras(black, white, tags, ratings.values(), passes);
    }

    private static void pass(String value, Position start, Map<List<Square>, GgfGame.Move> passes) {
        Matcher parts = PASS.matcher(value);
        if (!parts.matches()) {
            return;
        }
        List<Square> path = Square.sequence(parts.group(1));
        Game game = Game.startingAt(start);
        for (Square square : path) {
            if (!game.position().isLegal(square)) {
                return;
            }
            game = game.play(square);
        }
        passes.put(path, new GgfGame.Move(game.position().toMove().opponent(), Optional.empty(),
            number(parts.group(2)), number(parts.group(3))));
    }

    private static OptionalDouble number(String text) {
        try {
            return text.equals("-") ? OptionalDouble.empty() : OptionalDouble.of(Double.parseDouble(text));
        } catch (NumberFormatException _) {
            return OptionalDouble.empty();
        }
    }
}
