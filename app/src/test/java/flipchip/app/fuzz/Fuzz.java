package flipchip.app.fuzz;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;

/// Gives changed inputs to the targets until each has had its number, and goes on where it stopped before.
///
/// Arguments: folder for counts and findings, then for each target `NAME=COUNT`, `all=COUNT`, or nothing for
/// the least that each must have. `app/tools/fuzz` starts it.
final class Fuzz {
    private static final int PORTION = 1_000;
    private static final int MOST_FINDINGS = 50;

    private final Path folder;
    private final Path counts;
    private final Properties done = new Properties();

    private Fuzz(Path folder) throws IOException {
        this.folder = folder;
        counts = folder.resolve("counts.properties");
        if (Files.exists(counts)) {
            try (var in = Files.newBufferedReader(counts)) {
                done.load(in);
            }
        }
    }

    static void main(String[] args) throws Exception {
        Fuzz fuzz = new Fuzz(Files.createDirectories(Path.of(args[0])));
        Path work = Targets.memoryFolder();
        System.setProperty("flipchip.home", work.resolve("home").toString());
        List<String> wanted = List.of(args).subList(1, args.length);
        long findings = 0;
        for (Target target : new Targets(work).all()) {
            long count = wanted.stream().filter(word -> word.startsWith(target.name() + "=")).findFirst()
                .or(() -> wanted.stream().filter(word -> word.startsWith("all=")).findFirst())
                .map(word -> Long.parseLong(word.substring(word.indexOf('=') + 1)))
                .orElse(wanted.isEmpty() ? target.least() : 0L);
            findings += fuzz.run(target, count);
        }
        System.exit(findings == 0 ? 0 : 1);
    }

    private long run(Target target, long count) throws IOException {
        Bytes bytes = new Bytes(target.seeds());
        Probe probe = new Probe();
        long begun = System.nanoTime();
        long from = done(target);
        long findings = 0;
        long at = from;
        while (at < count && findings < MOST_FINDINGS) {
            long end = Math.min(count, at + PORTION);
            for (; at < end; at++) {
                byte[] input = bytes.input(at);
                Optional<String> problem = probe.problem(target, input);
                if (problem.isPresent() && ++findings <= MOST_FINDINGS) {
                    keep(target, at, input, problem.get());
                }
            }
            note(target, at);
        }
        if (at > from) {
            System.out.println(String.format(Locale.ROOT,
                "%-18s %,12d inputs (%,d now, %,.0f a second), %d findings, slowest %d ms, "
                    + "most over 64 times the input %,d KB",
                target.name(), at, at - from, (at - from) / ((System.nanoTime() - begun) / 1e9), findings,
                probe.mostMillis(), probe.mostKilobytesOver()));
        }
        return findings;
    }

    private long done(Target target) {
        return Long.parseLong(done.getProperty(target.name(), "0"));
    }

    private void note(Target target, long at) throws IOException {
        done.setProperty(target.name(), String.valueOf(at));
        Path fresh = counts.resolveSibling("counts.new");
        try (var out = Files.newBufferedWriter(fresh)) {
            done.store(out, null);
        }
        Files.move(fresh, counts, StandardCopyOption.REPLACE_EXISTING);
    }

    private void keep(Target target, long number, byte[] input, String problem) throws IOException {
        Path place = Files.createDirectories(folder.resolve("findings").resolve(target.name()));
        Files.write(place.resolve(String.valueOf(number)), input);
        Files.writeString(place.resolve(number + ".txt"), problem + "\n", StandardCharsets.UTF_8);
        System.out.println(target.name() + " " + number + ": " + problem);
    }
}
