package flipchip.lab.job;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import flipchip.engine.io.AtomicFile;
import flipchip.engine.io.RegularFile;

/// A store of parts as files of a folder, created with the first part.
public record FolderStore(Path folder) implements PartStore {
    private static final int LONGEST = Integer.MAX_VALUE - 64;

    @Override
    public Set<String> names() throws IOException {
        if (!Files.exists(folder)) {
            return Set.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).filter(name -> !name.startsWith("."))
                .collect(Collectors.toUnmodifiableSet());
        }
    }

    @Override
    public byte[] read(String name) throws IOException {
        return RegularFile.read(folder.resolve(name), LONGEST);
    }

    @Override
    public void put(String name, byte[] bytes) throws IOException {
        AtomicFile.write(folder.resolve(name), bytes);
    }
}
