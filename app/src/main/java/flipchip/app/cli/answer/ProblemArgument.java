package flipchip.app.cli.answer;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import flipchip.engine.io.RegularFile;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Obf;
import flipchip.engine.notation.ObfProblem;

/// A reader of a file of endgame problems.
public final class ProblemArgument {
    private static final int LONGEST = 32 << 20;

    private ProblemArgument() {}

    /// @throws CommandFailure if the file does not exist, cannot be read, or it holds no problems
    public static List<ObfProblem> read(Path file) {
        try {
            return Obf.parse(RegularFile.text(file, LONGEST).lines().toList());
        } catch (NotationException e) {
            throw new CommandFailure(file + ": " + e.getMessage(), e);
        } catch (IOException e) {
            throw new CommandFailure(e.getMessage(), e);
        }
    }
}
