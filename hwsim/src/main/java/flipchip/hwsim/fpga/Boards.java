package flipchip.hwsim.fpga;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import flipchip.hwsim.verify.catalogue.Bench;
import flipchip.hwsim.verify.catalogue.NamedCircuit;
import flipchip.hwsim.verify.catalogue.Pins;

/// A catalogue of the boards with a serial line, by name; clock and line speed are chosen at export.
public final class Boards {
    private static final int PAUSE_BITS = 3;

    private Boards() {}

    /// All of them, for one clock and one speed.
    public static List<NamedCircuit> all(BoardOptions options) {
        return List.of(
            NamedCircuit.uncompared("referee-board", "the referee behind a serial line, for a board",
                () -> RefereeBoard.netlist(options), () -> requests(options.divider())),
            NamedCircuit.uncompared("solver-board", "the endgame chip behind a serial line, for a board",
                () -> SolverBoard.netlist(options), () -> requests(options.divider())));
    }

    public static Optional<NamedCircuit> find(String name, BoardOptions options) {
        return all(options).stream().filter(board -> board.name().equals(name)).findFirst();
    }

    /// A request bit by bit and the time for its reply; some requests are damaged.
    private static Bench requests(int divider) {
        return (pins, placements) -> {
            SplittableRandom random = placements.random();
            hold(pins, 1, PAUSE_BITS * divider);
            ChipCommand command = ChipCommand.values()[random.nextInt(ChipCommand.values().length)];
            byte[] request = ChipFrame.request(command, random.nextInt(16), random.nextInt(66));
            if (random.nextInt(8) == 0) {
                request[random.nextInt(1, request.length)] ^= (byte) (1 << random.nextInt(8));
            }
            for (byte value : request) {
                // a start bit, eight bits from the lowest, a stop bit
                for (int bits = 1 << 9 | (value & 0xFF) << 1; bits != 0; bits >>>= 1) {
                    hold(pins, bits & 1, divider);
                }
            }
            hold(pins, 1, 10 * ChipFrame.REPLY_BYTES * divider);
        };
    }

    private static void hold(Pins pins, int level, int clocks) {
        pins.set("rx", level);
        for (int clock = 0; clock < clocks; clock++) {
            pins.step();
        }
    }
}
