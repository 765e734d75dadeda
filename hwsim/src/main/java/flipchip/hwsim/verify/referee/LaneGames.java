package flipchip.hwsim.verify.referee;

import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// The games that many machines play side by side, by the rules.
/// Thread: owner
final class LaneGames {
    private static final int CLOCKS_TO_FIRST_MOVE = 4;
    private static final int CLOCKS_OF_A_MOVE = 6;
    private static final int CLOCKS_OF_A_PASS = 3;

    private final Position start;
    private final SplittableRandom random;
    private final Position[] positions;
    private final StringBuilder[] transcripts;
    /// Clocks since the last move was written, or since power-up; and how many there should be.
    private final int[] elapsed;
    private final int[] expected;
    private final int[] chosen;
    private final Set<String> finished = new HashSet<>();
    private int finishedGames;
    private long writing;
    private long moves;
    private long passes;

    LaneGames(Position start, int lanes, long seed) {
        this.start = start.afterForcedPass();
        random = new SplittableRandom(seed);
        positions = new Position[lanes];
        transcripts = new StringBuilder[lanes];
        elapsed = new int[lanes];
        expected = new int[lanes];
        chosen = new int[lanes];
        for (int lane = 0; lane < lanes; lane++) {
            begin(lane);
            elapsed[lane] = -1;
        }
    }

    private void begin(int lane) {
        positions[lane] = start;
        transcripts[lane] = new StringBuilder();
        elapsed[lane] = 0;
        expected[lane] = CLOCKS_TO_FIRST_MOVE;
    }

    /// A clock begins, in which nothing is written yet.
    void clock() {
        writing = 0;
        for (int lane = 0; lane < elapsed.length; lane++) {
            elapsed[lane]++;
        }
    }

    long writing() {
        return writing;
    }

    /// Bit `bit` of the square numbers to be written, in the lanes that write.
    long moveBit(int bit) {
        long lanes = 0;
        for (int lane = 0; lane < chosen.length; lane++) {
            lanes |= (long) (chosen[lane] >>> bit & 1) << lane;
        }
        return lanes & writing;
    }

    Position position(int lane) {
        return positions[lane];
    }

    String transcript(int lane) {
        return transcripts[lane].toString();
    }

    /// Whether the machine took as many clocks as it should since the last move.
    ///
    /// @param over one pass more is tried before the game is over
    boolean clocksAreRight(int lane, boolean over) {
        return elapsed[lane] == expected[lane] + (over ? CLOCKS_OF_A_PASS : 0);
    }

    /// Whether the machine took longer than any move, pass or end of a game may: it hangs.
    boolean hangs(int lane) {
        return elapsed[lane] > expected[lane] + CLOCKS_OF_A_PASS;
    }

    /// Plays a random legal move in this clock.
    void chooseMove(int lane) {
        Position before = positions[lane];
        if (before.legalMoves() == 0) {
            return;
        }
        Square square = Square.random(before.legalMoves(), random);
        positions[lane] = before.play(square);
        boolean pass = positions[lane].toMove() == before.toMove() && !positions[lane].isGameOver();
        transcripts[lane].append(square);
        chosen[lane] = square.index();
        writing |= 1L << lane;
        elapsed[lane] = 0;
        expected[lane] = CLOCKS_OF_A_MOVE + (pass ? CLOCKS_OF_A_PASS : 0);
        moves++;
        passes += pass ? 1 : 0;
    }

    /// The game of this lane is over; the machine is reset in this clock.
    void restart(int lane) {
        finished.add(transcripts[lane].toString());
        finishedGames++;
        begin(lane);
        elapsed[lane] = -1;
    }

    int finished() {
        return finishedGames;
    }

    int distinct() {
        return finished.size();
    }

    long moves() {
        return moves;
    }

    long passes() {
        return passes;
    }
}
