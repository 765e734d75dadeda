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
        Fonts.ready();
        assertEquals("Inter Regular", Fonts.text(12).getName());
        assertEquals("Inter Bold", Fonts.bold(12).getName());
        assertEquals("Inter Italic", Font.font(Fonts.TEXT, FontPosture.ITALIC, 12).getName());
        assertEquals("JetBrains Mono Regular", Fonts.code(12).getName());
        assertEquals("JetBrains Mono Bold", Font.font(Fonts.CODE, FontWeight.BOLD, 12).getName());
    }

    @Test
    void figuresHaveAFixedPitchAndTextHasNot() {
        assertEquals(width("iii", Fonts.code(12)), width("mmm", Fonts.code(12)));
        assertNotEquals(width("iii", Fonts.text(12)), width("mmm", Fonts.text(12)));
    }

    private static double width(String text, Font font) {
        Text measured = new Text(text);
        measured.setFont(font);
        return measured.getLayoutBounds().getWidth();
    }
}
