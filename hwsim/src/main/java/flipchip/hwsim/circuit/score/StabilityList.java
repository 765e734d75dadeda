package flipchip.hwsim.circuit.score;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.board.Stability;

/// A work list after the parallel-search essay's stability algorithm: stable squares whose neighbours are
/// examined next.
///
/// [#full(Position)] starts from all discs; [#after(Position, Position)] continues from its set and list, as
/// the essay proposes, with the same result. Nothing is examined before a corner or an edge square next to
/// one is taken. One game.
/// Thread: owner
public final class StabilityList {
    private final Set<Square> open = new LinkedHashSet<>();
    private final Deque<Square> work = new ArrayDeque<>();
    private List<StabilityRun.Step> examined = new ArrayList<>();
    private long black;
    private long white;
    private long stable;
    /// Squares looked at since the set last grew: looking again would find the same.
    private long seen;

    /// Forgets what it knows and looks at the whole board.
    public StabilityRun full(Position position) {
        open.clear();
        stable = 0;
        begin(position);
        if ((occupied() & Stability.FIRST_SQUARES) != 0) {
            Square.all(occupied()).forEach(square -> examine(square, StabilityRun.Reason.SEED));
            propagate();
        }
        return run();
    }

    /// Takes over a position reached from the last one by one move.
    ///
    /// @param before the position that was looked at last, or an unlooked-at one without stable discs
    public StabilityRun after(Position before, Position after) {
        begin(after);
        if ((occupied() & Stability.FIRST_SQUARES) == 0) {
            return run();
        }
        if ((before.board().occupied() & Stability.FIRST_SQUARES) == 0) {
            return full(after);
        }
        long placed = after.board().occupied() & ~before.board().occupied();
        long changed = placed | before.black() & after.white() | before.white() & after.black();
        for (Square square : Square.all(placed)) {
            for (FlipAxis axis : FlipAxis.values()) {
                if ((axis.line(square) & ~occupied()) == 0) {
                    Square.all(axis.line(square)).forEach(s -> examine(s, StabilityRun.Reason.LINE));
                }
            }
        }
        Square.all(changed).forEach(square -> examine(square, StabilityRun.Reason.MOVE));
        work.addAll(open.stream().filter(square -> !work.contains(square)).toList());
        propagate();
        return run();
    }

    private void begin(Position position) {
        examined = new ArrayList<>();
        seen = 0;
        black = position.black();
        white = position.white();
    }

    private StabilityRun run() {
        open.removeIf(square -> neighbours(square).stream().allMatch(s -> (s.bit() & stable) != 0));
        return new StabilityRun(stable, examined, List.copyOf(open));
    }

    private void propagate() {
        while (!work.isEmpty()) {
            neighbours(work.remove()).forEach(square -> examine(square, StabilityRun.Reason.NEIGHBOUR));
        }
    }

    /// Looks at a disc that is not known to be stable; if it is, it joins set and list.
    private void examine(Square square, StabilityRun.Reason reason) {
        if ((square.bit() & occupied() & ~stable & ~seen) == 0) {
            return;
        }
        long discs = (square.bit() & black) != 0 ? black : white;
        Map<FlipAxis, FlipAxis.Lamp> lamps = new EnumMap<>(FlipAxis.class);
        for (FlipAxis axis : FlipAxis.values()) {
            lamps.put(axis, axis.lamp(square, discs, occupied(), stable));
        }
        StabilityRun.Step step = new StabilityRun.Step(square, reason, lamps);
        examined.add(step);
        seen |= square.bit();
        if (step.isStable()) {
            seen = 0;
            stable |= square.bit();
            open.add(square);
            work.add(square);
        }
    }

    private long occupied() {
        return black | white;
    }

    private static List<Square> neighbours(Square square) {
        List<Square> neighbours = new ArrayList<>();
        for (Direction d : Direction.values()) {
            d.from(square).ifPresent(neighbours::add);
        }
        return neighbours;
    }
}
