package flipchip.hwsim.verify.catalogue;

import java.math.BigInteger;
import java.util.Random;
import flipchip.hwsim.gates.export.TestVectors;
import flipchip.hwsim.gates.export.VectorRecorder;
import flipchip.hwsim.gates.netlist.Netlist;

/// Vectors of the shogi piece cover: random ranks loaded, the scans started, the tables read, one clock a
/// step. The codes on the squares are random, pieces or not; two simulators must agree on what comes of them.
final class CoverVectors {
    private static final int RANKS = 9;
    private static final int TABLE_WORDS = 3 * RANKS;

    private CoverVectors() {}

    static TestVectors make(Netlist netlist, int count, long seed) {
        Random random = new Random(seed);
        int width = netlist.port("load_data").width();
        VectorRecorder recorder = new VectorRecorder(netlist);
        while (recorder.size() < count) {
            for (int rank = 0; rank < RANKS; rank++) {
                recorder.set("load", 1).set("load_rank", rank).set("load_data", new BigInteger(width, random))
                    .step();
            }
            recorder.set("load", 0).set("start", 1).step().set("start", 0);
            while (recorder.value("clock") != 0) {
                recorder.step();
            }
            for (int word = 0; word < TABLE_WORDS; word++) {
                recorder.set("table_address", word).step();
            }
        }
        return recorder.build();
    }
}
