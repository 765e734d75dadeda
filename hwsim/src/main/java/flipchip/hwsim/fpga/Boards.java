package flipchip.hwsim.fpga;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import flipchip.hwsim.gates.export.TestVectors;
import flipchip.hwsim.gates.export.VectorRecorder;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.verify.catalogue.NamedCircuit;

/// The chips with a plug, by name; their clock and the speed of their line are chosen when they are exported.
public final class Boards {
    private static final int PAUSE_BITS = 3;

    private Boards() {}

    /// All of them, for one clock and one speed.
    public static List<NamedCircuit> all(BoardOptions options) {
        return List.of(
            new NamedCircuit("referee-board", "the referee behind a serial line, for a board",
                () -> RefereeBoard.netlist(options),
                (netlist, count, seed) -> requests(netlist, options, count, seed)),
            new NamedCircuit("solver-board", "the endgame chip behind a serial line, for a board",
                () -> SolverBoard.netlist(options),
                (netlist, count, seed) -> requests(netlist, options, count, seed)));
    }

    public static Optional<NamedCircuit> find(String name, BoardOptions options) {
        return all(options).stream().filter(board -> board.name().equals(name)).findFirst();
    }

    /// Requests bit by bit and the replies, as our own simulator gives them; some requests are damaged.
    private static TestVectors requests(Netlist netlist, BoardOptions options, int count, long seed) {
        VectorRecorder recorder = new VectorRecorder(netlist);
        SplittableRandom random = new SplittableRandom(seed);
        hold(recorder, 1, PAUSE_BITS * options.divider());
        while (recorder.size() < count) {
            ChipCommand command = ChipCommand.values()[random.nextInt(ChipCommand.values().length)];
            byte[] request = ChipFrame.request(command, random.nextInt(16), random.nextInt(66));
            if (random.nextInt(8) == 0) {
                request[random.nextInt(1, request.length)] ^= (byte) (1 << random.nextInt(8));
            }
            for (byte value : request) {
                send(recorder, value & 0xFF, options.divider());
            }
            hold(recorder, 1, (10 * ChipFrame.REPLY_BYTES + PAUSE_BITS) * options.divider());
        }
        return recorder.build();
    }

    private static void send(VectorRecorder recorder, int value, int divider) {
        hold(recorder, 0, divider);
        for (int bit = 0; bit < 8; bit++) {
            hold(recorder, value >>> bit & 1, divider);
        }
        hold(recorder, 1, divider);
    }

    private static void hold(VectorRecorder recorder, int level, int clocks) {
        recorder.set("rx", level);
        for (int clock = 0; clock < clocks; clock++) {
            recorder.step();
        }
    }
}
