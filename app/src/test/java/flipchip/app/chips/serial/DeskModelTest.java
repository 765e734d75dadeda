package flipchip.app.chips.serial;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.function.BooleanSupplier;
import flipchip.app.kit.work.TestScreen;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchResult;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.solver.SolverModel;
import flipchip.hwsim.circuit.solver.SolverRun;
import flipchip.hwsim.fpga.BoardOptions;
import flipchip.hwsim.fpga.ChipCommand;
import flipchip.hwsim.fpga.ChipHost;
import flipchip.hwsim.fpga.ChipLine;
import flipchip.hwsim.fpga.DeskTrial;
import flipchip.hwsim.fpga.RefereeBoard;
import flipchip.hwsim.fpga.SimulatedLine;
import flipchip.hwsim.fpga.SolverBoard;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(900)
class DeskModelTest {
    private static final BoardOptions QUICK = BoardOptions.QUICK;

    private final Plug plug = new Plug();
    private final TestScreen screen = new TestScreen();
    private final DeskModel model = new DeskModel(plug, screen);

    /// A simulated board on a line that can be pulled or go deaf.
    private static final class Plug implements DeskPorts.Opener {
        private volatile boolean pulled;
        private volatile boolean deaf;
        private volatile boolean damages;
        private volatile boolean solver;
        private volatile boolean setUpAnew;
        private volatile boolean stored;
        private ChipLine line;

        @Override
        public List<String> names() {
            return List.of("plug");
        }

        @Override
        public ChipHost open(String name) throws IOException {
            if (!name.equals("plug")) {
                throw new IOException("there is no such port");
            }
            line = newChip();
            return new ChipHost(new ChipLine() {
                @Override
                public String name() {
                    return name;
                }

                @Override
                public void write(byte[] bytes) throws IOException {
                    if (pulled) {
                        throw new IOException("it was unplugged");
                    }
                    if (setUpAnew) {
                        line = newChip();
                        setUpAnew = false;
                    }
                    stored |= (bytes[1] & 15) == ChipCommand.STORE.ordinal();
                    if (!deaf) {
                        byte[] sent = bytes.clone();
                        sent[sent.length - 1] ^= (byte) (damages ? 4 : 0);
                        damages = false;
                        line.write(sent);
                    }
                }

                @Override
                public int read(byte[] into, int from, int millis) throws IOException {
                    return deaf ? 0 : line.read(into, from, millis);
                }

                @Override
                public void close() {
                    line.close();
                }
            }, new ChipHost.Patience(60_000, 50, 3));
        }

        /// Whether a question has begun.
        boolean isAsked() {
            return stored;
        }

        private ChipLine newChip() {
            return new SimulatedLine(solver ? SolverBoard.netlist(QUICK) : RefereeBoard.netlist(QUICK),
                QUICK);
        }
    }

    @AfterEach
    void close() {
        model.close();
    }

    private void await(BooleanSupplier condition) throws InterruptedException {
        screen.runUntil(condition);
    }

    private SearchResult result(SearchHandle asked) throws InterruptedException, ExecutionException {
        await(() -> asked.result().isDone());
        return asked.result().get();
    }

    private static Game game(int moves) {
        Game game = Game.INITIAL;
        for (Square square : DeskTrial.fullGame(3).subList(0, moves)) {
            game = game.play(square);
        }
        return game;
    }

    private BoardComparison comparisonAt(Game game) throws InterruptedException {
        model.follow(game);
        await(() -> model.comparisonProperty().get().filter(now -> now.position().equals(game.position()))
            .isPresent() || model.phaseProperty().get() == DeskModel.Phase.NOTHING);
        return model.comparisonProperty().get().orElseThrow();
    }

    @Test
    void aRefereeFollowsTheGameForthAndBack() throws Exception {
        model.follow(game(4));
        model.connect("plug");
        await(() -> model.phaseProperty().get() == DeskModel.Phase.REFEREE);

        for (int moves : new int[] {4, 5, 9, 2, 60}) {
            BoardComparison now = comparisonAt(game(moves));
            assertTrue(now.agrees(), () -> moves + ": " + now.differing());
            assertEquals(game(moves).position().black(), now.desk().black());
            assertTrue(now.exact() && now.clocks().getFirst() > 0);
        }
    }

    @Test
    void aDamagedRequestIsASentenceAndTheGameGoesOn() throws Exception {
        model.connect("plug");
        await(() -> model.phaseProperty().get() == DeskModel.Phase.REFEREE);
        comparisonAt(game(2));
        assertEquals("Referee connected at plug. It follows the game on the board.",
            model.sentenceProperty().get());

        plug.damages = true;
        assertTrue(comparisonAt(game(4)).agrees());
        assertEquals(
            "Referee connected at plug. Bytes were lost or damaged: 1 request was repeated. It is in "
                + "step again.",
            model.sentenceProperty().get());
    }

