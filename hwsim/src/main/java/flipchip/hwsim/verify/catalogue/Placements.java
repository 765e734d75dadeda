package flipchip.hwsim.verify.catalogue;

import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// A source of positions and moves for a [Bench]: half of them from random games, half random boards, or
/// those of a given game.
/// Thread: owner
public final class Placements {
    private final SplittableRandom random;
    private final Supplier<Placement> source;
    private Position game = Position.INITIAL;
    private boolean begun;
    private boolean fromGame;

    /// Random placements after the opening move d3. Equal seeds give equal placements.
    Placements(long seed) {
        random = new SplittableRandom(seed);
        source = this::draw;
    }

    /// Given placements.
    Placements(Supplier<Placement> source) {
        random = new SplittableRandom(0);
        this.source = source;
    }

    /// The generator of everything else that a bench draws.
    public SplittableRandom random() {
        return random;
    }

    Placement next() {
        return source.get();
    }

    /// A legal square five times in eight, else mostly an empty one, else any.
    private Placement draw() {
        if (!begun) {
            begun = true;
            fromGame = true;
            game = game.play(Square.D3);
            return new Placement(Position.INITIAL, Optional.of(Square.D3));
        }
        fromGame = !fromGame;
        Position position = fromGame ? game : board();
        long legal = position.legalMoves();
        long empty = ~position.board().occupied();
        int kind = random.nextInt(8);
        Square square =
            Square.random(kind > 2 && legal != 0 ? legal : kind > 0 && empty != 0 ? empty : -1L, random);
        if (fromGame) {
            game = legal == 0 ? Position.INITIAL : game.play(Square.random(legal, random));
        }
        return new Placement(position, Optional.of(square));
    }

    private Position board() {
        double density = random.nextDouble();
        long black = 0;
        long white = 0;
        for (Square square : Square.values()) {
            if (random.nextDouble() < density) {
                if (random.nextBoolean()) {
                    black |= square.bit();
                } else {
                    white |= square.bit();
                }
            }
        }
        return Position.of(black, white, random.nextBoolean() ? Color.BLACK : Color.WHITE);
    }

    /// A position of a random game with a number of empty squares between two bounds.
    Position endgame(int fewest, int most) {
        int empties = random.nextInt(fewest, most + 1);
        Position position = Position.INITIAL;
        while (position.board().empties() > empties) {
            long legal = position.legalMoves();
            position = legal == 0 ? Position.INITIAL : position.play(Square.random(legal, random));
        }
        return position;
    }
}
