package flipchip.app.circuit.timeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import flipchip.app.game.session.GameSession;
import flipchip.engine.board.Game;
import flipchip.engine.testkit.Boards;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.Instant;
import flipchip.hwsim.referee.run.OthelloMachine;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Scrubbing is exact: who steps to the end of a game and back sees the same states on both ways.
class ReversibilityTest {
    private static final OthelloMachine MACHINE = OthelloMachine.build();
    private static final long SEED = 20261121;

    @Test
    void steppingToTheEndAndBackReadsEqualStatesAtEveryGateDelay() {
        walk(3);
    }

    @Test
    @Tag("slow")
    void steppingToTheEndAndBackReadsEqualStatesInTwoHundredGames() {
        walk(200);
    }

    private static void walk(int games) {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < games; i++) {
            Game game = Boards.game(random);
            GameRun run = MACHINE.record(game);
            long[] forward = forward(run);
            TimeLine time = atTheEndOf(run);
            String where = "game " + i + " of seed " + SEED + ", ";
            int delays = forward.length;
            while (delays > 0) {
                delays--;
                Moment now = time.momentProperty().get().orElseThrow();
                assertEquals(forward[delays], now.state().hash(), () -> where + now.at());
                time.step(false);
            }
            Moment first = time.momentProperty().get().orElseThrow();
            assertEquals(run.first(), first.at());
            assertEquals(0, time.session().ply());
            assertTrue(LongStream.of(forward).distinct().count() > 40L * game.length(), "the states differ");
        }
    }

    private static long[] forward(GameRun run) {
        TimeLine time = atTheEndOf(run);
        time.jump(run.first());
        long[] hashes = new long[Math.toIntExact(run.clocks() * (run.machine().options().period() + 1))];
        Instant last = run.last();
        for (int i = 0; i < hashes.length; i++) {
            hashes[i] = time.momentProperty().get().orElseThrow().state().hash();
            assertEquals(i == hashes.length - 1, time.momentProperty().get().orElseThrow().at().equals(last));
            time.step(true);
        }
        return hashes;
    }

    private static TimeLine atTheEndOf(GameRun run) {
        TimeLine time = new TimeLine(new GameSession(), new TimeLine.Recorder() {
            @Override
            public void record(Game game, Consumer<GameRun> done) {
                // the recording is given below
            }

            @Override
            public void forget() {
                // nothing is kept
            }
        });
        time.session().show(run.game());
        time.setOpen(true);
        time.show(run);
        return time;
    }
}