    @Test
    void aChipThatWasSetUpAnewGetsTheGameAgain() throws Exception {
        model.connect("plug");
        await(() -> model.phaseProperty().get() == DeskModel.Phase.REFEREE);
        comparisonAt(game(6));

        plug.setUpAnew = true;
        assertTrue(comparisonAt(game(7)).agrees());
        assertEquals("Referee connected at plug. It had lost the game, so all moves were sent again.",
            model.sentenceProperty().get());
    }

    @Test
    void whatTheChipSaysWrongIsNamed() throws Exception {
        model.connect("plug");
        await(() -> model.phaseProperty().get() == DeskModel.Phase.REFEREE);
        BoardComparison now = comparisonAt(game(6));
        BoardComparison other = comparisonAt(game(7));

        assertEquals(
            List.of(BoardComparison.Part.BOARD, BoardComparison.Part.LEGAL, BoardComparison.Part.STATE),
            new BoardComparison(now.position(), now.netlist(), other.desk(), now.clocks(), true).differing());
        assertEquals(List.of(BoardComparison.Part.CLOCKS),
            new BoardComparison(now.position(), now.netlist(), now.desk(), List.of(10L, 11L), true)
                .differing());
        assertTrue(new BoardComparison(now.position(), now.netlist(), now.desk(), List.of(10L, 11L), false)
            .agrees());
    }

    @Test
    @Tag("thorough")
    void aPulledPlugIsASentenceEvenWhileNobodyMoves() throws Exception {
        model.connect("plug");
        await(() -> model.phaseProperty().get() == DeskModel.Phase.REFEREE);
        comparisonAt(game(3));

        plug.pulled = true;
        await(() -> model.phaseProperty().get() == DeskModel.Phase.NOTHING);
        await(() -> model.sentenceProperty().get().equals("The chip at plug was unplugged."));
        assertEquals(Optional.empty(), model.comparisonProperty().get());
        model.follow(game(4));

        plug.pulled = false;
        model.connect("plug");
        await(() -> model.phaseProperty().get() == DeskModel.Phase.REFEREE);
        assertTrue(comparisonAt(game(5)).agrees());
    }

    @Test
    void whoDoesNotAnswerIsNotConnected() throws Exception {
        plug.deaf = true;
        model.connect("plug");
        await(() -> model.phaseProperty().get() == DeskModel.Phase.NOTHING);
        await(() -> model.sentenceProperty().get().equals("The chip at plug does not respond."));

        model.connect("elsewhere");
        await(() -> model.sentenceProperty().get().equals("elsewhere: there is no such port"));
    }

    @Test
    void theEndgameChipPlaysLikeItsModel() throws Exception {
        plug.solver = true;
        model.connect("plug");
        await(() -> model.phaseProperty().get() == DeskModel.Phase.SOLVER);
        assertEquals(1, model.seats().size());
        Position position = game(55).position();
        SolverRun run = new SolverModel().solve(position);

        SearchResult found = result(new DeskThinker(model).search(position, SearchLimits.depth(1), _ -> {}));

        assertEquals(run.line().steps().getFirst().orElseThrow(), found.bestMove());
        assertEquals(100 * run.scoreForMover(), found.centidiscs());
        assertTrue(found.elapsed().compareTo(Duration.ZERO) > 0);
    }

    @Test
    void aQuestionThatWasStoppedIsAnsweredWhenTheChipIsDone() throws Exception {
        plug.solver = true;
        model.connect("plug");
        await(() -> model.phaseProperty().get() == DeskModel.Phase.SOLVER);
        Position position = game(53).position();

        SearchHandle asked = new DeskThinker(model).search(position, SearchLimits.depth(1), _ -> {});
        await(plug::isAsked);
        asked.stop();

        assertTrue(position.isLegal(result(asked).bestMove()));
    }

    @Test
    void aChipThatGoesWhileItThinksEndsTheQuestion() throws Exception {
        plug.solver = true;
        model.connect("plug");
        await(() -> model.phaseProperty().get() == DeskModel.Phase.SOLVER);
        plug.pulled = true;

        ExecutionException end = org.junit.jupiter.api.Assertions.assertThrows(ExecutionException.class,
            () -> result(new DeskThinker(model).search(game(55).position(), SearchLimits.depth(1), _ -> {})));

        assertEquals("The chip at plug was unplugged.", end.getCause().getMessage());
        await(() -> model.phaseProperty().get() == DeskModel.Phase.NOTHING);
        assertFalse(model.link().isPresent());
    }
}
