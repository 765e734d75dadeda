package flipchip.hwsim.fpga;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Netlist;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Lost bytes, garbage, slowness, a pulled plug: either in step again, or a clear end.
class LineFaultsTest {
    private static final BoardOptions OPTIONS = BoardOptions.QUICK;
    private static final Netlist BOARD = RefereeBoard.netlist(OPTIONS);
    private static final List<Square> MOVES = DeskTrial.fullGame(3).subList(0, 7);

    private final SimulatedLine line = new SimulatedLine(BOARD, OPTIONS);

    private static ChipHost host(ChipLine line) {
        return new ChipHost(line, new ChipHost.Patience(60_000, 50, 8));
    }

    @Test
    void aGameGoesOnAfterFaultsBothWays() throws Exception {
        goesOn(FaultyLine.Fault.CHANGED, FaultyLine.Fault.LOST, 150);
    }

    @ParameterizedTest
    @Tag("thorough")
    @CsvSource({"LOST, NONE, 40", "CHANGED, NONE, 40", "ADDED, NONE, 20", "SLOW, NONE, 1", "NONE, LOST, 120",
        "NONE, CHANGED, 120", "NONE, SLOW, 1"})
    void aGameGoesOnAfterEveryFault(FaultyLine.Fault toChip, FaultyLine.Fault fromChip, int oneIn)
            throws Exception {
        goesOn(toChip, fromChip, oneIn);
    }

    private void goesOn(FaultyLine.Fault toChip, FaultyLine.Fault fromChip, int oneIn) throws Exception {
        FaultyLine faulty = new FaultyLine(line, toChip, fromChip, oneIn);
        ChipHost host = host(faulty);

        Optional<String> difference = new DeskTrial(new DeskReferee(host)).play(MOVES, _ -> {});

        assertEquals(Optional.empty(), difference);
        assertTrue(toChip == FaultyLine.Fault.SLOW || fromChip == FaultyLine.Fault.SLOW || faulty.faults > 3);
    }

    @Test
    void noiseBetweenRequestsIsSkipped() throws Exception {
        ChipHost host = host(line);
        host.hello();
        line.write(new byte[] {0, (byte) 0x3A, (byte) 0xFF, 1, 2, 3});
        assertEquals(ChipHost.Kind.REFEREE, host.hello().kind());
        assertEquals(0, host.repeated());
    }

    @Test
    void aLineHeldLowIsNoRequest() throws Exception {
        line.writeLevels(new boolean[100]);
        line.writeLevels(true, true);
        assertEquals(ChipHost.Kind.REFEREE, host(line).hello().kind());
    }

    @Test
    void halfARequestIsGivenUpWithAnAnswer() throws Exception {
        line.write(new byte[] {(byte) 0xC5, 2});
        byte[] reply = new byte[ChipFrame.REPLY_BYTES];
        int count = 0;
        while (count < reply.length) {
            int came = line.read(reply, count, 1000);
            assertTrue(came > 0);
            count += came;
        }
        assertEquals(ChipStatus.CUT_SHORT, ChipFrame.reply(reply).orElseThrow().status());
    }

    @Test
    void aPulledPlugIsASentence() throws Exception {
        ChipHost host = host(new FaultyLine(line, FaultyLine.Fault.UNPLUGGED, FaultyLine.Fault.NONE, 30));
        DeskTrial trial = new DeskTrial(new DeskReferee(host));

        ChipLineException end = assertThrows(ChipLineException.class, () -> trial.play(MOVES, _ -> {}));

        assertEquals(ChipLineException.Reason.UNPLUGGED, end.reason());
        assertEquals("The chip at faulty is gone: it was unplugged", end.getMessage());
    }

    @Test
    void aChipThatDoesNotAnswerIsASentence() {
        ChipHost host = host(new FaultyLine(line, FaultyLine.Fault.DEAF, FaultyLine.Fault.NONE, 1));

        ChipLineException end = assertThrows(ChipLineException.class, host::hello);

        assertEquals(ChipLineException.Reason.SILENT, end.reason());
        assertEquals("The chip at faulty does not respond.", end.getMessage());
    }

    @Test
    void answersThatNeverComeWholeAreASentence() {
        ChipHost host = host(new FaultyLine(line, FaultyLine.Fault.NONE, FaultyLine.Fault.CHANGED, 2));

        ChipLineException end = assertThrows(ChipLineException.class, host::hello);

        assertEquals(ChipLineException.Reason.GARBLED, end.reason());
    }
}
