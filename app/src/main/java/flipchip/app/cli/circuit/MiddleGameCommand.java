package flipchip.app.cli.circuit;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import flipchip.app.cli.answer.Arguments;
import flipchip.app.cli.answer.Count;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Output;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.stages.MiddleGameCircuit;
import flipchip.hwsim.circuit.stages.MiddleGameFilm;
import flipchip.hwsim.circuit.stages.MiddleGameRun;
import flipchip.hwsim.circuit.stages.PlausibleMoves;
import flipchip.hwsim.circuit.stages.StageEvaluation;
import flipchip.hwsim.circuit.stages.StageSpan;
import flipchip.hwsim.circuit.stages.Strategy;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(name = "middle-game", description = {
    "Run the shogi-processor paper's middle-game circuit on a position.",
    "One line a node of the game tree: its address, the relative address of its parent, the move, the clocks "
        + "of each "
        + "stage, the evaluator's value for the side to move, the moves kept. The clocks are ours."})
final class MiddleGameCommand implements Callable<Integer> {
    private static final List<String> STAGES = Stream.of(MiddleGameRun.Stage.values()).map(
        stage -> String.format(Locale.ROOT, "%-9s", stage.name().toLowerCase(Locale.ROOT).replace('_', '-')))
        .toList();

    @Mixin
    private Output output;
    @Option(names = "--moves", paramLabel = "MOVES", defaultValue = "",
        description = "Moves that lead to the position.")
    private String moves;
    @Option(names = "--best", paramLabel = "N", defaultValue = "" + PlausibleMoves.DOCUMENT_BEST,
        description = "Moves kept at a node. Default, as in the paper: ${DEFAULT-VALUE}.")
    private int best;
    @Option(names = "--words", paramLabel = "N", defaultValue = "20",
        description = "Words of the game tree's memory. Default: ${DEFAULT-VALUE}.")
    private int words;

    /// @param word       as in the memory: relative address above six bits of move
    /// @param clocks     first and last clock by stage
    /// @param evaluation group by group
    /// @param plausible  the moves written, best first
    private record NodeLine(int address, int backward, Square move, int word, List<StageSpan> clocks,
            int value, StageEvaluation evaluation, List<Square> plausible) {}

    /// @param nodes that went through the pipeline
    /// @param words written, the root's included
    /// @param gates in the circuit that grew the tree, beside the model that explains it; 0 where only the
    ///     model ran
    private record SumLine(int nodes, int words, int clocks, int gates) {}

    @Override
    public Integer call() {
        MiddleGameRun run = run(Arguments.game("--moves", moves));
        output.say("node  back  move  %s  value  plausible%n", String.join("  ", STAGES));
        run.visits().forEach(visit -> write(line(run, visit)));
        SumLine sum = inGates(run);
        output.give("run", sum, "%s, %s, %s: %s%n", Count.of(sum.nodes, "node"), Count.of(sum.words, "word"),
            Count.of(sum.clocks, "clock"),
            sum.gates == 0
                ? "a model; a circuit of this size does not exist"
                : String.format(Locale.ROOT, "%,d gates and the model, equal in every clock", sum.gates));
        return ExitCode.OK;
    }

    /// The same tree grown by the circuit, which must agree in every clock.
    private SumLine inGates(MiddleGameRun run) {
        if (!MiddleGameCircuit.canBuild(best, words)) {
            return new SumLine(run.visits().size(), run.memory().size(), run.clocks(), 0);
        }
        MiddleGameFilm film =
            MiddleGameFilm.record(run.visits().getFirst().board(), run.strategy(), best, words);
        return new SumLine(film.nodes(), film.memory().size(), film.clocks().size(),
            film.netlist().evaluationOrder().size());
    }

    private MiddleGameRun run(Game game) {
        try {
            return MiddleGameRun.of(game.position().board(), Strategy.PLAIN, best, words);
        } catch (IllegalArgumentException e) {
            throw new Misuse("--best, --words: " + e.getMessage());
        }
    }

    private static NodeLine line(MiddleGameRun run, MiddleGameRun.Visit visit) {
        var node = run.memory().get(visit.address());
        return new NodeLine(visit.address(), node.backward(), node.move().orElse(null), node.word(),
            visit.spans(), visit.evaluation().value(), visit.evaluation(),
            visit.children().stream().flatMap(child -> run.memory().get(child).move().stream()).toList());
    }

    private void write(NodeLine line) {
        output.give("node", line, "%s%n",
            String
                .format(Locale.ROOT, "%4d  %4d  %-4s  %s  %+5d  %s", line.address, line.backward,
                    line.move == null ? "-" : line.move,
                    IntStream.range(0, STAGES.size())
                        .mapToObj(i -> String.format(Locale.ROOT, "%-" + STAGES.get(i).length() + "s",
                            text(line.clocks.get(i))))
                        .collect(Collectors.joining("  ")),
                    line.value,
                    line.plausible.stream().map(Square::toString).collect(Collectors.joining(" ")))
                .stripTrailing());
    }

    private static String text(StageSpan span) {
        return span.last() < span.first() ? "-"
            : span.last() == span.first() ? "" + span.first()
            : span.first() + "-" + span.last();
    }
}
