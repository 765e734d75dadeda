package flipchip.hwsim.referee.why;

import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.referee.run.Instant;

/// A formatter of explanations: the question, a sentence for each step, the names of its nets.
/// Thread: any
public class StepSentences {
    private static final int SQUARES_NAMED = 8;
    private static final int NETS_NAMED = 3;
    /// A net inside a part that has no name of its own.
    private static final Pattern NUMBERED = Pattern.compile("(.*\\.)?n\\d+");

    private final Netlist netlist;
    private final Words words;

    /// The texts of one language.
    @FunctionalInterface
    public interface Words {
        String get(String key, Object... values);
    }

    public StepSentences(Netlist netlist, Words words) {
        this.netlist = netlist;
        this.words = words;
    }

    /// The question that an explanation answers.
    public String question(Explanation why) {
        String form = why.late() ? ".late" : why.settled() ? "" : ".open";
        Net net = why.chain().outcome().net();
        String key = "topic." + why.topic() + (why.topic() == Topic.TURNS || why.topic() == Topic.LEGAL
                || why.topic() == Topic.NOT_LEGAL && !why.late() ? form : "");
        return words.get(key, why.square().map(Square::toString).orElse(""), color(why.color()),
            netlist.nameOf(net), why.chain().outcome().high() ? "1" : "0", side(why.color()));
    }

    /// The answer in one sentence, that of the last step; more where the clock was too short or signals
    /// still travel. Of the machine's state a player's reason comes first.
    public String verdict(Explanation why) {
        ExplainedStep last = why.steps().getLast();
        String form = why.late() ? ".late" : !why.settled() ? ".open" : switch (why.topic()) {
            case WAITS, PASSES, OVER -> "." + why.topic();
            default -> "";
        };
        return words.get("verdict" + form, sentence(last), String.valueOf(last.at().step()),
            side(why.color()));
    }

    /// What a step says.
    public String sentence(ExplainedStep step) {
        List<Square> squares = step.squares();
        String named = list(squares.stream().limit(SQUARES_NAMED).toList(), Square::toString);
        String all = squares.size() <= SQUARES_NAMED
            ? named
            : words.get("more", named, String.valueOf(squares.size() - SQUARES_NAMED));
        String ways = list(step.directions(), way -> words.get("direction." + way));
        boolean gate = step.kind() == StepKind.GATE;
        return words.get("step." + step.kind(), all, color(step.color()), color(step.color().opponent()),
            ways, squares.size(), step.state(), gate ? netlist.nameOf(step.net()) : "",
            step.high() ? "1" : "0", step.directions().size(), side(step.color()));
    }

    /// The names of the nets of a step, the last to settle first; of those that were only numbered, none
    /// where another has a name.
    public String nets(ExplainedStep step) {
        List<String> all = step.nets().reversed().stream().map(netlist::nameOf).toList();
        List<String> spoken = all.stream().filter(name -> !NUMBERED.matcher(name).matches()).toList();
        List<String> shown = spoken.isEmpty() ? all : spoken;
        String named = list(shown.stream().limit(NETS_NAMED).toList(), name -> name);
        return shown.size() <= NETS_NAMED
            ? named
            : words.get("more", named, String.valueOf(shown.size() - NETS_NAMED));
    }

    /// An instant as MOVE.CLOCK.GATE.
    public static String place(Instant at) {
        return at.move() + "." + at.clock() + "." + at.step();
    }

    private <T> String list(Collection<T> items, Function<T, String> name) {
        return items.stream().map(name).collect(Collectors.joining(", "));
    }

    private String color(Color color) {
        return words.get(color == Color.BLACK ? "color.black" : "color.white");
    }

    private String side(Color color) {
        return words.get(color == Color.BLACK ? "side.black" : "side.white");
    }
}
