package flipchip.hwsim.referee.run;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.array.CellArray;
import flipchip.hwsim.referee.array.CellForm;

/// A model of gate delays. The lecture's figures are quoted and cannot be simulated: it charges the same
/// AND-OR pair one delay in the remote chain and two in the flip chain, and one OR too many at the end of a
/// flip. The others are measured on the unit-delay simulator.
public enum DelayModel {
    /// Every two-input gate one delay: 2n + 6, 2n + 5, 4n + 3.
    EVERY_GATE_ONE(Optional.of(CellForm.TWO_INPUT)),
    /// The AND-OR pair of the remote chain one delay: n + 7 for the legal squares, as the lecture has it.
    COMPOUND_REMOTE(Optional.of(CellForm.COMPOUND_REMOTE)),
    /// The AND-OR pairs of both chains one delay each.
    COMPOUND(Optional.of(CellForm.COMPOUND)),
    /// Quoted from the cellular-referee lecture: n + 7, 2n + 6, 3n + 7, so 13, 18 and 25 for six discs.
    LECTURE(Optional.empty());

    private static final int LONGEST_RUN = 6;

    private final Optional<CellForm> form;
    private volatile List<RunTiming> timings;    // null before the first call

    DelayModel(Optional<CellForm> form) {
        this.form = form;
    }

    /// Whether the figures are quoted and not measured.
    public boolean quoted() {
        return form.isEmpty();
    }

    /// The delays for runs of 1 to 6 discs; where they are not quoted, measured at the first call.
    public List<RunTiming> timings() {
        List<RunTiming> known = timings;
        if (known == null) {
            known = form.map(cell -> measure(CellArray.build(cell))).orElseGet(DelayModel::lecture);
            timings = known;
        }
        return known;
    }

    private static List<RunTiming> lecture() {
        return IntStream.rangeClosed(1, LONGEST_RUN)
            .mapToObj(n -> new RunTiming(n, n + 7, 2 * n + 6, 3 * n + 7)).toList();
    }

    /// Black plays a1 and turns `n` white discs from b1 on.
    private static List<RunTiming> measure(CellArray array) {
        return IntStream.rangeClosed(1, LONGEST_RUN).mapToObj(n -> {
            Position row = Position.of(1L << n + 1, (1L << n + 1) - 2, Color.BLACK);
            FlipRun apart = FlipRun.of(array, row, Optional.of(Square.A1));
            FlipRun together = FlipRun.together(array, row, Square.A1);
            String last = Square.of(n) + ".toB";
            return new RunTiming(n, change(apart, 0, "a1.legal"), change(apart, 1, last),
                change(together, 0, last));
        }).toList();
    }

    private static int change(FlipRun run, int phase, String net) {
        return run.phases().get(phase).lastChangeOf(net).orElseThrow();
    }
}
