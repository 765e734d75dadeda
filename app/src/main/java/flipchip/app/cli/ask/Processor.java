package flipchip.app.cli.ask;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// The computer's processor, as reports of measurements name it.
final class Processor {
    private static final Path LINUX = Path.of("/proc/cpuinfo");

    private Processor() {}

    /// The model, or the kind of processor where the system does not tell the model.
    static String name() {
        return Optional.ofNullable(System.getenv("PROCESSOR_IDENTIFIER")).or(Processor::linux)
            .orElseGet(() -> System.getProperty("os.arch"));
    }

    private static Optional<String> linux() {
        try {
            return Files.readString(LINUX).lines().filter(line -> line.startsWith("model name"))
                .map(line -> line.substring(line.indexOf(':') + 1).strip()).findFirst();
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    /// Processor time of this process with all its threads, in nanoseconds; 0 where the system does not tell.
    static long nanos() {
        return ManagementFactory
            .getOperatingSystemMXBean() instanceof com.sun.management.OperatingSystemMXBean system
                ? Math.max(0, system.getProcessCpuTime())
                : 0;
    }
}
