package flipchip.app;

import java.io.PrintWriter;
import flipchip.app.cli.Cli;

/// Entry of the program. Not an `Application`, so that checks run before the toolkit starts.
public final class Main {
    private Main() {}

    static void main(String[] args) {
        System.exit(args.length == 0 ? game("there is no window yet") : commandLine(args));
    }

    private static int game(String whyNoWindow) {
        boolean person = Cli.isTerminal();
        System.err.println("Flipchip cannot open a window: " + whyNoWindow + "; "
            + (person ? "playing in the terminal instead." : "playing a demonstration game instead."));
        return person ? commandLine("play") : commandLine("perft", "3");
    }

    private static int commandLine(String... args) {
        return Cli.run(new PrintWriter(System.out), new PrintWriter(System.err, true), args);
    }
}
