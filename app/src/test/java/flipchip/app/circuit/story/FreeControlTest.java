package flipchip.app.circuit.story;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import flipchip.app.circuit.controller.Transition;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;
import org.junit.jupiter.api.Test;

/// Leads the machine through games of one's own, rightly, carelessly and wrongly.
class FreeControlTest {
    private final Set<Transition> taken = new HashSet<>();

    private FreeControl from(String moves) throws NotationException {
        Position start = Transcript.parse(moves).position();
        return new FreeControl(new ManualMachine(start), new ManualMachine(start), start, taken);
    }

    /// A word for each clock: signals joined by "+", with a click behind "@".
    private static void play(FreeControl control, String clocks) {
        for (String clock : clocks.split(" ")) {
            String[] parts = clock.split("@");
            Set<ControlSignal> raised = EnumSet.noneOf(ControlSignal.class);
            Arrays.stream(ControlSignal.values())
                .filter(signal -> Arrays.asList(parts[0].split("\\+")).contains(signal.id()))
                .forEach(raised::add);
            control.clock(raised,
                parts.length > 1 ? Optional.of(Square.valueOf(parts[1].toUpperCase())) : Optional.empty());
        }
    }

    @Test
    void aGameThatIsLedRightlyEndsAsTheRulesSay() throws NotationException {
        FreeControl control = from("c4c3c2b4a5f4g4c5");
        play(control, "load swap latch test enable@d6 enable update swap latch test swap latch test over");
        assertTrue(control.isOver());
        assertEquals("Game over, 13 black to 0 white discs, after 14 clocks: 0 wrong, 0 needless; a right "
            + "controller needs 14. The same moves by the rules: Both agree.", control.verdict());
    }

    @Test
    void aRightControllerPlaysAWholeRandomGame() throws NotationException {
        FreeControl control = from("");
        RandomGenerator random = RandomGenerator.of("L64X128MixRandom");
        for (int clock = 0; clock < 600 && !control.isOver(); clock++) {
            boolean waits =
                control.due().contains(ControlSignal.ENABLE) && control.reading().waiting().isEmpty();
            long legal = control.reading().legal();
            Optional<Square> click = waits
                ? Optional.of(Square.all(legal).get(random.nextInt(Long.bitCount(legal))))
                : Optional.empty();
            control.clock(control.due(), click);
            assertFalse(control.isAstray(), control.verdict());
        }
        assertTrue(control.isOver());
        assertTrue(control.verdict().endsWith("Both agree."), control.verdict());
    }

    @Test
    void aSecondSwapLeadsAstrayAndAThirdBackOnTheWay() throws NotationException {
        FreeControl control = from("");
        play(control, "load swap swap");
        assertTrue(control.isAstray());
        assertTrue(control.verdict().startsWith("Wrong. The colour register now says White"),
            control.verdict());
        assertTrue(control.verdict()
            .contains("A right controller would have raised latch legal. The colour has changed, "
                + "and with it the legal moves"),
            control.verdict());
        assertTrue(control.verdict().endsWith("Different from its machine now: the colour (White)."),
            control.verdict());
        play(control, "swap");
        assertFalse(control.isAstray());
        assertTrue(control.verdict().startsWith("Back on course"), control.verdict());
        play(control, "latch test enable@d3 enable update");
        assertTrue(control.verdict().startsWith("Right. The board was stored: disc placed on d3"),
            control.verdict());
    }

    @Test
    void whatIsLeftOutIsNamedAlsoWhereItDidNoHarm() throws NotationException {
        FreeControl control = from("");
        play(control, "load swap latch enable@c4");
        assertFalse(control.isAstray(), control.verdict());
        play(control, "enable");
        assertFalse(control.isAstray(), control.verdict());
        assertTrue(control.verdict().contains("You left out: test any. This time it did no harm."),
            control.verdict());
        play(control, "update swap latch test enable");
        assertTrue(control.verdict().startsWith("Right."), control.verdict());
    }

    @Test
    void aTestWithoutALatchLeadsAstrayUntilItIsTakenBack() throws NotationException {
        FreeControl control = from("");
        play(control, "load swap test");
        assertTrue(control.isAstray());
        assertTrue(control.verdict().contains("the error pins"), control.verdict());
        play(control, "latch");
        assertTrue(control.verdict().startsWith("Still off course."), control.verdict());
        assertEquals(
            "Hint: take back 2 clocks; the machine is not where a right controller would have led it.",
            control.hint());
        control.takeBack();
        assertTrue(control.isAstray());
        control.takeBack();
        assertFalse(control.isAstray());
        play(control, "latch test");
        assertTrue(control.verdict().startsWith("Right."), control.verdict());
    }

    @Test
    void clocksInWhichNothingChangesAreCountedAsNeedless() throws NotationException {
        FreeControl control = from("");
        play(control, "load swap - latch latch");
        assertTrue(control.verdict().startsWith("A clock lost: nothing changed."), control.verdict());
        assertTrue(control.verdict().contains("would have raised test any"), control.verdict());
        assertFalse(control.isAstray());
    }

    @Test
    void aClickAtAnyTimeWaitsInTheMailboxAndASecondOneIsRefused() throws NotationException {
        FreeControl control = from("");
        play(control, "load@e6");
        assertTrue(control.verdict().contains("The click on e6 did not get into the mailbox"),
            control.verdict());
        play(control, "swap@d3 latch@c4");
        assertTrue(control.log().get(1).endsWith("The click on d3 went into the mailbox."),
            control.log().get(1));
        assertTrue(control.log().getLast().endsWith(
            "The click on c4 was refused: the mailbox already holds a move."), control.log().getLast());
        play(control, "test enable update");
        assertEquals(Optional.empty(), control.reading().waiting());
        assertTrue((control.reading().black() & Square.D3.bit()) != 0, control.verdict());
        assertFalse(control.isAstray(), control.verdict());
    }
}
