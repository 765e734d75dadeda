package flipchip.engine.people;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import flipchip.engine.board.Board;
import flipchip.engine.board.Square;
import flipchip.engine.board.Symmetry;

/// How often people played each move of a position, over all games, those of strong players and the newer
/// ones. A position is found in any of its eight symmetries.
///
/// The file form keeps hashes of positions and counts of moves, no games.
public final class Frequencies {
    /// Kinds of counts: all, by strong players, in newer games.
    public static final int KINDS = 3;
    /// A person at least so strong counts as strong.
    public static final int STRONG = 1600;
    /// From this year on a game counts as new.
    public static final int NEWER = 2012;

    private final Map<Long, int[]> counts;

    private Frequencies(Map<Long, int[]> counts) {
        this.counts = counts;
    }

    public static Frequencies empty() {
        return new Frequencies(new HashMap<>());
    }

    /// Counts one move, with every kind it belongs to.
    public void add(Board board, Square move, boolean strong, boolean newer) {
        Symmetry view = view(board);
        int[] entry = counts.computeIfAbsent(hash(view.apply(board)), _ -> new int[0]);
        int square = view.apply(move).index();
        int at = find(entry, square);
        if (at < 0) {
            at = entry.length;
            entry = java.util.Arrays.copyOf(entry, at + 1 + KINDS);
            entry[at] = square;
            counts.put(hash(view.apply(board)), entry);
        }
        entry[at + 1]++;
        entry[at + 2] += strong ? 1 : 0;
        entry[at + 3] += newer ? 1 : 0;
    }

    /// Number of positions.
    public int size() {
        return counts.size();
    }

    /// Keeps what was reached at least so often.
    public Frequencies atLeast(int games) {
        Map<Long, int[]> kept = new HashMap<>();
        counts.forEach((hash, entry) -> {
            int sum = 0;
            for (int at = 0; at < entry.length; at += 1 + KINDS) {
                sum += entry[at + 1];
            }
            if (sum >= games) {
                kept.put(hash, entry);
            }
        });
        return new Frequencies(kept);
    }

    /// Writes the counts of the legal moves, in the order of their squares: `into[kind * moves + i]`.
    ///
    /// @return whether the position is known; if not, the counts are 0
    public boolean fill(Board board, int[] into) {
        long moves = board.legalMoves();
        int number = Long.bitCount(moves);
        java.util.Arrays.fill(into, 0, KINDS * number, 0);
        Symmetry view = view(board);
        int[] entry = counts.get(hash(view.apply(board)));
        if (entry == null) {
            return false;
        }
        Symmetry back = view.inverse();
        for (int at = 0; at < entry.length; at += 1 + KINDS) {
            long bit = back.apply(1L << entry[at]);
            if ((moves & bit) != 0) {
                int i = Long.bitCount(moves & bit - 1);
                for (int kind = 0; kind < KINDS; kind++) {
                    into[kind * number + i] = entry[at + 1 + kind];
                }
            }
        }
        return true;
    }

    /// The compact form: number of positions, then for each, in the order of the hashes, hash (long), moves
    /// (byte), and for each move its square (byte) and the counts (variable length, seven bits a byte).
    byte[] format() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(ByteBuffer.allocate(Integer.BYTES).putInt(counts.size()).array());
        new TreeMap<>(counts).forEach((hash, entry) -> {
            out.writeBytes(ByteBuffer.allocate(Long.BYTES).putLong(hash).array());
            out.write(entry.length / (1 + KINDS));
            for (int at = 0; at < entry.length; at += 1 + KINDS) {
                out.write(entry[at]);
                for (int kind = 1; kind <= KINDS; kind++) {
                    writeCount(out, entry[at + kind]);
                }
            }
        });
        return out.toByteArray();
    }

    static Frequencies parse(ByteBuffer in) {
        Map<Long, int[]> counts = new HashMap<>();
        for (int left = in.getInt(); left > 0; left--) {
            long hash = in.getLong();
            int[] entry = new int[(1 + KINDS) * in.get()];
            for (int at = 0; at < entry.length; at += 1 + KINDS) {
                entry[at] = in.get() & 63;
                for (int kind = 1; kind <= KINDS; kind++) {
                    entry[at + kind] = readCount(in);
                }
            }
            counts.put(hash, entry);
        }
        return new Frequencies(counts);
    }

    private static void writeCount(ByteArrayOutputStream out, int count) {
        int rest = count;
        while (rest > 127) {
            out.write(rest & 127 | 128);
            rest >>>= 7;
        }
        out.write(rest);
    }

    private static int readCount(ByteBuffer in) {
        int count = 0;
        int shift = 0;
        byte next;
        do {
            next = in.get();
            count |= (next & 127) << shift;
            shift += 7;
        } while (next < 0);
        return count;
    }

    private static int find(int[] entry, int square) {
        for (int at = 0; at < entry.length; at += 1 + KINDS) {
            if (entry[at] == square) {
                return at;
            }
        }
        return -1;
    }

    /// The symmetry whose image of the board is the least.
    private static Symmetry view(Board board) {
        Symmetry best = Symmetry.IDENTITY;
        Board least = board;
        for (Symmetry symmetry : Symmetry.values()) {
            Board image = symmetry.apply(board);
            int order = Long.compareUnsigned(image.player(), least.player());
            if (order < 0 || order == 0 && Long.compareUnsigned(image.opponent(), least.opponent()) < 0) {
                best = symmetry;
                least = image;
            }
        }
        return best;
    }

    /// Mixes two words into one; two positions of the file share a hash once in 10^8 files.
    private static long hash(Board board) {
        long mixed = board.player() * 0x9E37_79B9_7F4A_7C15L
            ^ Long.rotateLeft(board.opponent() * 0xC2B2_AE3D_27D4_EB4FL, 31);
        mixed = (mixed ^ mixed >>> 32) * 0xD6E8_FEB8_6659_FD93L;
        return mixed ^ mixed >>> 29;
    }
}
