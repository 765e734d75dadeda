package flipchip.hwsim.gates.netlist;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/// Circuits out of a random generator, for tests of everything that works on any netlist.
public final class RandomCircuits {
    private RandomCircuits() {}

    /// A circuit with one input port `in` of `inputs` bits, `gates` random gates that also read constants,
    /// and one output port `out` with the last nets.
    public static Netlist combinational(SplittableRandom random, int inputs, int gates) {
        NetlistBuilder n = new NetlistBuilder("random");
        List<Net> nets = new ArrayList<>(List.of(Net.ZERO, Net.ONE));
        nets.addAll(n.input("in", inputs).nets());
        grow(n, random, nets, gates);
        n.output("out", new Bus(nets.subList(nets.size() - 4, nets.size())));
        return n.build();
    }

    /// As [#combinational], with `registers` flip-flops and set/reset flip-flops in feedback, and a memory of
    /// four words of two bits.
    public static Netlist clocked(SplittableRandom random, int inputs, int gates, int registers) {
        NetlistBuilder n = new NetlistBuilder("random");
        List<Net> nets = new ArrayList<>(List.of(Net.ZERO, Net.ONE));
        nets.addAll(n.input("in", inputs).nets());
        Bus state = n.declare("q", registers);
        Bus data = n.declare("data", 2);
        nets.addAll(state.nets());
        nets.addAll(data.nets());
        grow(n, random, nets, gates);
        for (Net q : state.nets()) {
            Net one = pick(random, nets);
            Net two = pick(random, nets);
            Net reset = random.nextInt(3) == 0 ? pick(random, nets) : Net.ZERO;
            if (random.nextBoolean()) {
                n.driveFlipFlop(q, one, two, reset, random.nextBoolean(), random.nextBoolean());
            } else {
                n.driveSetReset(q, one, two, reset, random.nextBoolean(), random.nextBoolean());
            }
        }
        n.add(new Gate.Ram("memory", 4, 2,
            List.of(new Gate.ReadPort(pick(random, nets), pair(random, nets), data)),
            List.of(new Gate.WritePort(pick(random, nets), pair(random, nets), pair(random, nets)),
                new Gate.WritePort(pick(random, nets), pair(random, nets), pair(random, nets)))));
        n.output("out", new Bus(nets.subList(nets.size() - 4, nets.size())));
        return n.build();
    }

    private static void grow(NetlistBuilder n, SplittableRandom random, List<Net> nets, int gates) {
        for (int i = 0; i < gates; i++) {
            Net x = pick(random, nets);
            Net y = pick(random, nets);
            nets.add(switch (random.nextInt(5)) {
                case 0 -> n.not(x);
                case 1 -> n.and(x, y);
                case 2 -> n.or(x, y);
                case 3 -> n.xor(x, y);
                default -> n.mux(pick(random, nets), x, y);
            });
        }
    }

    private static Net pick(SplittableRandom random, List<Net> nets) {
        return nets.get(random.nextInt(nets.size()));
    }

    private static Bus pair(SplittableRandom random, List<Net> nets) {
        return Bus.of(pick(random, nets), pick(random, nets));
    }
}
