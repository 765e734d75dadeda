package flipchip.lab.program;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.zip.CRC32;

/// An identifier of the program's state, for results that depend on it.
public final class Commit {
    private static final int SECONDS = 20;

    private Commit() {}

    /// The commit of the checkout that these classes were compiled in, with a checksum behind it if files
    /// were changed since; "unknown" without a checkout.
    public static String name() {
        try {
            Path classes = Path.of(Commit.class.getProtectionDomain().getCodeSource().getLocation().toURI());
            Path folder = Files.isDirectory(classes) ? classes : classes.getParent();
            String commit = git(folder, "rev-parse", "--short=12", "HEAD").strip();
            String changes = git(folder, "diff", "HEAD");
            return commit.isEmpty() ? "unknown"
                : changes.isEmpty() ? commit
                : commit + "-" + checksum(changes);
        } catch (IOException | URISyntaxException _) {
            return "unknown";
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return "unknown";
        }
    }

    private static String git(Path folder, String... words) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("git", "-C", folder.toString()));
        command.addAll(List.of(words));
        Process git = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
        String said = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (!git.waitFor(SECONDS, TimeUnit.SECONDS) || git.exitValue() != 0) {
            git.destroy();
            throw new IOException("git does not answer");
        }
        return said;
    }

    private static String checksum(String text) {
        CRC32 crc = new CRC32();
        crc.update(text.getBytes(StandardCharsets.UTF_8));
        return "changed" + Long.toHexString(crc.getValue());
    }
}
