package flipchip.lab.program;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/// An archive with our own classes and files beside them, and nothing of anybody else's. The same content
/// gives the same bytes. One thread.
public final class ThinJar {
    /// The earliest moment that an archive can name, in local time of any place.
    private static final java.time.LocalDateTime DATE = java.time.LocalDateTime.of(1980, 1, 2, 0, 0);

    private final SortedMap<String, byte[]> entries = new TreeMap<>();

    public ThinJar with(String name, byte[] content) {
        entries.put(name, content);
        return this;
    }

    /// Adds what this program's module of that name holds, as far as it is `wanted`.
    public ThinJar withModule(String name, Predicate<String> wanted) throws IOException {
        try (ModuleReader reader =
            ModuleLayer.boot().configuration().findModule(name).orElseThrow().reference().open();
                Stream<String> list = reader.list()) {
            for (String entry : list.filter(one -> !one.endsWith("/") && !one.equals("module-info.class"))
                .filter(wanted).toList()) {
                try (InputStream in = reader.open(entry).orElseThrow()) {
                    entries.put(entry, in.readAllBytes());
                }
            }
        }
        return this;
    }

    /// Adds the files of a folder of classes.
    public ThinJar withFolder(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                entries.put(folder.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
            }
        }
        return this;
    }

    /// The bytes of the archive.
    public byte[] bytes() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (var entry : entries.entrySet()) {
                ZipEntry head = new ZipEntry(entry.getKey());
                head.setTimeLocal(DATE);
                zip.putNextEntry(head);
                zip.write(entry.getValue());
                zip.closeEntry();
            }
        }
        return bytes.toByteArray();
    }
}
