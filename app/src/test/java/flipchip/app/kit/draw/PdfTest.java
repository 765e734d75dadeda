package flipchip.app.kit.draw;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import flipchip.app.window.assembly.OnScreen;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A drawing in PDF holds numbers alone.
@DisabledIfSystemProperty(named = "flipchip.windows", matches = "false")
class PdfTest {
    @BeforeAll
    static void startToolkit() {
        OnScreen.startToolkit();
    }

    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
    void aCoordinateThatIsNotFiniteIsZero(double none) {
        assertArrayEquals(line(0), line(none));
    }

    private static byte[] line(double x) {
        Pdf pdf = new Pdf(10, 10);
        pdf.beginPath();
        pdf.moveTo(x, 1);
        pdf.lineTo(5, x);
        pdf.stroke();
        return pdf.bytes("line");
    }
}
