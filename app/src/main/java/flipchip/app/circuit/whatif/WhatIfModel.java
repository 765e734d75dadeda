package flipchip.app.circuit.whatif;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import flipchip.app.circuit.array.HardwareViewModel;
import flipchip.app.circuit.timeline.HardwareService;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.circuit.timeline.TimeLine;
import flipchip.app.kit.text.Texts;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.referee.control.StuckNet;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.Instant;
import flipchip.hwsim.referee.run.WhatIf;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.util.Subscription;

/// A view model of the nets that the user holds at 0 or 1, and of what the move shown becomes with them.
///
/// The move is recorded again on the machine's thread and lies over the user's game as a demonstration does;
/// the game itself is never changed. FX thread only.
final class WhatIfModel {
    private static final Texts TEXTS = Texts.of("whatif");
    private static final int MOST_UNDONE = 100;

    private final HardwareViewModel hardware;
    private final TimeLine time;
    private final HardwareService machine;
    private final ReadOnlyIntegerWrapper changes = new ReadOnlyIntegerWrapper(this, "changes");
    private final Deque<List<StuckNet>> undone = new ArrayDeque<>();
    private List<StuckNet> nets = List.of();
    private Optional<Usual> usual = Optional.empty();
    private Optional<Made> made = Optional.empty();
    private Optional<Moment> kept = Optional.empty();
    private String problem = "";
    private int request;

    /// The run without held nets.
    ///
    /// @param story whether it is a demonstration and not the user's game
    private record Usual(GameRun run, boolean story) {}

    /// What was recorded, and how it differs.
    private record Made(WhatIf whatIf, List<WhatIf.Difference> differences) {}

    /// Two moments to be shown side by side.
    record Pair(Moment left, Moment right, boolean isKept) {
        long differing() {
            return WhatIf.differing(left.state(), right.state());
        }
    }

    WhatIfModel(HardwareViewModel hardware, HardwareService machine) {
        this.hardware = hardware;
        this.machine = machine;
        time = hardware.time();
        time.momentProperty().subscribe(this::changed);
        time.storyProperty().subscribe(story -> {
            if (made.isPresent() && !story.equals(made.map(one -> one.whatIf().held()))) {
                forget();
            }
        });
    }

    /// Counts up with everything that changes here.
    ReadOnlyIntegerProperty changesProperty() {
        return changes.getReadOnlyProperty();
    }

    private void changed() {
        changes.set(changes.get() + 1);
    }

    /// The nets that are held.
    List<StuckNet> nets() {
        return nets;
    }

    boolean canUndo() {
        return !undone.isEmpty();
    }

    /// What went wrong with the last request; empty if nothing did.
    String problem() {
        return problem;
    }

    List<WhatIf.Difference> differences() {
        return made.map(Made::differences).orElse(List.of());
    }

    /// Names of nets with all words of `text`, the shortest first.
    List<String> find(String text, int most) {
        return netlist().map(netlist -> netlist.search(text, most)).orElse(List.of());
    }

    private Optional<Netlist> netlist() {
        return time.momentProperty().get().map(now -> now.run().machine().circuit().netlist());
    }

    /// Holds a net, in place of an older value for the same one.
    void hold(String net, boolean high) {
        Optional<Netlist> netlist = netlist();
        if (netlist.isEmpty() || netlist.get().find(net).isEmpty()) {
            problem = netlist.isEmpty()
                ? TEXTS.get("problem.nothing")
                : TEXTS.get("problem.net", net, StuckNet.example(netlist.get()));
            changed();
            return;
        }
        List<StuckNet> next = without(net);
        next.add(new StuckNet(net, high));
        set(next, true);
    }

    /// Lets a net go.
    void release(String net) {
        List<StuckNet> next = without(net);
        if (next.size() < nets.size()) {
            set(next, true);
        }
    }

    private List<StuckNet> without(String net) {
        return new ArrayList<>(nets.stream().filter(one -> !one.net().equals(net)).toList());
    }

    /// Takes the last change back.
    void undo() {
        if (canUndo()) {
            set(undone.pop(), false);
        }
    }

    /// Lets all nets go.
    void clear() {
        if (!nets.isEmpty()) {
            set(List.of(), true);
        }
    }

