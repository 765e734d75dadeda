package flipchip.engine.io;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;

/// Starts other programs with a limit on their memory, and ends all their processes when they end or when
/// this program ends, also if it is killed.
///
/// On Unix a shell sets the limits, starts a watchdog, and becomes the program. Where `setsid` exists, as on
/// Linux, both have a session of their own: the watchdog kills all of it within half a second after this
/// program has ended, and two seconds after the other one has, whose children may have last words. Where it
/// does not, the watchdog kills the program alone. On Linux processes are known by a mark in their
/// environment as well, also where they begin another session, and the memory of all together and their
/// number are measured. Elsewhere, as on Windows, programs are ended only when this one ends by itself.
/// Thread: any.
public final class ForeignProgram {
    /// For each process and for all together, in megabytes.
    public static final int MEGABYTES = 900;
    /// Longest file that it may write, in the shell's blocks of 512 bytes.
    private static final String FILE_BLOCKS = String.valueOf((1L << 30) / 512);
    private static final Path SHELL = Path.of("/bin/sh");
    private static final Optional<Path> SETSID = onPath("setsid").filter(_ -> Files.isExecutable(SHELL));
    /// Name of the mark in the environment.
    static final String MARK = "FLIPCHIP_PROGRAM";
    /// Its arguments: kilobytes, blocks of a file, "-" to kill the whole session, the mark, the program.
    private static final String SCRIPT = """
        ulimit -c 0 2>/dev/null
        ulimit -d "$1" 2>/dev/null
        ulimit -f "$2" 2>/dev/null
        session=$3
        mark=$4
        shift 4
        ours=$PPID
        watched() {
            if [ -d /proc/self ]; then
                while read -r key value; do
                    if [ "$key" = PPid: ]; then
                        [ "$value" = "$ours" ]
                        return
                    fi
                done 2>/dev/null < /proc/$$/status
                return 1
            fi
            [ "$(ps -o ppid= -p $$ | tr -d ' ')" = "$ours" ]
        }
        kill_all() {
            if [ -d /proc/self ]; then
                read -r own rest < /proc/self/stat
                for round in 1 2 3; do
                    for one in $(grep -lsF "$mark" /proc/[1-9]*/environ); do
                        one=${one#/proc/}
                        [ "${one%/environ}" = "$own" ] || kill -KILL "${one%/environ}"
                    done
                done
            fi
            kill -KILL "$session$$"
        }
        (
            (
                cd /
                while watched; do sleep 0.4; done
                if kill -0 $$; then
                    kill_all
                elif [ "$session" ]; then
                    sleep 1.2
                    kill_all
                fi
            ) < /dev/null > /dev/null 2>&1 &
        )
        exec "$@"
        """;
    private static final ProgramMemory MEMORY = new ProgramMemory();

    private ForeignProgram() {}

    /// Starts the program of `builder`, whose command is changed by that.
    ///
    /// @throws IOException if no such program or working folder exists or it cannot be started; the message
    ///     names it
    public static Process start(ProcessBuilder builder) throws IOException {
        return start(builder, MEGABYTES);
    }

    /// @param megabytes the limit of each of its processes and of all together
    public static Process start(ProcessBuilder builder, int megabytes) throws IOException {
        checkFolder(builder.directory());
        List<String> command = new ArrayList<>(builder.command());
        String mark = UUID.randomUUID().toString();
        if (Files.isExecutable(SHELL) && !isWindows()) {
            command.set(0, found(command.getFirst(), builder));
            List<String> wrapped = new ArrayList<>();
            SETSID.ifPresent(program -> wrapped.add(program.toString()));
            wrapped
                .addAll(List.of(SHELL.toString(), "-c", SCRIPT, "flipchip", String.valueOf(megabytes << 10),
                    FILE_BLOCKS, SETSID.isPresent() ? "-" : "", MARK + "=" + mark));
            builder.environment().put(MARK, mark);
            wrapped.addAll(command);
            builder.command(wrapped);
        }
        Process process = builder.start();
        Thread lastResort = new Thread(() -> end(process), "program-end");
        try {
            Runtime.getRuntime().addShutdownHook(lastResort);
        } catch (IllegalStateException e) {
            end(process);
            throw new IOException("the program is ending", e);
        }
        if (SETSID.isPresent()) {
            MEMORY.limit(process, mark, (long) megabytes << 10);
        }
        process.onExit().thenRun(() -> {
            MEMORY.forget(process);
            forget(lastResort);
        });
        return process;
    }

    /// Ends a program and all its processes, at once.
    public static void end(Process process) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }

    /// A program that has ended need not be ended when this one ends.
    private static void forget(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException _) {
            // this program is ending
        }
    }

    private static boolean isWindows() {
        return System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows");
    }

    // ---- the program's file

    private static void checkFolder(File folder) throws IOException {
        if (folder != null && !folder.isDirectory()) {
            throw new FileFault(folder.toPath(),
                folder.exists() ? FileFault.Kind.NO_FOLDER : FileFault.Kind.MISSING, null);
        }
    }

    /// The shell would say on the program's own output what is wrong with its name.
    private static String found(String name, ProcessBuilder builder) throws IOException {
        try {
            if (!name.contains("/")) {
                return onPath(name).orElseThrow(() -> missing(name)).toString();
            }
            Path file =
                Optional.ofNullable(builder.directory()).map(File::toPath).orElse(Path.of("")).resolve(name);
            if (!Files.isRegularFile(file)) {
                throw missing(name);
            }
            if (!Files.isExecutable(file)) {
                throw new FileFault(Path.of(name), FileFault.Kind.NOT_RUN, null);
            }
            return name;
        } catch (InvalidPathException e) {
            throw new IOException("'" + name + "' cannot be the name of a program", e);
        }
    }

    private static IOException missing(String name) {
        return new FileFault(Path.of(name), FileFault.Kind.MISSING, null);
    }

    private static Optional<Path> onPath(String name) {
        return Stream.of(Optional.ofNullable(System.getenv("PATH")).orElse("").split(File.pathSeparator))
            .filter(folder -> !folder.isEmpty() && !name.isEmpty()).map(folder -> Path.of(folder, name))
            .filter(file -> Files.isRegularFile(file) && Files.isExecutable(file)).findFirst();
    }
}
