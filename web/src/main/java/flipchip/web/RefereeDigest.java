package flipchip.web;

import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.hwsim.referee.run.ClockRun;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.MachineState;
import flipchip.hwsim.referee.run.MoveRun;
import flipchip.hwsim.referee.run.OthelloMachine;

/// A digest of everything that the referee does in many random games: every net that changes, at its gate
/// delay, and every set of legal moves and discs. Equal in each run time, or one of them is wrong.
///
/// Thread: owner
final class RefereeDigest {
    private final OthelloMachine machine = OthelloMachine.build();
    private long random;
    private long digest = 0xCBF2_9CE4_8422_2325L;
    private long numbers;

    RefereeDigest(long seed) {
        random = seed;
    }

    String of(int games) {
        for (int i = 0; i < games; i++) {
            add(machine.record(game()));
        }
        return Long.toHexString(digest) + " of " + 8 * numbers + " bytes";
    }

    private Game game() {
        Game game = Game.INITIAL;
        while (!game.isOver()) {
            Position position = game.position();
            random = random * 6364136223846793005L + 1442695040888963407L;
            game = game.play(position.moves().get((int) ((random >>> 33) % position.moves().size())));
        }
        return game;
    }

    private void add(GameRun run) {
        for (MoveRun move : run.moves()) {
            for (ClockRun clock : move.clocks()) {
                add(clock.number());
                add(clock.state().ordinal());
                for (int step = 0; step <= clock.steps(); step++) {
                    add(-step);
                    for (int net : clock.changesAt(step)) {
                        add(net);
                    }
                }
            }
            MachineState state = run.stateAt(run.endOf(move.number()));
            add(state.legalLatched());
            add(state.black());
            add(state.white());
            add(move.longestRun());
        }
    }

    private void add(long value) {
        numbers++;
        digest = (digest ^ value) * 0x0000_0100_0000_01B3L;
    }
}