    private void set(List<StuckNet> next, boolean undoable) {
        Optional<Moment> now = time.momentProperty().get();
        if (now.isEmpty() || next.equals(nets)) {
            return;
        }
        if (undoable) {
            undone.push(nets);
            if (undone.size() > MOST_UNDONE) {
                undone.removeLast();
            }
        }
        problem = "";
        nets = List.copyOf(next);
        if (usual.isEmpty()) {
            usual = Optional.of(new Usual(now.get().run(), time.storyProperty().get().isPresent()));
        }
        if (nets.isEmpty()) {
            leave(now.get().at());
        } else {
            record(now.get().at());
        }
        changed();
    }

    private void record(Instant at) {
        int mine = ++request;
        GameRun run = usual.orElseThrow().run();
        List<StuckNet> wanted = nets;
        machine.ask(_ -> {
            WhatIf whatIf = WhatIf.of(run, at.move(), wanted);
            return new Made(whatIf, whatIf.differences());
        }, recorded -> {
            if (mine == request) {
                show(recorded, at);
            }
        });
    }

    private void show(Made recorded, Instant at) {
        GameRun held = recorded.whatIf().held();
        made = Optional.empty();                 // what lay there before is not left, but replaced
        hardware.whatIfProperty().set(Optional.of(recorded.whatIf()));
        time.showStory(held);
        made = Optional.of(recorded);
        List<?> clocks = held.moves().get(at.move()).clocks();
        time.jump(at.clock() < clocks.size() ? at : held.endOf(at.move()));
        changed();
    }

    private void leave(Instant at) {
        Optional<Usual> before = usual;
        Deque<List<StuckNet>> undoable = new ArrayDeque<>(undone);
        forget();
        undone.addAll(undoable);
        before.ifPresent(run -> {
            Instant there = new WhatIf(run.run(), run.run(), at.move()).counterpart(at);
            if (run.story()) {
                time.showStory(run.run());
                time.jump(there);
            } else {
                time.session().leaveStory();
                returnTo(run.run(), there);
            }
        });
        changed();
    }

    /// Goes back to the moment of before as soon as the user's game is recorded again.
    private void returnTo(GameRun run, Instant there) {
        Subscription[] once = new Subscription[1];
        once[0] = time.momentProperty().subscribe((_, now) -> now.ifPresent(moment -> {
            once[0].unsubscribe();
            if (moment.run().game().equals(run.game())) {
                time.jump(there);
            }
        }));
    }

    private void forget() {
        request++;
        nets = List.of();
        undone.clear();
        usual = Optional.empty();
        made = Optional.empty();
        hardware.whatIfProperty().set(Optional.empty());
        changed();
    }

    /// Keeps the moment shown, to be compared with others; once more, keeps none.
    void keep() {
        kept = kept.isPresent() ? Optional.empty() : time.momentProperty().get();
        changed();
    }

    boolean isKeeping() {
        return kept.isPresent();
    }

    /// The moment that was kept and the one that is shown; or the same moment without and with held nets.
    Optional<Pair> pair() {
        Optional<Moment> now = time.momentProperty().get();
        if (now.isEmpty()) {
            return Optional.empty();
        }
        if (kept.isPresent()) {
            return Optional.of(new Pair(kept.get(), now.get(), true));
        }
        return made.map(Made::whatIf).filter(whatIf -> whatIf.held() == now.get().run())
            .map(whatIf -> new Pair(Moment.of(whatIf.usual(), whatIf.counterpart(now.get().at())), now.get(),
                false));
    }

    /// How many nets differ between the two moments; of machines of different netlists none is known.
    static Optional<Integer> differingNets(Pair pair) {
        Netlist netlist = pair.left().run().machine().circuit().netlist();
        if (netlist.netCount() != pair.right().run().machine().circuit().netlist().netCount()) {
            return Optional.empty();
        }
        return Optional.of((int) IntStream.range(Net.ONE.id() + 1, netlist.netCount()).mapToObj(Net::new)
            .filter(net -> pair.left().state().high(net) != pair.right().state().high(net)).count());
    }

    /// Shows where a difference is seen.
    void goTo(WhatIf.Difference difference) {
        time.jump(difference.at());
        difference.squares().stream().findFirst()
            .ifPresent(square -> hardware.chosenProperty().set(Optional.of(square)));
    }
}
