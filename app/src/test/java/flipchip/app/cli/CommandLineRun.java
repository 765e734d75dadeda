package flipchip.app.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import flipchip.app.cli.window.ScreenshotService;

/// One command line and what came of it.
public record CommandLineRun(int exitCode, String out, String err) {

    public static CommandLineRun of(String... args) {
        return of((_, _) -> {
            throw new AssertionError("no picture expected");
        }, args);
    }

    public static CommandLineRun of(ScreenshotService camera, String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exitCode = Cli.run(new PrintWriter(out), new PrintWriter(err), camera, args);
        return new CommandLineRun(exitCode, out.toString(), err.toString());
    }

    /// The lines of standard output.
    public List<String> lines() {
        return out.lines().toList();
    }

    /// The first line of standard output that begins so, with single spaces.
    public String line(String beginning) {
        return lines().stream().map(line -> line.strip().replaceAll(" +", " "))
            .filter(line -> line.startsWith(beginning)).findFirst()
            .orElseThrow(() -> new AssertionError("no line begins with '" + beginning + "' in " + out));
    }
}
