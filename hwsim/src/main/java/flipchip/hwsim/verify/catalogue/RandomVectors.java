package flipchip.hwsim.verify.catalogue;

import java.util.List;
import java.util.SplittableRandom;
import flipchip.engine.board.Position;
import flipchip.hwsim.gates.export.TestVectors;
import flipchip.hwsim.gates.export.VectorRecorder;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.Port;

/// Vectors of any circuit: boards on the pins that take discs, random bits on the others, and whatever our
/// own simulator shows. What the outputs mean is checked by the circuits' own tests; here two simulators must
/// agree.
final class RandomVectors {
    private static final List<String> OWN = List.of("player", "own", "black");
    private static final List<String> OTHER = List.of("opponent", "opp", "white");

    private RandomVectors() {}

    static TestVectors make(Netlist netlist, int count, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        RandomPositions positions = new RandomPositions(random);
        VectorRecorder recorder = new VectorRecorder(netlist);
        while (recorder.size() < count) {
            Position position = positions.next();
            int row = 8 * random.nextInt(8);
            for (Port port : netlist.ports(Port.Direction.INPUT)) {
                long mask = port.width() == 64 ? -1L : (1L << port.width()) - 1;
                int shift = port.width() == 8 ? row : 0;
                long value = OWN.contains(port.name()) ? position.board().player() >>> shift
                    : OTHER.contains(port.name()) ? position.board().opponent() >>> shift
                    : random.nextLong();
                recorder.set(port.name(), value & mask);
            }
            recorder.step();
        }
        return recorder.build();
    }

    /// Squares typed into document 002's machine, three of four of them legal when they are typed.
    static TestVectors typedMoves(Netlist netlist, int count, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        VectorRecorder recorder = new VectorRecorder(netlist);
        while (recorder.size() < count) {
            long legal = recorder.value("legal_out");
            int square = legal != 0 && random.nextInt(4) != 0
                ? RandomPositions.oneOf(legal, random).index()
                : random.nextInt(64);
            recorder.set("typed", square).set("strobe", random.nextInt(3) == 0 ? 1 : 0).step();
        }
        return recorder.build();
    }
}
