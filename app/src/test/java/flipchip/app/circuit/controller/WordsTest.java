package flipchip.app.circuit.controller;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import flipchip.app.circuit.timeline.Moment;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.Instant;
import flipchip.hwsim.referee.run.OthelloMachine;
import org.junit.jupiter.api.Test;

/// The sentence and the log of the opening move d3, as the machine of the specification makes it.
class WordsTest {
    private static final GameRun RUN = OthelloMachine.build().record(Game.INITIAL.play(Square.D3));

    private static String sentence(int move, int clock, int step) {
        return StateDescription.of(Moment.of(RUN, new Instant(move, clock, step)));
    }

    private static List<String> log(int move, int clock, int step) {
        return SignalLog.of(Moment.of(RUN, new Instant(move, clock, step))).stream()
            .filter(entry -> entry.step() == step).map(SignalLog.Entry::text).toList();
    }

    @Test
    void theSentenceTellsTheStateInWords() {
        assertEquals("Black can move: d3 c4 f5 e6.", sentence(0, 3, 18));
        assertEquals("The machine waits for Black, who may play d3 c4 f5 e6.", sentence(1, 0, 3));
        assertEquals("Black's move d3 waits in the mailbox and is taken at the end of this clock.",
            sentence(1, 1, 3));
        assertEquals("Black plays d3, at the clock edge: the disc to turn has not turned yet.",
            sentence(1, 2, 0));
        assertEquals("Black plays d3, after 8 gate delays: d4 turned; the move is " + "complete.",
            sentence(1, 2, 8));
        assertEquals("White can move: c3 e3 c5.", sentence(1, 5, 18));
    }

    @Test
    void theLogNamesTheSignalsOfTheFlipStepByStep() {
        assertTrue(log(1, 2, 3).contains("d3 passes the flip on to the south (Black)"),
            log(1, 2, 3).toString());
        assertTrue(log(1, 2, 4).contains("d4 flip (Black, S) on"), log(1, 2, 4).toString());
        assertEquals(List.of("d4 passes the flip on to the south (Black)"), log(1, 2, 5));
        assertEquals(List.of("d4 will become black"), log(1, 2, 8));
    }

    @Test
    void theLogOfTheClockAfterUpdateBeginsWithTheStoredBoard() {
        assertTrue(
            log(1, 3, 0).containsAll(List.of("d3 black disc on", "d4 black disc on", "d4 white disc off")),
            log(1, 3, 0).toString());
    }

    /// A pin is its net, also in the gate delay in which it has not followed its inputs yet.
    @Test
    void thePinTakeIsReadFromItsNet() {
        Net take = RUN.machine().circuit().netlist().net("take");
        int high = 0;
        for (Instant at = RUN.first(); !at.equals(RUN.last()); at = RUN.nextStep(at)) {
            Moment moment = Moment.of(RUN, at);
            assertEquals(moment.state().high(take),
                ControllerPicture.of(moment).high().contains(ControllerPicture.Pin.TAKE), at.toString());
            high += moment.state().high(take) ? 1 : 0;
        }
        assertTrue(high > 0);
    }
}
