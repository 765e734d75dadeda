package flipchip.engine.match;

import java.util.SplittableRandom;
import flipchip.engine.Engine;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.TimeControl;
import flipchip.engine.board.Board;
import flipchip.engine.board.Flips;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// Players for matches: an engine, and the two simplest ones to measure it by.
public final class Players {
    private Players() {}

    /// Plays any legal move, each as likely as the others.
    public static Player random(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        return new Simple("random") {
            @Override
            public Square choose(Position position, TimeControl time) {
                return Square.random(position.legalMoves(), random);
            }
        };
    }

    /// Flips as many discs as it can; the first such square in the order a1, b1, ... h8.
    public static Player greedy() {
        return new Simple("greedy") {
            @Override
            public Square choose(Position position, TimeControl time) {
                Board board = position.board();
                int best = -1;
                int most = 0;
                for (long rest = board.legalMoves(); rest != 0; rest &= rest - 1) {
                    int square = Long.numberOfTrailingZeros(rest);
                    int flips = Long.bitCount(Flips.flips(square, board.player(), board.opponent()));
                    if (flips > most) {
                        most = flips;
                        best = square;
                    }
                }
                return Square.of(best);
            }
        };
    }

    /// An engine under fixed limits; in a match with clocks its clock takes the place of the limits' time.
    /// The caller closes the engine.
    public static Player engine(String name, Engine engine, SearchLimits limits) {
        return new Simple(name) {
            @Override
            public Square choose(Position position, TimeControl time) {
                SearchLimits mine = time.equals(TimeControl.UNLIMITED) ? limits : limits.withTime(time);
                return engine.search(position, mine).bestMove();
            }
        };
    }

    private abstract static class Simple implements Player {
        private final String name;

        Simple(String name) {
            this.name = name;
        }

        @Override
        public String name() {
            return name;
        }
    }
}
