package flipchip.app.chips.gallery;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;

/// Short texts of squares and directions that all exhibits write alike.
final class SquareLabels {
    private static final int MOST = 6;

    private SquareLabels() {}

    /// "d3 c4 f5", or what stands for none.
    static String squares(long squares) {
        return squares == 0 ? Exhibit.common("none") : Square.list(squares);
    }

    /// "d3 in all 8 directions, e4 SE": what is new in `after` against `before`, direction by direction.
    static String news(Function<Direction, Long> before, Function<Direction, Long> after) {
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
