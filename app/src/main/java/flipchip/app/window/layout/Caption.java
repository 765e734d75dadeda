package flipchip.app.window.layout;

import java.util.Arrays;
import java.util.List;
import flipchip.app.kit.control.Tip;
import flipchip.app.kit.draw.FontFiles;
import flipchip.app.kit.draw.Fonts;
import flipchip.app.kit.text.Sentences;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.text.Text;

/// What is said about the picture of the chip. Where there is little room it is written smaller, then its
/// last clauses are left out, which its tooltip and its accessible text have. Id `chip-caption`; look:
/// window.css, style class `chip-caption` with `:small` and, in a column, `:tall`.
final class Caption extends Label {
    private static final PseudoClass SMALL = PseudoClass.getPseudoClass("small");
    private static final PseudoClass TALL = PseudoClass.getPseudoClass("tall");
    private static final double LARGE_SIZE = 11.5;
    private static final double SMALL_SIZE = 11;
    private static final double BESIDE = 28;
    private static final double ABOVE_AND_BELOW = 4;

    private final StringProperty whole = new SimpleStringProperty(this, "whole", "");
    private final Text measure = new Text();
    private final Tooltip rest = new Tip();

    Caption() {
        setId("chip-caption");
        getStyleClass().add("chip-caption");
        setWrapText(true);
        setMinSize(0, 0);
        setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
        measure.setLineSpacing(-1);
        rest.setWrapText(true);
        rest.setMaxWidth(420);
        rest.textProperty().bind(whole);
        accessibleTextProperty().bind(whole);
        whole.subscribe(this::fit);
        widthProperty().subscribe(this::fit);
        heightProperty().subscribe(this::fit);
    }

    /// All that is to be said; empty for nothing.
    ReadOnlyStringProperty wholeProperty() {
        return whole;
    }

    void show(ObservableValue<String> words) {
        whole.bind(words);
    }

    private void fit() {
        String text = whole.get();
        boolean large = fits(text, LARGE_SIZE);
        List<String> clauses = Arrays.asList(text.split("(?<=[;.,])\\s+|(?<=[。；，、])"));
        int shown = clauses.size();
        while (!large && shown > 1 && !fits(join(clauses, shown), SMALL_SIZE)) {
            shown--;
        }
        pseudoClassStateChanged(SMALL, !large);
        pseudoClassStateChanged(TALL, getHeight() > getWidth());
        setText(shown == clauses.size()
            ? text
            : join(clauses, shown).replaceFirst("[;,]$", ".").replaceFirst("[；，、]$", "。"));
        setTooltip(shown == clauses.size() ? null : rest);
    }

    private static String join(List<String> clauses, int count) {
        return Sentences.join(clauses.subList(0, count));
    }

    private boolean fits(String text, double size) {
        if (getWidth() <= BESIDE || getHeight() <= ABOVE_AND_BELOW) {
            return true;
        }
        measure.setText(text);
        measure.setFont(FontFiles.of(Fonts.text(size)));
        measure.setWrappingWidth(getWidth() - BESIDE);
        return measure.getLayoutBounds().getHeight() <= getHeight() - ABOVE_AND_BELOW;
    }
}
