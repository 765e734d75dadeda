package flipchip.app.cli.circuit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import flipchip.app.chips.owncell.CellFile;

/// A finder of the files that are to be checked.
final class VerilogFiles {
    private static final int DEEPEST = 8;

    private VerilogFiles() {}

    /// Of folders, all files in Verilog or VHDL but those that another one includes.
    static List<Path> of(List<Path> files) throws IOException {
        List<Path> found = new ArrayList<>();
        for (Path path : files) {
            if (!Files.isDirectory(path)) {
                found.add(path);
                continue;
            }
            Set<Path> within = new TreeSet<>();
            try (Stream<Path> all = Files.find(path, DEEPEST, (file, about) -> !about.isDirectory()
                    && file.getFileName().toString().matches("(?i)[^.].*\\.(?:v|sv|vhdl?)"))) {
                all.forEach(within::add);
            }
            for (Path file : List.copyOf(within)) {
                included(file).forEach(within::remove);
            }
            found.addAll(within);
        }
        if (found.isEmpty()) {
            throw new IOException("no Verilog file in " + files.getFirst());
        }
        return found;
    }

    private static List<Path> included(Path file) {
        try {
            return CellFile.read(file).included().keySet().stream().map(file::resolveSibling).toList();
        } catch (IOException e) {
            return List.of();
        }
    }
}
