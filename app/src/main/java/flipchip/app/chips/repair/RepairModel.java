package flipchip.app.chips.repair;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import flipchip.app.kit.text.Sentences;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.verify.faults.Puzzle;
import flipchip.hwsim.verify.faults.RepairGame;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;

/// A puzzle on the panel: the gate that is looked at, what has been probed, what was said about it, and the
/// results kept. One thread; in the window that of the screen.
final class RepairModel {
    /// As many puzzles as the page counts; there are more, each number makes one.
    static final int YEAR = 365;
    private static final Texts TEXTS = Texts.of("repair");

    private final ReadOnlyIntegerWrapper changes = new ReadOnlyIntegerWrapper(this, "changes");
    private final Supplier<LocalDate> today;
    private RepairResults results = RepairResults.NONE;
    private Optional<RepairGame> game = Optional.empty();
    private String subject = "";
    private String verdict = "";

    /// What is known of a net.
    ///
    /// @param planned what it should be
    /// @param shows   what it is, if that is known
    record Value(String net, boolean planned, Optional<Boolean> shows) {
        boolean isWrong() {
            return shows.filter(is -> is != planned).isPresent();
        }

        /// "plan 1, is 0 ✕".
        String words() {
            return shows
                .map(is -> TEXTS.get(is == planned ? "value.right" : "value.wrong", bit(planned), bit(is)))
                .orElse(TEXTS.get("value.unknown", bit(planned)));
        }
    }

    /// @param today the day it is whenever it is asked for
    RepairModel(Supplier<LocalDate> today) {
        this.today = today;
    }

    /// Counts up with everything that changes here.
    ReadOnlyIntegerProperty changesProperty() {
        return changes.getReadOnlyProperty();
    }

    private void changed() {
        changes.set(changes.get() + 1);
    }

    void setResults(RepairResults kept) {
        results = kept;
        changed();
    }

    RepairResults results() {
        return results;
    }

    /// The puzzle of today.
    int daily() {
        return RepairResults.number(today.get());
    }

    /// The first of the year's puzzles that is not solved; the first of all when they are.
    int next() {
        OptionalInt open =
            IntStream.range(0, YEAR).filter(number -> results.of(number).isEmpty()).findFirst();
        return open.orElse(0);
    }

    /// Starts a puzzle, looking at its symptom.
    void begin(Puzzle puzzle) {
        game = Optional.of(new RepairGame(puzzle));
        subject = puzzle.symptom().net();
        verdict = TEXTS.get("verdict.begin");
        changed();
    }

    Optional<RepairGame> game() {
        return game;
    }

    /// Name of the net that is looked at; empty without a puzzle.
    String subject() {
        return subject;
    }

    /// Looks at the plan of another net; does nothing if the array has none of that name.
    void look(String net) {
        if (game.isPresent() && Puzzle.plan().find(net).isPresent() && !net.equals(subject)) {
            subject = net;
            changed();
        }
    }

    /// What is known of a net of the array.
    Value value(String net) {
        RepairGame now = game.orElseThrow();
        return new Value(net, now.planned(net),
            now.isKnown(net) ? Optional.of(now.probe(net)) : Optional.empty());
    }

    /// What the gate that is looked at reads by the plan.
    List<Value> inputs() {
        return game.map(now -> now.inputs(subject).stream().map(this::value).toList()).orElse(List.of());
    }

    /// Everything that was probed, and the symptom first.
    List<Value> known() {
        return game.map(now -> {
            List<String> names = new ArrayList<>(List.of(now.puzzle().symptom().net()));
            names.addAll(now.probed());
            return names.stream().map(this::value).toList();
        }).orElse(List.of());
    }

    /// The nets known by name, each with whether it is wrong.
    Map<String, Boolean> marks() {
        return known().stream()
            .collect(Collectors.toMap(Value::net, Value::isWrong, (a, _) -> a, LinkedHashMap::new));
    }

    /// Whether the wrong gate has not been found yet.
    boolean isOpen() {
        return game.filter(now -> !now.isSolved()).isPresent();
    }

    /// Puts the probe on the net that is looked at.
    void probe() {
        if (isOpen()) {
            game.orElseThrow().probe(subject);
            Value seen = value(subject);
            verdict = TEXTS.get(seen.isWrong() ? "verdict.wrong" : "verdict.right", subject,
                bit(seen.shows().orElseThrow()), bit(seen.planned()));
            changed();
        }
    }

    /// Says that the gate which is looked at is the wrong one. Returns whether it was.
    boolean replace() {
        if (!isOpen()) {
            return false;
        }
        RepairGame now = game.orElseThrow();
        boolean right = now.replace(subject);
        if (right) {
            RepairResults.Result result = new RepairResults.Result(now.probes(), now.puzzle().par(),
                now.hints(), now.wrongGuesses().size(), today.get());
            results = results.with(now.puzzle().number(), result);
            verdict = Sentences.join(TEXTS.get("verdict.solved", subject, kind(now.puzzle().kind()),
                now.probes(), now.puzzle().par()), result.isAtPar() ? TEXTS.get("verdict.par") : "");
        } else {
            verdict = TEXTS.get("verdict.sound", subject);
        }
        changed();
        return right;
    }

    void hint() {
        if (isOpen()) {
            verdict = switch (game.orElseThrow().hint()) {
                case RepairGame.Hint.Kind(Puzzle.Kind kind) -> TEXTS.get("hint.kind", kind(kind));
                case RepairGame.Hint.Group(var group) -> TEXTS.get("hint.group", group.nets());
                case RepairGame.Hint.Half(List<String> gates) ->
                    TEXTS.get("hint.half", String.join(" ", gates));
            };
            changed();
        }
    }

    /// What was said last.
    String verdict() {
        return verdict;
    }

    /// The puzzle in words: where it is, and what is wrong.
    String task() {
        return game.map(RepairGame::puzzle)
            .map(puzzle -> TEXTS.get("task", name(puzzle.number()), puzzle.cell().toString(),
                puzzle.symptom().net(), bit(puzzle.symptom().actual()), bit(!puzzle.symptom().actual()),
                puzzle.question().move().map(Square::toString).orElse("–")))
            .orElse(TEXTS.get("task.none"));
    }

    private String name(int number) {
        return number == daily() ? TEXTS.get("name.daily") : String.valueOf(number);
    }

    /// What it cost so far.
    String standing() {
        return game.map(now -> TEXTS.get("standing", now.probes(), now.puzzle().par(), now.hints(),
            now.wrongGuesses().size())).orElse("");
    }

    /// What is kept.
    String kept() {
        long year = results.best().keySet().stream().filter(number -> number < YEAR).count();
        return TEXTS.get("kept", year, YEAR, results.solved(), results.atPar(), results.days(today.get()));
    }

    /// The gate that is looked at as the plan has it.
    String plan() {
        return game.map(now -> Sentences.join(now.built(subject)
            .map(gate -> TEXTS.get(gate instanceof Gate.And ? "plan.and" : "plan.or", subject))
            .orElseGet(() -> TEXTS.get("plan.pin", subject)), value(subject).words())).orElse("");
    }

    private static String kind(Puzzle.Kind kind) {
        return TEXTS.get("kind." + kind);
    }

    private static String bit(boolean high) {
        return high ? "1" : "0";
    }
}
