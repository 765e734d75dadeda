package flipchip.lab.cli;

import picocli.CommandLine.IVersionProvider;

/// A provider of `--version`: the laboratory is always built from these sources, so only the Java can differ.
final class LabVersion implements IVersionProvider {
    @Override
    public String[] getVersion() {
        return new String[] {"flipchip-lab on Java " + Runtime.version()};
    }
}
