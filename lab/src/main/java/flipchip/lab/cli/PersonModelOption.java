package flipchip.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import flipchip.engine.io.RegularFile;
import flipchip.engine.people.PersonModel;
import picocli.CommandLine.Option;

/// An option that names the model of people.
final class PersonModelOption {
    private static final int LONGEST = 1 << 24;

    @Option(names = "--model", paramLabel = "FILE",
        description = "Model of people. Default: the engine's own.")
    private Path file;

    PersonModel read() throws IOException {
        return file == null
            ? PersonModel.standard()
            : PersonModel.parse(file.toString(), RegularFile.read(file, LONGEST));
    }
}
