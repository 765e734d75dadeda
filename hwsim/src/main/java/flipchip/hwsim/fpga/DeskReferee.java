package flipchip.hwsim.fpga;

import java.util.Optional;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.fpga.ChipFrame.Reply;
import flipchip.hwsim.fpga.ChipLineException.Reason;

/// A client of a referee at the other end of a line. The chip keeps the board.
/// Thread: owner
public final class DeskReferee implements AutoCloseable {
    private static final int MOST_TRIES = 4;

    private final ChipHost host;
    /// The last one received.
    private RefereeState last;

    /// What the chip shows after a move.
    ///
    /// @param legal the latched legal moves
    public record View(long black, long white, long legal, RefereeState state) {
        /// Whether board, legal moves, colour and end are those of the rules.
        public boolean shows(Position position) {
            return black == position.black() && white == position.white() && legal == position.legalMoves()
                    && state.over() == (position.legalMoves() == 0)
                    && (state.over() || state.toMove() == position.toMove())
                    && state.blackDiscs() == Long.bitCount(position.black())
                    && state.whiteDiscs() == Long.bitCount(position.white());
        }
    }

    /// @throws ChipLineException if the board holds no referee
    public DeskReferee(ChipHost host) throws ChipLineException {
        this.host = host;
        if (host.hello().kind() != ChipHost.Kind.REFEREE) {
            throw new ChipLineException(Reason.STRANGER,
                "The chip at " + host.line().name() + " is not a referee.");
        }
        state();
    }

    public ChipHost host() {
        return host;
    }

    public RefereeState newGame() throws ChipLineException {
        last = new RefereeState(host.ask(ChipCommand.NEW, 0).payload());
        return last;
    }

    /// Asks for the board; the state is that of the last reply that carried it: of NEW, PLAY or STATE.
    public View view() throws ChipLineException {
        return new View(host.ask(ChipCommand.BLACK, 0).payload(), host.ask(ChipCommand.WHITE, 0).payload(),
            host.ask(ChipCommand.LEGAL, 0).payload(), last);
    }

    public RefereeState state() throws ChipLineException {
        last = new RefereeState(host.ask(ChipCommand.STATE, 0).payload());
        return last;
    }

    /// Clocks in which it worked since the game began; waiting for moves does not count.
    public long clocks() throws ChipLineException {
        return host.ask(ChipCommand.CLOCKS, 0).payload();
    }

    /// Plays a move once, even if the line loses request or reply: whether it was done is seen on the board.
    ///
    /// @return the chip's status; OK if it must have been done
    /// @throws ChipLineException if it cannot be known
    public ChipStatus play(Square square) throws ChipLineException {
        int before = last.blackDiscs() + last.whiteDiscs();
        for (int attempt = 0; attempt < MOST_TRIES; attempt++) {
            Optional<Reply> reply = host.askOnce(ChipCommand.PLAY, square.index());
            if (reply.isPresent()) {
                last = new RefereeState(reply.get().payload());
                return reply.get().status();
            }
            if (discs() != before) {
                return ChipStatus.OK;
            }
            // It was not done, or it was refused: another try can do no harm.
        }
        throw host.failure(Reason.GARBLED);
    }

    private int discs() throws ChipLineException {
        RefereeState state = state();
        return state.blackDiscs() + state.whiteDiscs();
    }

    @Override
    public void close() {
        host.close();
    }
}
