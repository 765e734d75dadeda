package flipchip.app.cli.answer;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import flipchip.engine.io.FileFault;
import picocli.CommandLine.Option;

/// The option `--force` of commands that write files which the user names. Without it a file that exists is
/// left as it is; with several files, none is written then.
public final class Overwrite {
    @Option(names = "--force", description = "Overwrite files that exist.")
    private boolean force;

    /// Checks all files before the first is written.
    ///
    /// @throws FileFault if one exists and the option is not given
    public void check(Collection<Path> files) throws FileFault {
        for (Path file : files) {
            if (!force && Files.isRegularFile(file)) {
                throw new FileFault(file, FileFault.Kind.EXISTS, null);
            }
        }
    }
}
