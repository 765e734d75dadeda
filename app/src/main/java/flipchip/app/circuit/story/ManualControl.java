package flipchip.app.circuit.story;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import flipchip.app.circuit.controller.Transition;
import flipchip.app.kit.text.Sentences;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.sim.SimulatorState;
import flipchip.hwsim.referee.control.Controller;
import flipchip.hwsim.referee.control.ControllerState;

/// A user in the place of the controller: each clock is made on the simulated machine with the signals that
/// were raised, and judged against the controller's table fed with the same machine's `any` and `accept`.
///
/// A wrong clock is made all the same, so that its consequences can be seen; it is to be taken back before
/// the lesson goes on. Confined to one thread.
final class ManualControl implements ManualPlay {
    private static final Texts TEXTS = Texts.of("story");

    private final ControllerChapter lesson;
    private final ManualMachine machine;
    private final Set<Transition> taken;
    private final List<ControllerState> states = new ArrayList<>();
    private final List<String> log = new ArrayList<>();
    private final Deque<Back> back = new ArrayDeque<>();
    private ControllerState expected = ControllerState.INIT;
    private int nextClick;
    private int clocks;
    private int wrong;
    private boolean astray;
    /// The clock of the first slip, while off course.
    private int slip;
    private String verdict = "";

    /// Where a clock began, of the wrong ones since the last right one.
    private record Back(SimulatorState machine, int nextClick, boolean astray) {}

    /// @param machine newly built for the lesson
    /// @param taken   the transitions taken so far, in this and in other lessons; new ones are added
    ManualControl(ControllerChapter lesson, ManualMachine machine, Set<Transition> taken) {
        this.lesson = lesson;
        this.machine = machine;
        this.taken = taken;
        verdict = lesson.introduction();
    }

    /// Makes one clock; the players click by themselves, as the chapter says.
    @Override
    public void clock(Set<ControlSignal> raised, Optional<Square> click) {
        if (isOver()) {
            return;
        }
        back.push(new Back(machine.save(), nextClick, astray));
        Optional<Square> written = click(raised);
        ManualMachine.Clock clock = machine.clock(raised, written);
        clocks++;
        String did = Consequence.of(raised, clock, written);
        boolean due = raised.equals(EnumSet.of(ControlSignal.of(expected)));
        String judged = "log.right";
        if (due && (!astray || isWhereItWouldBe(raised))) {
            astray = false;
            goOn(clock, did);
        } else if (astray) {
            judged = "log.astray";               // neither right nor wrong: the slip was before
            verdict = TEXTS.get("verdict.astray", did, slip, back.size());
        } else {
            judged = "log.wrong";
            wrong++;
            astray = true;
            slip = clocks;
            verdict = TEXTS.get("verdict.wrong", did, why());
        }
        log.add(TEXTS.get("log.clock", clocks, names(raised), TEXTS.get(judged), did));
    }

    /// Whether the slips had no effect that is left: the machine is where this clock alone would have led it
    /// from the last right place.
    private boolean isWhereItWouldBe(Set<ControlSignal> raised) {
        Back right = back.getLast();
        if (right.nextClick() != nextClick) {
            return false;
        }
        SimulatorState here = machine.save();
        machine.restore(right.machine());
        machine.clock(raised, Optional.empty());
        boolean same = Arrays.equals(machine.save().nets(), here.nets());
        machine.restore(here);
        return same;
    }

    private void goOn(ManualMachine.Clock clock, String did) {
        if (!states.isEmpty()) {
            taken.add(new Transition(states.getLast(), expected));
        }
        states.add(expected);
        expected = Controller.next(expected, clock.before().any(), clock.before().accept());
        back.clear();
        verdict = isOver() ? result() : TEXTS.get("verdict.right", did, TEXTS.get("situation." + place()));
    }

    /// The players click when a move may be made and none waits.
    private Optional<Square> click(Set<ControlSignal> raised) {
        boolean asks = raised.contains(ControlSignal.ENABLE) && machine.look().waiting().isEmpty();
        return asks && nextClick < lesson.clicks().size()
            ? Optional.of(lesson.clicks().get(nextClick++))
            : Optional.empty();
    }

    /// Back to before the wrong clock; does nothing where there is none.
    @Override
    public void takeBack() {
        if (!back.isEmpty()) {
            Back before = back.pop();
            machine.restore(before.machine());
            nextClick = before.nextClick();
            astray = before.astray();
            verdict = TEXTS.get(astray ? "verdict.still-astray" : "verdict.back",
                TEXTS.get("situation." + place()));
        }
    }

    @Override
    public boolean canTakeBack() {
        return !back.isEmpty();
    }

    @Override
    public String hint() {
        return astray
            ? TEXTS.get("hint.astray", slip, back.size())
            : TEXTS.get("hint", ControlSignal.of(expected).title(), why());
    }

    private String why() {
        return TEXTS.get("why." + place());
    }

    private String place() {
        return RightController.place(expected, states.isEmpty() ? ControllerState.INIT : states.getLast(),
            machine.look());
    }

    private static String names(Set<ControlSignal> raised) {
        return raised.isEmpty()
            ? TEXTS.get("signal.none")
            : String.join(" + ", raised.stream().map(ControlSignal::title).toList());
    }

    @Override
    public boolean isOver() {
        return lesson.endsWith(states);
    }

    private String result() {
        Set<ControllerState> seen = new LinkedHashSet<>();
        taken.forEach(arrow -> {
            seen.add(arrow.from());
            seen.add(arrow.to());
        });
        String sum = TEXTS.get("result", clocks, wrong, seen.size(), ControllerState.values().length,
            taken.size(), Transition.ALL.size());
        return Sentences.join(sum,
            TEXTS.get(taken.containsAll(Transition.ALL) ? "result.all" : "result.more"));
    }

    @Override
    public Optional<ControllerState> current() {
        return states.isEmpty() ? Optional.empty() : Optional.of(states.getLast());
    }

    @Override
    public Optional<Transition> latest() {
        int count = states.size();
        return count < 2
            ? Optional.empty()
            : Optional.of(new Transition(states.get(count - 2), states.get(count - 1)));
    }

    @Override
    public Set<Transition> taken() {
        return taken;
    }

    @Override
    public String verdict() {
        return verdict;
    }

    @Override
    public boolean isAstray() {
        return astray;
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
