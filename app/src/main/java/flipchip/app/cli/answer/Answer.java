package flipchip.app.cli.answer;

import java.io.PrintWriter;
import java.util.function.Consumer;

/// A result of a command: a record whose components a program reads, and the same in words.
///
/// @param kind   names the answer in its JSON object
/// @param values become the other properties
/// @param words  writes what people read, with its line ends
record Answer(String kind, Record values, Consumer<PrintWriter> words) {

    void print(PrintWriter out, boolean json) {
        if (json) {
            new JsonLines(out).write(kind, values);
        } else {
            words.accept(out);
            out.flush();
        }
    }
}
