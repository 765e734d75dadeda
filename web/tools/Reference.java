import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import flipchip.web.Core;

/// The page's core on the JVM, for the comparison with a browser's: each line of the standard input is a
/// question, its words apart by tabs, and answered by a line: the answer,
/// a tab, and its milliseconds of a processor.
public final class Reference {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private Reference() {}

    public static void main(String[] args) throws IOException {
        BufferedReader questions =
            new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = questions.readLine(); line != null; line = questions.readLine()) {
            long begun = THREADS.getCurrentThreadCpuTime();
            String answer = answer(line.split("\t"));
            System.out.println(answer + "\t" + (THREADS.getCurrentThreadCpuTime() - begun) / 1e6);
        }
    }

    private static String answer(String[] asked) throws IOException {
        return switch (asked[0]) {
            case "digest" -> Core.digest(Integer.parseInt(asked[1]), Integer.parseInt(asked[2]));
            case "person" -> {
                Core.people(file(asked[1], "people.bin"), file(asked[1], "weights.bin"));
                yield Core.person(asked[2], Integer.parseInt(asked[3]), Integer.parseInt(asked[4]));
            }
            case "solve" -> Core.solve(asked[1]);
            default -> throw new IllegalArgumentException(asked[0]);
        };
    }

    private static String file(String folder, String name) throws IOException {
        return Base64.getEncoder().encodeToString(Files.readAllBytes(Path.of(folder, name)));
    }
}
