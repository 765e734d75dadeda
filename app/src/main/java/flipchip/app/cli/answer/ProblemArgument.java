package flipchip.app.cli.answer;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import flipchip.engine.io.RegularFile;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Obf;
import flipchip.engine.notation.ObfProblem;
import flipchip.engine.notation.PlainText;

/// A reader of a file of endgame problems; `-` is standard input.
public final class ProblemArgument {
    private static final int LONGEST = 32 << 20;

    private ProblemArgument() {}

    /// @throws CommandFailure if no such file exists, it cannot be read, or it holds no problems
    public static List<ObfProblem> read(Path file) {
        try {
            String text = file.toString().equals(StandardInput.NAME)
                ? RegularFile.text(StandardInput.bytes())
                : RegularFile.text(file, LONGEST);
            List<ObfProblem> problems = Obf.parse(PlainText.of(text).lines().toList());
            if (problems.isEmpty()) {
                throw new CommandFailure(file + ": no problems found; an OBF file has one position a line",
                    null);
            }
            return problems;
        } catch (NotationException e) {
            throw new CommandFailure(file + ": " + e.getMessage(), e);
        } catch (IOException e) {
            throw new CommandFailure(e.getMessage(), e);
        }
    }
}
