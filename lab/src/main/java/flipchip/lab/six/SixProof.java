package flipchip.lab.six;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/// A prover of a bound of a score; it records the proof as the prover's moves. One thread.
public final class SixProof {
    /// From so few empty squares on a proof is left to the checker.
    public static final int LEFT_TO_CHECKER = 10;

    private final SixPosition start;
    private final boolean atLeast;
    private final int bound;
    private final SixSearch search;
    private final SixTable table;
    private final PositionSet seen = new PositionSet();
    private volatile boolean refuted;
    private final ByteArrayOutputStream moves = new ByteArrayOutputStream();

    /// @param atLeast   prove that Black's discs less White's are at least `bound`, not at most
    /// @param tableBits 2 to this power are the entries of the table, of 16 bytes
    public SixProof(SixPosition start, boolean atLeast, int bound, int tableBits) {
        this.start = start;
        this.atLeast = atLeast;
        this.bound = bound;
        table = new SixTable(tableBits);
        search = new SixSearch(table);
    }

    /// Positions searched so far. Any thread; it may see an older number.
    public long nodes() {
        return search.nodes();
    }

    /// Searches. Whether the bound is true; no, too, after [#stop].
    public boolean prove() {
        boolean provers = start.blackMoves() == atLeast;
        int wanted = atLeast ? bound : -bound;
        boolean proved = provers
            ? search.search(player(), opponent(), wanted - 1) >= wanted
            : search.search(player(), opponent(), -wanted) <= -wanted;
        refuted = !proved && !search.stop;
        return proved && !search.stop;
    }

    /// Whether the bound is known to be false.
    public boolean refuted() {
        return refuted;
    }

    private long player() {
        return start.blackMoves() ? start.black() : start.white();
    }

    private long opponent() {
        return start.blackMoves() ? start.white() : start.black();
    }

    /// Ends a search that runs; its answer means nothing then. Any thread.
    public void stop() {
        search.stop = true;
    }

    /// Writes the proof after [#prove] said yes. What the table lost is searched again.
    ///
    /// @return its moves; 0, and nothing is written, after [#stop]
    public int write(OutputStream out) throws IOException {
        moves.reset();
        walk(player(), opponent(), start.blackMoves() == atLeast);
        if (search.stop) {
            return 0;
        }
        out.write(
            (start + (atLeast ? " >= " : " <= ") + bound + " " + LEFT_TO_CHECKER + " " + moves.size() + "\n")
                .getBytes(StandardCharsets.US_ASCII));
        moves.writeTo(out);
        return moves.size();
    }

    private void walk(long player, long opponent, boolean provers) {
        if (!seen.add(player, opponent, provers)
                || 36 - Long.bitCount(player | opponent) <= LEFT_TO_CHECKER) {
            return;
        }
        long legal = SixRules.moves(player, opponent);
        if (legal == 0) {
            if (SixRules.moves(opponent, player) != 0) {
                walk(opponent, player, !provers);
            }
            return;
        }
        if (provers) {
            if (search.stop) {
                return;
            }
            int square = search.provingMove(player, opponent, (atLeast ? bound : -bound) - 1);
            moves.write(6 * (square / 8 - 1) + square % 8 - 1);
            legal = 1L << square;
        }
        for (long rest = legal; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long flipped = SixRules.flips(square, player, opponent);
            walk(opponent ^ flipped, player ^ flipped ^ 1L << square, !provers);
        }
    }
}
