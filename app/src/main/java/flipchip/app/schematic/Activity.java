package flipchip.app.schematic;

import java.util.Optional;
import flipchip.hwsim.ClockRun;
import flipchip.hwsim.GameRun;

/// How often the nets of each cell changed, from power-up to the end of each move. Counted from the
/// recording, once for each recording. FX thread only.
final class Activity {
    private Optional<GameRun> counted = Optional.empty();
    private int[][] upTo = {};

    /// Changes by square index up to the end of `move`.
    int[] upTo(GameRun run, CellWiring wiring, int move) {
        if (counted.filter(old -> old == run).isEmpty()) {
            count(run, wiring);
            counted = Optional.of(run);
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
