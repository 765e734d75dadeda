package flipchip.app.window.about;

import java.util.List;
import flipchip.app.kit.text.Texts;
import flipchip.engine.simd.Kernels;

/// The machine and the Java that the program runs on, in words for a report.
final class Machine {
    private static final long MEGABYTE = 1 << 20;

    private Machine() {}

    /// One sentence a line.
    static List<String> lines(Texts texts) {
        Runtime runtime = Runtime.getRuntime();
        return List.of(texts.get("java", Runtime.version().toString(), System.getProperty("java.vm.vendor")),
            texts.get("system", System.getProperty("os.name"), System.getProperty("os.version"),
                System.getProperty("os.arch"), runtime.availableProcessors()),
            texts.get("memory", runtime.maxMemory() / MEGABYTE), texts.get("kernels", Kernels.description()));
    }
}
