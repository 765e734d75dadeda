package flipchip.app.cli.circuit;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import flipchip.app.circuit.why.ExplanationWords;
import flipchip.app.cli.answer.Arguments;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Output;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.control.StuckNet;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.HazardStory;
import flipchip.hwsim.referee.run.Instant;
import flipchip.hwsim.referee.run.OthelloMachine;
import flipchip.hwsim.referee.why.ExplainedStep;
import flipchip.hwsim.referee.why.Explainer;
import flipchip.hwsim.referee.why.Explanation;
import flipchip.hwsim.referee.why.StepKind;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "why",
    description = {"Explain the machine: each step that led to a value, with its time and its nets.",
        "A square: why its disc turned or stayed in the last move, why it is legal or not.",
        "pass, wait, over: why a side had to pass, why the machine waits, why the game is over.",
        "A net's full name, e.g. d3.toB: why it has its value.",
        "Times are MOVE.CLOCK.GATE; + marks what comes after the moment asked about."})
final class WhyCommand implements Callable<Integer> {
    private static final Pattern MOMENT = Pattern.compile("(\\d{1,3})\\.(\\d{1,3})\\.(\\d{1,4})");

    @Mixin
    private Output output;
    @Parameters(paramLabel = "SUBJECT",
        description = "A square, pass, wait, over, or the full name of a net.")
    private String subject;
    @Option(names = "--moves", paramLabel = "MOVES", defaultValue = "f5d6c3d3c4",
        description = "The game. Default: ${DEFAULT-VALUE}.")
    private String moves;
    @Option(names = "--story", paramLabel = "NAME",
        description = "A timing error of 'hw hazard' instead of a game, e.g. fast-clock.")
    private Optional<String> story;
    @Option(names = "--at", paramLabel = "MOVE.CLOCK.GATE",
        description = "The moment asked about. Default: the end of the last move.")
    private Optional<String> at;

    /// @param settled whether the answer holds at the moment asked about
    /// @param late    the clock ended before the answer could hold
    private record QuestionLine(String question, String at, String topic, Square square, boolean settled,
            boolean late, int links) {}

    /// @param move   0 for power-up
    /// @param toCome after the moment asked about
    private record StepLine(int move, int clock, int gate, StepKind step, String sentence, List<String> nets,
            boolean value, boolean toCome) {}

    @Override
    public Integer call() {
        GameRun run = story.map(name -> story(name).record())
            .orElseGet(() -> OthelloMachine.build().record(Arguments.game("--moves", moves)));
        Explainer explainer = new Explainer(run);
        Explanation why = explain(explainer, at.map(text -> moment(run, text)));
        Netlist netlist = run.machine().circuit().netlist();
        ExplanationWords words = ExplanationWords.english(netlist);
        output.give("question",
            new QuestionLine(words.question(why), ExplanationWords.place(why.at()),
                why.topic().name().toLowerCase(Locale.ROOT).replace('_', '-'), why.square().orElse(null),
                why.settled(), why.late(), why.chain().links().size()),
            "%s%n%s%n", words.question(why), words.verdict(why));
        why.steps().forEach(step -> print(netlist, words, step));
        return ExitCode.OK;
    }

    private void print(Netlist netlist, ExplanationWords words, ExplainedStep step) {
        Instant when = step.at();
        output.give("step",
            new StepLine(when.move(), when.clock(), when.step(), step.kind(), words.sentence(step),
                step.nets().stream().map(netlist::nameOf).toList(), step.high(), step.toCome()),
            "%-8s%s  %-56s  %s%n", ExplanationWords.place(when), step.toCome() ? "+" : " ",
            words.sentence(step), words.nets(step));
    }

    private Explanation explain(Explainer explainer, Optional<Instant> asked) {
        Instant when = asked.orElse(explainer.run().last());
        Optional<Square> square = Square.parse(subject);
        if (square.isPresent()) {
            return explainer.square(square.get(), when);
        }
        return switch (subject) {
            case "pass" -> explainer.machine(explainer.clock(when.move(), ControllerState.SWAP2)
                .orElseThrow(() -> new Misuse("pass: neither side passes in move " + when.move())));
            case "wait" -> explainer.machine(state(explainer, when, "wait", ControllerState.READY,
                ControllerState.TEST1, ControllerState.TEST2));
            case "over" -> explainer.machine(state(explainer, when, "over", ControllerState.OVER));
            default -> {
                StuckNet net = new StuckNet(subject, true);
                try {
                    yield explainer.net(net.in(explainer.run().machine().circuit().netlist()), when);
                } catch (IllegalArgumentException e) {
                    throw new Misuse("SUBJECT: " + e.getMessage(), e);
                }
            }
        };
    }

    private static Instant state(Explainer explainer, Instant at, String word, ControllerState... wanted) {
        Optional<ControllerState> state = explainer.run().clock(at).findState();
        if (state.isEmpty() || !List.of(wanted).contains(state.get())) {
            throw new Misuse(word + ": at " + ExplanationWords.place(at) + " the controller is in "
                + state.map(ControllerState::name).orElse("no state") + ", not in "
                + Stream.of(wanted).map(ControllerState::name).collect(Collectors.joining(" or ")));
        }
        return at;
    }

    private static HazardStory story(String name) {
        return HazardStory.named(name)
            .orElseThrow(() -> new Misuse("--story: no story '" + name + "'; 'hw hazard' names them"));
    }

    private static Instant moment(GameRun run, String text) {
        Matcher match = MOMENT.matcher(text);
        if (!match.matches()) {
            throw new Misuse("--at: '" + text + "' is not MOVE.CLOCK.GATE, e.g. 26.2.10");
        }
        Instant at = new Instant(Integer.parseInt(match.group(1)), Integer.parseInt(match.group(2)),
            Integer.parseInt(match.group(3)));
        try {
            run.clock(at);
        } catch (IndexOutOfBoundsException e) {
            throw new Misuse("--at: the game has no moment " + text + "; the last is "
                + ExplanationWords.place(run.last()), e);
        }
        return at;
    }
}
