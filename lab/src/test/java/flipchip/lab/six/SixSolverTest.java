package flipchip.lab.six;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The solver against plain negamax, and its certificates before the checker, which runs as a program of its
/// own.
class SixSolverTest {
    private static final int TABLE_BITS = 16;

    @TempDir
    Path folder;

    /// A position after this many random moves.
    private static SixPosition random(int plies, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        long player = SixRules.START_BLACK;
        long opponent = SixRules.START_WHITE;
        boolean black = true;
        for (int ply = 0; ply < plies;) {
            long legal = SixRules.moves(player, opponent);
            if (legal == 0 && SixRules.moves(opponent, player) == 0) {
                return random(plies, seed + 1000);
            }
            long flipped = 0;
            long placed = 0;
            if (legal != 0) {
                int skip = random.nextInt(Long.bitCount(legal));
                for (; skip > 0; skip--) {
                    legal &= legal - 1;
                }
                placed = Long.lowestOneBit(legal);
                flipped = SixRules.flips(Long.numberOfTrailingZeros(placed), player, opponent);
                ply++;
            }
            long next = opponent ^ flipped;
            opponent = player ^ flipped ^ placed;
            player = next;
            black = !black;
        }
        return black ? new SixPosition(player, opponent, true) : new SixPosition(opponent, player, false);
    }

    /// The score for the side to move, with rules of rows and columns.
    private static int plain(char[] board, char player) {
        char opponent = player == 'X' ? 'O' : 'X';
        int best = Integer.MIN_VALUE;
        for (int square = 0; square < 36; square++) {
            List<Integer> flips = flips(board, square, player, opponent);
            if (!flips.isEmpty()) {
                char[] next = board.clone();
                next[square] = player;
                flips.forEach(flipped -> next[flipped] = player);
                best = Math.max(best, -plain(next, opponent));
            }
        }
        if (best > Integer.MIN_VALUE) {
            return best;
        }
        for (int square = 0; square < 36; square++) {
            if (!flips(board, square, opponent, player).isEmpty()) {
                return -plain(board, opponent);
            }
        }
        int own = (int) new String(board).chars().filter(c -> c == player).count();
        int other = (int) new String(board).chars().filter(c -> c == opponent).count();
        return own > other ? 36 - 2 * other : own < other ? 2 * own - 36 : 0;
    }

    private static List<Integer> flips(char[] board, int square, char player, char opponent) {
        List<Integer> flips = new ArrayList<>();
        for (int direction = 0; direction < 9 && board[square] == '-'; direction++) {
            int down = direction / 3 - 1;
            int right = direction % 3 - 1;
            List<Integer> run = new ArrayList<>();
            int row = square / 6 + down;
            int column = square % 6 + right;
            while (direction != 4 && row >= 0 && row < 6 && column >= 0 && column < 6
                    && board[6 * row + column] == opponent) {
                run.add(6 * row + column);
                row += down;
                column += right;
            }
            if (row >= 0 && row < 6 && column >= 0 && column < 6 && board[6 * row + column] == player) {
                flips.addAll(run);
            }
        }
        return flips;
    }

    @Test
    @Tag("thorough")
    void scoresAreThoseOfPlainNegamax() throws Exception {
        for (int seed = 0; seed < 20; seed++) {
            SixPosition position = random(24 - seed % 3, seed);
            char mover = position.blackMoves() ? 'X' : 'O';
            int expected = plain(position.toString().substring(0, 36).toCharArray(), mover);

            assertEquals(mover == 'X' ? expected : -expected,
                new SixSolver(position, TABLE_BITS, _ -> {}).solve(0).score(), position.toString());
        }
    }

    @Test
    void turnedAndMirroredPositionsAreOne() {
        PositionSet seen = new PositionSet();
        for (int seed = 0; seed < 50; seed++) {
            SixPosition position = random(5 + seed % 20, seed);
            seen.add(position.black(), position.white(), true);
            for (int turn = 0; turn < 8; turn++) {
                assertEquals(false, seen.add(SixRules.turned(position.black(), turn),
                    SixRules.turned(position.white(), turn), true));
            }
            assertEquals(true, seen.add(position.black(), position.white(), false));
        }
    }

    @Tag("thorough")
    @Test
    void theCheckerAcceptsACertificateAndNoOther() throws Exception {
        SixPosition position = random(15, 2);
        SixSolver.Solved solved = new SixSolver(position, TABLE_BITS, _ -> {}).solve(0);
        byte[] right = solved.certificate();

        assertEquals("ACCEPTED: the score is exactly " + solved.score() + " for Black", checked(right));
        byte[] wrong = right.clone();
        wrong[wrong.length - 1] ^= 1;
        assertTrue(checked(wrong).startsWith("REJECTED"));
        String text = new String(right, StandardCharsets.ISO_8859_1);
        String more = text.replace(">= " + solved.score(), ">= " + (solved.score() + 2))
            .replace("<= " + solved.score(), "<= " + (solved.score() + 2));
        assertTrue(checked(more.getBytes(StandardCharsets.ISO_8859_1)).startsWith("REJECTED"));
        int half = text.indexOf(position + " <=");
        assertTrue(
            checked(text.substring(0, half).getBytes(StandardCharsets.ISO_8859_1)).startsWith("REJECTED"));
    }

    private String checked(byte[] certificate) throws Exception {
        Path file = folder.resolve("certificate");
        Files.write(file, certificate);
        Path checker = Path.of("tools/CheckSix.java");
        Process java = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            (Files.exists(checker) ? checker : Path.of("lab").resolve(checker)).toString(), file.toString())
            .redirectErrorStream(true).start();
        List<String> lines =
            new String(java.getInputStream().readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        assertEquals(lines.getLast().startsWith("ACCEPTED") ? 0 : 1, java.waitFor());
        return lines.getLast().replaceAll(" \\(.*", "");
    }
}
