package flipchip.app.analyse.judge;

import java.util.List;
import java.util.stream.Collectors;
import flipchip.app.kit.text.NumberText;
import flipchip.app.kit.text.Texts;
import flipchip.engine.api.MoveValue;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;

/// A formatter of values in words and figures, the same on the board, in the table and in the report.
final class ValueText {
    static final Texts TEXTS = Texts.of("analysis");

    private ValueText() {}

    /// "+2.1", or "+2" where it is a result.
    static String discs(int centidiscs, boolean exact) {
        return NumberText.of(exact ? "%+.0f" : "%+.1f", centidiscs / 100.0);
    }

    /// "2.1", or "2" where it is a result; for losses.
    static String plain(int centidiscs, boolean exact) {
        return NumberText.of(exact ? "%.0f" : "%.1f", centidiscs / 100.0);
    }

    /// How a value is known: "exact", "14" plies without selective pruning, or "14 91%" with it.
    static String how(boolean exact, int depth, int confidence) {
        return exact ? TEXTS.get("value.exact")
            : confidence == 100 ? String.valueOf(depth)
            : depth + " " + confidence + "%";
    }

    /// The same in words: "depth 14 at 91 %".
    static String told(MoveValue value) {
        return value.exact() ? TEXTS.get("value.exact")
            : value.confidence() == 100 ? TEXTS.get("told.depth", value.depth())
            : TEXTS.get("told.selective", value.depth(), value.confidence());
    }

    /// "c4 e3 f5".
    static String line(List<Square> line) {
        return line.stream().map(Square::toString).collect(Collectors.joining(" "));
    }

    /// "+2.1 discs, depth 14", for a screen reader and notices.
    static String spoken(MoveValue value, boolean book) {
        String text = TEXTS.get("spoken.value", discs(value.centidiscs(), value.exact()), told(value));
        return book ? text + ", " + TEXTS.get("spoken.book") : text;
    }

    static String name(Color color) {
        return TEXTS.get(color == Color.BLACK ? "black" : "white");
    }

    /// "12 k", "3.4 M".
    static String count(long nodes) {
        return nodes < 10_000 ? String.valueOf(nodes)
            : nodes < 1_000_000 ? nodes / 1000 + " k"
            : NumberText.of("%.1f M", nodes / 1e6);
    }
}
