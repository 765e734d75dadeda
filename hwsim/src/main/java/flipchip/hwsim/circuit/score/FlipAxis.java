package flipchip.hwsim.circuit.score;

import java.util.List;
import java.util.stream.Stream;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;

/// The four lines through a square along which its disc can be flipped.
public enum FlipAxis {
    FILE(Direction.N), RISING(Direction.NE), ROW(Direction.E), FALLING(Direction.SE);

    /// Why a disc cannot be flipped along an axis.
    public enum Lamp {
        /// No square of the line is empty.
        FILLED,
        /// A neighbour on the line is a stable disc of the same colour.
        NEIGHBOUR,
        /// A neighbour on the line would be beyond the border.
        BORDER,
        /// It can.
        DARK
    }

    private final Direction direction;
    private final long[] lines = new long[64];

    FlipAxis(Direction direction) {
        this.direction = direction;
        for (Square square : Square.values()) {
            lines[square.index()] = Stream.of(direction, direction.opposite())
                .flatMap(d -> Stream.iterate(square, s -> s != null, s -> d.from(s).orElse(null)))
                .mapToLong(Square::bit).reduce(0, (a, b) -> a | b);
        }
    }

    public List<Direction> directions() {
        return List.of(direction, direction.opposite());
    }

    /// The whole line through `square`, as a bitboard.
    public long line(Square square) {
        return lines[square.index()];
    }

    /// What protects a disc of `discs` on `square` along this axis.
    public Lamp lamp(Square square, long discs, long occupied, long stable) {
        if ((line(square) & ~occupied) == 0) {
            return Lamp.FILLED;
        }
        long beside = 0;
        for (Direction d : directions()) {
            var neighbour = d.from(square);
            if (neighbour.isEmpty()) {
                return Lamp.BORDER;
            }
            beside |= neighbour.get().bit();
        }
        return (beside & discs & stable) != 0 ? Lamp.NEIGHBOUR : Lamp.DARK;
    }
}
