import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;

/// Checks a certificate of a 6x6 Othello score. It shares no code with the program that writes them.
///
///     java lab/tools/CheckSix.java FILE
///
/// A certificate has one or more proofs. Each begins with a line: the 36 squares row by row (X black, O
/// white, - empty), who moves (X or O), what is proved for Black's discs less White's (`>=` or `<=` and a
/// number), the number of empty squares from which on the checker searches itself (at most 10), and the
/// number of bytes that follow. They are the moves of the one who proves, in the order in which this checker
/// comes to need them: depth first, the other side's moves row by row; positions that it met before, turned
/// or mirrored, are left out. One byte a move, 0 to 35.
///
/// Empty squares at the end of a game count for the winner. Exit status 0: all proofs hold and, together,
/// they fix the score; 1: they do not.
public final class CheckSix {
    private static final int MOST_SEARCHED = 10;
    private static final long ALL = (1L << 36) - 1;
    private static final long NOT_LEFT = ALL & ~column(0);
    private static final long NOT_RIGHT = ALL & ~column(5);
    /// Steps along the board and, of each, the squares on which it can end.
    private static final int[] STEPS = {1, 6, 7, 5};
    private static final long[] ENDS = {NOT_LEFT, ALL, NOT_LEFT, NOT_RIGHT};
    private static final long[] ENDS_BACK = {NOT_RIGHT, ALL, NOT_RIGHT, NOT_LEFT};
    private static final long[] POWERS = LongStream.iterate(1, power -> 3 * power).limit(36).toArray();
    /// For each symmetry and each third of the board: its discs as digits of a number to the base three.
    private static final long[][][] TURNS = turns();

    private final byte[] moves;
    private final boolean proverIsBlack;
    private final int bound;
    private final int cut;
    private final Seen seen = new Seen();
    private int next;
    private long nodes;

    private CheckSix(byte[] moves, boolean proverIsBlack, int bound, int cut) {
        this.moves = moves;
        this.proverIsBlack = proverIsBlack;
        this.bound = bound;
        this.cut = cut;
    }

    public static void main(String[] words) throws Exception {
        long start = System.nanoTime();
        List<Proof> proofs = read(Path.of(words[0]));
        proofs.parallelStream().forEach(Proof::check);
        proofs.forEach(proof -> System.out.println(proof.header + ": " + proof.answer));
        boolean fixed = proofs.stream().allMatch(proof -> proof.holds)
                && proofs.stream().map(proof -> proof.board + proof.mover + proof.bound).distinct().count()
                    == 1
                && proofs.stream().map(proof -> proof.atLeast).distinct().count() == 2;
        System.out.printf("%s (%.1f s)%n",
            fixed ? "ACCEPTED: the score is exactly " + proofs.getFirst().bound + " for Black" : "REJECTED",
            (System.nanoTime() - start) / 1e9);
        System.exit(fixed ? 0 : 1);
    }

    /// One proof of the file, and what came of it.
    private static final class Proof {
        final String header;
        final String board;
        final String mover;
        final boolean atLeast;
        final int bound;
        final int cut;
        final byte[] moves;
        boolean holds;
        String answer = "not checked";

        Proof(String header, DataInputStream in) throws IOException {
            this.header = header;
            String[] words = header.split(" ");
            board = words[0];
            mover = words[1];
            atLeast = words[2].equals(">=");
            bound = Integer.parseInt(words[3]);
            cut = Integer.parseInt(words[4]);
            moves = in.readNBytes(Integer.parseInt(words[5]));
            if (board.length() != 36 || !atLeast && !words[2].equals("<=") || !mover.matches("[XO]")
                    || cut > MOST_SEARCHED || bound % 2 != 0) {
                throw new IOException("not a proof: " + header);
            }
        }

        void check() {
            CheckSix check = new CheckSix(moves, atLeast, atLeast ? bound : -bound, cut);
            try {
                holds = check.proved(discs('X'), discs('O'), mover.equals("X")) && check.next == moves.length;
                answer = (holds ? "holds, " : "does not hold, ") + check.seen.count + " positions, "
                    + check.nodes + " nodes of search";
            } catch (IllegalStateException e) {
                answer = "does not hold: " + e.getMessage();
            }
        }

        private long discs(char disc) {
            long discs = 0;
            for (int square = 0; square < 36; square++) {
                discs |= board.charAt(square) == disc ? 1L << square : 0;
            }
            return discs;
        }
    }

