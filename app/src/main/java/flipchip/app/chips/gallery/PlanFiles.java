package flipchip.app.chips.gallery;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// The files of the block diagrams; the page for browsers has another class of this name.
final class PlanFiles {
    private PlanFiles() {}

    /// That of an exhibit, if it has one.
    static Optional<String> read(String exhibit) {
        try (InputStream file = PlanFiles.class.getResourceAsStream("plans/" + exhibit + ".plan")) {
            return file == null
                ? Optional.empty()
                : Optional.of(new String(file.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
