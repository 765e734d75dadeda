package flipchip.app.cli.answer;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Function;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// An output of a command, as text or with `--json` as one object a line; commands are independent of the
/// format.
public final class Output {
    @Option(names = "--json", description = "Print results as JSON, one object a line.")
    private boolean json;
    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    /// Gives an answer.
    ///
    /// @param kind   names it for programs
    /// @param values what programs read
    /// @param format what people read, with its line ends, and what stands in it
    public void give(String kind, Record values, String format, Object... parts) {
        give(kind, values, out -> out.printf(Locale.ROOT, format, parts));
    }

    /// Gives an answer that takes more than a line in words.
    public void give(String kind, Record values, Consumer<PrintWriter> words) {
        new Answer(kind, values, words).print(out(), json);
    }

    /// Gives programs an answer that people read elsewhere.
    public void give(String kind, Record values) {
        give(kind, values, _ -> {});
    }

    /// Gives each row; people read them as a table with a column for each component.
    public void table(String kind, List<? extends Record> rows) {
        if (json) {
            rows.forEach(row -> give(kind, row));
        } else {
            new TableLines(out()).write(rows);
        }
    }

    /// Says what only people need, such as a heading.
    public void say(String format, Object... parts) {
        say(out -> out.printf(Locale.ROOT, format, parts));
    }

    /// Says what only people need and takes more than a line.
    public void say(Consumer<PrintWriter> words) {
        if (!json) {
            words.accept(out());
            out().flush();
        }
    }

    /// Creates one of two printers, for text or for JSON.
    public <T> T either(Function<PrintWriter, T> forPeople, Function<PrintWriter, T> forPrograms) {
        return (json ? forPrograms : forPeople).apply(out());
    }

    /// Standard error, for progress and remarks.
    public PrintWriter err() {
        return command.commandLine().getErr();
    }

    private PrintWriter out() {
        return command.commandLine().getOut();
    }
}
