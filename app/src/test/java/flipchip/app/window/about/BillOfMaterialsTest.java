package flipchip.app.window.about;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class BillOfMaterialsTest {
    static BillOfMaterials sample() throws IOException {
        try (InputStream in = BillOfMaterialsTest.class.getResourceAsStream("sample-bom.json")) {
            return BillOfMaterials.read(in);
        }
    }

    @Test
    void namesVersionAndCommit() throws IOException {
        assertEquals(Optional.of("1.2.3"), sample().version());
        assertEquals(Optional.of("0123456789ab"), sample().commit());
    }

    @Test
    void namesThePartsOfOthersWithEveryLicence() throws IOException {
        assertEquals(
            List.of(
                new Part("alpha", "4.7.7", List.of("Apache-2.0", "Another licence"), "https://alpha.example"),
                new Part("zeta", "9", List.of("GPL-2.0-only WITH Classpath-exception-2.0"), "")),
            sample().parts());
    }
}
