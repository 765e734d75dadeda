package flipchip.lab.job;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import flipchip.engine.io.AtomicFile;
import flipchip.engine.io.RegularFile;

/// A folder with all of a job: its order, its files, and in `out` its shards and its result.
public record JobFolder(Path folder) {
    private static final String ORDER = "order";
    private static final String FILES = "files";
    private static final int LONGEST_ORDER = 1 << 16;
    private static final int LONGEST = Integer.MAX_VALUE - 64;

    /// Whether a job was begun here.
    public boolean isBegun() {
        return Files.exists(folder.resolve(ORDER));
    }

    /// Stores order and files; the order last, so that a folder with an order is whole.
    ///
    /// @throws IOException if it cannot be written, or the folder has another job already
    public void begin(JobSpec order, JobInputs material) throws IOException {
        if (isBegun()) {
            if (!order().equals(order) || !material().checksum().equals(material.checksum())) {
                throw new IOException(folder + " has another job already: "
                    + String.join(", ", order().print().lines().toList()));
            }
            return;
        }
        for (var file : material.files().entrySet()) {
            AtomicFile.write(folder.resolve(FILES).resolve(file.getKey()), file.getValue());
        }
        AtomicFile.write(folder.resolve(ORDER), order.print());
    }

    /// @throws IOException if there is none, or it is of no form
    public JobSpec order() throws IOException {
        try {
            return JobSpec.parse(RegularFile.text(folder.resolve(ORDER), LONGEST_ORDER));
        } catch (IllegalArgumentException e) {
            throw new IOException(folder.resolve(ORDER) + ": " + e.getMessage(), e);
        }
    }

    public JobInputs material() throws IOException {
        SortedMap<String, byte[]> files = new TreeMap<>();
        Path from = folder.resolve(FILES);
        if (Files.isDirectory(from)) {
            try (Stream<Path> list = Files.list(from)) {
                for (Path file : list.filter(one -> !one.getFileName().toString().startsWith(".")).toList()) {
                    files.put(file.getFileName().toString(), RegularFile.read(file, LONGEST));
                }
            }
        }
        return new JobInputs(files);
    }

    /// Where shards and result lie.
    public FolderStore store() {
        return new FolderStore(folder.resolve("out"));
    }

    /// Names of shards that are stored, in order.
    public List<String> shards() throws IOException {
        return store().names().stream().filter(name -> !name.startsWith("result.")).sorted().toList();
    }
}
