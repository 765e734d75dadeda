package flipchip.app.files.open;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import flipchip.app.files.format.GameInfo;
import flipchip.app.files.format.SavedGame;
import flipchip.app.files.library.LibraryModel;
import flipchip.app.game.session.EarlyEnd;
import flipchip.app.game.session.GameClock;
import flipchip.app.game.session.GameSession;
import flipchip.app.game.session.Seat;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import org.junit.jupiter.api.Test;

class CurrentGameTest {
    private Instant now = Instant.EPOCH;
    private final GameSession session = new GameSession();
    private final CurrentGame current = new CurrentGame(session, new GameClock(session, () -> now));

    @Test
    void aGameGivenUpOrLostOnTimeIsSavedWithItsResult() {
        session.play(Square.D3);
        assertEquals("", current.saved().info().result());
        session.lose(Color.WHITE, EarlyEnd.Cause.RESIGNED);
        assertEquals("+64:r", current.saved().info().result());

        session.takeBack();
        assertEquals("", current.saved().info().result());
        session.lose(Color.BLACK, EarlyEnd.Cause.TIME);
        assertEquals("-64:t", current.saved().info().result());
    }

    @Test
    void theComputerOfTheUsersOwnGameIsNamedUnlessHeWroteNames() {
        session.setSeat(Color.WHITE, Seat.ofLevel(4));
        session.play(Square.D3);
        assertEquals("Flipchip level 4", current.saved().info().white());
        assertEquals("? – Flipchip level 4", current.saved().title());
        assertEquals("Flipchip level 4", LibraryModel.fileName(current.saved()));

        current.infoProperty().set(GameInfo.NONE.withPlayers("Ann", ""));
        assertEquals(GameInfo.NONE.withPlayers("Ann", "Flipchip level 4"), current.saved().info());

        current.open(SavedGame.of(Game.INITIAL.play(Square.C4)), 1, Optional.empty());
        session.handBack();
        assertEquals("", current.saved().info().white(), "it has not played the first move");

        session.newGame();
        assertEquals("Flipchip level 4", current.saved().info().white());
    }

    @Test
    void theTimeOfAMoveIsSaved() {
        now = now.plusSeconds(3);
        session.play(Square.D3);

        assertEquals(Duration.ofSeconds(3), current.saved().times().get(List.of(Square.D3)));
    }

    @Test
    void anOpenedGameWithAVariationIsStillKeptOnceItHasComeBack() {
        session.setSeat(Color.WHITE, Seat.ofLevel(1));
        session.play(Square.D3);
        current.open(SavedGame.of(Game.INITIAL.play(Square.F5).play(Square.D6)), 2, Optional.empty());
        session.play(Square.C3);
        List<Square> variation = session.game().moves();
        current.back();
        current.back();
        assertEquals(variation, session.game().moves());

        session.newGame();
        current.back();
        assertEquals(variation, session.game().moves());
    }

    @Test
    void anotherProgramPlaysOnInAGameThatComesBack() {
        Seat program = new Seat.External("x");
        session.setSeat(Color.WHITE, program);
        session.play(Square.D3);
        session.newGame();
        session.setSeat(Color.WHITE, Seat.HUMAN);
        current.back();

        assertEquals(program, session.seat(Color.WHITE));
    }

    @Test
    void anOpenedGameThatWasOnlyLookedAtGivesWayToANewOne() {
        session.setSeat(Color.WHITE, Seat.ofLevel(1));
        current.open(SavedGame.of(Game.INITIAL.play(Square.F5)), 1, Optional.empty());
        session.newGame();

        assertEquals(List.of(), current.kept());
    }

    @Test
    void anOpenedGameKeepsItsTimesWhenItIsSavedAgain() {
        session.play(Square.D3);
        SavedGame old =
            new SavedGame(GameInfo.NONE, session.tree(), Map.of(List.of(Square.D3), Duration.ofSeconds(42)));

        current.open(old, 1, Optional.empty());
        session.play(Square.C3);

        assertEquals(
            Map.of(List.of(Square.D3), Duration.ofSeconds(42), List.of(Square.D3, Square.C3), Duration.ZERO),
            current.saved().times());
    }

    @Test
    void anOpenedGameThatWasAnalysedIsKept() {
        SavedGame opened = SavedGame.of(Game.INITIAL.play(Square.F5).play(Square.D6));
        current.open(opened, 2, Optional.empty());
        current.analysisProperty().set("f5d6 ...");
        session.newGame();
        current.back();
        assertEquals("f5d6 ...", current.analysisProperty().get());

        current.open(new SavedGame(opened.info(), opened.tree(), opened.times(), "f5d6 ..."), 2,
            Optional.empty());
        int kept = current.kept().size();
        session.newGame();
        assertEquals(kept, current.kept().size(), "it was analysed before it was opened");
    }
}
