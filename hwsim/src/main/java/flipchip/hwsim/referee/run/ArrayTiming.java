package flipchip.hwsim.referee.run;

import java.util.List;
import java.util.Optional;
import flipchip.engine.board.Color;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.array.CellArray;

/// A measurement of an array's delay for the longest runs, on the unit-delay simulator: six discs of either
/// colour, along a rank, a file and a diagonal, from both ends.
///
/// @param legal gate delays from the board until nothing changes any more
/// @param flips gate delays from the selected square until nothing changes any more
public record ArrayTiming(int legal, int flips) {
    private static final int LONGEST_RUN = 6;
    private static final List<Direction> FROM_A1 = List.of(Direction.E, Direction.S, Direction.SE);

    public static ArrayTiming of(CellArray array) {
        int legal = 0;
        int flips = 0;
        for (Direction direction : FROM_A1) {
            for (Color color : Color.values()) {
                for (boolean fromA1 : new boolean[] {true, false}) {
                    List<FlipRun.Phase> phases = fromA1
                        ? run(array, Square.of(0), direction, color)
                        : run(array, end(Square.of(0), direction), direction.opposite(), color);
                    legal = Math.max(legal, phases.get(0).settledAt());
                    flips = Math.max(flips, phases.get(1).settledAt());
                }
            }
        }
        return new ArrayTiming(legal, flips);
    }

    /// The shortest clock in which everything measured settles: the selected square comes one gate after the
    /// edge.
    public int period() {
        return Math.max(legal, flips + 1);
    }

    private static Square end(Square corner, Direction direction) {
        Square at = corner;
        for (int step = 0; step <= LONGEST_RUN; step++) {
            at = direction.from(at).orElseThrow();
        }
        return at;
    }

    private static List<FlipRun.Phase> run(CellArray array, Square corner, Direction direction, Color color) {
        long discs = 0;
        Square at = corner;
        for (int step = 0; step < LONGEST_RUN; step++) {
            at = direction.from(at).orElseThrow();
            discs |= at.bit();
        }
        long own = direction.from(at).orElseThrow().bit();
        Position row = color == Color.BLACK ? Position.of(own, discs, color) : Position.of(discs, own, color);
        return FlipRun.of(array, row, Optional.of(corner)).phases();
    }
}
