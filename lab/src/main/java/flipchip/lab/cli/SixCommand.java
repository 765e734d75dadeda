package flipchip.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.engine.io.AtomicFile;
import flipchip.lab.six.SixPosition;
import flipchip.lab.six.SixSolver;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "six",
    description = {
        "Solve Othello on six by six squares, exactly, and write a certificate: the moves "
            + "that prove the score to be at least, and at most, what it is.",
        "'java lab/tools/CheckSix.java FILE' checks it with rules of its own. Two threads."})
final class SixCommand implements Callable<Integer> {
    private static final double MILLION = 1e6;

    @Spec
    private CommandSpec spec;
    @Parameters(paramLabel = "FILE", description = "Where the certificate goes.")
    private Path file;
    @Option(names = "--position", paramLabel = "POSITION",
        description = "36 squares row by row, X black, O white, - empty, "
            + "a space, and X or O for the side to move (default: the start of a game).")
    private String position;
    @Option(names = "--guess", paramLabel = "SCORE",
        description = "The score to try first, Black's discs less White's "
            + "(default: -4 at the start of a game, else 0).")
    private Integer guess;
    @Option(names = "--table", paramLabel = "BITS", defaultValue = "26",
        description = "Each of the two tables has 2 to this power entries of 16 bytes (default: "
            + "${DEFAULT-VALUE}).")
    private int tableBits;

    @Override
    public Integer call() throws InterruptedException {
        if (tableBits < 10 || tableBits > 29 || guess != null && (guess % 2 != 0 || Math.abs(guess) > 36)) {
            throw new Misuse("--table must be 10 to 29, --guess even and at most 36");
        }
        SixPosition start = start();
        int first = guess != null ? guess : position == null ? -4 : 0;
        long begin = System.nanoTime();
        SixSolver.Solved solved = new SixSolver(start, tableBits, this::tell).solve(first);
        spec.commandLine().getErr().println();
        try {
            AtomicFile.write(file, solved.certificate());
        } catch (IOException e) {
            spec.commandLine().getErr().println("cannot write " + file + ": " + e.getMessage());
            return ExitCode.FAILED;
        }
        spec.commandLine().getOut().printf(Locale.ROOT,
            "score %+d for Black, %,d positions searched, %.1f s; certificate %s, %,d bytes%n",
            solved.score(), solved.nodes(), (System.nanoTime() - begin) / 1e9, file,
            solved.certificate().length);
        return ExitCode.OK;
    }

    private SixPosition start() {
        try {
            return position == null ? SixPosition.START : SixPosition.parse(position);
        } catch (IllegalArgumentException e) {
            throw new Misuse("--position: " + e.getMessage());
        }
    }

    private void tell(long nodes) {
        spec.commandLine().getErr().printf(Locale.ROOT, "\r%,.0f million positions", nodes / MILLION);
        spec.commandLine().getErr().flush();
    }
}
