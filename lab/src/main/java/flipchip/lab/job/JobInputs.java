package flipchip.lab.job;

import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// A set of the files of a job, by name: weights, and the files of its kind. Immutable.
public final class JobInputs implements Serializable {
    /// Name of the weights that judge boards.
    public static final String WEIGHTS = "weights";
    private static final long serialVersionUID = 1;

    private final TreeMap<String, byte[]> files;

    public JobInputs(SortedMap<String, byte[]> files) {
        this.files = new TreeMap<>(files);
    }

    /// The files to store.
    public SortedMap<String, byte[]> files() {
        return new TreeMap<>(files);
    }

    /// @throws IllegalArgumentException if the file does not exist
    public byte[] bytes(String name) {
        byte[] bytes = files.get(name);
        if (bytes == null) {
            throw new IllegalArgumentException("the job needs a file: --file " + name + "=FILE");
        }
        return bytes;
    }

    public String text(String name) {
        return new String(bytes(name), StandardCharsets.UTF_8);
    }

    boolean has(String name) {
        return files.containsKey(name);
    }

    /// Of the weights; a job without any has none.
    String weights() {
        return has(WEIGHTS) ? Checksum.of(bytes(WEIGHTS)) : "none";
    }

    /// Of all files and their names.
    String checksum() {
        return Checksum
            .of(files.entrySet().stream().map(file -> file.getKey() + " " + Checksum.of(file.getValue()))
                .collect(Collectors.joining("\n")));
    }
}
