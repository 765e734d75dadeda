package flipchip.engine.simd;

/// The children of the nodes on one line of search, as parallel arrays that the kernels fill; one per thread.
///
/// A node owns a region of the arrays. Children stay where they were written; only their keys are sorted, and
/// a key carries the index of its child.
public final class ChildList {
    /// Most children of one node (33, see doi 10.51094/jxiv.480) and the idle lanes a kernel writes behind
    /// them.
    public static final int REGION = 40;
    /// A key is `(order + KEY_OFFSET) << KEY_SHIFT | index`; small is good.
    public static final int KEY_SHIFT = 16;
    /// Makes keys positive, so that they compare as they are.
    public static final int KEY_OFFSET = 1 << 20;

    /// Above every key.
    private static final long PUT_OFF = 1L << 48;
    private static final int INDEX_MASK = (1 << KEY_SHIFT) - 1;

    public final long[] keys;
    /// The square played, as a bit.
    public final long[] moves;
    /// The discs the move flips.
    public final long[] flips;
    /// The legal moves of the opponent after it.
    public final long[] replies;

    /// The parent of each child, for kernels that work on children of different parents.
    final long[] players;
    final long[] opponents;
    /// What [Captives] found for the parent whose children are being made.
    final long[] captives = new long[Captives.SIZE];

    /// @param regions nodes that keep their children at the same time, 1..1024
    public ChildList(int regions) {
        int capacity = regions * REGION;
        keys = new long[capacity];
        moves = new long[capacity];
        flips = new long[capacity];
        replies = new long[capacity];
        players = new long[capacity];
        opponents = new long[capacity];
    }

    /// Moves the smallest key of `first..end-1` to `first` and returns the index of its child: one step of a
    /// lazy selection sort, because most nodes are cut off after one or two children.
    public int best(int first, int end) {
        long[] k = keys;
        int best = first;
        long bestKey = k[first];
        for (int i = first + 1; i < end; i++) {
            if (k[i] < bestKey) {
                bestKey = k[i];
                best = i;
            }
        }
        k[best] = k[first];
        k[first] = bestKey;
        return (int) bestKey & INDEX_MASK;
    }

    /// Lets the child at the front of an unsorted rest come again behind all others, once.
    ///
    /// @return false if it has been put off before
    public boolean putOff(int position) {
        if (keys[position] >= PUT_OFF) {
            return false;
        }
        keys[position] += PUT_OFF;
        return true;
    }

    /// The square of child `index`, 0..63.
    public int square(int index) {
        return Long.numberOfTrailingZeros(moves[index]);
    }

    /// The child whose key is at `position`.
    public int child(int position) {
        return (int) keys[position] & INDEX_MASK;
    }

    /// The order that the key at `position` stands for, small is good.
    public int order(int position) {
        return (int) (keys[position] >> KEY_SHIFT) - KEY_OFFSET;
    }

    /// Gives the child whose key is at `position` another one: `order` decides, small is good.
    ///
    /// @param order above -[#KEY_OFFSET]
    public void setOrder(int position, int order) {
        keys[position] = key(order, child(position));
    }

    /// Moves the key of the child that plays `square` to `first`.
    ///
    /// @param end behind the last key
    /// @return false if no such child exists
    public boolean bringForward(int square, int first, int end) {
        for (int i = first; i < end; i++) {
            if (square(child(i)) == square) {
                long key = keys[i];
                keys[i] = keys[first];
                keys[first] = key;
                return true;
            }
        }
        return false;
    }

    static long key(int order, int index) {
        return (long) (order + KEY_OFFSET) << KEY_SHIFT | index;
    }
}
