package flipchip.app.cli.answer;

import picocli.CommandLine.Option;

/// The option that all commands with results share.
public final class Output {
    @Option(names = "--json", description = "Print results as JSON, one object a line.")
    private boolean json;

    public boolean isJson() {
        return json;
    }
}
