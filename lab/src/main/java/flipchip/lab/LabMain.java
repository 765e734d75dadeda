package flipchip.lab;

import java.io.PrintWriter;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import flipchip.app.cli.Cli;
import flipchip.app.cli.answer.StandardOutput;
import flipchip.lab.cli.LabCli;

/// An entry point of the laboratory. Maven, which hands over one argument where there may be many, gives them
/// as the system property `lab.args`: words between blanks, or between quotation marks.
public final class LabMain {
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|'([^']*)'|\\S+");

    private LabMain() {}

    static void main(String[] args) {
        String[] words = args.length > 0 ? args : words(System.getProperty("lab.args", ""));
        PrintWriter err = new PrintWriter(System.err, true);
        Cli.tellInOneLine(err);
        System.exit(LabCli.run(StandardOutput.writer(), err, words));
    }

    static String[] words(String line) {
        return WORD.matcher(line).results().map(LabMain::unquoted).toArray(String[]::new);
    }

    private static String unquoted(MatchResult word) {
        return word.group(1) != null ? word.group(1) : word.group(2) != null ? word.group(2) : word.group();
    }
}
