package flipchip.app.window.about;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import flipchip.app.kit.work.Worker;
import flipchip.engine.io.ForeignProgram;

/// A program that receives sentences on its standard input, one a line; started with the first. Any
/// thread.
final class Voice implements AutoCloseable {
    private final Worker thread;
    private Optional<Process> program = Optional.empty();    // this and the next are of the thread
    private String begun = "";

    /// @param screen runs what is told of failures
    Voice(Executor screen) {
        thread = new Worker("voice", screen);
    }

    /// Lets `command` say `sentence`; it is begun again if it has ended.
    void say(String command, String sentence, Consumer<? super Throwable> failed) {
        thread.ask(() -> {
            write(command, sentence);
            return true;
        }, _ -> {}, failed);
    }

    private void write(String command, String sentence) throws IOException {
        if (!command.equals(begun) || program.filter(Process::isAlive).isEmpty()) {
            end();
            program =
                Optional.of(ForeignProgram.start(new ProcessBuilder(List.of(command.strip().split("\\s+")))
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)));
            begun = command;
        }
        OutputStream in = program.orElseThrow().getOutputStream();
        in.write((sentence.replaceAll("\\s+", " ") + "\n").getBytes(StandardCharsets.UTF_8));
        in.flush();
    }

    private void end() {
        program.ifPresent(ForeignProgram::end);
        program = Optional.empty();
    }

    @Override
    public void close() {
        thread.closeAfter(this::end);
    }
}
