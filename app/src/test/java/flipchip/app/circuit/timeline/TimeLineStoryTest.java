package flipchip.app.circuit.timeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import flipchip.app.game.board.BoardPicture;
import flipchip.app.game.session.Seat;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.Instant;
import org.junit.jupiter.api.Test;

/// Other recordings than that of the user's line as it was played: stories, another machine, another game.
class TimeLineStoryTest {
    private final RecordedTime recorded = RecordedTime.after(Square.D3, Square.C3);
    private final TimeLine time = recorded.time;

    private static GameRun story() {
        return RecordedTime.MACHINE.record(Game.INITIAL.play(Square.F5));
    }

    @Test
    void aStoryLiesOverTheGameUntilItIsLeft() {
        GameRun story = story();
        time.showStory(story);
        assertEquals(Optional.of(story), time.storyProperty().get());
        assertEquals(story.first(), recorded.at());
        assertTrue(recorded.session.isStory());
        time.toLast();
        assertTrue(time.lookingProperty().get(), "no computer answers a story, not even at its end");
        assertEquals(1, recorded.session.ply());

        recorded.session.leaveStory();
        assertEquals(Optional.empty(), time.storyProperty().get());
        assertEquals(Optional.empty(), time.momentProperty().get(), "an instant of the other machine");
        assertEquals(HardwareTrack.EMPTY, time.trackProperty().get());
        recorded.record();
        assertEquals(List.of(Square.D3, Square.C3), recorded.now().run().game().moves());
        assertFalse(time.lookingProperty().get());
    }

    @Test
    void aRecordingOfTheUsersLineThatComesLateDoesNotDisturbTheStory() {
        GameRun story = story();
        time.showStory(story);
        time.show(RecordedTime.MACHINE.record(recorded.session.line()));
        assertEquals(story, recorded.now().run());
    }

    @Test
    void closedNoStoryIsShown() {
        time.setOpen(false);
        time.showStory(story());
        assertFalse(recorded.session.isStory());
        assertEquals(Optional.empty(), time.storyProperty().get());
    }

    @Test
    void closingEndsTheStory() {
        time.showStory(story());
        time.setOpen(false);
        assertFalse(recorded.session.isStory());
        assertEquals(Optional.empty(), time.storyProperty().get());
        assertEquals(Optional.empty(), time.momentProperty().get());
        assertEquals(1, recorded.forgotten);
        time.setOpen(false);
        assertEquals(1, recorded.forgotten, "closed already");
    }

    @Test
    void aStoryEndsWhatPlays() {
        time.jump(new Instant(1, 0, 0));
        time.togglePlaying();
        time.showStory(story());
        assertFalse(time.playingProperty().get());
    }

    @Test
    void anotherMachineRecordsTheLineAgain() {
        int before = recorded.wishes.size();
        time.jump(new Instant(1, 2, 3));
        time.recordAgain();
        assertEquals(before + 1, recorded.wishes.size());
        assertEquals(Optional.empty(), time.momentProperty().get());
        assertEquals(Optional.empty(), time.pictureProperty().get());
        assertFalse(time.lookingProperty().get());

        time.showStory(story());
        time.recordAgain();
        assertFalse(recorded.session.isStory(), "the story was one of the machine before");
        time.setOpen(false);
        int closed = recorded.wishes.size();
        time.recordAgain();
        assertEquals(closed, recorded.wishes.size(), "closed it records nothing");
    }

    @Test
    void anotherGameIsRecordedFromItsBeginning() {
        time.jump(new Instant(1, 2, 3));
        recorded.session.newGame();
        assertEquals(Game.INITIAL, recorded.wishes.getLast());
        assertEquals(Optional.empty(), time.momentProperty().get());
        assertFalse(time.lookingProperty().get());
        assertEquals(HardwareTrack.EMPTY, time.trackProperty().get());
        recorded.record();
        assertEquals(recorded.now().run().last(), recorded.at());
    }

    @Test
    void whatIsDeletedIsNotShownAnyMore() {
        recorded.session.delete(List.of(Square.D3, Square.C3));
        assertEquals(List.of(Square.D3), recorded.wishes.getLast().moves());
        recorded.record();
        assertEquals(1, recorded.at().move());
    }

    @Test
    void aMoveOfTheSameLineNeedsNoOtherRecording() {
        int wishes = recorded.wishes.size();
        recorded.session.undo();
        assertEquals(recorded.now().run().endOf(1), recorded.at());
        recorded.session.goTo(List.of());
        assertEquals(recorded.now().run().endOf(0), recorded.at());
        assertEquals(wishes, recorded.wishes.size());
        recorded.session.play(Square.F5);
        assertEquals(wishes + 1, recorded.wishes.size());
        recorded.record();
        recorded.session.goTo(List.of(Square.D3));
        assertEquals(List.of(Square.D3, Square.C3), recorded.wishes.getLast().moves(), "another line");
        assertEquals(Optional.empty(), time.momentProperty().get());
    }

