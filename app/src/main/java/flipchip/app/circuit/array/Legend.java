package flipchip.app.circuit.array;

import java.util.Map;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.control.Tip;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.PaintedRegion;
import flipchip.app.kit.draw.Pen;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.CommandLink;
import javafx.beans.binding.BooleanBinding;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.geometry.Pos;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// A legend of the chip's marks in a row; in a column each with its meaning, beside its name where that is
/// high, in its place where it is wide. Look: chipview.css, style class `legend` with `:compact`, `:column`,
/// `:low` and `:wide`.
public final class Legend extends StackPane {
    private static final PseudoClass COMPACT = PseudoClass.getPseudoClass("compact");
    private static final Texts TEXTS = Texts.of("chipview");
    private static final double ROOMY = 520;
    private static final double TIP_WIDTH = 380;
    /// Below this width the words stand below the forms.
    private static final double TIGHT = 460;
    /// Below this width, or this height, only the forms are shown; the tool tips say what they mean.
    private static final double TINY = 250;
    private static final double LOW = 36;
    private static final PseudoClass COLUMN = PseudoClass.getPseudoClass("column");
    private static final double UPRIGHT = 150;
    /// Of a column in which the meanings have room.
    private static final double TALL = 420;
    /// Of a low column in which a meaning has room beside its form.
    private static final double WIDE = 200;
    private static final PseudoClass LOW_COLUMN = PseudoClass.getPseudoClass("low");
    private static final PseudoClass WIDE_COLUMN = PseudoClass.getPseudoClass("wide");

    /// The terms of the glossary for the signals.
    private static final Map<String, String> TERMS = Map.of("remote", "remote-remoteorlocal", "remoteOrLocal",
        "remote-remoteorlocal", "legal", "legal-move", "flip", "to-flip", "select", "select");

    private final HBox row = new HBox();
    private final BooleanBinding low = heightProperty().lessThanOrEqualTo(TALL);
    private final BooleanBinding wide = low.and(widthProperty().greaterThanOrEqualTo(WIDE));
    private final VBox column = Controls.styled(new VBox(), "legend-column");

    public Legend() {
        getStyleClass().add("legend");
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add("legend-row");
        row.setMinWidth(0);
        setMinSize(0, 0);
        row.visibleProperty().bind(column.visibleProperty().not());
        column.visibleProperty().bind(heightProperty().greaterThan(UPRIGHT));
        column.visibleProperty().subscribe(upright -> pseudoClassStateChanged(COLUMN, upright));
        low.subscribe(now -> pseudoClassStateChanged(LOW_COLUMN, now));
        wide.subscribe(now -> pseudoClassStateChanged(WIDE_COLUMN, now));
        widthProperty().subscribe(width -> pseudoClassStateChanged(COMPACT, width.doubleValue() < ROOMY));
        String[] names = {"remote", "remoteOrLocal", "legal", "flip", "select"};
        CanvasColor[] inks = {CanvasColor.REMOTE, CanvasColor.REMOTE_OR_LOCAL, CanvasColor.LEGAL,
            CanvasColor.FLIP, CanvasColor.SELECT};
        for (int i = 0; i < names.length; i++) {
            Label label = CommandLink.toTerm(new Label(names[i], new Sample(inks[i])), TERMS.get(names[i]));
            label.setMinWidth(0);
            String meaning = TEXTS.get("legend." + names[i]);
            Tooltip tip = new Tip(meaning);
            tip.setWrapText(true);
            tip.setMaxWidth(TIP_WIDTH);
            label.setTooltip(tip);
            label.setAccessibleText(meaning);
            row.layoutBoundsProperty().map(Legend::display).subscribe(label::setContentDisplay);
            row.getChildren().add(label);
            if (i + 1 < names.length) {
                row.getChildren().add(Controls.spring());
            }
            column.getChildren().add(entry(names[i], inks[i], meaning));
        }
        getChildren().addAll(row, column);
    }

    private Region entry(String name, CanvasColor ink, String whole) {
        Label title = CommandLink.toTerm(Controls.label(name, "legend-name"), TERMS.get(name));
        title.setGraphic(new Sample(ink));
        String words = TEXTS.get("legend.short." + name);
        title.textProperty().bind(wide.map(now -> now ? words : name));
        Sample above = new Sample(ink);
        above.visibleProperty().bind(low.not());
        above.managedProperty().bind(above.visibleProperty());
        above.visibleProperty().map(tall -> tall ? ContentDisplay.TEXT_ONLY : ContentDisplay.LEFT)
            .subscribe(title::setContentDisplay);
        Label meaning = Controls.wrapped(Controls.label(words, "legend-meaning"));
        meaning.managedProperty().bind(meaning.visibleProperty());
        meaning.visibleProperty().bind(low.not());
        VBox entry = new VBox(above, title, meaning);
        entry.setAccessibleText(whole);
        Tooltip tip = new Tip(whole);
        tip.setWrapText(true);
        tip.setMaxWidth(TIP_WIDTH);
        Tooltip.install(entry, tip);
        return entry;
    }

    /// A form as the chip shows it.
    static Region sample(CanvasColor form) {
        return new Sample(form);
    }

    private static ContentDisplay display(Bounds room) {
        return room.getWidth() >= TIGHT ? ContentDisplay.LEFT
            : room.getWidth() >= TINY && room.getHeight() >= LOW ? ContentDisplay.TOP
            : ContentDisplay.GRAPHIC_ONLY;
    }

    /// One form as it is drawn on the chip.
    private static final class Sample extends PaintedRegion {
        private final CanvasColor kind;

        Sample(CanvasColor kind) {
            this.kind = kind;
            setMinSize(LegendForm.WIDTH, 20);
            setMaxSize(LegendForm.WIDTH, 20);
        }

        @Override
        protected void paint(Pen g, double width, double height) {
            new LegendForm(g, this::ink).paint(kind, height);
        }
    }
}
