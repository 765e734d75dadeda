package flipchip.app.circuit.inside;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import flipchip.app.circuit.inside.Why.Ray;
import flipchip.app.kit.text.Sentences;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Netlist;

/// A formatter of the reasons why a square is legal or not: one sentence, and one for each direction.
final class WhyWords {
    private static final Texts TEXTS = Texts.of("schematic");

    private WhyWords() {}

    static String verdict(Netlist netlist, CellWiring wiring, Why why) {
        return Sentences.join(answer(netlist, wiring, why), why.stale() ? TEXTS.get("why.stale") : "");
    }

    private static String answer(Netlist netlist, CellWiring wiring, Why why) {
        String square = why.square().toString();
        String mover = color(why.color());
        if (why.isTravelling()) {
            return TEXTS.get("why.travelling", square);
        }
        if (!why.empty()) {
            return TEXTS.get("why.occupied", mover, square,
                netlist.nameOf(wiring.net(why.square(), "legal")));
        }
        if (why.legal()) {
            String turned = why.closed().stream().flatMap(ray -> ray.run().stream()).map(Square::toString)
                .collect(Collectors.joining(", "));
            return TEXTS.get("why.legal", mover, square, why.closed().size(), turned);
        }
        return TEXTS.get("why.none", mover, square);
    }

    /// A report with the verdict and the eight directions, each leading to the gate that decides.
    static CircuitReport report(Netlist netlist, CellWiring wiring, Why why) {
        List<CircuitReport.Line> lines = why.rays().stream()
            .map(ray -> new CircuitReport.Line(sentence(netlist, why, ray), Optional.of(ray.decides())))
            .toList();
        return new CircuitReport(
            TEXTS.get(why.legal() ? "why.title.legal" : "why.title.not", color(why.color()), why.square()),
            verdict(netlist, wiring, why), lines);
    }

    static String sentence(Netlist netlist, Why why, Ray ray) {
        String way = TEXTS.get("direction." + ray.direction());
        String gate = netlist.nameOf(ray.decides());
        String run = ray.run().stream().map(Square::toString).collect(Collectors.joining(", "));
        String last = ray.last().map(Square::toString).orElse("");
        String mover = color(why.color());
        return switch (ray.end()) {
            case CLOSED -> TEXTS.get("ray.closed", way, run, mover, last, gate);
            case EDGE_AT_ONCE -> TEXTS.get("ray.edge-at-once", way, gate);
            case EMPTY_AT_ONCE -> TEXTS.get("ray.empty-at-once", way, last, gate);
            case OWN_AT_ONCE -> TEXTS.get("ray.own-at-once", way, last, mover, gate);
            case RUN_TO_EMPTY -> TEXTS.get("ray.run-to-empty", way, run, last, gate);
            case RUN_TO_EDGE -> TEXTS.get("ray.run-to-edge", way, run, gate);
            case TRAVELLING -> TEXTS.get("ray.travelling", way, gate);
        };
    }

    static String color(Color color) {
        return TEXTS.get(color == Color.BLACK ? "color.black" : "color.white");
    }
}
