import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import java.util.TimeZone;
import java.util.stream.Stream;

/// Packs the program for people who have Java 25: one zip for each system, with JavaFX's jars for it and a
/// script that starts it.
///
/// `java PortableZips.java MODS JAVAFX OUT VERSION TIME OPTIONS`, with MODS the program's jars, JAVAFX those
/// of JavaFX for all systems, OPTIONS what Java is started with.
final class PortableZips {
    private static final List<String> SYSTEMS =
        List.of("linux", "linux-aarch64", "win", "mac", "mac-aarch64");

    private final List<Path> jars;
    private final List<Path> toolkit;
    private final Path out;
    private final String name;
    private final FileTime time;
    private final String options;

    private PortableZips(String... args) throws IOException {
        jars = jars(Path.of(args[0])).filter(jar -> !isToolkit(jar)).toList();
        toolkit = jars(Path.of(args[1])).filter(PortableZips::isToolkit).toList();
        out = Files.createDirectories(Path.of(args[2]));
        name = "flipchip-" + args[3].replace("-SNAPSHOT", "~snapshot");
        time = FileTime.from(Instant.from(OffsetDateTime.parse(args[4])));
        options = args[5];
    }

    static void main(String[] args) throws IOException {
        if (args.length != 6) {
            throw new IllegalArgumentException(
                "usage: java PortableZips.java MODS JAVAFX OUT VERSION TIME OPTIONS");
        }
        // a zip keeps its times in the zone of its maker
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        PortableZips zips = new PortableZips(args);
        for (String system : SYSTEMS) {
            zips.pack(system);
        }
    }

    private static Stream<Path> jars(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".jar")).sorted().toList().stream();
        }
    }

    private static boolean isToolkit(Path jar) {
        return jar.getFileName().toString().startsWith("javafx-");
    }

    private void pack(String system) throws IOException {
        Path zip = out.resolve(name + "-java25-" + system + ".zip");
        Files.deleteIfExists(zip);
        URI place = URI.create("jar:" + zip.toAbsolutePath().toUri());
        try (FileSystem inside =
            FileSystems.newFileSystem(place, Map.of("create", "true", "enablePosixFileAttributes", "true"))) {
            Path root = inside.getPath(name);
            Files.createDirectories(root.resolve("lib"));
            for (Path jar : jars) {
                add(root.resolve("lib/" + jar.getFileName()), Files.readAllBytes(jar), false);
            }
            for (Path jar : toolkit) {
                if (jar.getFileName().toString().endsWith("-" + system + ".jar")) {
                    add(root.resolve("lib/" + jar.getFileName()), Files.readAllBytes(jar), false);
                }
            }
            boolean windows = system.equals("win");
            add(root.resolve(windows ? "flipchip.bat" : "flipchip"),
                (windows ? batch() : script()).getBytes(), true);
            for (Path folder : List.of(root.resolve("lib"), root)) {
                stamp(folder);
            }
        }
    }

    private void add(Path to, byte[] bytes, boolean runs) throws IOException {
        Files.write(to, bytes);
        Files.setPosixFilePermissions(to, PosixFilePermissions.fromString(runs ? "rwxr-xr-x" : "rw-r--r--"));
        stamp(to);
    }

    private void stamp(Path file) throws IOException {
        Files.getFileAttributeView(file, BasicFileAttributeView.class).setTimes(time, time, time);
    }

    private String script() {
        return """
            #!/bin/sh
            # Starts Flipchip with the Java 25 (or newer) of JAVA_HOME, else with that in the PATH.
            self=$0
            if [ -L "$self" ]; then self=$(readlink -f "$self"); fi
            java=${JAVA_HOME:+$JAVA_HOME/bin/}java
            command -v "$java" > /dev/null || { echo "Flipchip needs Java 25: no $java" >&2; exit 1; }
            version=$("$java" -version 2>&1 | sed -n 's/.* version "\\([0-9]*\\).*/\\1/p')
            [ "${version:-0}" -ge 25 ] \\
                || { echo "Flipchip needs Java 25; $java is ${version:-of another kind}" >&2; exit 1; }
            exec "$java" --module-path "${self%/*}/lib" --add-modules \
            org.jline.terminal.ffm,org.jline.nativ """ + " " + options
            + " --module flipchip.app/flipchip.app.Main \"$@\"\n";
    }

    private String batch() {
        return ("""
            @echo off
            rem Starts Flipchip with the Java 25 (or newer) of JAVA_HOME, else with that in the PATH.
            set JAVA=java
            if defined JAVA_HOME set JAVA=%JAVA_HOME%\\bin\\java
            "%JAVA%" --module-path "%~dp0lib" --add-modules org.jline.terminal.ffm,org.jline.nativ """ + " "
            + options + " --module flipchip.app/flipchip.app.Main %*\n").replace("\n", "\r\n");
    }
}
