import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/// Rewrites the jars of a folder so that they do not tell when and by whom they were built: every entry gets
/// one time, entries stand in the order of their names, our manifests lose the names of user and JDK. Two
/// builds of the same sources then give the same bytes. `java Dates.java FOLDER TIME`.
final class Dates {
    private static final String MANIFEST = "META-INF/MANIFEST.MF";

    private Dates() {}

    static void main(String[] args) throws IOException {
        if (args.length != 2) {
            throw new IllegalArgumentException("usage: java Dates.java FOLDER TIME");
        }
        LocalDateTime time =
            OffsetDateTime.parse(args[1]).withOffsetSameInstant(ZoneOffset.UTC).toLocalDateTime();
        try (Stream<Path> files = Files.list(Path.of(args[0]))) {
            for (Path jar : files.filter(file -> file.toString().endsWith(".jar")).toList()) {
                rewrite(jar, time);
            }
        }
    }

    private static void rewrite(Path jar, LocalDateTime time) throws IOException {
        Path written = jar.resolveSibling(jar.getFileName() + ".new");
        boolean ours = jar.getFileName().toString().startsWith("flipchip-");
        try (ZipFile from = new ZipFile(jar.toFile());
                OutputStream file = Files.newOutputStream(written);
                ZipOutputStream to = new ZipOutputStream(file)) {
            List<? extends ZipEntry> entries = from.stream().filter(entry -> !entry.isDirectory())
                .sorted(Comparator.comparing((ZipEntry entry) -> !entry.getName().equals(MANIFEST))
                    .thenComparing(ZipEntry::getName))
                .toList();
            for (ZipEntry entry : entries) {
                ZipEntry copy = new ZipEntry(entry.getName());
                copy.setTimeLocal(time);
                to.putNextEntry(copy);
                byte[] bytes = from.getInputStream(entry).readAllBytes();
                to.write(ours && entry.getName().equals(MANIFEST) ? anonymous(bytes) : bytes);
                to.closeEntry();
            }
        }
        Files.move(written, jar, StandardCopyOption.REPLACE_EXISTING);
    }

    private static byte[] anonymous(byte[] manifest) {
        return new String(manifest, StandardCharsets.UTF_8)
            .replaceAll("(?m)^(Built-By|Build-Jdk|Created-By):.*\\R", "").getBytes(StandardCharsets.UTF_8);
    }
}
