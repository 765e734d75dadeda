package flipchip.app.chips.gallery;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;

/// A collection of short texts of squares, directions and scores, shared by all exhibits.
final class SquareLabels {
    private static final int MOST = 6;

    private SquareLabels() {}

    /// "d3 c4 f5", or the word for none.
    static String squares(long squares) {
        return squares(Square.all(squares));
    }

    static String squares(Collection<Square> squares) {
        return orNone(squares.stream().map(Square::toString).collect(Collectors.joining(" ")));
    }

    static String orNone(String words) {
        return words.isEmpty() ? Exhibit.common("none") : words;
    }

    static String signed(int value) {
        return value > 0 ? "+" + value : String.valueOf(value);
    }

    /// "d3 in all 8 directions, e4 SE": the squares of `after` not in `before`, direction by direction.
    static String changes(Function<Direction, Long> before, Function<Direction, Long> after) {
        Map<Square, List<Direction>> found = new EnumMap<>(Square.class);
        for (Direction d : Direction.values()) {
            Square.all(after.apply(d) & ~before.apply(d))
                .forEach(square -> found.computeIfAbsent(square, _ -> new ArrayList<>()).add(d));
        }
        List<String> parts = found.entrySet().stream()
            .map(entry -> entry.getValue().size() == 8
                ? Exhibit.common("all-directions", entry.getKey().toString())
                : entry.getKey() + " "
                    + entry.getValue().stream().map(Direction::name).collect(Collectors.joining("/")))
            .toList();
        return parts.size() <= MOST
            ? String.join(", ", parts)
            : Exhibit.common("and-more", String.join(", ", parts.subList(0, MOST)), parts.size() - MOST);
    }
}
