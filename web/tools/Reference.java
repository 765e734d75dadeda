import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import flipchip.web.Core;

/// Answers of the page's core on the JVM, for the comparison with a browser's: a line for each question, its
/// milliseconds first.
public final class Reference {
    /// Rounds after which the code has been compiled.
    private static final int WARM = 3;

    private Reference() {}

    /// @param args games of the digest and its seed, a folder with a model of people, a link, the rating of
    ///             the person who moves there, then boards to solve
    public static void main(String[] args) throws IOException {
        List<String> boards = List.of(args).subList(5, args.length);
        answer(() -> Core.digest(Integer.parseInt(args[0]), Integer.parseInt(args[1])));
        Core.people(file(args[2], "people.bin"), file(args[2], "weights.bin"));
        answer(() -> Core.person(args[3], Integer.parseInt(args[4]), Integer.parseInt(args[1])));
        for (int round = 0; round < WARM; round++) {
            boards.forEach(Core::solve);
        }
        boards.forEach(board -> answer(() -> Core.solve(board)));
    }

    private static String file(String folder, String name) throws IOException {
        return Base64.getEncoder().encodeToString(Files.readAllBytes(Path.of(folder, name)));
    }

    private interface Question {
        String ask();
    }

    private static void answer(Question question) {
        long begun = System.nanoTime();
        String answer = question.ask();
        System.out.println((System.nanoTime() - begun) / 1_000_000 + " " + answer);
    }
}
