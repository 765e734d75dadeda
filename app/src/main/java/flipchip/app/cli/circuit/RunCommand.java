package flipchip.app.cli.circuit;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import flipchip.app.cli.answer.Arguments;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Output;
import flipchip.engine.board.Game;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "run", description = {"Run a circuit or model of the sources on a game and show every step.",
    "pipeline: move generator of the C++/SystemVerilog Othello, a position of the game in every clock.",
    "document-002: its five blocks as one machine that receives typed moves.",
    "ai-unit: its evaluators, weights and adder tree, a position in every clock.",
    "scanner: legal moves of every position by two scans, rank by rank (shogi-processor paper).",
    "mate-pipeline, mate: updater, masks and filter; proof-number search at 16 empties or fewer.",
    "stages: the circuit that the chip holds at each move, with the lines of --book (shogi-processor paper).",
    "piece-cover: a random shogi board of --seed, 46 clocks.",
    "score: packed score and stable discs, full and incremental (parallel-search essay).",
    "parallel: minimax and alpha-beta on 1, 2, 4, 8 processors, --depth plies from the last position."})
final class RunCommand implements Callable<Integer> {
    private static final int MOST_DEPTH = 9;

    @Spec
    private CommandSpec spec;
    @Mixin
    private Output output;
    @Parameters(paramLabel = "NAME", description = "${COMPLETION-CANDIDATES}.")
    private Name name;
    @Option(names = "--moves", paramLabel = "MOVES", defaultValue = "f5d6c3d3c4",
        description = "The game. Default: ${DEFAULT-VALUE}.")
    private String moves;
    @Option(names = "--book", paramLabel = "MOVES", split = ",", defaultValue = "f5d6c3d3c4,c4c3d3c5d6",
        description = "stages: lines of the book memory. Default: ${DEFAULT-VALUE}.")
    private List<String> book;
    @Option(names = "--depth", paramLabel = "N", defaultValue = "4",
        description = "parallel: plies, 1 to " + MOST_DEPTH + ". Default: ${DEFAULT-VALUE}.")
    private int depth;
    @Option(names = "--seed", paramLabel = "N", defaultValue = "1",
        description = "piece-cover: seed of the board. Default: ${DEFAULT-VALUE}.")
    private long seed;

    /// What runs as a program here, without a netlist.
    private static final Set<Name> MODELS = Set.of(Name.STAGES, Name.SCORE, Name.PARALLEL);

    /// What can be run.
    enum Name {
        PIPELINE, DOCUMENT_002, AI_UNIT, SCANNER, MATE_PIPELINE, MATE, STAGES, PIECE_COVER, SCORE, PARALLEL;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    @Override
    public Integer call() {
        List<? extends Record> rows;
        try {
            rows = rows(Arguments.game("--moves", moves));
        } catch (IllegalArgumentException e) {
            throw new Misuse(name + ": " + e.getMessage());
        }
        if (MODELS.contains(name)) {
            spec.commandLine().getErr().println(name + ": a software model, not gates");
        }
        output.table("step", rows);
        return ExitCode.OK;
    }

    private List<? extends Record> rows(Game game) {
        if (depth < 1 || depth > MOST_DEPTH) {
            throw new IllegalArgumentException("--depth " + depth + " is not 1 to " + MOST_DEPTH);
        }
        CircuitRuns runs = new CircuitRuns(game);
        return switch (name) {
            case PIPELINE -> runs.pipeline();
            case DOCUMENT_002 -> runs.machine();
            case AI_UNIT -> runs.unit();
            case SCANNER -> runs.scanner();
            case MATE_PIPELINE -> runs.matePipeline();
            case MATE -> runs.mate();
            case STAGES -> runs.stages(book.stream().map(line -> Arguments.game("--book", line)).toList());
            case PIECE_COVER -> runs.cover(seed);
            case SCORE -> runs.score();
            case PARALLEL -> runs.parallel(depth);
        };
    }
}
