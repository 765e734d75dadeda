package flipchip.hwsim.circuit.solver;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// All registers as one comparable value; `hostData` is read again in every clock and not among them.
record SolverSnapshot(List<Object> values) {
    static SolverSnapshot of(SolverRegisters r) {
        List<Object> values = new ArrayList<>(List.of(r.phase, r.step, r.black, r.white, r.color, r.moves,
            r.change, r.code, r.move, r.alpha, r.beta, r.fresh, r.sp, r.line, r.ret, r.retLine, r.retValid,
            r.better, r.otherAny, r.value, r.countBlack, r.countWhite, r.counts(), r.clocks));
        values.add(Arrays.toString(r.stackBlack) + Arrays.toString(r.stackWhite)
            + Arrays.toString(r.stackColor) + Arrays.toString(r.stackMoves) + Arrays.toString(r.stackAlpha)
            + Arrays.toString(r.stackBeta) + Arrays.toString(r.stackMove) + Arrays.toString(r.stackLine));
        return new SolverSnapshot(values);
    }
}
