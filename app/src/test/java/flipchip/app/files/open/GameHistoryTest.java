package flipchip.app.files.open;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import flipchip.app.files.format.SavedGame;
import flipchip.app.files.library.GameLibrary;
import flipchip.app.files.library.GameLibrary.Entry;
import flipchip.app.game.session.EarlyEnd;
import flipchip.app.game.session.GameClock;
import flipchip.app.game.session.GameSession;
import flipchip.app.game.session.RandomGames;
import flipchip.app.game.session.Seat;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GameHistoryTest {
    @TempDir
    private Path root;
    private final GameSession session = new GameSession();
    private final CurrentGame current = new CurrentGame(session, new GameClock(session, () -> Instant.EPOCH));
    private int writes;

    @BeforeEach
    void begin() {
        session.setSeat(Color.WHITE, Seat.ofLevel(1));
        new GameHistory(session, current, () -> LocalDate.of(2026, 5, 4), this::keep).begin();
    }

    private void keep(SavedGame game) {
        try {
            writes++;
            new GameLibrary(root).keep(game, GameLibrary.HISTORY, game.title());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<Entry> kept() throws IOException {
        return new GameLibrary(root).read().entries();
    }

    private void play(Game game) {
        game.moves().forEach(session::play);
    }

    @Test
    void aFinishedGameIsKeptAndItsAnalysisGoesIntoTheSameFile() throws IOException {
        Game whole = RandomGames.toTheEnd(3, Position.INITIAL);
        play(whole);

        assertTrue(session.isFinished());
        assertEquals(1, kept().size());
        Entry entry = kept().getFirst();
        assertEquals(whole, entry.game().game());
        assertEquals("You", entry.game().info().black());
        assertEquals("Flipchip level 1", entry.game().info().white());
        assertEquals("2026-05-04", entry.game().info().date());
        assertEquals(GameLibrary.HISTORY, entry.folder());

        current.analysisProperty().set("d3 0,d3,0,0,4,s,8,100,d3");
        session.newGame();
        assertEquals(1, kept().size());
        assertEquals("d3 0,d3,0,0,4,s,8,100,d3", kept().getFirst().game().analysis());
    }

    @Test
    void aLeftGameIsKeptAndOneOfAFewMovesIsNot() throws IOException {
        session.play(Square.D3);
        session.newGame();
        assertEquals(0, writes);

        Game left = RandomGames.of(5, 12);
        play(left);
        session.newGame();
        assertEquals(List.of(left), kept().stream().map(entry -> entry.game().game()).toList());

        session.play(Square.D3);
        session.lose(Color.BLACK, EarlyEnd.Cause.RESIGNED);
        assertEquals(2, kept().size());
    }

    @Test
    void aGameThatGoesOnLaterStaysOne() throws IOException {
        Game whole = RandomGames.of(7, 30);
        play(whole.prefix(20));
        session.newGame();
        current.back();
        whole.moves().subList(20, 30).forEach(session::play);
        session.newGame();

        assertEquals(List.of(whole), kept().stream().map(entry -> entry.game().game()).toList());
    }

    @Test
    void anOpenedGameAndAStoryAreNotPlayedHere() {
        Game foreign = RandomGames.toTheEnd(9, Position.INITIAL);
        current.open(SavedGame.of(foreign), foreign.length(), Optional.empty());
        session.newGame();
        session.showStory(foreign, _ -> {});
        session.uncover();
        assertEquals(0, writes);
    }
}
