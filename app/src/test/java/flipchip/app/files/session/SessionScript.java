package flipchip.app.files.session;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import flipchip.app.game.session.GameSession;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;

/// What a busy user does, step by step, the same for the same seed: mostly moves, sometimes back, other
/// moves, comments, new games.
final class SessionScript {
    private final long seed;

    SessionScript(long seed) {
        this.seed = seed;
    }

    /// Step number `number` (1 = the first) on a session that has done all before it.
    void step(GameSession session, int number) {
        SplittableRandom random = new SplittableRandom(seed * 100_003 + number);
        int kind = random.nextInt(100);
        if (kind < 6) {
            session.jump(random.nextInt(session.line().length() + 1));
        } else if (kind < 9) {
            session.comment(session.game().moves(), "remark " + number);
        } else if (kind < 11 && session.ply() > 0) {
            session.promote(session.game().moves());
        } else if (kind < 13 && session.ply() > 0) {
            session.delete(session.game().moves());
        } else if (kind < 14) {
            session.show(randomGame(random));
        } else if (session.game().isOver()) {
            session.newGame();
        } else {
            session.play(oneOf(session.game(), random));
        }
    }

    /// What the board shows after a step, to be compared.
    static String describe(GameSession session) {
        return session.tree() + " " + session.line().moves() + " " + session.ply();
    }

    private static Game randomGame(SplittableRandom random) {
        Game game = Game.INITIAL;
        for (int n = random.nextInt(40); n > 0 && !game.isOver(); n--) {
            game = game.play(oneOf(game, random));
        }
        return game;
    }

    private static Square oneOf(Game game, SplittableRandom random) {
        List<Square> legal = new ArrayList<>(game.position().moves());
        return legal.get(random.nextInt(legal.size()));
    }
}
