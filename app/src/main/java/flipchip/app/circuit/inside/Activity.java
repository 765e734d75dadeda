package flipchip.app.circuit.inside;

import java.util.Optional;
import flipchip.hwsim.referee.run.ClockRun;
import flipchip.hwsim.referee.run.GameRun;

/// A count of net changes in each cell, from power-up to the end of each move. Counted from the recording,
/// once for each recording and wiring. FX thread only.
final class Activity {
    private Optional<Counted> counted = Optional.empty();
    private int[][] upTo = {};

    /// What was counted.
    private record Counted(GameRun run, CellWiring wiring) {}

    /// Changes by square index up to the end of `move`.
    int[] upTo(GameRun run, CellWiring wiring, int move) {
        if (counted.filter(old -> old.run() == run && old.wiring() == wiring).isEmpty()) {
            count(run, wiring);
            counted = Optional.of(new Counted(run, wiring));
        }
        return upTo[move];
    }

    private void count(GameRun run, CellWiring wiring) {
        upTo = new int[run.moves().size()][];
        int[] sum = new int[64];
        for (int move = 0; move < upTo.length; move++) {
            for (ClockRun clock : run.moves().get(move).clocks()) {
                for (int step = 0; step <= clock.steps(); step++) {
                    for (int net : clock.changesAt(step)) {
                        int square = wiring.squareOf(net);
                        if (square >= 0) {
                            sum[square]++;
                        }
                    }
                }
            }
            upTo[move] = sum.clone();
        }
    }
}
