package flipchip.app.window.theme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.draw.BoardStyle;
import flipchip.app.kit.draw.DiscStyle;
import javafx.css.PseudoClass;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Labeled;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/// The words of controls in every state, as the style sheets of each theme draw them (WCAG 2.1, criterion
/// 1.4.3).
class StateContrastTest {
    private static final double TEXT = 4.5;
    private static final List<Set<String>> STATES = List.of(Set.of(), Set.of("hover"), Set.of("focused"),
        Set.of("focused", "hover"), Set.of("focused", "hover", "armed", "pressed"), Set.of("selected"),
        Set.of("selected", "focused"), Set.of("selected", "hover"), Set.of("selected", "focused", "hover"));

    /// A control with its words, and whether it can be chosen.
    private record Kind(String name, Supplier<Labeled> control, boolean isSelected) {}

    private static final List<Kind> KINDS = List.of(new Kind("button", () -> new Button("words"), false),
        new Kind("accent", () -> Controls.styled(new Button("words"), "accent"), false),
        new Kind("default", () -> standard(), false),
        new Kind("toggle", () -> new ToggleButton("words"), true),
        new Kind("link", () -> new Hyperlink("words"), false));

    private static Labeled standard() {
        Button button = new Button("words");
        button.setDefaultButton(true);
        return button;
    }

    @ParameterizedTest
    @EnumSource(WindowTheme.class)
    void wordsStandOutInEveryState(WindowTheme theme) throws Exception {
        FxToolkit.registerPrimaryStage();
        assertEquals(List.of(), WaitForAsyncUtils.waitForAsyncFx(60_000, () -> problems(theme)));
    }

    private static List<String> problems(WindowTheme theme) {
        List<String> problems = new ArrayList<>();
        for (Kind kind : KINDS) {
            for (Set<String> states : STATES) {
                if (kind.isSelected() || !states.contains("selected")) {
                    double ratio = contrast(theme, kind.control().get(), states);
                    if (ratio < TEXT) {
                        problems.add("%s %s: %.2f".formatted(kind.name(), states, ratio));
                    }
                }
            }
        }
        return problems;
    }

    private static double contrast(WindowTheme theme, Labeled control, Set<String> states) {
        StackPane panel = Controls.styled(new StackPane(control), "page");
        Scene scene = new Scene(panel);
        theme.applyTo(scene, BoardStyle.FELT, DiscStyle.values()[0]);
        states.forEach(state -> control.pseudoClassStateChanged(PseudoClass.getPseudoClass(state), true));
        panel.applyCss();
        Color ground = over(control, over(panel, Color.WHITE));
        return ContrastTest.contrast(rgb((Color) control.getTextFill()), rgb(ground));
    }

    /// The colour behind the words of `part`, which lies on `below`.
    private static Color over(Region part, Color below) {
        Color seen = below;
        if (part.getBackground() != null) {
            for (BackgroundFill fill : part.getBackground().getFills()) {
                Color top = (Color) fill.getFill();
                seen = seen.interpolate(Color.color(top.getRed(), top.getGreen(), top.getBlue()),
                    top.getOpacity());
            }
        }
        return seen;
    }

    private static double[] rgb(Color color) {
        return new double[] {color.getRed() * 255, color.getGreen() * 255, color.getBlue() * 255};
    }
}
