package flipchip.app.cli.circuit;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import flipchip.app.cli.answer.Count;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Output;
import flipchip.engine.board.Square;
import flipchip.hwsim.verify.faults.Question;
import flipchip.hwsim.verify.faults.StuckSurvey;
import flipchip.hwsim.verify.faults.StuckSurvey.Fault;
import flipchip.hwsim.verify.faults.StuckSurvey.Verdict;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(name = "faults",
    description = {
        "Hold every gate of the cell array at 0, then at 1, one at a time, and search random games for a "
            + "position where the fault is visible.",
        "Each gate has two faults; --from and --to select a range."})
final class FaultsCommand implements Callable<Integer> {
    /// They are made before the first fault: 0.1 GB.
    private static final int MOST_POSITIONS = 1 << 17;

    @Mixin
    private Output output;
    @Option(names = "--from", paramLabel = "N", defaultValue = "0",
        description = "First fault. Default: ${DEFAULT-VALUE}.")
    private int from;
    @Option(names = "--to", paramLabel = "N", description = "End of the range, exclusive. Default: none.")
    private Optional<Integer> to;
    @Option(names = "--positions", paramLabel = "N", defaultValue = "4096",
        description = "Most positions to try, a multiple of 64 up to " + MOST_POSITIONS
            + ". Default: ${DEFAULT-VALUE}.")
    private int positions;
    @Option(names = "--seed", paramLabel = "N", defaultValue = "1",
        description = "Seed of the games. Default: ${DEFAULT-VALUE}.")
    private long seed;
    @Option(names = "--list", description = "Print a line for each fault, not only the totals.")
    private boolean list;

    private record FaultLine(int number, String net, boolean high, Verdict verdict, int asked,
            Optional<List<Square>> moves, Optional<Square> move) {}

    private record SumLine(int faults, int found, int redundant, int open) {}

    @Override
    public Integer call() {
        int end = to.orElse(StuckSurvey.faults());
        if (from < 0 || from >= end || end > StuckSurvey.faults()) {
            throw new Misuse("--from " + from + " --to " + end + ": the faults are numbered 0 to "
                + (StuckSurvey.faults() - 1) + ", and the end of the range is exclusive");
        }
        if (positions < Long.SIZE || positions % Long.SIZE != 0 || positions > MOST_POSITIONS) {
            throw new Misuse(
                "--positions: '" + positions + "' is not a multiple of 64 from 64 to " + MOST_POSITIONS);
        }
        StuckSurvey survey = new StuckSurvey(seed, positions, 0);
        Map<Verdict, Integer> sums = new EnumMap<>(Verdict.class);
        for (Fault fault : survey.run(from, end)) {
            sums.merge(fault.verdict(), 1, Integer::sum);
            if (list) {
                write(fault);
            }
        }
        SumLine sum = new SumLine(end - from, sums.getOrDefault(Verdict.FOUND, 0),
            sums.getOrDefault(Verdict.REDUNDANT, 0), sums.getOrDefault(Verdict.OPEN, 0));
        output.give("faults", sum,
            "%s: %d shown by a position, %d redundant by constants (the border's zeros hold the gate at 0), "
                + "%d open after %s; a proof can find open ones redundant%n",
            Count.of(sum.faults, "fault"), sum.found, sum.redundant, sum.open,
            Count.of(positions, "position"));
        return ExitCode.OK;
    }

    private void write(Fault fault) {
        output.give("fault",
            new FaultLine(fault.number(), fault.net(), fault.high(), fault.verdict(), fault
                .asked(), fault.question().map(Question::moves), fault.question().flatMap(Question::move)),
            "%s%n",
            String.format(Locale.ROOT, "%5d  %-18s %-4s  %s", fault.number(), fault.net(),
                fault.high() ? "high" : "low",
                fault.question()
                    .map(question -> "position " + fault.asked() + ": " + RepairCommand.text(question))
                    .orElse(fault.verdict().name().toLowerCase(Locale.ROOT)))
                .stripTrailing());
    }
}
