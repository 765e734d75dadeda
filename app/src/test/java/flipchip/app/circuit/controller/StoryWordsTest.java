package flipchip.app.circuit.controller;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import flipchip.app.circuit.array.Agreement;
import flipchip.app.circuit.timeline.Moment;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.HazardStory;
import flipchip.hwsim.referee.run.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What the panel says of machines that do not keep the rules.
class StoryWordsTest {

    private static Moment endOf(GameRun run, long clock) {
        Instant start = run.clock(clock);
        return Moment.of(run, new Instant(start.move(), start.clock(), run.clock(start).steps()));
    }

    @ParameterizedTest
    @EnumSource
    void everyClockOfAStoryHasItsWords(HazardStory story) {
        GameRun run = story.record();
        for (long clock = 0; clock < run.clocks();
                clock += clock == 11 ? Math.max(1, run.clocks() - 24) : 1) {
            Moment now = endOf(run, clock);
            assertFalse(StateDescription.of(now).isBlank());
            assertFalse(Agreement.of(now).text().isBlank());
            assertFalse(SignalLog.of(now).isEmpty());
            assertFalse(ControllerPicture.of(now).nextInWords().isBlank());
            assertTrue(now.picture().black() != 0 || clock == 0,
                "a board without black discs in clock " + clock);
        }
    }

    @Test
    void theHungMachineWaitsForSomebodyWithoutAMove() {
        GameRun run = HazardStory.STALE_END.record();

        assertEquals("The machine waits for White, but no legal move is latched.",
            StateDescription.of(endOf(run, run.clocks() - 1)));
    }

    @Test
    void theLampSaysWhatTheHungMachineDoesWrong() {
        GameRun hung = HazardStory.STALE_END.record();
        assertEquals(
            new Agreement(Agreement.Verdict.DIFFER,
                "the controller waits for a move, but by the rules the game is over", 0),
            Agreement.of(endOf(hung, hung.clocks() - 1)));
        GameRun turned = HazardStory.STALE_POWER_UP.record();
        assertEquals(Agreement.Verdict.DIFFER, Agreement.of(endOf(turned, turned.clocks() - 1)).verdict());
        GameRun sound = HazardStory.LATCHED_LEGAL.record();
        assertEquals(Agreement.Verdict.AGREE, Agreement.of(endOf(sound, sound.clocks() - 1)).verdict());
    }

    @Test
    void theQueueIsReadFromItsRegisters() {
        GameRun run = HazardStory.FIFO.record();

        assertEquals(List.of(), ControllerPicture.of(endOf(run, 3)).mailbox());
        assertEquals("0001000000", ControllerPicture.of(endOf(run, 3)).code());
        assertEquals(List.of(Square.C3), ControllerPicture.of(endOf(run, 8)).mailbox());
        assertEquals(List.of(Square.C3, Square.E3), ControllerPicture.of(endOf(run, 9)).mailbox());
        assertEquals("queue 1 of 4: e3", ControllerPicture.of(endOf(run, 11)).mailboxInWords());
    }
}
