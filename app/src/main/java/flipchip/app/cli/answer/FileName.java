package flipchip.app.cli.answer;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// A parser of file names in the command line. An empty name, as of an unset variable of the shell, is not
/// the current folder.
public final class FileName implements ITypeConverter<Path> {
    @Override
    public Path convert(String name) {
        if (name.isEmpty()) {
            throw new TypeConversionException("'' is not the name of a file");
        }
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new TypeConversionException(Failures.invalid(e));
        }
    }

    /// The same for a name inside a word list or a text option.
    ///
    /// @param argument what the command line calls it
    /// @throws Misuse if it is not a name
    public static Path parse(String argument, String name) {
        try {
            return new FileName().convert(name);
        } catch (TypeConversionException e) {
            throw new Misuse(argument + ": " + e.getMessage(), e);
        }
    }
}
