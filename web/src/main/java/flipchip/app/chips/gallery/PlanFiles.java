package flipchip.app.chips.gallery;

import java.util.Optional;
import flipchip.web.GalleryFiles;

/// The files of the block diagrams, for the gallery in the page, which takes this class instead of the
/// window's.
final class PlanFiles {
    private PlanFiles() {}

    static Optional<String> read(String exhibit) {
        return GalleryFiles.read(exhibit + ".plan");
    }
}
