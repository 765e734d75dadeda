package flipchip.app.cli;

import picocli.CommandLine.Option;

/// The option that all commands with results share.
final class Output {
    @Option(names = "--json", description = "Print results as JSON, one object a line.")
    private boolean json;

    boolean isJson() {
        return json;
    }
}
