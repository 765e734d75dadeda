package flipchip.app.circuit.timeline;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(900)
class HardwareServiceTest {
    @Test
    void closedItDoesNothingThatIsAskedAndNobodyHearsOfIt() {
        List<Object> heard = new ArrayList<>();
        HardwareService service = new HardwareService(Runnable::run, heard::add);
        service.close();

        service.prepare();
        service.warmUp(1, () -> heard.add("warm"));
        service.record(Game.INITIAL, heard::add);
        service.ask(machine -> machine, heard::add);
        service.forget();
        service.close();

        assertEquals(List.of(), heard);
    }

    @Test
    void aRunThatIsOutOfDateWhenTheScreenTakesItIsNotDelivered() throws InterruptedException {
        BlockingQueue<Runnable> screen = new LinkedBlockingQueue<>();
        List<Integer> moments = new ArrayList<>();
        try (HardwareService service = new HardwareService(screen::add, problem -> moments.add(-1))) {
            service.record(Game.INITIAL.play(Square.D3), run -> moments.add(run.moves().size()));
            Runnable stale = screen.take();
            service.record(Game.INITIAL.play(Square.D3).play(Square.C3),
                run -> moments.add(run.moves().size()));
            stale.run();
            assertEquals(List.of(), moments);

            screen.take().run();
            assertEquals(List.of(3), moments);

            service.record(Game.INITIAL, run -> moments.add(run.moves().size()));
            stale = screen.take();
            service.forget();
            stale.run();
            assertEquals(List.of(3), moments);
        }
    }

    @Test
    void warmingUpComesBehindWhatIsRequestedMeanwhile() throws InterruptedException {
        BlockingQueue<Runnable> screen = new LinkedBlockingQueue<>();
        List<Object> heard = new ArrayList<>();
        try (HardwareService service = new HardwareService(screen::add, heard::add)) {
            service.warmUp(2, () -> heard.add("warm"));
            service.record(Game.INITIAL, run -> heard.add(run.moves().size()));
            for (int i = 0; i < 3; i++) {
                screen.take().run();
            }
        }

        assertEquals(List.of(1, "warm"), heard);
    }

    @Test
    void aQuestionThatFailsIsTold() throws InterruptedException {
        BlockingQueue<Runnable> screen = new LinkedBlockingQueue<>();
        List<Object> heard = new ArrayList<>();
        StackOverflowError problem = new StackOverflowError();
        try (HardwareService service = new HardwareService(screen::add, heard::add)) {
            service.ask(_ -> {
                throw problem;
            }, heard::add);
            screen.take().run();
        }

        assertEquals(List.of(problem), heard);
    }
}
