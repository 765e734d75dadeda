package flipchip.app.circuit.story;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import flipchip.app.circuit.controller.Transition;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import org.junit.jupiter.api.Test;

/// Plays the controller on the simulated machine, rightly and wrongly.
class ManualControlTest {
    private static final String FIRST_MOVE =
        "load swap latch test enable enable enable enable update swap latch test enable";
    private static final String PASS =
        "load swap latch test enable enable update swap latch test swap latch test enable";
    private static final String GAME_OVER =
        "load swap latch test enable enable update swap latch test swap latch test over over";

    private final Set<Transition> taken = new HashSet<>();

    private ManualControl lesson(ControllerChapter lesson) {
        return new ManualControl(lesson, new ManualMachine(lesson.start()), taken);
    }

    private static void play(ManualControl control, String signals) {
        for (String name : signals.split(" ")) {
            control.clock(signal(name), Optional.empty());
            assertFalse(control.isAstray(), control.log().getLast());
        }
    }

    private static Set<ControlSignal> signal(String name) {
        return EnumSet.copyOf(
            Arrays.stream(ControlSignal.values()).filter(signal -> signal.id().equals(name)).toList());
    }

    @Test
    void theThreeChaptersLeadThroughAllStatesAndTransitions() {
        ManualControl first = lesson(ControllerChapter.FIRST_MOVE);
        play(first, FIRST_MOVE);
        assertTrue(first.isOver());
        assertEquals("Chapter done: 13 clocks, 0 of them wrong. You have led the machine through 6 of 10 "
            + "states and 7 of 13 arrows. The other chapters contain the rest.", first.verdict());
        play(lesson(ControllerChapter.PASS), PASS);
        ManualControl last = lesson(ControllerChapter.GAME_OVER);
        play(last, GAME_OVER);

        assertEquals(Set.copyOf(Transition.ALL), taken);
        assertTrue(last.verdict().endsWith(
            "through 10 of 10 states and 13 of 13 arrows. That is all of them: you are " + "the controller."),
            last.verdict());
        assertEquals(0, last.reading().white());
        assertEquals(13, Long.bitCount(last.reading().black()));
    }

    @Test
    void theMachineAnswersWithTheRealBoardAndTheRealLegalMoves() {
        ManualControl control = lesson(ControllerChapter.FIRST_MOVE);
        play(control, "load swap latch");
        assertEquals(Position.INITIAL.legalMoves(), control.reading().legal());
        play(control, "test enable enable");
        assertTrue(control.verdict().startsWith("Right. a1 was taken out of the mailbox and dropped"),
            control.verdict());
        assertTrue(control.reading().illegal());
        play(control, "enable enable update");
        Position after = Position.INITIAL.play(Square.D3);
        assertEquals(List.of(after.black(), after.white()),
            List.of(control.reading().black(), control.reading().white()));
        assertTrue(control.verdict().startsWith("Right. The board was stored: disc placed on d3, turned d4;"),
            control.verdict());
    }

    @Test
    void everySignalButTheOneThatIsDueIsWrongAndCanBeTakenBack() {
        ManualControl control = lesson(ControllerChapter.PASS);
        for (String due : PASS.split(" ")) {
            ManualMachine.Reading before = control.reading();
            for (ControlSignal other : ControlSignal.values()) {
                if (!other.id().equals(due)) {
                    control.clock(EnumSet.of(other), Optional.empty());
                    assertTrue(control.isAstray(), due + " was due, " + other + " raised");
                    assertTrue(control.verdict().startsWith("Wrong. "), control.verdict());
                    control.takeBack();
                    assertFalse(control.isAstray());
                    assertEquals(before, control.reading());
                }
            }
            play(control, due);
        }
        assertTrue(control.isOver());
    }

