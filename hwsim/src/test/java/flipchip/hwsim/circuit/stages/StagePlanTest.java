package flipchip.hwsim.circuit.stages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.board.Symmetry;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;
import flipchip.engine.testkit.Boards;
import flipchip.hwsim.circuit.shogi.CoverSchedule;
import flipchip.hwsim.circuit.solver.SolverRun;
import org.junit.jupiter.api.Test;

/// The book memory in eight clocks, and the circuits of a whole game.
class StagePlanTest {
    private static final String TIGER = "c4e3f6e6f5";

    private static BookMemory book() throws NotationException {
        return BookMemory.of(List.of(Transcript.parse(TIGER)));
    }

    @Test
    void theBookKnowsEveryImageOfItsPositionsInEightClocks() throws NotationException {
        Position third = Transcript.parse(TIGER).positionAt(2);
        for (Symmetry symmetry : Symmetry.values()) {
            BookMemory.LookUp found = book().lookUp(symmetry.apply(third).board());

            assertEquals(8, found.clocks().size());
            assertTrue(found.moves().contains(symmetry.apply(Square.F6)), symmetry + ": " + found.moves());
        }
        assertTrue(book().lookUp(Position.INITIAL.play(Square.D3).play(Square.C3).board()).moves().isEmpty());
    }

    @Test
    void theOpeningHasFourImagesOfItsBookMove() throws NotationException {
        assertEquals(4, book().lookUp(Position.INITIAL.board()).moves().size());
    }

    @Test
    void aGameLoadsThreeCircuitsAndLosesThreeTenthsOfASecond() throws NotationException {
        SplittableRandom random = new SplittableRandom(1L);
        Game game = Transcript.parse(TIGER);
        while (!game.position().isGameOver()) {
            game = game.play(Boards.oneOf(game.position().legalMoves(), random));
        }
        StagePlan plan = StagePlan.of(game, book());

        assertEquals(List.of(Configuration.OPENING, Configuration.MIDDLE_GAME, Configuration.ENDGAME), plan
            .stages().stream().filter(StagePlan.Stage::loaded).map(StagePlan.Stage::configuration).toList());
        assertEquals(Duration.ofMillis(300), plan.loading());
        assertFalse(plan.stages().get(1).loaded());
    }

    @Test
    void aStrategyForTheOpeningIsLoadedBetweenBookAndPlainMiddleGame() throws NotationException {
        SplittableRandom random = new SplittableRandom(1L);
        Strategy attack = new Strategy("against the tiger", Strategy.PLAIN.squareValues(),
            List.of(new Strategy.Pattern(Square.F5.bit() | Square.F6.bit(), Square.E6.bit(), 5)));
        StrategyLibrary library =
            new StrategyLibrary(List.of(new StrategyLibrary.Entry(Transcript.parse("f5f6e6f4e3"), attack, 20),
                new StrategyLibrary.Entry(Transcript.parse(TIGER).prefix(3), attack, 20)));
        Game game = Transcript.parse(TIGER);
        while (!game.position().isGameOver()) {
            game = game.play(Boards.oneOf(game.position().legalMoves(), random));
        }
        for (Symmetry symmetry : Symmetry.values()) {
            if (!symmetry.keepsInitialBoard()) {
                continue;
            }
            Game turned = symmetry.apply(game);
            List<StagePlan.Stage> loaded = StagePlan.of(turned, book(), library).stages().stream()
                .filter(StagePlan.Stage::loaded).toList();

            assertEquals(List.of(Configuration.OPENING, Configuration.STRATEGY, Configuration.MIDDLE_GAME,
                Configuration.ENDGAME), loaded.stream().map(StagePlan.Stage::configuration).toList());
            assertEquals(Optional.of(attack), loaded.get(1).strategy());
            assertEquals(List.of(0, 5, 20), loaded.stream().limit(3).map(StagePlan.Stage::ply).toList());
        }
        assertEquals(Duration.ofMillis(400), StagePlan.of(game, book(), library).loading());
    }

    @Test
    void aTenthOfASecondIsFiveMillionClocksOrEightyThousandCovers() {
        assertEquals(5_024_600, Configuration.clocksLost(SolverRun.DOCUMENT_MEGAHERTZ));
        assertEquals(83_600, Configuration.clocksLost(38.46) / (double) CoverSchedule.of(9).clocks(), 20);
    }
}
