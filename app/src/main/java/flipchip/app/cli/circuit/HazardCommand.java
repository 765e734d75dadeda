package flipchip.app.cli.circuit;

import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import flipchip.app.cli.answer.Count;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Output;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.run.HazardStory;
import flipchip.hwsim.verify.referee.ClockSurvey;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "hazard", description = {"Show a timing error of the machine, or its cure, clock by clock.",
    "clock-survey measures the errors of clocks with too few gate delays."})
final class HazardCommand implements Callable<Integer> {
    private static final Texts TEXTS = Texts.of("story");
    private static final String SURVEY = "clock-survey";
    private static final int FASTEST = 6;
    private static final int SAFE = 18;

    @Mixin
    private Output output;
    @Parameters(paramLabel = "NAME", completionCandidates = Names.class,
        description = "${COMPLETION-CANDIDATES}.")
    private String name;
    @Option(names = "--samples", paramLabel = "N", defaultValue = "500",
        description = "clock-survey: moves of random games to try. Default: ${DEFAULT-VALUE}.")
    private int samples;
    @Option(names = "--seed", paramLabel = "N", defaultValue = "1",
        description = "clock-survey: seed of the games. Default: ${DEFAULT-VALUE}.")
    private long seed;

    /// The stories, and the survey of clock periods.
    private static final class Names implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Stream.concat(Arrays.stream(HazardStory.values()).map(HazardStory::id), Stream.of(SURVEY))
                .iterator();
        }
    }

    private record ClockLine(long clock, ControllerState state, Color toMove, boolean dirty, Square written,
            List<Square> legal, List<Square> black, List<Square> white, List<String> errors,
            List<String> alarms) {}

    @Override
    public Integer call() {
        if (samples < 1) {
            throw new Misuse("there is nothing to measure with " + samples + " samples");
        }
        if (name.equalsIgnoreCase(SURVEY)) {
            survey();
        } else {
            tell(HazardStory.named(name).orElseThrow(
                () -> new Misuse("NAME: no '" + name + "'; there are " + String.join(", ", new Names()))));
        }
        return ExitCode.OK;
    }

    private void tell(HazardStory story) {
        output.say("%s. %s%n%n clk  state   to move  full  written  legal latched           errors%n",
            TEXTS.english("hazard." + story), TEXTS.english("hazard." + story + ".about"));
        for (HazardStory.Clock clock : story.run()) {
            output.give("clock",
                new ClockLine(clock.number(), clock.state().orElse(null), clock.current(), clock.dirty(),
                    clock.written().orElse(null), Square.all(clock.legal()), Square
                        .all(clock.black()),
                    Square.all(clock.white()), clock.errors(), alarms(clock)),
                "%s%n",
                String.format(Locale.ROOT, "%4d  %-6s  %-7s  %-4s  %-7s  %-22s  %s", clock.number(),
                    clock.state().map(ControllerState::name).orElse("none"),
                    clock.current().name().toLowerCase(Locale.ROOT), clock.dirty() ? "yes" : "no",
                    clock.written().map(Square::toString).orElse("-"),
                    clock.legal() == 0 ? "-" : Square.list(clock.legal()),
                    Stream.concat(clock.errors().stream(), alarms(clock).stream())
                        .collect(Collectors.joining(" ")))
                    .stripTrailing());
        }
    }

    private static List<String> alarms(HazardStory.Clock clock) {
        return clock.alarms().stream().sorted()
            .map(rule -> "audit:" + rule.name().toLowerCase(Locale.ROOT).replace('_', '-')).toList();
    }

    private void survey() {
        List<ClockSurvey.Row> rows = ClockSurvey.measure(FASTEST, SAFE, samples, seed);
        output.say("%s; wrong in percent by gate delays from clock edge to clock edge:%n"
            + "period  legal moves   flips%n", Count.of(samples, "move"));
        for (ClockSurvey.Row row : rows) {
            output.give("period", row, "%6d  %11.1f  %6.1f%n", row.period(),
                100.0 * row.legalWrong() / row.samples(), 100.0 * row.flipsWrong() / row.samples());
        }
    }
}
