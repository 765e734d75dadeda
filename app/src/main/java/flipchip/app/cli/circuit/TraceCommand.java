package flipchip.app.cli.circuit;

import java.io.PrintWriter;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import flipchip.app.cli.answer.Arguments;
import flipchip.app.cli.answer.Count;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Output;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.referee.array.CellArray;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.run.ClockRun;
import flipchip.hwsim.referee.run.FlipRun;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.Instant;
import flipchip.hwsim.referee.run.MachineState;
import flipchip.hwsim.referee.run.OthelloMachine;
import flipchip.hwsim.verify.catalogue.CircuitTrace;
import flipchip.hwsim.verify.catalogue.NamedCircuit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "trace",
    description = {"Trace a circuit, gate delay by gate delay.",
        "array: a move on the cell array alone; all inputs change at gate delay 0.",
        "machine: the clocks of a move on the whole machine, from power-up on.",
        "Other circuits: steps (clocks) of their test vectors, with pins, settling time and net changes."})
final class TraceCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;
    @Mixin
    private Output output;
    @Parameters(arity = "0..1", paramLabel = "CIRCUIT", defaultValue = "array",
        description = "Name of the circuit as 'hw list' prints it. Default: ${DEFAULT-VALUE}.")
    private String name;
    @Option(names = "--move", paramLabel = "SQUARE",
        description = "array, machine: the move to trace, e.g. d3.")
    private Optional<String> move;
    @Option(names = "--after", paramLabel = "MOVES", defaultValue = "",
        description = "array, machine: moves played before it, e.g. f5d6. Default: none.")
    private String after;
    @Option(names = "--nets", description = "List the nets that change, too; always on for the array.")
    private boolean nets;
    @Option(names = "--steps", paramLabel = "N", defaultValue = "10",
        description = "Other circuits: steps to trace, at most " + CircuitTrace.MOST_STEPS
            + ". Default: ${DEFAULT-VALUE}.")
    private int steps;
    @Option(names = "--seed", paramLabel = "N", defaultValue = "1",
        description = "Other circuits: seed of the vectors. Default: ${DEFAULT-VALUE}.")
    private long seed;

    /// @param step  gate delays since the inputs changed
    /// @param names nets that changed
    private record StepLine(String phase, int step, List<String> names) {}

    private record ResultLine(List<Square> legal, List<Square> toBlack, List<Square> toWhite) {}

    /// One clock of the machine. The edge at its end has its effect in the next clock.
    ///
    /// @param current   side to move in this clock
    /// @param settlesAt gate delays after this clock's end edge until the array is at rest; null in the last
    /// @param changes   changes of array nets that this edge causes
    /// @param nets      names of nets that change, by step; empty unless asked for
    private record ClockLine(long clock, ControllerState state, Color current, Integer settlesAt, int changes,
            List<Integer> changesPerStep, List<List<String>> nets) {}

    /// One step of another circuit; numbers in hexadecimal.
    private record VectorLine(int step, Map<String, String> inputs, Map<String, String> outputs,
            int settlesAt, List<Integer> changes, List<List<String>> nets) {}

    @Override
    public Integer call() {
        boolean hasMoves = name.equals("array") || name.equals("machine");
        for (String option : hasMoves ? List.of("--steps", "--seed") : List.of("--move", "--after")) {
            CircuitArgument.refuse(spec, option,
                hasMoves ? name + " is traced by --move" : "only array and machine have moves; use --steps");
        }
        if (!hasMoves) {
            vectors(CircuitArgument.find(name));
            return ExitCode.OK;
        }
        Game before = Arguments.game("--after", after);
        String asked = move.orElseThrow(() -> new Misuse("which move? --move is missing"));
        Square square =
            Square.parse(asked).orElseThrow(() -> new Misuse("--move: '" + asked + "' is not a square"));
        if (!before.position().isLegal(square)) {
            throw new Misuse("--move: " + square + " is not legal there; legal: "
                + Square.list(before.position().legalMoves()));
        }
        if (name.equals("array")) {
            array(before, square);
        } else {
            machine(before.play(square));
        }
        return ExitCode.OK;
    }

    private void vectors(NamedCircuit circuit) {
        CircuitTrace trace = trace(circuit);
        trace.forEach(step -> {
            List<List<String>> named = nets
                ? step.changed().stream()
                    .map(changed -> changed.stream().map(trace.netlist()::nameOf).toList()).toList()
                : List.of();
            VectorLine line =
                new VectorLine(step.number(), hexadecimal(step.inputs()), hexadecimal(step.outputs()),
                    step.settledAt(), step.changed().stream().map(List::size).toList(), named);
            output.give("step", line, out -> print(line, out));
        });
    }

    private CircuitTrace trace(NamedCircuit circuit) {
        try {
            return new CircuitTrace(circuit, steps, seed);
        } catch (IllegalArgumentException e) {
            throw new Misuse("--steps: " + e.getMessage(), e);
        }
    }

    private static Map<String, String> hexadecimal(Map<String, BigInteger> pins) {
        Map<String, String> hexadecimal = new LinkedHashMap<>();
        pins.forEach((pin, value) -> hexadecimal.put(pin, value.toString(16)));
        return hexadecimal;
    }

    private static void print(VectorLine line, PrintWriter out) {
        out.printf(Locale.ROOT, "step %d  in  %s%n", line.step, pins(line.inputs));
        for (int t = 0; t < line.nets.size(); t++) {
            out.printf(Locale.ROOT, "  t=%-3d %s%n", t, String.join(" ", line.nets.get(t)));
        }
        out.printf(Locale.ROOT, "        out %s%n", pins(line.outputs));
        out.printf(Locale.ROOT, "        settles at t=%d, %s%n", line.settlesAt,
            Count.of(line.changes.stream().mapToInt(Integer::intValue).sum(), "change"));
    }

    private static String pins(Map<String, String> pins) {
        return pins.entrySet().stream().map(pin -> pin.getKey() + "=" + pin.getValue())
            .collect(Collectors.joining(" "));
    }

    private void array(Game before, Square square) {
        FlipRun run = FlipRun.of(CellArray.build(), before.position(), Optional.of(square));
        for (FlipRun.Phase phase : run.phases()) {
            output.say("phase %s settles at t=%d%n", phase.name(), phase.settledAt());
            for (int step = 1; step < phase.steps().size(); step++) {
                StepLine line = new StepLine(phase.name(), step, phase.steps().get(step));
                output.give("step", line, " t=%2d: %s%n", step, String.join(" ", line.names()));
            }
        }
        output.give("result",
            new ResultLine(Square.all(run.legal()), Square.all(run.toBlack()), Square.all(run.toWhite())),
            "legal: %s%nto black: %s%nto white: %s%n", Square.list(run.legal()), Square.list(run.toBlack()),
            Square.list(run.toWhite()));
    }

    private void machine(Game game) {
        GameRun run = OthelloMachine.build().record(game);
        output.say(
            "Clocks of %d gate delays. What the edge at the end of a clock sets off in the cell array:%n"
                + " clk  state   to move  settles at  changes  changes per gate delay%n",
            run.machine().options().period());
        for (ClockLine clock : clocks(run)) {
            output.give("clock", clock, "%4d  %-7s %-7s  %10s  %7d  %s%n", clock.clock(), clock.state(),
                clock.current() == Color.BLACK ? "Black" : "White",
                clock.settlesAt() == null ? "-" : clock.settlesAt(), clock.changes(), clock.changesPerStep()
                    .stream().map(String::valueOf).reduce((a, b) -> a + " " + b).orElse(""));
            for (int step = 0; step < clock.nets().size(); step++) {
                output.say("      t=%2d: %s%n", step, String.join(" ", clock.nets().get(step)));
            }
        }
    }

    /// Of the last move, and of power-up if that move is the first.
    private List<ClockLine> clocks(GameRun run) {
        List<ClockLine> lines = new ArrayList<>();
        int last = run.moves().size() - 1;
        for (int m = last == 1 ? 0 : last; m <= last; m++) {
            List<ClockRun> clocks = run.moves().get(m).clocks();
            for (int c = 0; c < clocks.size(); c++) {
                MachineState state = run.stateAt(new Instant(m, c, 0));
                Optional<ClockRun> next = c + 1 < clocks.size() ? Optional.of(clocks.get(c + 1))
                    : m < last ? Optional.of(run.moves().get(m + 1).clocks().getFirst())
                    : Optional.empty();
                lines.add(line(run.machine().circuit().netlist(), clocks.get(c), state.current(), next));
            }
        }
        return lines;
    }

    private ClockLine line(Netlist netlist, ClockRun clock, Color current, Optional<ClockRun> next) {
        List<Integer> perStep = new ArrayList<>();
        List<List<String>> names = new ArrayList<>();
        next.ifPresent(effect -> {
            for (int step = 1; step <= effect.settledAt(); step++) {
                perStep.add(effect.arrayTogglesAt(step));
            }
            for (int step = 0; nets && step <= effect.steps(); step++) {
                names.add(names(netlist, effect.changesAt(step)));
            }
        });
        while (!names.isEmpty() && names.getLast().isEmpty()) {
            names.removeLast();
        }
        return new ClockLine(clock.number(), clock.state(), current,
            next.map(ClockRun::settledAt).orElse(null), perStep.stream().mapToInt(Integer::intValue).sum(),
            perStep, names);
    }

    private static List<String> names(Netlist netlist, int[] ids) {
        List<String> names = new ArrayList<>();
        for (int id : ids) {
            names.add(netlist.nameOf(new Net(id)));
        }
        return names.stream().sorted().toList();
    }
}
