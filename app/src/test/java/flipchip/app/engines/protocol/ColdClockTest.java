package flipchip.app.engines.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// A new process that another program has only just started, on a clock of a tenth of a second: no game
/// before warms it up.
class ColdClockTest {
    private static final int PROCESSES = 5;
    private static final int GAMES = 10;
    private static final int OPENING_PLIES = 8;
    private static final double CLOCK_SECONDS = 0.1;
    private static final double INCREMENT_SECONDS = 0.005;

    private final SplittableRandom random = new SplittableRandom(5);
    private BufferedReader in;
    private PrintWriter out;

    @Tag("slow")
    @Test
    void newProcessesLoseNoFlag() throws IOException, InterruptedException {
        List<String> fallen = new ArrayList<>();
        for (int i = 0; i < PROCESSES; i++) {
            Process process = start();
            in = process.inputReader(StandardCharsets.UTF_8);
            out = new PrintWriter(process.outputWriter(StandardCharsets.UTF_8));
            ask(String.format(Locale.ROOT, "time_settings %f %f 1", CLOCK_SECONDS, INCREMENT_SECONDS));
            for (int game = 0; game < GAMES; game++) {
                play("process " + i + ", game " + game, fallen);
            }
            ask("quit");
            assertEquals(0, process.waitFor());
        }

        assertEquals(List.of(), fallen);
    }

    /// One game of the engine against itself.
    private void play(String name, List<String> fallen) throws IOException {
        Map<Color, Double> left =
            new EnumMap<>(Map.of(Color.BLACK, CLOCK_SECONDS, Color.WHITE, CLOCK_SECONDS));
        ask("clear_board");
        Game game = Game.INITIAL;
        while (!game.isOver()) {
            Color mover = game.position().toMove();
            if (game.length() < OPENING_PLIES) {
                List<Square> moves = game.position().moves();
                game = game.play(moves.get(random.nextInt(moves.size())));
                ask("play %s %s".formatted(mover.name(), game.moves().getLast()));
                continue;
            }
            ask(String.format(Locale.ROOT, "time_left %s %f 0", mover.name(), left.get(mover)));
            long start = System.nanoTime();
            String answer = ask("genmove " + mover.name());
            double used = (System.nanoTime() - start) / 1e9;
            if (used > left.get(mover)) {
                fallen.add(name + ", ply " + game.length() + ": " + used + " s of " + left.get(mover));
                return;
            }
            left.merge(mover, INCREMENT_SECONDS - used, Double::sum);
            game = game.play(Square.parse(answer.substring(1).strip()).orElseThrow());
        }
    }

    private String ask(String command) throws IOException {
        out.print(command + "\n");
        out.flush();
        String answer = in.readLine();
        assertEquals("=", answer.substring(0, 1), command);
        in.readLine();
        return answer;
    }

    private static Process start() throws IOException {
        Path root = Path.of(System.getProperty("flipchip.root"));
        String path = String.join(File.pathSeparator, System.getProperty("java.class.path"),
            System.getProperty("jdk.module.path", ""), root.resolve("app/target/classes").toString(),
            root.resolve("engine/target/classes").toString(),
            root.resolve("hwsim/target/classes").toString());
        return new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:+UseSerialGC", "--add-modules", "jdk.incubator.vector", "-cp", path, "flipchip.app.Main",
            "engine", "gtp", "--threads", "1").redirectError(ProcessBuilder.Redirect.DISCARD).start();
    }
}
