package flipchip.app.game.board;

import java.util.Locale;
import flipchip.app.kit.control.Controls;
import flipchip.engine.analysis.MistakeSize;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/// A mark for a mistake, whose form tells its size: a ring, a triangle, an octagon with a cross.
///
/// Look: board.css, style class `mistake-mark` with `:slip`, `:mistake` or `:blunder`, in it `mistake-sign`.
public final class MistakeMark extends StackPane {
    /// Between the edge of the mark and the sign in it, as a share of its side.
    private static final double SIGN = 0.28;

    public MistakeMark() {
        super(Controls.styled(new Region(), "mistake-sign"));
        getStyleClass().add("mistake-mark");
        setMouseTransparent(true);
    }

    /// A mark of this size and side.
    public static MistakeMark of(MistakeSize size, double side) {
        MistakeMark mark = new MistakeMark();
        mark.show(size);
        mark.fit(side);
        return mark;
    }

    /// Takes the form of `size`.
    public void show(MistakeSize size) {
        for (MistakeSize each : MistakeSize.values()) {
            pseudoClassStateChanged(style(each), each == size);
        }
    }

    /// Becomes as large as this.
    public void fit(double side) {
        setPadding(new Insets(SIGN * side));
        setMinSize(side, side);
        setPrefSize(side, side);
        setMaxSize(side, side);
    }

    /// What the sheets call mistakes of this size.
    public static PseudoClass style(MistakeSize size) {
        return PseudoClass.getPseudoClass(size.name().toLowerCase(Locale.ROOT));
    }
}
