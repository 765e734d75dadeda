package flipchip.lab.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;

/// One command line of the laboratory and what came of it.
record LabRun(int exitCode, String out, String err) {

    static LabRun of(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exitCode = LabCli.run(new PrintWriter(out), new PrintWriter(err), args);
        return new LabRun(exitCode, out.toString(), err.toString());
    }

    /// The lines of standard output.
    List<String> lines() {
        return out.lines().toList();
    }

    /// The first line of standard output that begins so, with single spaces.
    String line(String beginning) {
        return lines().stream().map(line -> line.strip().replaceAll(" +", " "))
            .filter(line -> line.startsWith(beginning)).findFirst()
            .orElseThrow(() -> new AssertionError("no line begins with '" + beginning + "' in " + out));
    }
}
