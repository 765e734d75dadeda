package flipchip.app.kit.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import javafx.scene.text.Font;
import javafx.scene.text.FontPosture;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;

class FontsTest {
    @Test
    void everyFaceIsOurs() {
        FontFiles.ready();
        assertEquals("Inter Regular", FontFiles.of(Fonts.text(12)).getName());
        assertEquals("Inter Bold", FontFiles.of(Fonts.bold(12)).getName());
        assertEquals("Inter Italic", Font.font(Fonts.TEXT, FontPosture.ITALIC, 12).getName());
        assertEquals("JetBrains Mono Regular", FontFiles.of(Fonts.code(12)).getName());
        assertEquals("JetBrains Mono Bold", Font.font(Fonts.CODE, FontWeight.BOLD, 12).getName());
    }

    @Test
    void figuresHaveAFixedPitchAndTextHasNot() {
        assertEquals(width("iii", FontFiles.of(Fonts.code(12))), width("mmm", FontFiles.of(Fonts.code(12))));
        assertNotEquals(width("iii", FontFiles.of(Fonts.text(12))),
            width("mmm", FontFiles.of(Fonts.text(12))));
    }

    private static double width(String text, Font font) {
        Text measured = new Text(text);
        measured.setFont(font);
        return measured.getLayoutBounds().getWidth();
    }
}
