package flipchip.app.files.format;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import flipchip.engine.board.Square;
import com.fasterxml.jackson.databind.JsonNode;

/// Squares that JSON gives as numbers: an object with a column and a row, a list of row and column, or the
/// number of the square, row by row from a1. Any thread.
final class JsonSquares {
    private static final List<String> COLUMN = List.of("x", "col", "column", "file");
    private static final List<String> ROW = List.of("y", "row", "rank");

    private JsonSquares() {}

    /// Whether the numbers of columns and rows begin with 1.
    static boolean isFromOne(JsonNode moves) {
        List<int[]> places =
            StreamSupport.stream(moves.spliterator(), false).flatMap(move -> place(move).stream()).toList();
        boolean eight = places.stream().flatMapToInt(IntStream::of).anyMatch(number -> number == 8);
        return eight && places.stream().flatMapToInt(IntStream::of).allMatch(number -> number > 0);
    }

    /// The name of a square; empty if the move is given in another way.
    static Optional<String> of(JsonNode move, boolean fromOne) {
        if (move.isInt() && move.asInt() >= 0 && move.asInt() < 64) {
            return Optional.of(Square.values()[move.asInt()].toString());
        }
        Optional<Square> named = first(move, COLUMN, JsonNode::isTextual)
            .flatMap(file -> first(move, ROW, JsonNode::isValueNode).flatMap(row -> square(file, row)));
        if (named.isPresent()) {
            return named.map(Square::toString);
        }
        int first = fromOne ? 1 : 0;
        return place(move).map(at -> new int[] {at[0] - first, at[1] - first})
            .filter(at -> IntStream.of(at).allMatch(number -> number >= 0 && number < 8))
            .map(at -> Square.at(at[0], at[1]).toString());
    }

    /// Column and row as they stand there.
    private static Optional<int[]> place(JsonNode move) {
        if (move.isArray() && move.size() == 2 && move.path(0).isInt() && move.path(1).isInt()) {
            return Optional.of(new int[] {move.path(1).asInt(), move.path(0).asInt()});
        }
        return first(move, COLUMN, JsonNode::isInt).flatMap(
            column -> first(move, ROW, JsonNode::isInt).map(row -> new int[] {column.asInt(), row.asInt()}));
    }

    /// A letter and a number.
    private static Optional<Square> square(JsonNode file, JsonNode row) {
        return Square.parse(file.asText() + row.asText());
    }

    private static Optional<JsonNode> first(JsonNode move, List<String> names, Predicate<JsonNode> kind) {
        return names.stream().map(move::path).filter(kind).findFirst();
    }
}
