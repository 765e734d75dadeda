package flipchip.app.window.about;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/// A table of texts that fits its width: where not all columns have room for their lines, each keeps its
/// longest word, and those with longer lines wrap them. Thread: FX
final class FittedTable extends Region {
    private static final double GAP = 16;
    private static final double LINE_GAP = 6;

    private final List<List<TextFlow>> rows;
    private final int columns;

    FittedTable(List<List<TextFlow>> rows) {
        this.rows = rows;
        columns = rows.stream().mapToInt(List::size).max().orElse(0);
        getStyleClass().add("handbook-table");
        rows.forEach(getChildren()::addAll);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    private double gaps() {
        return GAP * Math.max(0, columns - 1);
    }

    private List<Double> widths(double width) {
        List<Double> least = new ArrayList<>();
        List<Double> whole = new ArrayList<>();
        for (int column = 0; column < columns; column++) {
            int at = column;
            List<TextFlow> cells =
                rows.stream().filter(row -> row.size() > at).map(row -> row.get(at)).toList();
            whole.add(cells.stream().mapToDouble(cell -> Math.ceil(cell.prefWidth(-1))).max().orElse(0));
            least.add(Math.min(whole.get(at),
                cells.stream().mapToDouble(FittedTable::longestWord).max().orElse(0)));
        }
        return widths(width - gaps(), least, whole);
    }

    /// Shares a width: each column has its least width where they fit, and a part of the rest.
    static List<Double> widths(double width, List<Double> least, List<Double> whole) {
        double wanted = whole.stream().mapToDouble(Double::doubleValue).sum();
        double needed = least.stream().mapToDouble(Double::doubleValue).sum();
        if (wanted <= width) {
            return whole;
        }
        List<Double> widths = new ArrayList<>();
        for (int column = 0; column < whole.size(); column++) {
            double lacking = whole.get(column) - least.get(column);
            widths.add(needed >= width
                ? width * least.get(column) / needed
                : least.get(column) + (width - needed) * lacking / (wanted - needed));
        }
        return widths;
    }

    private static double longestWord(TextFlow cell) {
        double longest = 0;
        for (Node part : cell.getChildren()) {
            if (part instanceof Text text) {
                for (String word : text.getText().split(" ")) {
                    Text measured = new Text(word);
                    measured.setFont(text.getFont());
                    longest = Math.max(longest, Math.ceil(measured.getLayoutBounds().getWidth()) + 1);
                }
            } else {
                longest = Math.max(longest, part.prefWidth(-1));
            }
        }
        return longest;
    }

    private static double height(List<TextFlow> row, List<Double> widths) {
        double height = 0;
        for (int column = 0; column < row.size(); column++) {
            height = Math.max(height, row.get(column).prefHeight(widths.get(column)));
        }
        return Math.ceil(height);
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    protected double computePrefWidth(double height) {
        return widths(Double.MAX_VALUE).stream().mapToDouble(Double::doubleValue).sum() + gaps();
    }

    @Override
    protected double computePrefHeight(double width) {
        List<Double> widths = widths(width < 0 ? Double.MAX_VALUE : width);
        return rows.stream().mapToDouble(row -> height(row, widths) + LINE_GAP).sum();
    }

    @Override
    protected void layoutChildren() {
        List<Double> widths = widths(getWidth());
        Insets insets = getInsets();
        double y = insets.getTop();
        for (List<TextFlow> row : rows) {
            double height = height(row, widths);
            double x = insets.getLeft();
            for (int column = 0; column < row.size(); column++) {
                row.get(column).resizeRelocate(x, y, widths.get(column), height);
                x += widths.get(column) + GAP;
            }
            y += height + LINE_GAP;
        }
    }
}
