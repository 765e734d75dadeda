package flipchip.app.circuit.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import flipchip.engine.board.Game;
import flipchip.engine.notation.BoardText;
import flipchip.engine.notation.NotationException;
import flipchip.hwsim.referee.link.MomentLink;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.MachineState;
import flipchip.hwsim.referee.run.OthelloMachine;
import org.junit.jupiter.api.Test;

/// The counterexamples that the proofs' log prints: each opens as a position, and the referee of gates is
/// right on it.
class ProofLinksTest {
    private static final Path LOG = Path.of("../lab/notes/bench/proofs.md");
    private static final int MUTANTS = 10;

    private static List<String> links() throws IOException {
        return Pattern.compile("flipchip:\\?start=[-XO]{64}[XO]").matcher(Files.readString(LOG)).results()
            .map(found -> found.group()).distinct().toList();
    }

    @Test
    void everyCounterexampleOpensOnTheBoardAndTheCircuitAgreesWithTheRulesThere()
            throws IOException, NotationException {
        List<String> links = links();
        assertTrue(links.size() >= MUTANTS, links.size() + " counterexamples");
        OthelloMachine machine = OthelloMachine.build();
        for (String link : links) {
            MomentLink opened = MomentLink.parse(link);
            Game expected = Game.startingAt(BoardText.parse(link.substring(link.indexOf('=') + 1)));

            assertEquals(expected, opened.game(), link);
            assertEquals(opened, MomentLink.parse(opened.text()), link);
            GameRun run = machine.record(expected);
            MachineState rests = run.stateAt(run.last());
            assertEquals(expected.position().legalMoves(), rests.legalLatched(), link);
        }
    }
}
