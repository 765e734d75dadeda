package flipchip.web;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.verify.faults.Puzzle;
import flipchip.hwsim.verify.faults.RepairGame;

/// A broken chip on the page: the net that is looked at, and what is known of the others.
///
/// Thread: owner
final class Repair {
    private Optional<RepairGame> game = Optional.empty();
    private String subject = "";

    String begin(int number) {
        RepairGame now = new RepairGame(Puzzle.of(number));
        game = Optional.of(now);
        subject = now.puzzle().symptom().net();
        return state().toString();
    }

    /// @param net one of the circuit's, or the names before it stay
    String look(String net) {
        if (Puzzle.plan().find(net).isPresent()) {
            subject = net;
        }
        return state().toString();
    }

    /// Puts the probe on the net that is looked at.
    String probe() {
        game.orElseThrow().probe(subject);
        return state().toString();
    }

    /// Says that the gate which is looked at is the wrong one.
    String replace() {
        RepairGame now = game.orElseThrow();
        boolean right = now.isSolved() || now.replace(subject);
        return state().put("right", right).toString();
    }

    String hint() {
        Json state = new Json();
        switch (game.orElseThrow().hint()) {
            case RepairGame.Hint.Kind(Puzzle.Kind kind) -> state.put("kind", kind.name());
            case RepairGame.Hint.Group(var group) -> state.put("group", group.nets());
            case RepairGame.Hint.Half(List<String> gates) -> state.put("half", String.join(" ", gates));
        }
        return state().put("hint", state).toString();
    }

    private Json state() {
        RepairGame now = game.orElseThrow();
        Puzzle puzzle = now.puzzle();
        List<String> known = now.probed();
        return new Json().put("number", puzzle.number()).put("cell", puzzle.cell().toString())
            .put("symptom", puzzle.symptom().net()).put("shows", puzzle.symptom().actual())
            .put("move", puzzle.question().move().map(Square::toString).orElse("–"))
            .put("moves",
                puzzle.question().moves().stream().map(Square::toString).collect(Collectors.joining()))
            .put("plan",
                now.built(subject).map(gate -> gate instanceof Gate.And ? "and" : "or").orElse("pin"))
            .put("subject", value(now, subject)).put("kind", puzzle.kind().name())
            .put("solved", now.isSolved()).put("probes", now.probes()).put("par", puzzle.par())
            .put("hints", now.hints()).put("wrong", now.wrongGuesses().size())
            .list("inputs", now.inputs(subject).stream().map(net -> value(now, net)).toList())
            .list("known", known.stream().map(net -> value(now, net)).toList());
    }

    private static Json value(RepairGame now, String net) {
        Json value = new Json().put("net", net).put("planned", now.planned(net));
        return now.isKnown(net) ? value.put("shows", now.probe(net)) : value;
    }
}
