package flipchip.hwsim.gates.sim;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// A pass in parts; a part runs only if it is requested and its inputs have changed.
///
/// A waiting part has a bit. The generated code takes the lowest one that is also requested, and sets the
/// bits of its readers; they come later, because parts are in the order of the gates. Enables of registers
/// are requested in every pass, their inputs only where a register is loaded.
final class WatchedPass implements CompiledPass {
    private final CompiledPass code;
    private final long[] values;
    private final long[] waiting;
    private final long[] wanted;
    private final long[] everyPart;
    private final long[] always;
    private final int[][] enables;
    private final Bits[] loads;
    /// For each net the parts that read it.
    private final Bits[] readers;

    /// Some bits of an array of words: the words that have any, and those.
    private record Bits(int[] words, long[] bits) {
        static final Bits NONE = new Bits(new int[0], new long[0]);

        static Bits of(long[] mask) {
            int[] words = IntStream.range(0, mask.length).filter(word -> mask[word] != 0).toArray();
            return new Bits(words, Arrays.stream(words).mapToLong(word -> mask[word]).toArray());
        }

        void joinTo(long[] mask) {
            for (int i = 0; i < words.length; i++) {
                mask[words[i]] |= bits[i];
            }
        }
    }

    /// Parts that must have run before registers are loaded, as bits.
    ///
    /// @param enables nets of which one is high if they are
    record Load(int[] enables, long[] parts) {}

    /// @param code    works on the arrays
    /// @param arrays  values of the nets; bits of the parts that wait; bits of those requested
    /// @param parts   how many there are
    /// @param readers for each net the bits of the parts that read it; null for none
    /// @param always  parts requested in every pass
    WatchedPass(CompiledPass code, List<long[]> arrays, int parts, long[][] readers, long[] always,
            List<Load> loads) {
        this.code = code;
        values = arrays.get(PassCompiler.VALUES);
        waiting = arrays.get(PassCompiler.WAITING);
        wanted = arrays.get(PassCompiler.WANTED);
        this.always = always;
        this.readers =
            Arrays.stream(readers).map(mask -> mask == null ? Bits.NONE : Bits.of(mask)).toArray(Bits[]::new);
        enables = loads.stream().map(Load::enables).toArray(int[][]::new);
        this.loads = loads.stream().map(load -> Bits.of(load.parts)).toArray(Bits[]::new);
        everyPart = new long[waiting.length];
        IntStream.range(0, parts).forEach(part -> everyPart[part >> 6] |= 1L << part);
    }

    @Override
    public void run() {
        System.arraycopy(always, 0, wanted, 0, wanted.length);
        code.run();
        boolean more = false;
        for (int i = 0; i < loads.length; i++) {
            if (isHigh(enables[i])) {
                loads[i].joinTo(wanted);
                more = true;
            }
        }
        if (more) {
            code.run();
        }
    }

    private boolean isHigh(int[] nets) {
        for (int net : nets) {
            if (values[net] != 0) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void finish() {
        System.arraycopy(everyPart, 0, wanted, 0, wanted.length);
        code.run();
    }

    @Override
    public void changed(int net) {
        readers[net].joinTo(waiting);
    }

    @Override
    public void allChanged() {
        System.arraycopy(everyPart, 0, waiting, 0, waiting.length);
    }
}
