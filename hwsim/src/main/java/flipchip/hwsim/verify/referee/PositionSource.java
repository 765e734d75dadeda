package flipchip.hwsim.verify.referee;

import java.util.SplittableRandom;
import flipchip.engine.board.Board;
import flipchip.engine.board.Square;
import flipchip.engine.simd.Kernels;

/// An endless source of positions to try circuits on, every second one from a random game, the others random
/// boards of every density. Games bring what occurs, boards what is rare. The same seed gives the same
/// positions.
final class PositionSource {
    private final SplittableRandom random;
    private boolean fromGame;
    private long player;
    private long opponent;
    private long first;
    private long second;

    PositionSource(long seed) {
        random = new SplittableRandom(seed);
        restartGame();
    }

    private void restartGame() {
        player = Board.INITIAL.player();
        opponent = Board.INITIAL.opponent();
    }

    /// Goes on to the next position; then read [#first()] and [#second()].
    void advance() {
        fromGame = !fromGame;
        if (fromGame) {
            first = player;
            second = opponent;
            playOn();
        } else {
            drawBoard();
        }
    }

    /// Discs of one side.
    long first() {
        return first;
    }

    /// Discs of the other.
    long second() {
        return second;
    }

    private void playOn() {
        long moves = Kernels.legalMoves(player, opponent);
        if (moves == 0) {
            swap();
            moves = Kernels.legalMoves(player, opponent);
            if (moves == 0) {
                restartGame();
                return;
            }
        }
        int square = Square.random(moves, random).index();
        long flips = Kernels.flips(square, player, opponent);
        player |= flips | 1L << square;
        opponent &= ~flips;
        swap();
    }

    private void swap() {
        long other = player;
        player = opponent;
        opponent = other;
    }

    /// Empties with probability 1/8 to 7/8, and the same for the share of one side: words of random bits
    /// joined by AND or OR three times.
    private void drawBoard() {
        long empty = biased();
        long side = biased();
        first = ~empty & side;
        second = ~empty & ~side;
    }

    private long biased() {
        int eighths = 1 + random.nextInt(7);
        long bits = 0;
        for (int bit = 0; bit < 3; bit++) {
            bits = (eighths >>> bit & 1) != 0 ? bits | random.nextLong() : bits & random.nextLong();
        }
        return bits;
    }
}
