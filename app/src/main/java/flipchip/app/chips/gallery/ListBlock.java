package flipchip.app.chips.gallery;

import java.util.Collection;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.engine.board.Square;

/// A list of lines of text, one below the other, from the top of an area. Thread: FX.
final class ListBlock {
    private final Area area;
    private double down;

    ListBlock(Area area) {
        this.area = area;
    }

    /// The next line, with the room below it.
    Area line(double height) {
        down += height;
        return area.at(0, down - height, area.width(), height);
    }

    /// The area below the lines.
    Area rest() {
        return area.inset(0, down, 0, 0);
    }

    ListBlock heading(String text) {
        line(18).heading(text, 0, 8);
        return this;
    }

    ListBlock text(String text, CanvasColor ink) {
        line(18).text(text, 0, 9, ink);
        return this;
    }

    ListBlock small(String text, CanvasColor ink) {
        line(15).small(text, 0, 7, ink);
        return this;
    }

    ListBlock gap(double height) {
        down += height;
        return this;
    }

    /// Names of squares, in as many columns as there is room for, at least `columns`.
    void squares(Collection<Square> squares, int columns) {
        words(squares.stream().map(Square::toString).toList(), Math.max(columns, (int) (area.width() / 22)),
            22, 16);
    }

    /// Short words of equal width, row by row.
    void words(Collection<String> words, int columns, double width, double height) {
        int i = 0;
        for (String word : words) {
            rest().mono(word, i % columns * width, height / 2 + i / columns * height, CanvasColor.TEXT);
            i++;
        }
    }
}
