import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javafx.css.Stylesheet;

/// Puts beside every style sheet (`.css`) of a jar the same in the toolkit's binary form (`.bss`), which it
/// prefers and reads several times as fast. `java --add-modules javafx.graphics BinarySheets.java JAR`; the
/// jar is changed in place, so it must be a copy. The sheets may not name files (`url`): a binary sheet would
/// look for them where it was made.
final class BinarySheets {
    private BinarySheets() {}

    static void main(String[] args) throws IOException {
        if (args.length != 1) {
            throw new IllegalArgumentException("usage: java BinarySheets.java JAR");
        }
        try (FileSystem jar = FileSystems.newFileSystem(Path.of(args[0]))) {
            for (Path sheet : sheets(jar)) {
                convert(sheet);
            }
        }
    }

    private static List<Path> sheets(FileSystem jar) throws IOException {
        try (Stream<Path> files = Files.walk(jar.getPath("/"))) {
            return files.filter(file -> file.toString().endsWith(".css")).toList();
        }
    }

    private static void convert(Path sheet) throws IOException {
        String text = Files.readString(sheet);
        if (text.contains("url(")) {
            throw new IOException(sheet + " names a file with url(), which a binary sheet would not find");
        }
        Path source = Files.createTempFile("sheet", ".css");
        Path binary = Files.createTempFile("sheet", ".bss");
        try {
            Files.writeString(source, text);
            Stylesheet.convertToBinary(source.toFile(), binary.toFile());
            String name = sheet.getFileName().toString();
            Files.write(sheet.resolveSibling(name.substring(0, name.length() - "css".length()) + "bss"),
                Files.readAllBytes(binary));
        } finally {
            Files.delete(source);
            Files.delete(binary);
        }
    }
}
