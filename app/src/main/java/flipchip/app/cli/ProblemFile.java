package flipchip.app.cli;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import flipchip.engine.board.NotationException;
import flipchip.engine.board.Obf;
import flipchip.engine.board.ObfProblem;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/// Reads a file of endgame problems that the user named.
public final class ProblemFile {
    private ProblemFile() {}

    /// @param command told whose argument it was
    /// @throws ParameterException in words for the user, if there is no such file or it is none of problems
    public static List<ObfProblem> read(Path file, CommandLine command) {
        try {
            return Obf.parse(Files.readAllLines(file));
        } catch (NotationException e) {
            throw new ParameterException(command, file + ": " + e.getMessage(), e);
        } catch (NoSuchFileException e) {
            throw new ParameterException(command, file + ": there is no such file", e);
        } catch (CharacterCodingException e) {
            throw new ParameterException(command, file + ": is not a text file", e);
        } catch (IOException e) {
            throw new ParameterException(command, file + ": " + e.getMessage(), e);
        }
    }
}