    @Test
    void testingBeforeLatchingRaisesTheCircuitsOwnGuard() {
        ManualControl control = lesson(ControllerChapter.FIRST_MOVE);
        play(control, "load swap");
        control.clock(signal("test"), Optional.empty());

        assertTrue(control.reading().stale());
        assertEquals("Wrong. TEST used legal moves that were not latched for it: the circuit's guard "
            + "raised errStale. "
            + "The colour has changed, and with it the legal moves: they must be latched before the test. "
            + "Take the clock back and try again.", control.verdict());
    }

    @Test
    void severalWrongClocksAreTakenBackOneByOne() {
        ManualControl control = lesson(ControllerChapter.FIRST_MOVE);
        ManualMachine.Reading before = control.reading();
        control.clock(EnumSet.of(ControlSignal.SWAP), Optional.empty());
        control.clock(EnumSet.of(ControlSignal.LATCH), Optional.empty());

        control.takeBack();
        assertTrue(control.isAstray() && control.canTakeBack());
        control.takeBack();
        assertFalse(control.isAstray() || control.canTakeBack());
        assertEquals(before, control.reading());
    }

    @Test
    void nothingAndSeveralSignalsAreWrongToo() {
        ManualControl control = lesson(ControllerChapter.FIRST_MOVE);
        control.clock(Set.of(), Optional.empty());
        assertTrue(control.verdict().startsWith("Wrong. No signal was raised"), control.verdict());
        control.takeBack();
        control.clock(EnumSet.of(ControlSignal.LOAD, ControlSignal.SWAP), Optional.empty());
        assertTrue(control.verdict().startsWith("Wrong. The controller is in one state at a time"),
            control.verdict());
    }

    @Test
    void aSwapForgottenLetsTheSameSideLookForMovesAgain() {
        ManualControl control = lesson(ControllerChapter.FIRST_MOVE);
        play(control, "load swap latch test enable enable enable enable update");
        control.clock(signal("latch"), Optional.empty());

        assertEquals(Color.BLACK, control.reading().current());
        assertTrue(control.verdict().contains("legal moves of Black are latched"), control.verdict());
        control.clock(signal("test"), Optional.empty());
        assertTrue(control.verdict().startsWith("Off course since clock 10."), control.verdict());
    }

    @Test
    void afterASlipTheClocksAreNeitherRightNorWrongAndTheHintLeadsBack() {
        ManualControl control = lesson(ControllerChapter.FIRST_MOVE);
        play(control, "load swap");
        control.clock(signal("test"), Optional.empty());
        control.clock(signal("latch"), Optional.empty());
        control.clock(signal("test"), Optional.empty());

        assertTrue(control.isAstray(), "the guard's pin stays high");
        assertTrue(control.log().get(2).contains("wrong"), control.log().get(2));
        assertTrue(control.log().getLast().contains("off course"), control.log().getLast());
        assertEquals("Hint: off course since clock 3. Take back 3 clocks.", control.hint());
        assertEquals(1, control.log().stream().filter(line -> line.contains("wrong")).count());
    }

    @Test
    void aSlipWithoutALastingEffectIsForgotten() {
        ManualControl control = lesson(ControllerChapter.FIRST_MOVE);
        control.clock(Set.of(), Optional.empty());
        assertTrue(control.isAstray());
        control.clock(signal("load"), Optional.empty());

        assertFalse(control.isAstray());
        assertTrue(control.verdict().startsWith("Right."), control.verdict());
        play(control, "swap latch test");
    }

    @Test
    void theHintNamesTheSignalAndTheReason() {
        assertEquals("Hint: load start. After power-up the board is empty: the start position has to be "
            + "loaded before anything else.", lesson(ControllerChapter.FIRST_MOVE).hint());
    }

    @Test
    void aMoveThatWaitsIsShownUntilItIsTaken() {
        ManualControl control = lesson(ControllerChapter.GAME_OVER);
        play(control, "load swap latch test enable");
        assertEquals(Optional.of(Square.D6), control.reading().waiting());
        play(control, "enable");
        assertEquals(Optional.empty(), control.reading().waiting());
    }
}