    @Test
    void whoSitsThereDoesNotMoveTheTime() {
        time.jump(new Instant(1, 2, 3));
        int wishes = recorded.wishes.size();
        recorded.session.setSeat(Color.WHITE, Seat.ofLevel(1));
        recorded.session.handBack();
        assertEquals(new Instant(1, 2, 3), recorded.at());
        assertEquals(wishes, recorded.wishes.size());
    }

    @Test
    void aLongerRecordingOfTheSameMovesKeepsThePlaceLookedAt() {
        time.jump(new Instant(2, 1, 3));
        time.show(RecordedTime.MACHINE.record(recorded.session.line()));
        assertEquals(new Instant(2, 1, 3), recorded.at());
        recorded.session.jump(1);
        time.show(RecordedTime.MACHINE.record(recorded.session.line()));
        assertEquals(recorded.now().run().endOf(1), recorded.at());
    }

    @Test
    void withoutARecordingTheMovesAreSteppedThrough() {
        RecordedTime fresh = new RecordedTime();
        fresh.session.play(Square.D3);
        fresh.session.play(Square.C3);
        fresh.time.toFirst();
        assertEquals(0, fresh.session.ply());
        fresh.time.toLast();
        assertEquals(2, fresh.session.ply());
        fresh.time.jumpToMove(1);
        assertEquals(1, fresh.session.ply());
        fresh.time.jumpToMove(99);
        assertEquals(2, fresh.session.ply());
        fresh.time.togglePlaying();
        assertFalse(fresh.time.playingProperty().get(), "there is nothing to play");
        assertFalse(fresh.time.runToStop(true));
        fresh.time.step(false);
        fresh.time.step(true);
        assertEquals(2, fresh.session.ply());
    }

    @Test
    void theSessionIsNotToldOfWhatTheTimeLineDoesItself() {
        List<Object> told = new ArrayList<>();
        recorded.session.addListener(told::add);
        time.jump(new Instant(1, 2, 3));
        assertEquals(1, told.size(), "one move back, told to the others once");
        time.jump(new Instant(1, 2, 4));
        assertEquals(1, told.size());
    }

    @Test
    void whatTheMovesCostTheMachineIsCountedFromTheRecording() {
        HardwareTrack track = time.trackProperty().get();
        GameRun run = recorded.now().run();
        assertEquals(3, track.moves().size());
        HardwareTrack.Cost second = track.of(2).orElseThrow();
        assertEquals(Optional.of(Square.C3), second.square());
        assertEquals(run.moves().get(2).clocks().size(), second.clocks());
        assertEquals(run.moves().get(2).totalToggles(), second.toggles());
        assertEquals(1, second.longestRun());
        assertEquals(Optional.empty(), track.of(3));
        HardwareTrack.Cost most = track.most();
        assertEquals(track.moves().stream().mapToInt(HardwareTrack.Cost::toggles).max().orElseThrow(),
            most.toggles());
        assertEquals(track.moves().stream().mapToInt(HardwareTrack.Cost::settled).max().orElseThrow(),
            most.settled());
        assertEquals(1, HardwareTrack.EMPTY.most().clocks(), "a drawing divides by it");
    }

    @Test
    void theTrackIsCountedOnceForARecording() {
        HardwareTrack track = time.trackProperty().get();
        time.toFirst();
        assertSame(track, time.trackProperty().get());
        time.show(RecordedTime.MACHINE.record(recorded.session.line()));
        assertNotSame(track, time.trackProperty().get(), "another recording");
        assertEquals(track, time.trackProperty().get());
    }

    @Test
    void aWhiteMoveIsSeenBeforeItsDiscsTurn() {
        recorded.session.jump(1);
        recorded.session.play(Square.C3);
        BoardPicture picture = time.pictureProperty().get().orElseThrow();
        assertEquals("c3 e5", Square.list(picture.white()));
        assertEquals("d3 d4 e4 d5", Square.list(picture.black()));
        recorded.record();
        BoardPicture update = time.pictureProperty().get().orElseThrow();
        assertEquals("c3 e5", Square.list(update.white()), "at its UPDATE, before any disc is told");
        assertEquals(Square.C3.bit(), recorded.now().placed());
        time.jump(new Instant(2, 0, 0));
        assertEquals(0, recorded.now().placed());
    }
}
