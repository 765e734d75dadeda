package flipchip.app.learn.classroom;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import flipchip.app.learn.school.OwnGame;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(120)
class GameGraderTest {
    /// Moves at random: some of them are mistakes.
    private static final Game GAME = Boards.game(new SplittableRandom(9)).prefix(12);

    private static Optional<OwnGame> graded(GameGrader grader, OwnGame game) throws Exception {
        CompletableFuture<Optional<OwnGame>> answer = new CompletableFuture<>();
        grader.grade(game, answer::complete, answer::completeExceptionally);
        return answer.get(100, TimeUnit.SECONDS);
    }

    @Test
    void aMistakeIsFoundWithBetterMovesAndOnlyTheLearnersMovesAreJudged() throws Exception {
        Engine engine = new Engine(EngineOptions.DEFAULT.withThreads(1).withTableMegabytes(1));
        try (GameGrader grader = new GameGrader(() -> engine, Runnable::run)) {
            OwnGame game = new OwnGame(Instant.EPOCH, Color.BLACK, "level 4", 0, GAME, Optional.empty());

            OwnGame judged = graded(grader, game).orElseThrow();

            assertTrue(judged.choices().orElseThrow().stream()
                .allMatch(choice -> GAME.moverOf(choice.ply()) == Color.BLACK));
            assertFalse(judged.mistakes().isEmpty());
            for (OwnGame.Choice mistake : judged.mistakes()) {
                assertFalse(mistake.good().isEmpty());
                assertFalse(mistake.good().contains(GAME.moves().get(mistake.ply())));
                assertTrue(mistake.good().stream().allMatch(GAME.positionAt(mistake.ply())::isLegal));
            }
        }
    }
}
