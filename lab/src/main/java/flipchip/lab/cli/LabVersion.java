package flipchip.lab.cli;

import picocli.CommandLine.IVersionProvider;

/// What `--version` prints: the laboratory is always built from the sources beside it, so only the Java can
/// differ.
final class LabVersion implements IVersionProvider {
    @Override
    public String[] getVersion() {
        return new String[] {"flipchip-lab on Java " + Runtime.version()};
    }
}
