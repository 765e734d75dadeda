package flipchip.app.files.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import flipchip.app.files.format.GameInfo;
import flipchip.app.files.format.RecognizerTest;
import flipchip.app.files.format.SavedGame;
import flipchip.app.files.format.TreeFormatTest;
import flipchip.app.game.session.EarlyEnd;
import flipchip.app.game.session.GameStatus;
import flipchip.app.game.session.GameTree;
import flipchip.app.game.session.Seat;
import flipchip.engine.api.TimeControl;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SessionJournalTest {
    @TempDir
    private Path home;

    @Test
    void nothingIsRecoveredAtFirst() throws IOException {
        try (SessionJournal journal = open()) {
            assertEquals(Optional.empty(), journal.recovered());
            assertEquals(List.of(), journal.problems());
        }
    }

    @Test
    void movesAndJumpsAreRecovered() throws IOException {
        try (SessionJournal journal = open()) {
            journal.keep(state(SavedGame.of(RecognizerTest.game("f5d6c3")), 3), List.of());
            assertTrue(journal.played(Square.D3, Optional.of(Duration.ofMillis(1234))));
            assertTrue(journal.jumped(1));
            assertTrue(journal.played(Square.F4, Optional.empty()));
        }
        try (SessionJournal journal = open()) {
            SessionState state = journal.recovered().orElseThrow();
            assertEquals(List.of(Square.F5, Square.F4), state.path());
            assertEquals(List.of(Square.D6, Square.F4), state.game().tree().choices(List.of(Square.F5)));
            assertEquals(Duration.ofMillis(1234),
                state.game().times().get(RecognizerTest.game("f5d6c3d3").moves()));
        }
    }

    @Test
    void theGamesBeforeAreRecoveredWithTheirPlayersAndFiles() throws IOException {
        SessionState shown = state(SavedGame.of(RecognizerTest.game("f5d6c3")), 1);
        KeptGame first = new KeptGame(state(SavedGame.of(RecognizerTest.game("f5d6c3")), 2),
            Optional.of(Path.of("/tmp/a game.sgf")), Seat.HUMAN, Seat.ofLevel(7));
        KeptGame second = new KeptGame(state(SavedGame.of(RecognizerTest.game("f5d6c3")), 0),
            Optional.empty(), Seat.ofLevel(112), Seat.HUMAN);
        try (SessionJournal journal = open()) {
            journal.keep(shown, List.of(first, second));
            journal.jumped(2);
        }
        try (SessionJournal journal = open()) {
            assertEquals(2, journal.recovered().orElseThrow().ply());
            assertEquals(List.of(first, second), journal.recoveredKept());
        }
    }

    @Test
    void theClockAndHowTheGameEndedAreRecovered() throws IOException {
        TimeControl time = new TimeControl.GameClock(Duration.ofMinutes(5), Duration.ofSeconds(3));
        SavedGame game = SavedGame.of(RecognizerTest.game("f5d6c3"));
        for (GameStatus standing : List.of(GameStatus.FRESH,
            new GameStatus(time, Duration.ofMillis(700), Optional.empty(), Optional.of(List.of(Square.F5))),
            new GameStatus(time, Duration.ofMillis(700), Optional.empty(), Optional.empty(), false),
            new GameStatus(new TimeControl.PerMove(Duration.ofSeconds(10)), Duration.ZERO,
                Optional.of(new EarlyEnd(Color.WHITE, EarlyEnd.Cause.TIME)), Optional.of(List.of())))) {
            try (SessionJournal journal = open()) {
                journal.keep(new SessionState(game, game.tree().mainLine(), 3, standing), List.of());
            }
            try (SessionJournal journal = open()) {
                assertEquals(standing, journal.recovered().orElseThrow().standing());
            }
        }
    }

    @Test
    void theTimeOfTheMoveInProgressIsRecoveredUntilTheMoveIsMade() throws IOException {
        SavedGame game = SavedGame.of(RecognizerTest.game("f5d6"));
        try (SessionJournal journal = open()) {
            journal.keep(state(game, 2), List.of());
            assertTrue(journal.ticked(Duration.ofSeconds(4)));
            assertTrue(journal.ticked(Duration.ofSeconds(5)));
        }
        try (SessionJournal journal = open()) {
            SessionState state = journal.recovered().orElseThrow();
            assertEquals(Duration.ofSeconds(5), state.standing().spent());
            journal.keep(state, List.of());
            assertTrue(journal.played(Square.C3, Optional.of(Duration.ofSeconds(6))));
        }
        try (SessionJournal journal = open()) {
            assertEquals(Duration.ZERO, journal.recovered().orElseThrow().standing().spent());
        }
    }

    @Test
    void theNewestStateCountsAndItsTreeIsWhole() throws IOException {
        for (int seed = 0; seed < 6; seed++) {
            SavedGame game = TreeFormatTest.randomGame(seed);
            try (SessionJournal journal = open()) {
                journal.keep(state(game, game.tree().mainLine().size()), List.of());
            }
            try (SessionJournal journal = open()) {
                assertEquals(game, journal.recovered().orElseThrow().game(), "seed " + seed);
            }
        }
    }

    @Test
    void aStateLargerThanTheFileMakesTheFileLarger() throws IOException {
        SavedGame game = new SavedGame(GameInfo.NONE,
            GameTree.EMPTY.withComment(List.of(), "x".repeat(3 << 20)), Map.of());
        try (SessionJournal journal = open()) {
            journal.keep(state(game, 0), List.of());
        }
        try (SessionJournal journal = open()) {
            assertEquals(game, journal.recovered().orElseThrow().game());
        }
    }

    @Test
    void aFullFileSaysSoInsteadOfLosingAMove() throws IOException {
        try (SessionJournal journal = open()) {
            journal.keep(state(SavedGame.of(RecognizerTest.game("f5")), 1), List.of());
            int stored = 0;
            while (journal.jumped(stored % 2)) {
                stored++;
            }
            assertTrue(stored > 10_000, "only " + stored);
            assertFalse(journal.played(Square.D6, Optional.empty()));
            assertFalse(journal.ticked(Duration.ofSeconds(1)));
        }
    }

    @Test
    void anotherProgramGetsAFolderOfItsOwn() throws IOException {
        try (SessionJournal first = open(); SessionJournal second = open()) {
            first.keep(state(SavedGame.of(RecognizerTest.game("f5")), 1), List.of());
            second.keep(state(SavedGame.of(RecognizerTest.game("c4")), 1), List.of());
        }
        try (SessionJournal first = open()) {
            assertEquals(List.of(Square.F5), first.recovered().orElseThrow().path());
        }
    }

    @Test
    void aJournalThatCouldNotBeMadeLeavesItsFolderFree() throws IOException {
        Path inTheWay = Files.createDirectories(home.resolve("session/session-a.journal"));
        assertThrows(IOException.class, this::open);
        Files.delete(inTheWay);

        try (SessionJournal journal = open()) {
            journal.keep(state(SavedGame.of(RecognizerTest.game("f5")), 1), List.of());
        }
        assertTrue(Files.isRegularFile(inTheWay));
        assertFalse(Files.exists(home.resolve("session-2")));
    }

    @Test
    void aFileOfSomethingElseIsSetAsideWithAMessage() throws IOException {
        try (SessionJournal journal = open()) {
            journal.keep(state(SavedGame.of(RecognizerTest.game("f5")), 1), List.of());
        }
        for (String name : List.of("session-a.journal", "session-b.journal")) {
            Files.writeString(home.resolve("session").resolve(name), "not a journal at all");
        }
        try (SessionJournal journal = open()) {
            assertEquals(Optional.empty(), journal.recovered());
            assertEquals(2, journal.problems().size());
            assertTrue(journal.problems().getFirst().contains("session-a.journal.damaged"),
                journal.problems().toString());
        }
        assertEquals("not a journal at all",
            Files.readString(home.resolve("session/session-a.journal.damaged")).substring(0, 20));
    }

    @Test
    void whatComesBeforeADamageIsRecovered() throws IOException {
        try (SessionJournal journal = open()) {
            journal.keep(state(SavedGame.of(RecognizerTest.game("f5")), 1), List.of());
            journal.played(Square.D6, Optional.empty());
            journal.played(Square.C3, Optional.empty());
        }
        flipLastByte();
        try (SessionJournal journal = open()) {
            assertEquals(List.of(Square.F5, Square.D6), journal.recovered().orElseThrow().path());
            assertEquals(1, journal.problems().size());
        }
    }

    @Test
    void aRecordOfALaterProgramIsToldAndWhatComesBeforeItRecovered() throws IOException {
        try (SessionJournal journal = open()) {
            journal.keep(state(SavedGame.of(RecognizerTest.game("f5d6")), 2), List.of());
        }
        Path written = home.resolve("session/session-a.journal");
        byte[] first;
        try (JournalSlot slot = new JournalSlot(written)) {
            first = slot.read().records().isEmpty() ? new byte[0] : slot.read().records().getFirst();
        }
        Path file = first.length > 0 ? written : home.resolve("session/session-b.journal");
        try (JournalSlot slot = new JournalSlot(file)) {
            byte[] whole = slot.read().records().getFirst();
            slot.begin(9, whole);
            slot.append(new byte[] {99, 1, 2});
        }
        try (SessionJournal journal = open()) {
            assertEquals(List.of(Square.F5, Square.D6), journal.recovered().orElseThrow().path());
            assertEquals(1, journal.problems().size());
        }
        assertTrue(Files.exists(file.resolveSibling(file.getFileName() + ".damaged")));
    }

    @Test
    void theNewestOfBothFilesCountsWhicheverItIs() throws IOException {
        for (int turn = 0; turn < 4; turn++) {
            try (SessionJournal journal = open()) {
                journal.keep(state(SavedGame.of(RecognizerTest.game("f5d6c3d3")), turn), List.of());
            }
            try (SessionJournal journal = open()) {
                assertEquals(turn, journal.recovered().orElseThrow().ply());
                assertEquals(List.of(), journal.problems());
            }
        }
    }

    @Test
    void damageAnywhereIsNeverWorseThanAMessage() throws IOException {
        SplittableRandom random = new SplittableRandom(7);
        for (int i = 0; i < 30; i++) {
            Path folder = home.resolve("case" + i);
            Files.createDirectories(folder);
            byte[] bytes = new byte[random.nextInt(2000)];
            random.nextBytes(bytes);
            if (random.nextBoolean() && bytes.length > 16) {
                System.arraycopy(
                    new byte[] {0x72, 0x75, 0x6f, 0x4a, 0x70, 0x69, 0x6c, 0x46, 1, 0, 0, 0, 0, 0, 0, 0}, 0,
                    bytes, 0, 16);
            }
            Files.write(folder.resolve("session-a.journal"), bytes);
            try (SessionJournal journal = SessionJournal.open(folder)) {
                assertEquals(Optional.empty(), journal.recovered());
                assertEquals(bytes.length == 0 ? 0 : 1, journal.problems().size(), "case " + i);
            }
        }
    }

    private void flipLastByte() throws IOException {
        for (String name : List.of("session-a.journal", "session-b.journal")) {
            Path file = home.resolve("session").resolve(name);
            byte[] bytes = Files.readAllBytes(file);
            int last = bytes.length - 1;
            while (last >= 0 && bytes[last] == 0) {
                last--;
            }
            if (last >= 0) {
                bytes[last] ^= 0x40;
                Files.write(file, bytes);
            }
        }
    }

    private SessionJournal open() throws IOException {
        return SessionJournal.open(home.resolve("session"));
    }

    private static SessionState state(SavedGame game, int ply) {
        return new SessionState(game, game.tree().mainLine(), ply, GameStatus.FRESH);
    }

    @Test
    void aSideVariationStaysTheLineShownWhenItIsPlayedOn() throws IOException {
        SavedGame main = SavedGame.of(RecognizerTest.game("f5d6c3d3"));
        List<Square> side = RecognizerTest.game("f5d6c5f4").moves();
        SavedGame game = new SavedGame(main.info(), main.tree().with(side), Map.of());
        try (SessionJournal journal = open()) {
            journal.keep(new SessionState(game, side, 1, GameStatus.FRESH), List.of());
            assertTrue(journal.played(Square.D6, Optional.empty()));
        }
        try (SessionJournal journal = open()) {
            SessionState state = journal.recovered().orElseThrow();
            assertEquals(side.subList(0, 2), state.path());
            assertEquals(side, state.line(), "what can be played again");
        }
    }
}
