package flipchip.app.cli.ask;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.OperatingSystemMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Output;
import flipchip.app.cli.answer.Version;
import flipchip.app.cli.window.ScreenshotService;
import flipchip.app.cli.window.WindowTools;
import flipchip.app.kit.settings.UserFolders;
import flipchip.engine.EngineOptions;
import flipchip.engine.simd.Kernels;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

@Command(name = "doctor",
    description = {
        "Report on this computer: Java, the engine's kernels and their speed, memory, display, folders.",
        "Solves endgames for a few seconds with one thread.",
        "The exit code is 1 if the engine is slower than this machine allows."})
public final class DoctorCommand implements Callable<Integer> {
    /// So much a node is vectors on the heap; the rest of the program stays far below.
    private static final double MOST_BYTES_PER_NODE = 4;
    private static final int MOST_SECONDS = 600;

    @ParentCommand
    private WindowTools parent;
    @Mixin
    private Output output;
    @Option(names = "--seconds", paramLabel = "N", defaultValue = "6",
        description = "Length of the measurement, 2 to 600; only the last third counts. Default: "
            + "${DEFAULT-VALUE}.")
    private int seconds;

    /// A folder of the user.
    ///
    /// @param files how many there are in it
    record Folder(String path, boolean exists, long files, long bytes) {}

    /// @param problem why the engine is slow, or null
    record Report(String program, String java, String javaHome, List<String> options, String system,
            String processor, int cores, double load, long memoryMegabytes, long heapMegabytes,
            String collector, String kernels, int vectorBits, long nodesPerSecond, double bytesPerNode,
            long nodes, String evaluation, String display, String font, Folder settings, Folder data,
            Folder state, String problem) {}

    @Override
    public Integer call() {
        if (seconds < 2 || seconds > MOST_SECONDS) {
            throw new Misuse("--seconds: '" + seconds + "' is not in 2.." + MOST_SECONDS);
        }
        Report report = report(SolvingRate.measure(seconds));
        output.give("doctor", report, out -> lines(report)
            .forEach((name, value) -> out.printf(Locale.ROOT, "%-12s %s%n", name, value)));
        return report.problem() == null ? ExitCode.OK : ExitCode.FAILED;
    }

    private Report report(SolvingRate rate) {
        String version = new Version().getVersion()[0];
        ScreenshotService camera = parent.camera();
        return new Report(version.substring(0, version.indexOf(" on ")),
            Runtime.version()
                + ", " + System.getProperty("java.vm.name") + " of " + System.getProperty("java.vendor"),
            System.getProperty("java.home"),
            ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(option -> !option.startsWith("--module-path")).toList(),
            Stream.of("os.name", "os.version", "os.arch").map(System::getProperty).collect(
                Collectors.joining(" ")),
            Processor.name(), Runtime.getRuntime().availableProcessors(),
            ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage(), memory(),
            Runtime.getRuntime().maxMemory() >> 20,
            ManagementFactory.getGarbageCollectorMXBeans().stream().map(GarbageCollectorMXBean::getName)
                .collect(Collectors.joining(", ")),
            Kernels.description(), Kernels.vectorBits(), rate.nodesPerSecond(), rate.bytesPerNode(),
            rate.nodes(), EngineOptions.evaluationProblem().orElse("trained, built in"), camera.display(),
            camera.font(), folder(UserFolders.config()), folder(UserFolders.data()),
            folder(UserFolders.state()), problem(rate));
    }

    private static String problem(SolvingRate rate) {
        if (rate.bytesPerNode() > MOST_BYTES_PER_NODE) {
            return String.format(Locale.ROOT, "the engine leaves %.0f bytes a node on the heap",
                rate.bytesPerNode());
        }
        return Kernels.vectors() || Kernels.vectorBits() < Kernels.LEAST_BITS
            ? null
            : "the engine does not use this machine's vectors";
    }

    private static long memory() {
        OperatingSystemMXBean system = ManagementFactory.getOperatingSystemMXBean();
        return system instanceof com.sun.management.OperatingSystemMXBean machine
            ? machine.getTotalMemorySize() >> 20
            : 0;
    }

    /// A folder that cannot be looked through says why in its line.
    static Folder folder(Path folder) {
        if (!Files.isDirectory(folder)) {
            return new Folder(folder.toString(), false, 0, 0);
        }
        try (Stream<Path> files = Files.walk(folder)) {
            List<Long> sizes =
                files.filter(Files::isRegularFile).map(file -> file.toFile().length()).toList();
            return new Folder(folder.toString(), true, sizes.size(),
                sizes.stream().mapToLong(Long::longValue).sum());
        } catch (IOException | UncheckedIOException e) {
            return new Folder(folder + " (" + e.getMessage() + ")", true, 0, 0);
        }
    }

    static Map<String, String> lines(Report report) {
        Map<String, String> lines = new LinkedHashMap<>();
        lines.put("program", report.program());
        lines.put("java", report.java());
        lines.put("", report.javaHome());
        lines.put("options", String.join(" ", report.options()));
        lines.put("system", String.format(Locale.ROOT, "%s, %s, %d cores, load %.1f, %,d MB memory",
            report.system(), report.processor(), report.cores(), report.load(), report.memoryMegabytes()));
        lines.put("heap",
            String.format(Locale.ROOT, "at most %,d MB; %s", report.heapMegabytes(), report.collector()));
        lines.put("kernels", report.kernels());
        lines.put("vectors", report.vectorBits() == 0 ? "none in this Java" : report.vectorBits() + " bits");
        lines.put("speed", String.format(Locale.ROOT, "%,d nodes/s, %.2f bytes a node, one thread",
            report.nodesPerSecond(), report.bytesPerNode()));
        lines.put("evaluation", report.evaluation());
        lines.put("display", report.display());
        lines.put("font", report.font());
        lines.put("settings", text(report.settings()));
        lines.put("data", text(report.data()));
        lines.put("state", text(report.state()));
        lines.put("verdict",
            report.problem() == null ? "as fast as this machine allows" : "SLOW: " + report.problem());
        return lines;
    }

    private static String text(Folder folder) {
        return folder.path() + (folder.exists()
            ? String.format(Locale.ROOT, ": %d files, %,d kB", folder.files(), (folder.bytes() + 1023) >> 10)
            : ", not created yet");
    }
}
