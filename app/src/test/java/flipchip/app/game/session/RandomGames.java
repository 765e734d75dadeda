package flipchip.app.game.session;

import java.util.List;
import java.util.SplittableRandom;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// Games of random moves for tests, the same for the same seed.
public final class RandomGames {
    private RandomGames() {}

    /// `start` played to its end by random moves.
    public static Game toTheEnd(long seed, Position start) {
        SplittableRandom random = new SplittableRandom(seed);
        Game game = Game.startingAt(start);
        while (!game.isOver()) {
            List<Square> moves = game.position().moves();
            game = game.play(moves.get(random.nextInt(moves.size())));
        }
        return game;
    }

    /// The first of the seed's games that is not over after `plies` moves and leaves a choice then.
    public static Game of(long seed, int plies) {
        SplittableRandom random = new SplittableRandom(seed);
        while (true) {
            Game game = Game.INITIAL;
            while (!game.isOver() && game.length() < plies) {
                List<Square> moves = game.position().moves();
                game = game.play(moves.get(random.nextInt(moves.size())));
            }
            if (!game.isOver() && Long.bitCount(game.position().legalMoves()) > 2) {
                return game;
            }
        }
    }
}
