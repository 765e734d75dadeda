package flipchip.app.engines.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import flipchip.app.engines.protocol.NboardHost;
import flipchip.app.kit.text.InGerman;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.board.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.extension.ExtendWith;

@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the guest is a line of a shell")
@ExtendWith(InGerman.class)
class ExternalEngineTest {
    @Test
    void aGuestOnASeatThatFailsIsToldOfInTheLanguageOfTheWindow() {
        Program program = new Program("Edax", "sh -c \"read first; exit 3\"", 4, "");
        try (ExternalEngine guest = new ExternalEngine(program, NboardHost.Patience.DEFAULT)) {
            SearchHandle asked = guest.search(Position.INITIAL, SearchLimits.depth(4), SearchListener.NONE);

            Throwable failure =
                assertThrows(ExecutionException.class, () -> asked.result().get(60, TimeUnit.SECONDS))
                    .getCause();

            assertEquals("„Edax“ endete mit dem Code 3 ohne Fehlermeldung", failure.getMessage());
        }
    }
}
