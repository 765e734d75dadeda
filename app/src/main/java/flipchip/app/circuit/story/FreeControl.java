package flipchip.app.circuit.story;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import flipchip.app.circuit.controller.Transition;
import flipchip.app.kit.text.Sentences;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.sim.SimulatorState;
import flipchip.hwsim.referee.control.ControllerState;

/// A whole game with the user in the place of the controller, who raises what he likes, in any order: the
/// simulated machine does what it then does. Beside it runs a machine of the same kind that a right
/// controller leads and that gets the same clicks; after each clock the registers of both are compared, and
/// the difference is said.
///
/// A clock that changes nothing, and one that leaves out what happened not to matter, are told but do no
/// harm: the right machine is then led on to where the user's is. Otherwise the user is astray until the
/// registers are equal again.
final class FreeControl implements ManualPlay {
    private static final Texts TEXTS = Texts.of("story");
    /// A turn with a pass has fewer clocks.
    private static final int LOOK_AHEAD = 9;
    private static final int REMEMBERED = 60;

    private final ManualMachine machine;
    private final RightController right;
    private final Set<Transition> taken;
    private final Deque<Before> back = new ArrayDeque<>();
    private final List<String> log = new ArrayList<>();
    private Position rules;
    private int clocks;
    private int wrong;
    private int needless;
    /// Clocks since the one that led astray, with it; 0 on the way.
    private int strayed;
    private String verdict = TEXTS.get("lesson.free.about");

    /// Everything before a clock.
    private record Before(SimulatorState machine, RightController.Place right, Position rules, int strayed) {}

    /// @param machine newly built
    /// @param twin    another, built for the same start
    /// @param start   what LOAD puts on the board
    /// @param taken   the transitions taken so far; new ones are added
    FreeControl(ManualMachine machine, ManualMachine twin, Position start, Set<Transition> taken) {
        this.machine = machine;
        this.taken = taken;
        right = new RightController(twin);
        rules = start;
    }

    @Override
    public void clock(Set<ControlSignal> raised, Optional<Square> click) {
        if (isOver()) {
            return;
        }
        back.push(new Before(machine.save(), right.save(), rules, strayed));
        if (back.size() > REMEMBERED) {
            back.removeLast();
        }
        clocks++;
        ManualMachine.Clock clock = machine.clock(raised, click);
        String did = words(raised, click, clock);
        log.add(TEXTS.get("log.clock", clocks, names(raised), TEXTS.get(judge(raised, click, did)), did));
    }

    private static String words(Set<ControlSignal> raised, Optional<Square> click,
            ManualMachine.Clock clock) {
        boolean asked = raised.contains(ControlSignal.ENABLE) && clock.before().waiting().isEmpty();
        String did = Consequence.of(raised, clock, asked ? click : Optional.empty());
        if (asked || click.isEmpty()) {
            return did;
        }
        String key = clock.before().waiting().isPresent() ? "did.click.refused"
            : clock.after().waiting().equals(click) ? "did.click"
            : "did.click.lost";
        return Sentences.join(did, TEXTS.get(key, click.get()));
    }

    /// Says what came of the clock; returns the key of its mark in the log.
    private String judge(Set<ControlSignal> raised, Optional<Square> click, String did) {
        if (!isAstray() && raised.equals(EnumSet.of(right.signal()))) {
            step(click);
            record(1);
            if (agrees()) {
                verdict = isOver() ? result() : TEXTS.get("verdict.right", did, right.situation());
                return "log.right";
            }
            return astray(did, "");
        }
        right.idle(click);
        String would = right.wouldDo();
        if (agrees()) {
            return isAstray() ? found(did) : needless(did, would);
        }
        String due = right.signal().title();
        String why = right.why();
        List<ControllerState> passed = catchUp();
        if (passed.isEmpty()) {
            return astray(did, would);
        }
        if (isAstray()) {
            return found(did);
        }
        wrong++;
        List<String> left = passed.stream().map(ControlSignal::of).filter(signal -> !raised.contains(signal))
            .distinct().map(ControlSignal::title).toList();
        verdict = left.isEmpty()
            ? TEXTS.get("free.several", did, due)
            : TEXTS.get("free.skipped", did, String.join(", ", left), why);
        return "log.skipped";
    }

    private String needless(String did, String would) {
        needless++;
        verdict = TEXTS.get("free.needless", did, right.signal().title(), right.why(), would);
        return "log.needless";
    }

    private String found(String did) {
        strayed = 0;
        verdict = TEXTS.get("free.found", did, right.situation());
        return "log.right";
    }

    private String astray(String did, String would) {
        wrong++;
        strayed++;
        verdict = strayed == 1
            ? TEXTS.get("free.wrong", did, right.signal().title(), right.why(), would, difference())
            : TEXTS.get("free.still", did, difference(), strayed, right.signal().title());
        return "log.wrong";
    }

