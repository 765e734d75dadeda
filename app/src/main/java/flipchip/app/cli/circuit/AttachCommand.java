package flipchip.app.cli.circuit;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import flipchip.app.chips.serial.DeskPorts;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.solver.SolverModel;
import flipchip.hwsim.circuit.solver.SolverRun;
import flipchip.hwsim.fpga.ChipHost;
import flipchip.hwsim.fpga.DeskReferee;
import flipchip.hwsim.fpga.DeskSolver;
import flipchip.hwsim.fpga.DeskTrial;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "attach",
    description = {"Connect a real board and compare all its replies.",
        "A referee plays whole games: its replies must equal those of the rules and of the netlist, clock by "
            + "clock. An endgame chip solves late positions of such games and must agree with the model."})
final class AttachCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;
    @Parameters(paramLabel = "PORT", arity = "0..1",
        description = "Serial port, '" + DeskPorts.SIMULATED_REFEREE + "' or '" + DeskPorts.SIMULATED_SOLVER
            + "'. Lists the ports if omitted.")
    private Optional<String> port;
    @Option(names = "--baud", paramLabel = "N", defaultValue = "115200",
        description = "Speed of the line (default: ${DEFAULT-VALUE}).")
    private int baud;
    @Option(names = "--games", paramLabel = "N", defaultValue = "1",
        description = "Games to play (default: ${DEFAULT-VALUE}).")
    private int games;
    @Option(names = "--empties", paramLabel = "N", defaultValue = "5",
        description = "Empty squares at which an endgame chip starts (default: ${DEFAULT-VALUE}, at most "
            + DeskSolver.MOST_EMPTIES + ").")
    private int empties;
    @Option(names = "--seed", paramLabel = "N", defaultValue = "1",
        description = "Seed of the random moves (default: ${DEFAULT-VALUE}).")
    private long seed;
    @Option(names = "--patient", description = "Wait up to a minute for a reply, for a slow simulated chip.")
    private boolean patient;

    private int told;

    @Override
    public Integer call() {
        if (baud < 1) {
            throw new Misuse("--baud must be at least 1");
        }
        if (games < 1 || empties < 1 || empties > DeskSolver.MOST_EMPTIES) {
            throw new Misuse("--games must be at least 1, --empties 1 to " + DeskSolver.MOST_EMPTIES);
        }
        if (port.isEmpty()) {
            DeskPorts.list().forEach(found -> out().println(found.name() + "  " + found.about()));
            for (String simulated : List.of(DeskPorts.SIMULATED_REFEREE, DeskPorts.SIMULATED_SOLVER)) {
                out().println(simulated + "  the simulated circuit");
            }
            return ExitCode.OK;
        }
        ChipHost.Patience patience = patient ? ChipHost.Patience.SIMULATED : ChipHost.Patience.at(baud);
        try (ChipHost host = DeskPorts.open(port.get(), baud, patience)) {
            ChipHost.Greeting greeting = host.hello();
            out().println("found " + greeting.kind().name().toLowerCase(Locale.ROOT) + ", protocol "
                + greeting.version() + ", " + greeting.divider() + " clocks a bit");
            return greeting.kind() == ChipHost.Kind.REFEREE ? referee(host) : solver(host);
        } catch (IOException e) {
            spec.commandLine().getErr().println(e.getMessage());
            return ExitCode.FAILED;
        }
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }

    private int referee(ChipHost host) throws IOException {
        DeskReferee chip = new DeskReferee(host);
        for (int game = 0; game < games; game++) {
            List<Square> moves = DeskTrial.fullGame(seed + game);
            DeskTrial trial = new DeskTrial(chip);
            Optional<String> difference = trial.play(moves, step -> tell(step, host.repeated()));
            Position end = trial.position();
            if (difference.isPresent()) {
                out().println("FAIL: " + difference.get());
                return ExitCode.FAILED;
            }
            out().println("PASS: game " + (game + 1) + ", " + moves.size() + " moves, " + trial.answers()
                + " replies equal to rules and netlist, " + host.repeated() + " repeated, "
                + Long.bitCount(end.black()) + ":" + Long.bitCount(end.white()));
        }
        return ExitCode.OK;
    }

    private void tell(DeskTrial.Step step, int repeated) {
        if (repeated > told) {
            out().println("bytes were lost or damaged: " + repeated + " requests repeated so far");
            told = repeated;
        }
        out().println((step.move().isEmpty() ? "start" : step.ply() + ". " + step.move().get()) + "  "
            + step.difference().orElse("rules = netlist = chip") + ", " + step.clocks() + " clocks");
        out().flush();
    }

    private int solver(ChipHost host) throws IOException {
        DeskSolver chip = new DeskSolver(host);
        for (int game = 0; game < games; game++) {
            Position position = Position.INITIAL;
            for (Square move : DeskTrial.fullGame(seed + game).subList(0, DeskTrial.FULL_GAME - empties)) {
                position = position.play(move);
            }
            SolverRun model = new SolverModel().solve(position);
            DeskSolver.Result result = chip.solve(position, () -> false).orElseThrow();
            boolean same = result.score() == model.score() && result.line().equals(model.line())
                    && result.clocks() == model.clocks() && result.counts().equals(model.counts());
            out().println((same ? "PASS: " : "FAIL: ") + empties + " empty squares, score " + result.score()
                + ", line " + result.line() + ", " + result.clocks() + " clocks; the model: " + model.score()
                + ", " + model.line() + ", " + model.clocks() + " clocks");
            if (!same) {
                return ExitCode.FAILED;
            }
        }
        return ExitCode.OK;
    }
}
