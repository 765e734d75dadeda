package flipchip.app.cli.circuit;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import flipchip.app.cli.answer.Count;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Lines;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.PipedLines;
import flipchip.app.cli.answer.StandardInput;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.verify.faults.Puzzle;
import flipchip.hwsim.verify.faults.Question;
import flipchip.hwsim.verify.faults.RepairGame;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "repair",
    description = {
        "Find the broken gate of the cell array with few probes: stuck, of the wrong type, or with two wires "
            + "swapped.",
        "Commands: plan NET, probe NET, replace NET, hint, quit."})
final class RepairCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;
    @Parameters(paramLabel = "NUMBER", arity = "0..1",
        description = "Puzzle number, from 0. Default: today's puzzle.")
    private Optional<Integer> number;
    @Option(names = "--answer", description = "Print the answer.")
    private boolean answer;

    @Override
    public Integer call() throws IOException {
        if (number.orElse(0) < 0) {
            throw new Misuse("puzzle " + number.get() + " does not exist; puzzles are numbered from 0");
        }
        RepairGame game =
            new RepairGame(Puzzle.of(number.orElseGet(() -> Math.toIntExact(LocalDate.now().toEpochDay()))));
        PrintWriter out = spec.commandLine().getOut();
        begin(game.puzzle(), out);
        if (answer) {
            out.println("wrong: " + game.puzzle().gate() + ", " + word(game.puzzle().kind()));
            return ExitCode.OK;
        }
        try (Lines lines = new PipedLines(new InputStreamReader(StandardInput.stream()))) {
            return play(game, lines, out);
        }
    }

    private static void begin(Puzzle puzzle, PrintWriter out) {
        out.printf(Locale.ROOT, "puzzle %d: one gate of %s is wrong; par %d%n", puzzle.number(),
            puzzle.cell(), puzzle.par());
        out.println("position: " + text(puzzle.question()));
        out.printf(Locale.ROOT, "%s is %s, should be %s%n", puzzle.symptom().net(),
            bit(puzzle.symptom().actual()), bit(!puzzle.symptom().actual()));
        out.flush();
    }

    /// The moves that lead to a position, and the move selected there.
    static String text(Question question) {
        String moves = question.moves().stream().map(Square::toString).collect(Collectors.joining());
        return (moves.isEmpty() ? "the opening" : moves)
            + question.move().map(move -> ", " + move + " selected").orElse("");
    }

    static int play(RepairGame game, Lines lines, PrintWriter out) {
        while (!game.isSolved()) {
            Optional<String> line = lines.next("> ");
            if (line.isEmpty() || line.get().strip().equals("quit")) {
                return ExitCode.OK;
            }
            out.println(answer(game, line.get().strip()));
            out.flush();
        }
        return ExitCode.OK;
    }

    private static String answer(RepairGame game, String line) {
        String[] words = line.split("\\s+", 2);
        String net = words.length > 1 ? words[1] : "";
        boolean lacksNet = net.isEmpty() && !words[0].equals("hint");
        try {
            return switch (lacksNet ? "" : words[0]) {
                case "plan" -> plan(game, net);
                case "probe" -> String.format(Locale.ROOT, "%s is %s, should be %s (%s)", net,
                    bit(game.probe(net)), bit(game.planned(net)), looks(game));
                case "replace" -> replace(game, net);
                case "hint" -> hint(game);
                default -> "plan NET, probe NET, replace NET, hint or quit, not '" + line + "'";
            };
        } catch (NoSuchElementException e) {
            return e.getMessage();
        }
    }

    private static String looks(RepairGame game) {
        return Count.of(game.probes(), "probe");
    }

    private static String plan(RepairGame game, String net) {
        String kind =
            game.built(net).map(gate -> gate instanceof Gate.And ? "AND of" : "OR of").orElse("input pin");
        List<String> inputs = game.inputs(net);
        return net + ": " + kind + (inputs.isEmpty() ? "" : " ") + String.join(", ", inputs) + "; should be "
            + bit(game.planned(net));
    }

    private static String replace(RepairGame game, String net) {
        if (!game.replace(net)) {
            return net + " works; the array is still wrong";
        }
        return String.format(Locale.ROOT, "the array works again: %s was %s. %s, par %d, %s, %s", net,
            word(game.puzzle().kind()), looks(game), game.puzzle().par(), Count.of(game.hints(), "hint"),
            Count.of(game.wrongGuesses().size(), "wrong guess", "wrong guesses"));
    }

    private static String hint(RepairGame game) {
        return switch (game.hint()) {
            case RepairGame.Hint.Kind(Puzzle.Kind kind) -> "the gate is " + word(kind);
            case RepairGame.Hint.Group(var group) -> "it is one of the gates called " + group.nets();
            case RepairGame.Hint.Half(List<String> gates) -> "it is one of " + String.join(" ", gates);
        };
    }

    private static String word(Puzzle.Kind kind) {
        return switch (kind) {
            case STUCK -> "stuck";
            case SWAPPED -> "of the wrong type";
            case CROSSED -> "wired with two wires swapped";
        };
    }

    private static String bit(boolean high) {
        return high ? "1" : "0";
    }
}
