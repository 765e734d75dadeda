package flipchip.app.fuzz;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// One target for Jazzer, which keeps the inputs that reach new branches and changes them further.
///
/// `app/tools/fuzz --guided` first calls [#main], which writes what Jazzer starts from, and then Jazzer. That
/// calls the two methods, which it looks for by name. The property `flipchip.fuzz` names the target.
public final class Guided {
    private static Target target;
    private static final Probe PROBE = new Probe();

    private Guided() {}

    /// Writes the good inputs of every target to a folder of its name, in the folder of the first argument,
    /// beside them the words of all formats as a dictionary; prints a line for each target: its name and how
    /// many inputs it must survive before a release.
    static void main(String[] args) throws Exception {
        Path folder = Files.createDirectories(Path.of(args[0]));
        Files.writeString(folder.resolve("words.dict"), dictionary(Bytes.TOKENS));
        for (Target each : new Targets(Targets.memoryFolder()).all()) {
            Path inputs = Files.createDirectories(folder.resolve(each.name()));
            for (int i = 0; i < each.seeds().size(); i++) {
                Files.write(inputs.resolve("good-" + i), each.seeds().get(i));
            }
            System.out.println(each.name() + " " + each.least());
        }
    }

    public static void fuzzerInitialize() throws Exception {
        Path work = Targets.memoryFolder();
        System.setProperty("flipchip.home", work.resolve("home").toString());
        String name = System.getProperty("flipchip.fuzz");
        target = new Targets(work).all().stream().filter(each -> each.name().equals(name)).findFirst()
            .orElseThrow(() -> new IOException("no target is called " + name));
    }

    public static void fuzzerTestOneInput(byte[] input) {
        PROBE.problem(target, input).ifPresent(problem -> {
            throw new IllegalStateException(problem);
        });
    }

    /// In the format of libFuzzer: a string a line, what is not plain ASCII as hexadecimal numbers.
    private static String dictionary(List<String> words) {
        return words.stream().map(word -> {
            StringBuilder line = new StringBuilder("\"");
            for (byte b : word.getBytes(StandardCharsets.UTF_8)) {
                boolean plain = b > ' ' && b < 127 && b != '"' && b != '\\';
                line.append(plain ? String.valueOf((char) b) : String.format(Locale.ROOT, "\\x%02X", b));
            }
            return line.append("\"\n").toString();
        }).collect(Collectors.joining());
    }
}
