package flipchip.app.cli.answer;

import java.lang.module.ModuleDescriptor;
import picocli.CommandLine.IVersionProvider;

/// A provider of `--version`: the version recorded in the module, and the Java that runs it.
public final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        ModuleDescriptor module = Version.class.getModule().getDescriptor();
        String version =
            module == null ? "of unknown version" : module.rawVersion().orElse("of unknown version");
        return new String[] {"flipchip " + version + " on Java " + Runtime.version()};
    }
}
