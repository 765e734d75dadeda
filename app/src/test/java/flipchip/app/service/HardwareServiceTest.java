package flipchip.app.service;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import flipchip.engine.board.Game;
import org.junit.jupiter.api.Test;

class HardwareServiceTest {
    @Test
    void closedItDoesNothingThatIsAskedAndNobodyHearsOfIt() {
        List<Object> heard = new ArrayList<>();
        HardwareService service = new HardwareService(Runnable::run, heard::add);
        service.close();

        service.prepare();
        service.record(Game.INITIAL, heard::add);
        service.ask(machine -> machine, heard::add);
        service.forget();
        service.close();

        assertEquals(List.of(), heard);
    }
}
