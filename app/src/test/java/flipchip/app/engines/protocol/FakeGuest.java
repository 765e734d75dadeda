package flipchip.app.engines.protocol;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.notation.Ggf;

/// An NBoard engine with a bad character, named by the first argument; one that is mortal dies in its third
/// game. Runs in a process of its own.
final class FakeGuest {
    private FakeGuest() {}

    static void main(String[] args) throws IOException, InterruptedException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        PrintStream out = System.out;
        String character = args[0];
        Position position = Position.INITIAL;
        int empties = 0;
        int games = 0;
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String word = line.split(" ")[0];
            switch (word) {
                case "nboard" -> out.println("set myname Guest " + character);
                case "ping" -> {
                    if (character.equals("stale")) {
                        out.println("=== A1");               // an answer to a question of long ago
                    }
                    if (!character.equals("deaf")) {
                        out.println("pong " + line.substring(5));
                    }
                }
                case "set" -> position = line.startsWith("set game ")
                    ? Ggf.read(line.substring(9)).games().getFirst().game().position()
                    : position;
                case "go", "hint" -> {
                    games += position.board().empties() > empties ? 1 : 0;
                    empties = position.board().empties();
                    switch (character.equals("mortal") && games > 2 ? "dying" : character) {
                        case "dying" -> {
                            System.err.println("out of ideas");
                            System.exit(3);
                        }
                        case "survived" -> {             // by a child, whose words come after its end
                            new ProcessBuilder("sh", "-c", "sleep 1; echo out of ideas >&2")
                                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                                .redirectError(ProcessBuilder.Redirect.INHERIT).start();
                            System.exit(3);
                        }
                        case "late" -> new CountDownLatch(1).await(1, TimeUnit.HOURS);
                        case "cheating" -> out.println("=== a1/0.0/0");
                        case "endless" -> {
                            for (int i = 0; i < 10_000; i++) {
                                out.print("x".repeat(1000));
                            }
                            out.flush();
                            new CountDownLatch(1).await(1, TimeUnit.HOURS);
                        }
                        case "wordy" -> {
                            out.println("set myname " + "N".repeat(60_000));
                            System.err.println("E".repeat(10_000_000));
                            System.exit(4);
                        }
                        case "terse" -> out
                            .println("=== " + Square.of(Long.numberOfTrailingZeros(position.legalMoves())));
                        case "unclear" -> out.println("=== ??");
                        case "mumbling" -> {
                            out.println("\u0000\u0001 ??? === search");
                            out.println("search zz x 0 y");
                            out.println("=== /////");
                            out.println("===");
                            out.println("search f5 , 0 5");
                            out.println("search f5 ,,, 0 99999999999");
                            out.println("pong");
                            out.println("set");
                            out.println("set myname ");
                            out.println("status");
                            out.println("=== " + Square.of(Long.numberOfTrailingZeros(position.legalMoves()))
                                + " -1.50 0.0");
                        }
                        default -> {
                            for (long rest = position.legalMoves(); rest != 0; rest &= rest - 1) {
                                Square square = Square.of(Long.numberOfTrailingZeros(rest));
                                out.println("search " + square + " " + square.index() + " 0 12");
                            }
                            if (word.equals("go")) {
                                out.println(
                                    "=== " + Square.of(Long.numberOfTrailingZeros(position.legalMoves()))
                                        + "/2.00/0.1");
                            }
                        }
                    }
                }
                case "quit" -> System.exit(0);
                default -> {}
            }
        }
    }
}
