package flipchip.hwsim.fpga;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.referee.control.ControllerState;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The referee of gates behind its line of gates, against the rules of the game.
class RefereeBoardTest {
    private static final BoardOptions OPTIONS = BoardOptions.QUICK;
    private static final Netlist BOARD = RefereeBoard.netlist(OPTIONS);

    private final SimulatedLine line = new SimulatedLine(BOARD, OPTIONS);
    private final ChipHost host = new ChipHost(line, new ChipHost.Patience(60_000, 50, 4));

    private ChipFrame.Reply ask(ChipCommand command, int argument) throws Exception {
        return host.ask(command, argument);
    }

    @Test
    void saysWhatItIs() throws Exception {
        assertEquals(new ChipHost.Greeting(ChipHost.Kind.REFEREE, 1, 8), host.hello());
    }

    @Test
    @Tag("thorough")
    void playsWholeGamesLikeTheRules() throws Exception {
        SplittableRandom random = new SplittableRandom(11);
        DeskReferee referee = new DeskReferee(host);
        referee.newGame();
        Position position = Position.INITIAL;
        int moves = 0;
        while (position.legalMoves() != 0) {
            assertTrue(referee.view().shows(position), () -> "move " + position(referee));
            Square square = oneOf(position.legalMoves(), random);
            assertEquals(ChipStatus.OK, referee.play(square));
            position = position.play(square);
            moves++;
        }
        assertTrue(referee.view().shows(position));
        assertTrue(moves > 50);
        assertEquals(ChipStatus.GAME_OVER, ask(ChipCommand.PLAY, 0).status());
        assertEquals(0, host.repeated());
        referee.newGame();
        assertTrue(referee.view().shows(Position.INITIAL));
    }

    private static String position(DeskReferee referee) {
        try {
            return referee.view().toString();
        } catch (ChipLineException e) {
            return e.getMessage();
        }
    }

    private static Square oneOf(long squares, SplittableRandom random) {
        long left = squares;
        for (int skip = random.nextInt(Long.bitCount(squares)); skip > 0; skip--) {
            left &= left - 1;
        }
        return Square.of(Long.numberOfTrailingZeros(left));
    }

    @Test
    void countsTheClocksInWhichItWorks() throws Exception {
        DeskReferee referee = new DeskReferee(host);
        referee.newGame();
        assertEquals(4, referee.clocks());
        referee.play(Square.D3);
        // Written, taken, UPDATE, SWAP1, LATCH1, TEST1.
        assertEquals(4 + 6, referee.clocks());
    }

    @Test
    void refusesWithASentenceForEachReason() throws Exception {
        assertEquals(ChipStatus.ILLEGAL, ask(ChipCommand.PLAY, Square.A1.index()).status());
        assertEquals(ChipStatus.ILLEGAL, ask(ChipCommand.PLAY, Square.D4.index()).status());
        assertEquals(ChipStatus.BAD_ARGUMENT, ask(ChipCommand.PLAY, 64).status());
        assertEquals(ChipStatus.BAD_ARGUMENT, ask(ChipCommand.PLAY, 255).status());
        assertEquals(ChipStatus.NOT_POSSIBLE, ask(ChipCommand.BACK, 0).status());
        assertEquals(ChipStatus.UNKNOWN, ask(ChipCommand.DATA, 0).status());
        assertEquals(ChipStatus.UNKNOWN, ask(ChipCommand.STORE, 0).status());
        assertEquals(ChipStatus.UNKNOWN, ask(ChipCommand.READ, 0).status());
        assertTrue(new RefereeState(ask(ChipCommand.STATE, 0).payload()).illegal());
        assertTrue(new DeskReferee(host).view().shows(Position.INITIAL));
    }

    @Test
    void aMoveCanBeWatchedClockByClock() throws Exception {
        ask(ChipCommand.NEW, 0);
        assertTrue(new RefereeState(ask(ChipCommand.STEP, 0).payload()).stopped());
        assertEquals(ChipStatus.STOPPED, ask(ChipCommand.PLAY, Square.D3.index()).status());
        assertEquals(ChipStatus.BUSY, ask(ChipCommand.PLAY, Square.C4.index()).status());
        assertEquals(Optional.of(ControllerState.READY), step(1).controller());
        assertEquals(Optional.of(ControllerState.UPDATE), step(1).controller());
        assertEquals(Optional.of(ControllerState.SWAP1), step(1).controller());
        assertEquals(Optional.of(ControllerState.LATCH1), step(1).controller());
        assertEquals(Optional.of(ControllerState.TEST1), step(1).controller());
        assertEquals(Optional.of(ControllerState.READY), step(1).controller());
        assertEquals(4, step(0).blackDiscs());
        assertFalse(new RefereeState(ask(ChipCommand.RUN, 0).payload()).stopped());
        assertTrue(new DeskReferee(host).view().shows(Position.INITIAL.play(Square.D3)));
    }

    @Test
    void aMoveThatComesWhileTheLastOneEndsTheGameHangsNothing() throws Exception {
        DeskReferee referee = new DeskReferee(host);
        referee.newGame();
        List<Square> moves = DeskTrial.fullGame(3);
        for (Square move : moves.subList(0, moves.size() - 1)) {
            referee.play(move);
        }
        step(0);
        assertEquals(ChipStatus.STOPPED, ask(ChipCommand.PLAY, moves.getLast().index()).status());
        assertEquals(Optional.of(ControllerState.UPDATE), step(2).controller());
        assertEquals(ChipStatus.STOPPED, ask(ChipCommand.PLAY, Square.A1.index()).status());

        assertTrue(new RefereeState(ask(ChipCommand.RUN, 0).payload()).over());
        referee.newGame();
        assertTrue(referee.view().shows(Position.INITIAL));
    }

    @Test
    void severalClocksAreGivenAtOnce() throws Exception {
        ask(ChipCommand.NEW, 0);
        step(0);
        ask(ChipCommand.PLAY, Square.D3.index());
        assertEquals(Optional.of(ControllerState.LATCH1), step(4).controller());
        assertEquals(ChipStatus.OK, ask(ChipCommand.RUN, 0).status());
        assertEquals(4, new RefereeState(ask(ChipCommand.STATE, 0).payload()).blackDiscs());
    }

    private RefereeState step(int clocks) throws Exception {
        return new RefereeState(ask(ChipCommand.STEP, clocks).payload());
    }
}
