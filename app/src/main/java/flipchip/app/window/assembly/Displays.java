package flipchip.app.window.assembly;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Says, before JavaFX is touched, whether a window can be opened here, and if not why.
///
/// Without this check JavaFX ends in pages of stack traces. Only X11 is examined; elsewhere the toolkit
/// itself must answer.
public final class Displays {
    private static final Pattern DISPLAY = Pattern.compile("(?<host>.*):(?<number>\\d{1,4})(\\.\\d+)?");
    private static final int CONNECT_MILLIS = 1_500;
    private static final int FIRST_X_PORT = 6000;
    private static final List<String> LIBRARIES = List.of("libgtk-3.so.0", "libX11.so.6", "libXtst.so.6");
    private static final List<String> FOLDERS = List.of("/usr/lib/x86_64-linux-gnu", "/lib/x86_64-linux-gnu",
        "/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib", "/lib64", "/lib");

    private Displays() {}

    /// Why no window can be opened, as part of a sentence; empty if one can.
    public static Optional<String> whyNoWindow() {
        boolean headless = "Headless".equals(System.getProperty("glass.platform"));
        boolean linux = System.getProperty("os.name", "").toLowerCase(Locale.ROOT).contains("linux");
        return headless || !linux ? Optional.empty() : whyNoWindow(System.getenv());
    }

    /// The same for Linux and these environment variables.
    static Optional<String> whyNoWindow(Map<String, String> environment) {
        String display = environment.getOrDefault("DISPLAY", "");
        if (display.isBlank()) {
            return Optional.of("the variable DISPLAY is not set; set it to an X server");
        }
        return whyNoServer(display).or(Displays::missingLibraries);
    }

    private static Optional<String> missingLibraries() {
        List<String> missing = LIBRARIES.stream()
            .filter(library -> FOLDERS.stream().noneMatch(folder -> Files.exists(Path.of(folder, library))))
            .toList();
        return missing.isEmpty()
            ? Optional.empty()
            : Optional.of("system libraries are missing: " + String.join(", ", missing)
                + " (on Debian: apt-get install libgtk-3-0 libxtst6)");
    }

    /// Opens and closes a connection to the X server that `display` names.
    private static Optional<String> whyNoServer(String display) {
        Matcher parts = DISPLAY.matcher(display);
        if (!parts.matches()) {
            return Optional.of("DISPLAY=" + display + " is not of the form host:number");
        }
        int number = Integer.parseInt(parts.group("number"));
        String host = parts.group("host");
        boolean local = host.isEmpty() || host.equals("unix");
        if (local && answersOnSocket(number)) {
            return Optional.empty();
        }
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(local ? "localhost" : host, FIRST_X_PORT + number),
                CONNECT_MILLIS);
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of("no X server answers at DISPLAY=" + display);
        }
    }

    private static boolean answersOnSocket(int number) {
        Path path = Path.of("/tmp/.X11-unix/X" + number);
        try (SocketChannel channel = SocketChannel.open(StandardProtocolFamily.UNIX)) {
            return channel.connect(UnixDomainSocketAddress.of(path));
        } catch (IOException | UnsupportedOperationException e) {
            return isAbstractSocket("@" + path);
        }
    }

    /// Abstract sockets, as containers use them, have no file; the kernel lists them here.
    private static boolean isAbstractSocket(String name) {
        try (Stream<String> lines = Files.lines(Path.of("/proc/net/unix"))) {
            return lines.anyMatch(line -> line.endsWith(" " + name));
        } catch (IOException | UncheckedIOException e) {
            return false;
        }
    }
}
