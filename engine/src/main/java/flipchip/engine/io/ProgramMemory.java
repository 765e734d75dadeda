package flipchip.engine.io;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/// A watch over the memory of running programs and over the number of their processes: it ends every process
/// of a program that uses too much. It works where the system has `/proc`, as Linux has.
///
/// Thread: any; it measures on the thread `program-memory` while programs run.
final class ProgramMemory {
    private static final int MEASURE_MILLIS = 200;
    /// For several processes that have used a quarter of what they may: no limit of the system holds their
    /// sum.
    private static final int HURRY_MILLIS = 20;
    private static final int MOST_PROCESSES = 200;
    private static final String MARK = ForeignProgram.MARK + "=";
    private static final Path PROCESSES = Path.of("/proc");

    /// Running programs.
    private final Map<Process, Limit> measured = new ConcurrentHashMap<>();
    private boolean watching;

    /// @param mark of its processes, see [ForeignProgram#MARK]
    private record Limit(String mark, long kilobytes) {}

    /// Limits the memory of a program that leads its own session, and of all processes with its mark.
    synchronized void limit(Process process, String mark, long kilobytes) {
        if (!Files.isReadable(PROCESSES.resolve("self/status"))) {
            return;
        }
        measured.put(process, new Limit(mark, kilobytes));
        if (!watching) {
            watching = true;
            Thread.ofPlatform().daemon().name("program-memory").start(this::measureAll);
        }
    }

    /// Ends the watch over a program that has ended.
    void forget(Process process) {
        measured.remove(process);
    }

    private synchronized boolean isDone() {
        if (measured.isEmpty()) {
            watching = false;
            return true;
        }
        return false;
    }

    private void measureAll() {
        try {
            boolean hurry = false;
            while (!isDone()) {
                Thread.sleep(hurry ? HURRY_MILLIS : MEASURE_MILLIS);
                hurry = false;
                List<Memory> all = all();
                for (Map.Entry<Process, Limit> one : measured.entrySet()) {
                    hurry |= measure(one.getKey(), one.getValue(), all);
                }
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /// Ends a program that uses too much. Several processes are ended at seven eighths of it: what they take
    /// between two looks comes on top.
    ///
    /// @return whether its processes could soon use too much together
    private static boolean measure(Process process, Limit most, List<Memory> all) {
        List<Memory> used = all.stream().filter(one -> one.belongsTo(process.pid(), most.mark)).toList();
        long kilobytes = used.stream().mapToLong(Memory::kilobytes).sum();
        boolean several = used.size() > 1;
        if (used.size() > MOST_PROCESSES || kilobytes > most.kilobytes - (several ? most.kilobytes / 8 : 0)) {
            endAll(process, used);
        }
        return several && kilobytes > most.kilobytes / 4;
    }

    /// A program that goes on starting processes is ended by one signal to its whole group.
    private static void endAll(Process process, List<Memory> used) {
        try {
            new ProcessBuilder("kill", "-KILL", "--", "-" + process.pid())
                .redirectError(ProcessBuilder.Redirect.DISCARD).start();
        } catch (IOException _) {
            // those that are known are ended below
        }
        used.forEach(one -> ProcessHandle.of(one.pid).ifPresent(ProcessHandle::destroyForcibly));
    }

    /// The memory of a process.
    private record Memory(long pid, long session, String mark, long kilobytes) {
        private boolean belongsTo(long leader, String program) {
            return session == leader || mark.equals(program);
        }

        private static Optional<Memory> of(Path process) {
            long session = 0;
            long kilobytes = 0;
            try {
                for (String line : Files.readAllLines(process.resolve("status"))) {
                    String[] words = line.split("\\s+");
                    if (words[0].equals("NSsid:")) {
                        session = Long.parseLong(words[1]);
                    } else if (words[0].equals("VmRSS:")) {
                        kilobytes = Long.parseLong(words[1]);
                    }
                }
                return Optional.of(new Memory(Long.parseLong(process.getFileName().toString()), session,
                    mark(process), kilobytes));
            } catch (IOException | RuntimeException _) {
                return Optional.empty();             // it has ended meanwhile
            }
        }

        /// Empty for processes of other users.
        private static String mark(Path process) {
            try {
                String environment =
                    new String(Files.readAllBytes(process.resolve("environ")), StandardCharsets.ISO_8859_1);
                return Stream.of(environment.split("\0")).filter(one -> one.startsWith(MARK))
                    .map(one -> one.substring(MARK.length())).findFirst().orElse("");
            } catch (IOException _) {
                return "";
            }
        }
    }

    private static List<Memory> all() {
        List<Memory> all = new ArrayList<>();
        try (DirectoryStream<Path> processes = Files.newDirectoryStream(PROCESSES, "[1-9]*")) {
            processes.forEach(process -> Memory.of(process).ifPresent(all::add));
        } catch (IOException | RuntimeException _) {
            return List.of();
        }
        return all;
    }
}
