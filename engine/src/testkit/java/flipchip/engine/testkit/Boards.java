package flipchip.engine.testkit;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import flipchip.engine.board.Board;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.board.Symmetry;

/// Generators for property tests. A failure names the seed that reproduces it.
public final class Boards {
    private static final int CASES = Integer.getInteger("flipchip.cases", 10_000);

    private Boards() {}

    /// Runs `property` on boards reached by random legal play, 4 to 64 discs on each.
    public static void forAll(Consumer<Board> property) {
        forAll(CASES, random -> reachable(random, random.nextInt(61)), property);
    }

    /// Runs `property` on boards with discs thrown at random, from empty to full; few can occur in a game.
    public static void forAllFillings(Consumer<Board> property) {
        forAll(CASES, Boards::filling, property);
    }

    /// Runs `property` on `cases` boards, each made by `generator` from the seeded `random`.
    public static void forAll(int cases, Function<SplittableRandom, Board> generator,
            Consumer<Board> property) {
        long seed = Long.getLong("flipchip.seed", 20250101L);
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < cases; i++) {
            Board board = generator.apply(random);
            try {
                property.accept(board);
            } catch (AssertionError e) {
                throw new AssertionError("case " + i + " of -Dflipchip.seed=" + seed + ": " + board, e);
            }
        }
    }

    /// A board on which every square holds a disc with the same, randomly chosen probability.
    public static Board filling(SplittableRandom random) {
        double density = random.nextDouble();
        long player = 0;
        long opponent = 0;
        for (Square square : Square.values()) {
            if (random.nextDouble() < density) {
                if (random.nextBoolean()) {
                    player |= square.bit();
                } else {
                    opponent |= square.bit();
                }
            }
        }
        return new Board(player, opponent);
    }

    /// A game of random moves, played to its end.
    public static Game game(SplittableRandom random) {
        return Game.random(60, random);
    }

    /// One of the squares of a bitboard that is not empty.
    public static Square oneOf(long squares, SplittableRandom random) {
        return Square.random(squares, random);
    }

    /// The board after at most `plies` random plies (a pass is one), or the final board of a game that ended
    /// before.
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
            board = board.play(oneOf(moves, random));
        }
        return board;
    }

    /// A game of at most `moves` random moves from the initial position, forced passes implied.
    public static Game randomGame(SplittableRandom random, int moves) {
        return Game.random(moves, random);
    }

    /// The shortest games, each to another board in every symmetry.
    public static List<Game> shortestGames(int count) {
        List<Game> found = new ArrayList<>(List.of(Game.INITIAL));
        Set<Board> seen = new HashSet<>();
        for (int at = 0; found.size() <= count; at++) {
            Game game = found.get(at);
            for (Square move : game.position().moves()) {
                Board behind = game.play(move).position().board();
                if (Stream.of(Symmetry.values()).noneMatch(turn -> seen.contains(turn.apply(behind)))) {
                    seen.add(behind);
                    found.add(game.play(move));
                }
            }
        }
        return found.subList(1, count + 1);
    }
}