    private static List<Proof> read(Path file) throws IOException {
        List<Proof> proofs = new ArrayList<>();
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
            for (int c = in.read(); c >= 0; c = in.read()) {
                StringBuilder line = new StringBuilder();
                for (; c > '\n' && line.length() < 100; c = in.read()) {
                    line.append((char) c);
                }
                proofs.add(new Proof(line.toString(), in));
            }
        }
        return proofs;
    }

    // ---- the proof

    /// Whether the prover gets at least `bound` discs more than the other here.
    private boolean proved(long black, long white, boolean blackMoves) {
        long player = blackMoves ? black : white;
        long opponent = blackMoves ? white : black;
        if (!seen.add(number(player, opponent) * 2 + (blackMoves ? 1 : 0))) {
            return true;
        }
        boolean provers = blackMoves == proverIsBlack;
        long legal = legal(player, opponent);
        boolean over = legal == 0 && legal(opponent, player) == 0;
        if (over || 36 - Long.bitCount(black | white) <= cut) {
            return provers ? atLeast(player, opponent, bound) : !atLeast(player, opponent, 2 - bound);
        }
        if (legal == 0) {
            return proved(black, white, !blackMoves);
        }
        if (provers) {
            if (next == moves.length) {
                throw new IllegalStateException("it ends too early");
            }
            int square = moves[next++];
            if (square < 0 || square >= 36 || (legal >> square & 1) == 0) {
                throw new IllegalStateException("byte " + (next - 1) + " is no legal move");
            }
            return after(player, opponent, square, blackMoves);
        }
        for (long rest = legal; rest != 0; rest &= rest - 1) {
            if (!after(player, opponent, Long.numberOfTrailingZeros(rest), blackMoves)) {
                return false;
            }
        }
        return true;
    }

    private boolean after(long player, long opponent, int square, boolean blackMoves) {
        long flips = flips(square, player, opponent);
        long own = player | flips | 1L << square;
        long other = opponent & ~flips;
        return blackMoves ? proved(own, other, false) : proved(other, own, true);
    }

    // ---- a plain search of the last squares

    /// Whether `player`, who moves, gets at least this many discs more. Scores are even.
    private boolean atLeast(long player, long opponent, int wanted) {
        nodes++;
        long legal = legal(player, opponent);
        if (legal == 0) {
            return legal(opponent, player) == 0
                ? score(player, opponent) >= wanted
                : !atLeast(opponent, player, 2 - wanted);
        }
        // with more than four empty squares the move first that leaves the fewest answers
        boolean sorted = 36 - Long.bitCount(player | opponent) > 4;
        long[] order = new long[Long.bitCount(legal)];
        int count = 0;
        for (long rest = legal; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long flips = flips(square, player, opponent);
            int answers = sorted ? Long.bitCount(legal(opponent & ~flips, player | flips | 1L << square)) : 0;
            order[count++] = (long) answers << 48 | (long) square << 40 | flips;
        }
        Arrays.sort(order);
        for (long entry : order) {
            long flips = entry & ALL;
            if (!atLeast(opponent & ~flips, player | flips | 1L << (entry >> 40 & 63), 2 - wanted)) {
                return true;
            }
        }
        return false;
    }

    // ---- the rules

    private static long column(int column) {
        return 0x0_4104_1041L << column;
    }

    private static long legal(long player, long opponent) {
        long ends = 0;
        for (int d = 0; d < 4; d++) {
            long on = player << STEPS[d] & ENDS[d] & opponent;
            long back = player >>> STEPS[d] & ENDS_BACK[d] & opponent;
            for (int i = 0; i < 3; i++) {
                on |= on << STEPS[d] & ENDS[d] & opponent;
                back |= back >>> STEPS[d] & ENDS_BACK[d] & opponent;
            }
            ends |= on << STEPS[d] & ENDS[d] | back >>> STEPS[d] & ENDS_BACK[d];
        }
        return ends & ALL & ~(player | opponent);
    }

    private static long flips(int square, long player, long opponent) {
        long flips = 0;
        for (int d = 0; d < 8; d++) {
            long run = 0;
            long at = step(1L << square, d);
            for (; (at & opponent) != 0; at = step(at, d)) {
                run |= at;
            }
            flips |= (at & player) != 0 ? run : 0;
        }
        return flips;
    }

    private static long step(long at, int d) {
        return d < 4 ? at << STEPS[d] & ENDS[d] : at >>> STEPS[d - 4] & ENDS_BACK[d - 4];
    }

    private static int score(long player, long opponent) {
        int own = Long.bitCount(player);
        int other = Long.bitCount(opponent);
        return own > other ? 36 - 2 * other : own < other ? 2 * own - 36 : 0;
    }

    // ---- positions met before

    /// The least number among those of the eight turned and mirrored boards; different positions never share
    /// one.
    private static long number(long player, long opponent) {
        long least = Long.MAX_VALUE;
        for (long[][] turn : TURNS) {
            long number = 0;
            for (int third = 0; third < 36; third += 12) {
                number += turn[third / 12][(int) (player >> third) & 4095]
                    + 2 * turn[third / 12][(int) (opponent >> third) & 4095];
            }
            least = Math.min(least, number);
        }
        return least;
    }

    private static long[][][] turns() {
        long[][][] turns = new long[8][3][4096];
        for (int turn = 0; turn < 8; turn++) {
            for (int square = 0; square < 36; square++) {
                int row = (turn & 1) == 0 ? square / 6 : 5 - square / 6;
                int column = (turn & 2) == 0 ? square % 6 : 5 - square % 6;
                long worth = POWERS[(turn & 4) == 0 ? 6 * row + column : 6 * column + row];
                for (int bits = 0; bits < 4096; bits++) {
                    turns[turn][square / 12][bits] += (bits >> square % 12 & 1) * worth;
                }
            }
        }
        return turns;
    }

    /// A set of numbers that are not 0.
    private static final class Seen {
        private long[] slots = new long[1 << 16];
        private int count;

        boolean add(long number) {
            if (2 * count > slots.length) {
                long[] old = slots;
                slots = new long[2 * old.length];
                LongStream.of(old).filter(kept -> kept != 0).forEach(kept -> slots[slot(kept)] = kept);
            }
            int slot = slot(number);
            boolean met = slots[slot] != 0;
            slots[slot] = number;
            count += met ? 0 : 1;
            return !met;
        }

        private int slot(long number) {
            long mixed = number * 0x9E37_79B9_7F4A_7C15L;
            int slot = (int) (mixed >>> 32) & slots.length - 1;
            while (slots[slot] != 0 && slots[slot] != number) {
                slot = slot + 1 & slots.length - 1;
            }
            return slot;
        }
    }
}
