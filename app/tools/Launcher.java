import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Puts a shell script in the place of jpackage's launcher for Linux, which before every start asks rpm and
/// dpkg, twice each, whose file it is. `java Launcher.java IMAGE`; on other systems it does nothing. The
/// script takes the options that jpackage has written and does not depend on where the folder lies. The
/// options that let the second compiler wait are for the window, which starts sooner with them; a command
/// (`flipchip solve ...`) is at full speed sooner without them. Linux alone has pages of 2 MB to ask for:
/// with them searches wait less for tables of many megabytes (lab/notes/bench/package.md); Java goes on
/// without a word where the system has none.
final class Launcher {
    private static final String OPTION = "java-options=";
    private static final String MODULE = "app.mainmodule=";
    private static final String FOR_THE_WINDOW = "-XX:Tier4";
    private static final String LARGE_PAGES = "-XX:+UseTransparentHugePages";

    private Launcher() {}

    static void main(String[] args) throws IOException {
        if (args.length != 1) {
            throw new IllegalArgumentException("usage: java Launcher.java IMAGE");
        }
        if (System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("linux")) {
            replace(Path.of(args[0]));
        }
    }

    private static void replace(Path image) throws IOException {
        List<String> lines = Files.readAllLines(image.resolve("lib/app/flipchip.cfg"));
        Map<Boolean, List<String>> all = lines.stream().filter(line -> line.startsWith(OPTION))
            .map(line -> line.substring(OPTION.length()))
            .collect(Collectors.partitioningBy(option -> option.startsWith(FOR_THE_WINDOW)));
        String options = Stream.concat(all.get(false).stream(), Stream.of(LARGE_PAGES))
            .map(option -> "    \"" + option.replace("$APPDIR/..", "$home/lib") + "\" \\\n")
            .collect(Collectors.joining());
        String module = lines.stream().filter(line -> line.startsWith(MODULE))
            .map(line -> line.substring(MODULE.length())).findFirst().orElseThrow();
        Path launcher = image.resolve("bin/flipchip");
        Files.delete(launcher);
        String wait = String.join(" ", all.get(true));
        Files.writeString(launcher, """
            #!/bin/sh
            # Starts Flipchip with the Java that lies beside it.
            self=$0
            if [ -L "$self" ]; then self=$(readlink -f "$self"); fi
            home=${self%/*}/..
            unset JDK_JAVA_OPTIONS
            # nothing, a file or a link opens the window; its start lets the second compiler wait
            wait=
            case ${1:-} in "" | *[./:]*) wait="@wait@" ;; esac
            # shellcheck disable=SC2086
            exec "$home/lib/runtime/bin/java" "-Djpackage.app-path=$self" \\
            """.replace("@wait@", wait) + options + "    $wait --module " + module + " \"$@\"\n");
        Files.setPosixFilePermissions(launcher, PosixFilePermissions.fromString("rwxr-xr-x"));
        Files.delete(image.resolve("lib/libapplauncher.so"));
        Files.delete(image.resolve("lib/app/flipchip.cfg"));
        Files.delete(image.resolve("lib/app/.jpackage.xml"));
        Files.delete(image.resolve("lib/app"));
    }
}
