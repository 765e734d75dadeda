package flipchip.engine.testkit;

import java.util.SplittableRandom;
import java.util.function.Consumer;
import flipchip.engine.board.Board;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;

/// Generators for property tests. A failure names the seed that reproduces it.
public final class Boards {
    private static final int CASES = Integer.getInteger("flipchip.cases", 10_000);

    private Boards() {}

    /// Runs `property` on boards reached by random legal play, 4 to 64 discs on each.
    public static void forAll(Consumer<Board> property) {
        long seed = Long.getLong("flipchip.seed", 20250101L);
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < CASES; i++) {
            Board board = reachable(random, random.nextInt(61));
            try {
                property.accept(board);
            } catch (AssertionError e) {
                throw new AssertionError("case " + i + " of -Dflipchip.seed=" + seed + ": " + board, e);
            }
        }
    }

    /// The board after at most `plies` random plies (a pass is one), or the final board of a game that ended before.
    public static Board reachable(SplittableRandom random, int plies) {
        Board board = Board.INITIAL;
        for (int ply = 0; ply < plies; ply++) {
            long moves = board.legalMoves();
            if (moves == 0) {
                board = board.pass();
                if (board.legalMoves() == 0) {
                    return board;
                }
                continue;
            }
            for (int skip = random.nextInt(Long.bitCount(moves)); skip > 0; skip--) {
                moves &= moves - 1;
            }
            board = board.play(Square.of(Long.numberOfTrailingZeros(moves)));
        }
        return board;
    }

    /// A game of at most `moves` random moves from the initial position, forced passes implied.
    public static Game randomGame(SplittableRandom random, int moves) {
        Game game = Game.INITIAL;
        while (game.length() < moves && !game.isOver()) {
            long legal = game.position().legalMoves();
            for (int skip = random.nextInt(Long.bitCount(legal)); skip > 0; skip--) {
                legal &= legal - 1;
            }
            game = game.play(Square.of(Long.numberOfTrailingZeros(legal)));
        }
        return game;
    }
}
