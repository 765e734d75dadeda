package flipchip.lab;

import java.io.PrintWriter;
import flipchip.lab.cli.LabCli;

/// Entry of the laboratory.
public final class Main {
    private Main() {}

    static void main(String[] args) {
        System.exit(LabCli.run(new PrintWriter(System.out), new PrintWriter(System.err, true), args));
    }
}
