package flipchip.app.kit.control;

import java.util.function.Function;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.text.Font;
import javafx.scene.text.Text;

/// A line of a log on as many lines as it needs. Look: style class `log-line` of its words.
public class WrappedCell<T> extends ListCell<T> {
    private final Text line = new Text();
    private final Function<T, String> words;
    private final double padding;

    /// @param font    of the style sheet: heights are asked for before it is read
    /// @param beside  what the borders and the scroll bar take of the list's width
    /// @param padding above and below the words
    public WrappedCell(ListView<T> list, Font font, double beside, double padding,
            Function<T, String> words) {
        this.words = words;
        this.padding = padding;
        line.getStyleClass().add("log-line");
        line.setFont(font);
        line.wrappingWidthProperty().bind(list.widthProperty().subtract(beside));
    }

    /// The theme gives all cells one height; these take what their words need.
    @Override
    protected double computePrefHeight(double width) {
        return Math.ceil(line.getLayoutBounds().getHeight()) + padding;
    }

    @Override
    protected void updateItem(T item, boolean empty) {
        super.updateItem(item, empty);
        line.setText(empty ? "" : words.apply(item));
        setGraphic(empty ? null : line);
        setAccessibleText(line.getText());
    }
}
