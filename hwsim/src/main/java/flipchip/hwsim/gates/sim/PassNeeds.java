package flipchip.hwsim.gates.sim;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import flipchip.hwsim.gates.netlist.Net;

/// A table of the parts of a pass that must run before a net is right.
final class PassNeeds {
    private static final int WORD = 64;

    private final List<PassPart> parts;
    private final long[][] readers;
    private final int words;
    private final Map<Integer, Integer> partOf = new HashMap<>();
    /// For each part the bits of itself and of all that it follows from.
    private final long[][] needs;

    PassNeeds(List<PassPart> parts, long[][] readers) {
        this.parts = parts;
        this.readers = readers;
        words = (parts.size() + WORD - 1) / WORD;
        needs = new long[parts.size()][];
        for (int part = 0; part < needs.length; part++) {
            needs[part] = of(parts.get(part).reads());
            needs[part][part / WORD] |= 1L << part;
            for (int net : parts.get(part).stores()) {
                partOf.put(net, part);
            }
        }
    }

    /// The parts before these nets, which come from parts that are known.
    private long[] of(Collection<Integer> nets) {
        long[] joined = new long[words];
        nets.stream().map(partOf::get).filter(part -> part != null).distinct()
            .forEach(part -> IntStream.range(0, words).forEach(word -> joined[word] |= needs[part][word]));
        return joined;
    }

    /// @param arrays as the code has them
    WatchedPass watched(CompiledPass code, List<long[]> arrays, List<EdgeGates.Load> loads) {
        List<Integer> commands = new ArrayList<>();
        List<WatchedPass.Load> sometimes = new ArrayList<>();
        for (EdgeGates.Load load : loads) {
            Arrays.stream(load.enables()).forEach(commands::add);
            if (IntStream.of(load.enables()).anyMatch(net -> net == Net.ONE.id())) {
                commands.addAll(load.data());
            } else {
                sometimes.add(new WatchedPass.Load(load.enables(), of(load.data())));
            }
        }
        return new WatchedPass(code, arrays, parts.size(), readers, of(commands), sometimes);
    }
}
