package flipchip.hwsim.verify.catalogue;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import flipchip.hwsim.gates.export.TestVectors;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.Port;

/// A circuit that can be listed, exported and verified.
/// Thread: any
///
/// @param name    on the command line, e.g. "array"
/// @param about   one line
/// @param netlist builds it
/// @param bench   compares it with the rules, arithmetic or a model; empty if only our simulator knows it
/// @param vectors for a test bench
public record NamedCircuit(String name, String about, Supplier<Netlist> netlist,
        Optional<Supplier<Bench>> bench, VectorSource vectors) {
    private static final List<String> OWN = List.of("player", "own", "black");
    private static final Pattern RESET =
        Pattern.compile("(?i)(?:async_?|sync_?|a|s)?(?:rst|reset)(?:_?(?<low>n|ni|b|l)|_?i)?");
    private static final int RESET_STEPS = 2;
    private static final List<String> OTHER = List.of("opponent", "opp", "white");

    /// A source of test vectors. Equal arguments give equal vectors.
    @FunctionalInterface
    public interface VectorSource {
        /// @param count steps wanted, at least 1; a machine may add some to end its last move, and a
        ///              given game has as many as it needs
        TestVectors make(Netlist netlist, int count, long seed);
    }

    /// A circuit with a bench, which makes the vectors too.
    NamedCircuit(String name, String about, Supplier<Netlist> netlist, Supplier<Bench> bench) {
        this(name, about, netlist, Optional.of(bench), recorded(bench));
    }

    /// A circuit with a stimulus that compares nothing.
    public static NamedCircuit uncompared(String name, String about, Supplier<Netlist> netlist,
            Supplier<Bench> stimulus) {
        return new NamedCircuit(name, about, netlist, Optional.empty(), recorded(stimulus));
    }

    /// A circuit of which only its pins are known. They take boards where their names say so and random bits
    /// where not; a reset is active in the first two steps alone.
    public static NamedCircuit unknown(String about, Netlist netlist) {
        return new NamedCircuit(netlist.name(), about, () -> netlist, Optional.empty(),
            (circuit, count, seed) -> {
                Pins pins = Pins.recording(circuit);
                Placements placements = new Placements(seed);
                while (pins.size() < count) {
                    setRandom(pins, placements);
                    setResets(pins);
                    pins.step();
                }
                return pins.vectors();
            });
    }

    NamedCircuit withVectors(Supplier<Netlist> other, VectorSource source) {
        return new NamedCircuit(name, about, other, bench, source);
    }

    /// Three quarters of the steps are the bench's, the others random bits on all pins.
    private static VectorSource recorded(Supplier<Bench> bench) {
        return (netlist, count, seed) -> {
            Pins pins = Pins.recording(netlist);
            Placements placements = new Placements(seed);
            Bench first = bench.get();
            while (pins.size() < count - count / 4) {
                first.batch(pins, placements);
            }
            while (pins.size() < count) {
                randomStep(pins, placements);
            }
            return pins.vectors();
        };
    }

    /// Boards, or ranks of them, on the pins that take discs, and random bits on the others.
    static void randomStep(Pins pins, Placements placements) {
        setRandom(pins, placements);
        pins.step();
    }

    private static void setRandom(Pins pins, Placements placements) {
        Placement board = placements.next();
        int row = 8 * placements.random().nextInt(8);
        for (Port port : pins.netlist().ports(Port.Direction.INPUT)) {
            int shift = port.width() == 8 ? row : 0;
            for (int from = 0; from < port.width(); from += Long.SIZE) {
                Bus word = port.bus().slice(from, Math.min(port.width(), from + Long.SIZE));
                pins.set(word,
                    new long[] {OWN.contains(port.name()) ? board.player() >>> shift
                        : OTHER.contains(port.name()) ? board.opponent() >>> shift
                        : placements.random().nextLong()});
            }
        }
    }

    private static void setResets(Pins pins) {
        for (Port port : pins.netlist().ports(Port.Direction.INPUT)) {
            Matcher reset = RESET.matcher(port.name());
            if (port.width() == 1 && reset.matches()) {
                boolean isActive = pins.size() < RESET_STEPS;
                pins.set(port.name(), isActive == (reset.group("low") == null) ? 1 : 0);
            }
        }
    }
}
