package flipchip.engine.testkit;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// Test data too large for the repository: endgame problems (`endgame/`) and the WTHOR archive (`wthor/`) in
/// the folder FLIPCHIP_DATA, by default `../shared/data` beside the checkout.
public final class TestData {
    private TestData() {}

    /// The file or folder `name`, e.g. "endgame/fforum-1-19.obf". Where it is absent the calling test is
    /// skipped and says what is missing.
    public static Path require(String name) {
        Path folder = Optional.ofNullable(System.getenv("FLIPCHIP_DATA")).map(Path::of).orElseGet(
            () -> Path.of(System.getProperty("flipchip.root", "..")).resolve("../shared/data").normalize());
        Path path = folder.resolve(name);
        assumeTrue(Files.exists(path),
            () -> path + " is missing: set FLIPCHIP_DATA to the folder with endgame/ and wthor/");
        return path;
    }
}
