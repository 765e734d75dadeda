package flipchip.app.cli.circuit;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.GameArgument;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Overwrite;
import flipchip.engine.board.Game;
import flipchip.engine.io.FileFault;
import flipchip.engine.notation.MessageText;
import flipchip.engine.notation.NotationException;
import flipchip.hwsim.fpga.BoardOptions;
import flipchip.hwsim.fpga.Boards;
import flipchip.hwsim.fpga.Ice40;
import flipchip.hwsim.verify.catalogue.CircuitFiles;
import flipchip.hwsim.verify.catalogue.Circuits;
import flipchip.hwsim.verify.catalogue.ExportFormat;
import flipchip.hwsim.verify.catalogue.GameCircuits;
import flipchip.hwsim.verify.catalogue.NamedCircuit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "export", description = "Export a circuit in the formats of EDA tools.")
final class ExportCommand implements Callable<Integer> {
    private static final String DEFAULT_CIRCUIT = "array";
    private static final Set<ExportFormat> SHOW_GAMES =
        Set.of(ExportFormat.BENCH, ExportFormat.VCD, ExportFormat.WAVEDROM);

    /// What a real chip needs beside the circuit.
    enum Target { ICE40 }

    @Spec
    private CommandSpec spec;
    @Parameters(arity = "1..2", paramLabel = "[CIRCUIT] DIR",
        description = "Name of the circuit as 'hw list' prints it (default: array),"
            + " or array-4 to array-16 " + "for boards of other sizes, and the folder to write to.")
    private List<String> words;
    @Option(names = "--format", split = ",", defaultValue = "SV,BENCH",
        description = "Comma-separated: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
    private List<ExportFormat> formats;
    @Option(names = "--vectors", defaultValue = "1000",
        description = "Steps of the test bench (default: ${DEFAULT-VALUE}).")
    private int vectors;
    @Option(names = "--seed", defaultValue = "1",
        description = "Seed of its random positions (default: ${DEFAULT-VALUE}).")
    private long seed;
    @Option(names = "--game", paramLabel = "FILE|MOVES",
        description = "Play this game in the test bench instead of "
            + "random positions: moves such as f5d6c3, or a file with moves,"
            + " GGF or SGF (its first game); - is standard input. " + "VCD and WAVEDROM show its first "
            + CircuitFiles.MOST_STEPS_SHOWN + " steps; only BENCH shows the whole game.")
    private String game;
    @Option(names = "--target", description = "Instead, write the files for a bitstream with open tools: "
        + "${COMPLETION-CANDIDATES}.")
    private Target target;
    @Option(names = "--clock", defaultValue = "12000000", paramLabel = "HZ",
        description = "Clock of 'referee-board' and 'solver-board' (default: ${DEFAULT-VALUE}).")
    private int clock;
    @Option(names = "--baud", defaultValue = "115200",
        description = "Speed of their line (default: ${DEFAULT-VALUE}).")
    private int baud;
    @Mixin
    private Overwrite overwrite;

    @Override
    public Integer call() throws IOException {
        String name = words.size() == 1 ? DEFAULT_CIRCUIT : words.getFirst();
        if (words.size() == 1 && isCircuit(words.getFirst())) {
            throw new Misuse("DIR is missing: '" + words.getFirst() + "' is a circuit; ./" + words.getFirst()
                + " would be a folder");
        }
        Path folder = Path.of(words.getLast());
        Optional<NamedCircuit> board = board(name);
        NamedCircuit circuit = playing(board.orElseGet(() -> CircuitArgument.find(name)));
        if (vectors < 1) {
            throw new Misuse("--vectors must be at least 1, not " + vectors);
        }
        PrintWriter out = spec.commandLine().getOut();
        try {
            if (target != null) {
                overwrite.check(Ice40.targets(folder));
            }
            List<Path> written = target == null ? files(circuit, folder)
                : board.isPresent() ? Ice40.writeBoard(circuit, new BoardOptions(clock, baud), folder)
                : Ice40.write(circuit.name(), folder);
            written.forEach(out::println);
            return ExitCode.OK;
        } catch (FileFault e) {
            throw e;
        } catch (IOException e) {
            spec.commandLine().getErr().println("Cannot write to " + folder + ": " + e.getMessage());
            return ExitCode.FAILED;
        } catch (IllegalArgumentException e) {
            throw new Misuse(e.getMessage());
        }
    }

    /// The circuit with the game of the command line on its bench, if one was named.
    private NamedCircuit playing(NamedCircuit circuit) {
        if (game == null) {
            return circuit;
        }
        if (target != null) {
            throw new Misuse("--game: --target writes no test bench");
        }
        if (formats.stream().noneMatch(SHOW_GAMES::contains)) {
            throw new Misuse("--game: only BENCH, VCD and WAVEDROM show a game");
        }
        for (String option : List.of("--vectors", "--seed")) {
            if (spec.commandLine().getParseResult().hasMatchedOption(option)) {
                throw new Misuse(option + " is for random positions; --game plays its game to the end");
            }
        }
        Game played = played();
        if (played.length() == 0) {
            throw GameArgument.unusable(game,
                "--game: '" + MessageText.of(game, MessageText.NAME) + "' contains no move");
        }
        return GameCircuits.of(circuit, played).orElseThrow(() -> new Misuse("--game: '" + circuit.name()
            + "' does not show a game; use one of " + String.join(", ", GameCircuits.names())));
    }

    private Game played() {
        try {
            return GameArgument.read(game, 1, spec.commandLine().getErr()::println);
        } catch (NotationException e) {
            throw new Misuse("--game: " + e.getMessage(), e);
        }
    }

    private boolean isCircuit(String word) {
        return board(word).isPresent() || Circuits.find(word).isPresent();
    }

    /// A chip with a plug: "referee-board" or "solver-board".
    private Optional<NamedCircuit> board(String name) {
        try {
            return Boards.find(name, new BoardOptions(clock, baud));
        } catch (IllegalArgumentException e) {
            throw new Misuse(e.getMessage());
        }
    }

    private List<Path> files(NamedCircuit circuit, Path folder) throws IOException {
        CircuitFiles files = new CircuitFiles(circuit, folder, vectors, seed);
        for (ExportFormat format : formats) {
            overwrite.check(files.targets(format));
        }
        List<Path> written = new ArrayList<>();
        for (ExportFormat format : formats) {
            written.addAll(files.write(format));
        }
        return written;
    }
}