    private boolean agrees() {
        return machine.look().equals(right.look());
    }

    /// Leads the right machine on to where the registers are those of the user's, if it comes there; says by
    /// which states.
    private List<ControllerState> catchUp() {
        RightController.Place here = right.save();
        Position position = rules;
        List<ControllerState> passed = new ArrayList<>();
        for (int ahead = 0; ahead < LOOK_AHEAD; ahead++) {
            passed.add(right.due());
            step(Optional.empty());
            if (agrees()) {
                record(passed.size());
                return passed;
            }
        }
        right.restore(here);
        rules = position;
        return List.of();
    }

    /// A clock of the right machine, with the same by the rules.
    private void step(Optional<Square> click) {
        ControllerState state = right.due();
        ManualMachine.Clock clock = right.clock(click);
        if (state == ControllerState.READY && clock.before().accept()) {
            rules = rules.play(clock.before().waiting().orElseThrow());
        }
    }

    /// Notes the transitions of the last clocks of the right machine.
    private void record(int count) {
        List<ControllerState> states = right.states();
        for (int i = Math.max(1, states.size() - count); i < states.size(); i++) {
            taken.add(new Transition(states.get(i - 1), states.get(i)));
        }
    }

    /// In which registers the user's machine is not as the right one.
    private String difference() {
        ManualMachine.Reading mine = machine.look();
        ManualMachine.Reading other = right.look();
        List<String> parts = new ArrayList<>();
        long discs = (mine.black() ^ other.black()) | (mine.white() ^ other.white());
        if (discs != 0) {
            parts.add(TEXTS.get("free.differ.discs", Square.list(discs)));
        }
        if (mine.current() != other.current()) {
            parts.add(TEXTS.get("free.differ.colour",
                TEXTS.get(mine.current() == Color.BLACK ? "color.black" : "color.white")));
        }
        if (mine.legal() != other.legal()) {
            parts.add(TEXTS.get("free.differ.latched", Square.list(mine.legal() ^ other.legal())));
        }
        if (!mine.waiting().equals(other.waiting())) {
            parts.add(TEXTS.get("free.differ.mailbox"));
        }
        if (mine.stale() != other.stale() || mine.illegal() != other.illegal()) {
            parts.add(TEXTS.get("free.differ.errors"));
        }
        return parts.isEmpty() ? TEXTS.get("none") : String.join(", ", parts);
    }

    private String result() {
        boolean agrees = rules.isGameOver() && rules.black() == machine.look().black()
                && rules.white() == machine.look().white();
        return Sentences.join(
            TEXTS.get("free.over", Long.bitCount(machine.look().black()),
                Long.bitCount(machine.look().white()), clocks, wrong, needless, right.states().size()),
            TEXTS.get(agrees ? "hazard.same" : "hazard.differ"));
    }

    private static String names(Set<ControlSignal> raised) {
        return raised.isEmpty()
            ? TEXTS.get("signal.none")
            : String.join(" + ", raised.stream().map(ControlSignal::title).toList());
    }

    @Override
    public void takeBack() {
        if (back.isEmpty()) {
            return;
        }
        Before before = back.pop();
        machine.restore(before.machine());
        right.restore(before.right());
        rules = before.rules();
        strayed = before.strayed();
        verdict = isAstray()
            ? TEXTS.get("free.back.astray", difference(), strayed)
            : TEXTS.get("verdict.back", right.situation());
    }

    @Override
    public boolean canTakeBack() {
        return !back.isEmpty();
    }

    @Override
    public String hint() {
        return isAstray()
            ? TEXTS.get("free.hint.astray", strayed)
            : TEXTS.get("hint", right.signal().title(), right.why());
    }

    /// What a right controller would raise now; empty while the user is astray.
    Set<ControlSignal> due() {
        return isAstray() ? EnumSet.noneOf(ControlSignal.class) : EnumSet.of(right.signal());
    }

    @Override
    public boolean isOver() {
        return current().filter(state -> state == ControllerState.OVER).isPresent();
    }

    @Override
    public String verdict() {
        return verdict;
    }

    @Override
    public boolean isAstray() {
        return strayed > 0;
    }

    @Override
    public Optional<ControllerState> current() {
        return isAstray() || right.states().isEmpty()
            ? Optional.empty()
            : Optional.of(right.states().getLast());
    }

    @Override
    public Optional<Transition> latest() {
        List<ControllerState> states = right.states();
        return isAstray() || states.size() < 2
            ? Optional.empty()
            : Optional.of(new Transition(states.get(states.size() - 2), states.getLast()));
    }

    @Override
    public Set<Transition> taken() {
        return taken;
    }

    @Override
    public List<String> log() {
        return List.copyOf(log);
    }

    @Override
    public ManualMachine.Reading reading() {
        return machine.look();
    }
}
