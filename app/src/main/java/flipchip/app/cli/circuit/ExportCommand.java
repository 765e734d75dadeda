package flipchip.app.cli.circuit;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.FileName;
import flipchip.app.cli.answer.GameArgument;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Overwrite;
import flipchip.engine.board.Game;
import flipchip.engine.io.FileFault;
import flipchip.engine.notation.MessageText;
import flipchip.engine.notation.NotationException;
import flipchip.hwsim.fpga.BoardFiles;
import flipchip.hwsim.fpga.BoardOptions;
import flipchip.hwsim.fpga.Boards;
import flipchip.hwsim.fpga.FpgaBoard;
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

    private static final Map<String, String> WITH_LINE =
        Map.of("machine", "referee-board", "solver", "solver-board");

    /// What a real chip needs beside the circuit.
    enum Target { ICE40 }

    @Spec
    private CommandSpec spec;
    @Parameters(arity = "1..2", paramLabel = "[CIRCUIT] DIR", hideParamSyntax = true,
        description = "Name of the circuit as 'hw list' prints it (default: array), or cell "
            + "for one cell, or array-4 to array-16 for boards of other sizes, and the folder to write to.")
    private List<String> words;
    @Option(names = "--format", paramLabel = "FORMAT", split = ",", defaultValue = "SV,BENCH",
        description = "Comma-separated: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
    private List<ExportFormat> formats;
    @Option(names = "--vectors", paramLabel = "N", defaultValue = "1000",
        description = "Steps of the test bench, at most " + CircuitFiles.MOST_STEPS
            + " (default: ${DEFAULT-VALUE}).")
    private int vectors;
    @Option(names = "--seed", paramLabel = "N", defaultValue = "1",
        description = "Seed of the random positions of the test bench (default: ${DEFAULT-VALUE}).")
    private long seed;
    @Option(names = "--game", paramLabel = "FILE|MOVES",
        description = "Play this game in the test bench instead of "
            + "random positions: moves such as f5d6c3, or a file with moves,"
            + " GGF or SGF (its first game); - is standard input. " + "VCD and WAVEDROM show its first "
            + CircuitFiles.MOST_STEPS_SHOWN + " steps; only BENCH shows the whole game.")
    private String game;
    @Option(names = "--board", paramLabel = "BOARD",
        description = "Instead, write the files for a bitstream for this board: "
            + "${COMPLETION-CANDIDATES}. 'machine' and 'solver' get a serial line.")
    private FpgaBoard board;
    @Option(names = "--target", paramLabel = "CHIP",
        description = "Instead, write the files for a bitstream without a serial line: "
            + "${COMPLETION-CANDIDATES}, an HX8K.")
    private Target target;
    @Option(names = "--clock", paramLabel = "HZ",
        description = "With --board, the clock (default: that of the board).")
    private Integer clock;
    @Option(names = "--baud", paramLabel = "N", defaultValue = "115200",
        description = "With --board, the speed of the serial line (default: ${DEFAULT-VALUE}).")
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
        Path folder = FileName.parse("DIR", words.getLast());
        Optional<NamedCircuit> chip = chip(name);
        NamedCircuit circuit = playing(chip.orElseGet(() -> CircuitArgument.find(name)));
        if (board != null && chip.isEmpty()) {
            throw new Misuse("'" + name + "' has no serial line; for a board there are machine and solver");
        }
        refuseUnused(chip.isPresent());
        if (vectors < 1 || vectors > CircuitFiles.MOST_STEPS) {
            throw new Misuse(
                "--vectors: '" + vectors + "' is not a number between 1 and " + CircuitFiles.MOST_STEPS);
        }
        PrintWriter out = spec.commandLine().getOut();
        try {
            if (!isForBoard()) {
                files(new CircuitFiles(circuit, folder, vectors, seed), out);
                return ExitCode.OK;
            }
            overwrite.check(BoardFiles.targets(onBoard(), folder));
            List<Path> written = chip.isPresent()
                ? BoardFiles.write(onBoard(), circuit, options(), folder)
                : BoardFiles.write(circuit.name(), folder);
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

    private void refuseUnused(boolean withLine) {
        if (board != null) {
            CircuitArgument.refuse(spec, "--target", "--board names the chip");
        }
        for (String option : isForBoard() ? List.of("--format", "--vectors", "--seed") : List.<String>of()) {
            CircuitArgument.refuse(spec, option,
                "the files for a bitstream have no formats and no test bench");
        }
        for (String option : withLine ? List.<String>of() : List.of("--clock", "--baud")) {
            CircuitArgument.refuse(spec, option, "only a serial line has a speed; use --board");
        }
    }

    /// The circuit with the game of the command line on its bench, if one was named.
    private NamedCircuit playing(NamedCircuit circuit) {
        if (game == null) {
            return circuit;
        }
        if (isForBoard()) {
            throw new Misuse("--game: a bitstream has no test bench");
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
        return chip(word).isPresent() || Circuits.find(word).isPresent();
    }

    private boolean isForBoard() {
        return board != null || target != null;
    }

    private FpgaBoard onBoard() {
        return board == null ? FpgaBoard.HX8K : board;
    }

    private BoardOptions options() {
        return new BoardOptions(clock == null ? onBoard().clockHz() : clock, baud);
    }

    /// A chip with a serial line: "referee-board" or "solver-board", which are meant by "machine" and
    /// "solver" where a board is named.
    private Optional<NamedCircuit> chip(String name) {
        String full = board == null ? name : WITH_LINE.getOrDefault(name, name);
        if (!WITH_LINE.containsValue(full)) {
            return Optional.empty();
        }
        try {
            return Boards.find(full, options());
        } catch (IllegalArgumentException e) {
            throw new Misuse("--clock, --baud: " + e.getMessage());
        }
    }

    /// Writes nothing if one format is refused, and prints each file as soon as it is written.
    private void files(CircuitFiles files, PrintWriter out) throws IOException {
        for (ExportFormat format : formats) {
            files.check(format);
            overwrite.check(files.targets(format));
        }
        for (ExportFormat format : formats) {
            files.write(format).forEach(out::println);
        }
    }
}
