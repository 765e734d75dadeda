package flipchip.engine.io;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// A watch over the memory of running programs: it ends every process of a session that uses too much. It
/// works where the system has `/proc`, as Linux has.
///
/// Thread: any; it measures on the thread `program-memory` while programs run.
final class ProgramMemory {
    private static final int MEASURE_MILLIS = 200;
    private static final Path PROCESSES = Path.of("/proc");

    /// Running programs, and their limits in kilobytes.
    private final Map<Process, Long> measured = new ConcurrentHashMap<>();
    private boolean watching;

    /// Limits the memory of a program that leads its own session, and of all processes in it.
    synchronized void limit(Process process, long kilobytes) {
        if (!Files.isReadable(PROCESSES.resolve("self/status"))) {
            return;
        }
        measured.put(process, kilobytes);
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
            while (!isDone()) {
                Thread.sleep(MEASURE_MILLIS);
                Map<Long, List<Memory>> sessions = sessions();
                measured.forEach((process, most) -> {
                    List<Memory> used = sessions.getOrDefault(process.pid(), List.of());
                    if (used.stream().mapToLong(Memory::kilobytes).sum() > most) {
                        used.forEach(
                            one -> ProcessHandle.of(one.pid).ifPresent(ProcessHandle::destroyForcibly));
                    }
                });
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /// The memory of a process.
    private record Memory(long pid, long session, long kilobytes) {
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
                return Optional
                    .of(new Memory(Long.parseLong(process.getFileName().toString()), session, kilobytes));
            } catch (IOException | RuntimeException _) {
                return Optional.empty();             // it has ended meanwhile
            }
        }
    }

    private static Map<Long, List<Memory>> sessions() {
        Map<Long, List<Memory>> sessions = new HashMap<>();
        try (DirectoryStream<Path> processes = Files.newDirectoryStream(PROCESSES, "[1-9]*")) {
            for (Path process : processes) {
                Memory.of(process)
                    .ifPresent(one -> sessions.computeIfAbsent(one.session, _ -> new ArrayList<>()).add(one));
            }
        } catch (IOException | RuntimeException _) {
            return Map.of();
        }
        return sessions;
    }
}
