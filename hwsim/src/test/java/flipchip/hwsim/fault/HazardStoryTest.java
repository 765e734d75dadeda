package flipchip.hwsim.fault;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;
import flipchip.hwsim.control.ControllerState;
import flipchip.hwsim.fault.HazardStory.Clock;

class HazardStoryTest {
    @Test
    void withoutLatchTheMachineWaitsForAPlayerWithoutMoves() {
        List<Clock> run = HazardStory.STALE_LEGAL.run();

        Clock dead = run.getLast();
        assertEquals(ControllerState.READY, dead.state());
        assertEquals(Color.BLACK, dead.current());
        assertEquals(0, dead.legal());
        assertEquals(List.of("errStale"), dead.errors());
        assertEquals(8, run.stream().filter(clock -> clock.written().isPresent()).count());
        assertEquals(List.of(), run.get(2).errors());
        assertEquals(ControllerState.TEST1, run.get(2).state());
        assertEquals(List.of("errStale"), run.get(3).errors(), "raised by the very first TEST");
    }

    @Test
    void theSoundMachinePassesInstead() {
        Clock last = HazardStory.LATCHED_LEGAL.run().getLast();

        assertEquals(ControllerState.READY, last.state());
        assertEquals(Color.WHITE, last.current());
        assertEquals(0x0000_2004_0000_0000L, last.legal());
        assertEquals(List.of(), last.errors());
    }

    @Test
    void withoutLatchTheShortestGameNeverEnds() {
        Clock hangs = HazardStory.STALE_END.run().getLast();
        Clock ends = HazardStory.LATCHED_END.run().getLast();

        assertEquals(ControllerState.READY, hangs.state());
        assertEquals(0, hangs.legal());
        assertEquals(ControllerState.OVER, ends.state());
        assertEquals(13, Long.bitCount(ends.black()));
        assertEquals(0, ends.white());
    }

    @Test
    void withoutLatchWhiteBegins() {
        Clock last = HazardStory.STALE_POWER_UP.run().getLast();

        assertEquals(ControllerState.READY, last.state());
        assertEquals(Color.WHITE, last.current());
    }

    @Test
    void anUnguardedMailboxLosesAMove() {
        List<Clock> run = HazardStory.LOST_MOVE.run();

        assertEquals(List.of(), run.get(8).errors());
        assertEquals(List.of("lost"), run.get(9).errors());
        assertEquals(0x0000_0008_0808_0000L, run.get(12).black());
        assertEquals(0x0000_0010_1010_0000L, run.get(12).white());
    }

    @Test
    void aDirtyBitRefusesTheSecondWrite() {
        List<Clock> run = HazardStory.DIRTY_BIT.run();

        assertEquals(List.of("errOverrun"), run.get(9).errors());
        assertEquals(0x0000_0008_1008_0000L, run.get(12).black());
        assertEquals(0x0000_0010_0804_0000L, run.get(12).white());
        assertEquals(List.of("errOverrun"), run.getLast().errors());
    }

    @Test
    void aFifoKeepsBothMovesAndThrowsTheIllegalOneAway() {
        List<Clock> run = HazardStory.FIFO.run();

        String dirty = run.stream().map(clock -> clock.dirty() ? "1" : "0").reduce("", String::concat);
        assertEquals("0000010011111111" + "00000000", dirty);
        assertEquals(0x0000_0008_1008_0000L, run.get(12).black());
        assertEquals(List.of(), run.get(15).errors());
        assertEquals(List.of("errIllegal"), run.get(16).errors());
        assertEquals(ControllerState.READY, run.get(16).state());
        assertEquals(run.get(12).black(), run.getLast().black());
    }

    @Test
    void aClockOf18IsSafeAndAFasterOneIsNot() {
        List<ClockSurvey.Row> rows = ClockSurvey.measure(6, 18, 300, 1);

        ClockSurvey.Row at6 = rows.get(0);
        ClockSurvey.Row at9 = rows.get(3);
        assertTrue(at6.legalWrong() > 3 && at6.legalWrong() < 45, at6.toString());
        assertEquals(0, at9.legalWrong());
        assertTrue(at9.flipsWrong() > 100 && at9.flipsWrong() < 170, at9.toString());
        assertEquals(0, rows.getLast().flipsWrong());
        for (int i = 1; i < rows.size(); i++) {
            assertTrue(rows.get(i).flipsWrong() <= rows.get(i - 1).flipsWrong());
        }
    }
}
