package flipchip.app.cli.circuit;

import java.util.Locale;
import java.util.concurrent.Callable;
import flipchip.app.cli.answer.Arguments;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Output;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.notation.Transcript;
import flipchip.hwsim.circuit.solver.LeafEvaluation;
import flipchip.hwsim.circuit.solver.LeafGame;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "play", description = {
    "Play a whole game of the simulated chip (endgame-chip paper) against itself.",
    "Uses the variant with an evaluation at its leaves. One line a move: value for Black, visits, "
        + "clocks, simulated seconds at 50.246 MHz; at the end the discs and the totals. Equal options give "
        + "equal games."})
final class ChipPlayCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;
    @Mixin
    private Output output;
    @Option(names = "--variant", paramLabel = "FORM", defaultValue = "leaf-evaluation",
        description = "Variant of the chip; the others only solve. Default: ${DEFAULT-VALUE}.")
    private Form form;
    @Option(names = {"--plies", "--black-plies"}, paramLabel = "N", defaultValue = "4",
        description = "Depth of the search. Default: ${DEFAULT-VALUE}.")
    private int plies;
    @Option(names = "--white-plies", paramLabel = "N", description = "Depth of White, if different.")
    private Integer whitePlies;
    @Option(names = "--moves", paramLabel = "MOVES", defaultValue = "",
        description = "Moves before the chip starts, e.g. f5d6.")
    private String opening;
    @Option(names = "--table",
        description = "First show the clocks of the states that the paper's chip lacks.")
    private boolean table;

    /// Forms of the chip that play.
    enum Form {
        LEAF_EVALUATION;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /// @param value   for Black: discs and features in the chip's units, from 101 on a win
    /// @param seconds simulated
    private record MoveLine(int number, Color mover, Square move, int value, long visits, long clocks,
            double seconds) {}

    /// @param score   for Black, empty squares counted for the winner
    /// @param seconds simulated
    private record GameLine(String moves, int black, int white, int score, long visits, long clocks,
            double seconds) {}

    @Override
    public Integer call() {
        LeafEvaluation black = player("--plies", plies);
        LeafEvaluation white = whitePlies == null ? black : player("--white-plies", whitePlies);
        Game before = Arguments.game("--moves", opening);
        if (table) {
            showTable(black);
        }
        spec.commandLine().getErr().println("the chip is a model here, not gates");
        LeafGame played = LeafGame.play(before.position(), black, white);
        Game game = before;
        for (LeafGame.Step step : played.steps()) {
            game = game.play(step.move());
            write(new MoveLine(game.length(), step.mover(), step.move(), step.choice().value(),
                step.choice().counts().visits(), step.choice().clocks(), step.seconds()));
        }
        write(new GameLine(Transcript.print(game), Long.bitCount(played.end().black()),
            Long.bitCount(played.end().white()), played.end().finalScoreForBlack(), played.visits(),
            played.clocks(), played.seconds()));
        return ExitCode.OK;
    }

    private LeafEvaluation player(String option, int depth) {
        try {
            return new LeafEvaluation(depth);
        } catch (IllegalArgumentException e) {
            throw new Misuse(option + ": " + e.getMessage());
        }
    }

    private void showTable(LeafEvaluation player) {
        player.table().forEach(row -> {
            output.give("clocks", row, "%s %d  %s%n", row.state(), row.clocks(), row.reason());
        });
    }

    private void write(MoveLine line) {
        output.give("move", line, "%2d  %-5s  %s  value %+4d  visits %8d  clocks %9d  %.6f s%n", line.number,
            line.mover.name().toLowerCase(Locale.ROOT), line.move, line.value, line.visits, line.clocks,
            line.seconds);
    }

    private void write(GameLine line) {
        output.give("game", line,
            "%s%nblack %d, white %d: score for Black %+d (empty squares to the winner)  visits %d  "
                + "clocks %d  %.6f s%n",
            line.moves, line.black, line.white, line.score, line.visits, line.clocks, line.seconds);
    }
}
