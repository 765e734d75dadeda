package flipchip.web;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// The files that the gallery reads, which the page brings: a browser has no resources of classes.
///
/// Thread: one for each copy of this program
public final class GalleryFiles {
    private static final Map<String, String> FILES = new HashMap<>();

    private GalleryFiles() {}

    static void put(String name, String text) {
        FILES.put(name, text);
    }

    public static Optional<String> read(String name) {
        return Optional.ofNullable(FILES.get(name));
    }
}
