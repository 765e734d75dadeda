package flipchip.engine.match;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import flipchip.engine.Engine;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.board.Board;
import flipchip.engine.board.Game;
import flipchip.engine.board.Symmetry;

/// Short random games to start matches from.
public final class Openings {
    private static final int LEAST_TRIES = 1000;
    private static final int TRIES_PER_OPENING = 200;

    private Openings() {}

    /// Games of `plies` random moves whose last boards differ, also after mirroring, and that go on.
    ///
    /// @throws IllegalArgumentException if so few plies cannot give that many boards
    public static List<Game> random(int count, int plies, long seed) {
        return drawn(count, plies, seed, "", _ -> true);
    }

    /// Openings like those of [#random] that a search calls even.
    ///
    /// @param mostCentidiscs greatest score for either side
    /// @throws IllegalArgumentException if too few of this many plies are even
    public static List<Game> even(int count, int plies, long seed, Engine engine, SearchLimits limits,
            int mostCentidiscs) {
        return drawn(count, plies, seed, "even ", game -> Long.bitCount(game.position().legalMoves()) > 1
                && Math.abs(engine.search(game.position(), limits).centidiscs()) <= mostCentidiscs);
    }

    /// Draws games until `count` of them are `wanted`.
    private static List<Game> drawn(int count, int plies, long seed, String kind, Predicate<Game> wanted) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Game> openings = new ArrayList<>();
        Set<Board> seen = new HashSet<>();
        for (int tries = TRIES_PER_OPENING * count + LEAST_TRIES; openings.size() < count; tries--) {
            if (tries == 0) {
                throw new IllegalArgumentException("only " + openings.size() + " of " + count + " " + kind
                    + "openings of " + plies + " plies found");
            }
            Game game = Game.random(plies, random);
            if (game.length() == plies && !game.isOver() && seen.add(canonical(game.position().board()))
                    && wanted.test(game)) {
                openings.add(game);
            }
        }
        return openings;
    }

    private static Board canonical(Board board) {
        Board least = board;
        for (Symmetry symmetry : Symmetry.values()) {
            Board image = symmetry.apply(board);
            if (Long.compareUnsigned(image.player(), least.player()) < 0 || image.player() == least.player()
                    && Long.compareUnsigned(image.opponent(), least.opponent()) < 0) {
                least = image;
            }
        }
        return least;
    }
}
