package flipchip.app.chips.gallery;

import java.util.List;
import java.util.SplittableRandom;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// A set of positions and games that exhibits begin with; the same in every session.
final class SamplePositions {
    /// Black is to move after it.
    private static final String MIDDLE = "f5f6e6f4e3d6c6c5g5d3f3c4c7d7b4e2c3d2e8b6";
    /// The endgame-chip paper's machine needs fourteen iterations for it: hardware vectors, V6.
    private static final String THREE_EMPTIES =
        "-OXO-XXOXXXXXXXOXXOXXOXOXOXOOXXOXOXXOOOOXOXXOOOOXOXOOOOOOOOOOOO-";
    private static final String WIPE_OUT = "c4c3c2b4a5f4g4c5d6";
    private static final long SEED = 20;

    private SamplePositions() {}

    static Game middleGame() {
        return game(MIDDLE);
    }

    private static Game game(String moves) {
        Game game = Game.INITIAL;
        for (Square move : Square.sequence(moves)) {
            game = game.play(move);
        }
        return game;
    }

    /// The shortest game there is: nine moves, White has no disc left.
    static Game wipeOut() {
        return game(WIPE_OUT);
    }

    static Board middleBoard() {
        return middleGame().position().board();
    }

    /// White, O, to move.
    static Position threeEmpties() {
        long black = 0;
        long white = 0;
        for (int i = 0; i < THREE_EMPTIES.length(); i++) {
            black |= THREE_EMPTIES.charAt(i) == 'X' ? 1L << i : 0;
            white |= THREE_EMPTIES.charAt(i) == 'O' ? 1L << i : 0;
        }
        return Position.of(black, white, Color.WHITE);
    }

    /// A whole game of random moves.
    static Game randomGame() {
        return randomGame(SEED);
    }

    static Game randomGame(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Game game = Game.INITIAL;
        while (!game.isOver()) {
            List<Square> moves = game.position().moves();
            game = game.play(moves.get(random.nextInt(moves.size())));
        }
        return game;
    }

    /// The random game with this many squares left.
    static Position endgame(int empties) {
        Game game = randomGame();
        int ply = 0;
        while (game.positionAt(ply).board().empties() > empties) {
            ply++;
        }
        return game.positionAt(ply);
    }
}
