package flipchip.hwsim.fpga;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.solver.BestLine;
import flipchip.hwsim.circuit.solver.HostMemory;
import flipchip.hwsim.circuit.solver.NodeCounts;
import flipchip.hwsim.fpga.ChipLineException.Reason;

/// A client of an endgame chip at the other end of a line.
/// Thread: owner
public final class DeskSolver implements AutoCloseable {
    /// Most empty squares that its stack holds.
    public static final int MOST_EMPTIES = 15;
    private static final int BYTES = 8;
    private static final int IDLE = 1;
    private static final int CLOCK_STANDS = 2;

    private final ChipHost host;

    /// What the chip found.
    ///
    /// @param score  Black's discs minus White's
    /// @param clocks that it took
    public record Result(int score, BestLine line, NodeCounts counts, long clocks) {
        /// The best move; empty if the side to move must pass or the game is over.
        public Optional<Square> move() {
            return line.steps().isEmpty() ? Optional.empty() : line.steps().getFirst();
        }
    }

    /// @throws ChipLineException if the board holds no endgame chip
    public DeskSolver(ChipHost host) throws ChipLineException {
        this.host = host;
        if (host.hello().kind() != ChipHost.Kind.SOLVER) {
            throw new ChipLineException(Reason.STRANGER,
                "The chip at " + host.line().name() + " is not an endgame chip.");
        }
        host.ask(ChipCommand.RUN, 0);          // its clock may have been stopped
    }

    /// Gives the position to the chip and waits.
    ///
    /// @param stopped polled between two readings of the chip; true stops the waiting
    /// @return empty if `stopped`
    /// @throws ChipLineException if the chip is gone, or works on something else
    public Optional<Result> solve(Position position, BooleanSupplier stopped) throws ChipLineException {
        store(HostMemory.BLACK, position.black());
        store(HostMemory.WHITE, position.white());
        store(HostMemory.CONTROL, HostMemory.control(position.toMove(), true));
        while (!isIdle()) {
            if (stopped.getAsBoolean()) {
                return Optional.empty();
            }
        }
        long[] words = new long[HostMemory.CLOCKS + 1];
        for (int address = HostMemory.RESULT; address <= HostMemory.CLOCKS; address++) {
            words[address] = host.ask(ChipCommand.READ, address).payload();
        }
        if (words[HostMemory.RESULT] == 0) {
            throw new ChipLineException(Reason.REFUSED,
                "The endgame chip at " + host.line().name() + " gave no result.");
        }
        long result = words[HostMemory.RESULT];
        return Optional.of(new Result(HostMemory.score(result), HostMemory.line(result),
            HostMemory.counts(words), words[HostMemory.CLOCKS]));
    }

    /// @throws ChipLineException if its clock is stopped, or it is gone
    public boolean isIdle() throws ChipLineException {
        long state = host.ask(ChipCommand.STATE, 0).payload();
        if ((state & CLOCK_STANDS) != 0) {
            throw new ChipLineException(Reason.REFUSED,
                "The clock of the endgame chip at " + host.line().name() + " was stopped.");
        }
        return (state & IDLE) != 0;
    }

    /// Shifts a word in and stores it, then reads it back: a byte that went in twice would show.
    private void store(int address, long word) throws ChipLineException {
        boolean control = address == HostMemory.CONTROL;
        for (int attempt = 0; attempt < 4; attempt++) {
            int before = host.repeated();
            for (int i = 0; i < BYTES; i++) {
                host.ask(ChipCommand.DATA, (int) (word >>> 8 * (BYTES - 1 - i)) & 0xFF);
            }
            if (host.repeated() != before) {
                continue;
            }
            ChipStatus status = host.ask(ChipCommand.STORE, address).status();
            if (status != ChipStatus.OK
                    && !(control && host.repeated() != before && status == ChipStatus.BUSY)) {
                throw new ChipLineException(Reason.REFUSED, "The endgame chip at " + host.line().name()
                    + " cannot take a position now: " + status + ".");
            }
            if (control || host.ask(ChipCommand.READ, address).payload() == word) {
                return;
            }
        }
        throw host.failure(Reason.GARBLED);
    }

    @Override
    public void close() {
        host.close();
    }
}
