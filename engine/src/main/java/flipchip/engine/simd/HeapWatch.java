package flipchip.engine.simd;

import java.util.Locale;
import java.util.OptionalLong;

/// Notices when the vectors of a thread's searches lie on the heap instead of in registers, which costs ten
/// to forty times their speed, and then gives vectors up for the whole process. Used by one thread.
///
/// The virtual machine is asked once whether it compiles vectors at all. Otherwise the sign is the bytes a
/// node allocates, when the thread has searched so long that its code is compiled, also on a machine with
/// little time for it: then they are none, and one vector for each node would be 48.
public final class HeapWatch {
    /// Nodes from one look to the next.
    static final int WINDOW = 1 << 17;
    /// Processor time that a thread searches before it is judged.
    static final long WARM_NANOS = 5_000_000_000L;
    /// More bytes a node, in [#WINDOWS] looks one after the other, are vectors.
    static final double MOST_BYTES = 4;
    static final int WINDOWS = 8;

    private Counters counters;
    private boolean noted;
    private int nodes;
    private int windows;
    private long bytesBefore;
    private long nanosBefore;
    private long searched;
    private boolean over;

    /// What the virtual machine counts.
    interface Counters {
        /// Whether vectors are compiled at all.
        boolean compilesVectors();

        /// Bytes that this thread has ever allocated; nothing where they are not counted.
        OptionalLong bytes();

        /// Processor time of this thread.
        long nanos();

        void giveUp(String why);
    }

    public HeapWatch() {}

    HeapWatch(Counters counters) {
        this.counters = counters;
    }

    /// A search begins: what was allocated before it does not count, nor does a search shorter than two
    /// windows.
    public void begin() {
        nodes = 0;
        noted = false;
    }

    /// Counts nodes that this thread has searched.
    public void searched(int newNodes) {
        nodes += newNodes;
        if (nodes >= WINDOW) {
            if (!over) {
                look();
            }
            nodes = 0;
        }
    }

    private void look() {
        if (counters == null) {
            counters = Kernels.counters();
        }
        OptionalLong bytes = counters.bytes();
        over = bytes.isEmpty();
        if (!counters.compilesVectors()) {
            over = true;
            counters.giveUp("this Java keeps vectors on the heap (-XX:+EnableVectorSupport is missing)");
        } else if (!over) {
            judge(bytes.getAsLong(), counters.nanos());
        }
    }

    /// The first look of a search only notes where counting begins.
    private void judge(long bytes, long nanos) {
        double perNode = (double) (bytes - bytesBefore) / nodes;
        if (noted) {
            searched += nanos - nanosBefore;
            windows = searched < WARM_NANOS || perNode <= MOST_BYTES ? 0 : windows + 1;
        }
        noted = true;
        bytesBefore = bytes;
        nanosBefore = nanos;
        if (windows == WINDOWS) {
            over = true;
            counters
                .giveUp(String.format(Locale.ROOT, "vectors stayed on the heap, %.0f bytes a node", perNode));
        }
    }
}
