package flipchip.app.learn.classroom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.Instant;
import flipchip.hwsim.referee.run.OthelloMachine;
import org.junit.jupiter.api.Test;

/// Every step of every lesson can be done, and is not done before anything is.
class LessonsTest {
    private static final OthelloMachine MACHINE = OthelloMachine.build();

    @Test
    void eachLessonHasWordsForEachStep() {
        Texts texts = Texts.of("lessons");
        assertEquals(12, Lessons.othello().size());
        assertEquals(8, Lessons.circuit().size());
        for (Lesson lesson : all()) {
            assertFalse(texts.get(lesson.id() + ".title").isBlank());
            for (int step = 1; step <= lesson.steps().size(); step++) {
                assertFalse(texts.get(lesson.id() + "." + step).isBlank());
            }
        }
    }

    @Test
    void everyStepCanBeDoneByAMoveOrAtTheCircuit() {
        for (Lesson lesson : all()) {
            Game game = Game.INITIAL;
            for (int i = 0; i < lesson.steps().size(); i++) {
                Lesson.Step step = lesson.steps().get(i);
                game = step.start().orElse(game);
                Optional<Game> after = solved(step, game);
                assertTrue(after.isPresent(), lesson.id() + " " + (i + 1) + " cannot be done");
                game = after.get();
            }
        }
    }

    private static List<Lesson> all() {
        return Stream.concat(Lessons.othello().stream(), Lessons.circuit().stream()).toList();
    }

    @Test
    void noLessonInOthelloNeedsTheCircuit() {
        assertTrue(Lessons.othello().stream().flatMap(lesson -> lesson.steps().stream())
            .allMatch(Lesson.Step::board));
    }

    @Test
    void everyQuestionHasItsWordsInEveryLanguage() {
        int asked = 0;
        for (Lesson lesson : all()) {
            for (int i = 0; i < lesson.steps().size(); i++) {
                String key = lesson.id() + "." + (i + 1);
                boolean asks = lesson.steps().get(i).right() > 0;
                asked += asks ? 1 : 0;
                for (String end : List.of(".ask", ".ask.1", ".ask.2", ".ask.3", ".why")) {
                    assertEquals(asks, Texts.of("lessons").has(key + end), key + end);
                }
            }
        }
        assertEquals(4, asked);
    }

    /// Back to a moment with bars still to come, whatever the clock, and on from there.
    @Test
    void theRayTakesEveryMomentAtWhichTheChipStillWorks() {
        Lesson ray =
            Lessons.circuit().stream().filter(one -> one.id().equals("ray")).findFirst().orElseThrow();
        Game game = ray.steps().getFirst().start().orElseThrow();
        GameRun run = MACHINE.record(game);
        Instant end = run.last();
        int last = end.step();
        while (run.clock(end).togglesAt(last) == 0) {
            last--;
        }
        Moment works = Moment.of(run, new Instant(end.move(), end.clock(), last - 1));
        Moment rests = Moment.of(run, new Instant(end.move(), end.clock(), last));
        assertTrue(ray.steps().get(0).done().test(progress(game, works)), "in the clock that is shown first");
        assertFalse(ray.steps().get(0).done().test(progress(game, rests)));
        assertTrue(ray.steps().get(1).done().test(progress(game, works, rests)));
        assertFalse(ray.steps().get(1).done().test(progress(game, rests)), "nothing was stepped forward");
    }

    private static LessonProgress progress(Game game, Moment... seen) {
        return new LessonProgress(game, game, List.of(seen), Optional.empty());
    }

    /// The game after the step is done; empty if neither a move nor an instant with a gate does it.
    private static Optional<Game> solved(Lesson.Step step, Game game) {
        Game line = game;
        for (int depth = 0; depth < 4; depth++) {
            for (Square move : line.position().moves()) {
                if (step.done()
                    .test(new LessonProgress(game, line.play(move), List.of(), Optional.empty()))) {
                    return Optional.of(line.play(move));
                }
            }
            if (line.isOver()) {
                break;
            }
            line = line.play(line.position().moves().getFirst());
        }
        return atTheCircuit(step, game) ? Optional.of(game) : Optional.empty();
    }

    private static boolean atTheCircuit(Lesson.Step step, Game game) {
        GameRun run = MACHINE.record(game);
        List<Moment> seen = new ArrayList<>();
        Instant from = run.endOf(Math.max(0, game.length() - 1));
        for (Instant at = from; !at.equals(run.last()); at = run.nextStep(at)) {
            seen.add(Moment.of(run, at));
            if (step.done().test(new LessonProgress(game, game, seen, Optional.empty()))) {
                return true;
            }
        }
        seen.add(Moment.of(run, run.last()));
        return step.done().test(new LessonProgress(game, game, seen, Optional.empty()))
                || byGate(step, game, seen);
    }

    private static boolean byGate(Lesson.Step step, Game game, List<Moment> seen) {
        for (int net = 0; net < MACHINE.circuit().netlist().netCount(); net++) {
            if (step.done().test(new LessonProgress(game, game, seen, Optional.of(new Net(net))))) {
                return true;
            }
        }
        return false;
    }

    @Test
    void aStepThatAsksForOneMoveRefusesAnother() {
        int asked = 0;
        for (Lesson lesson : all()) {
            for (Lesson.Step step : lesson.steps()) {
                Game start = step.start().orElse(Game.INITIAL);
                long right = 0;
                long wrong = 0;
                for (Square move : start.position().moves()) {
                    LessonProgress after =
                        new LessonProgress(start, start.play(move), List.of(), Optional.empty());
                    right += step.done().test(after) ? 1 : 0;
                    wrong += step.wrong().test(after) ? 1 : 0;
                    assertFalse(step.done().test(after) && step.wrong().test(after));
                }
                if (wrong > 0) {
                    asked++;
                    assertTrue(right > 0, lesson.id());
                }
                assertFalse(step.done().test(new LessonProgress(start, start, List.of(), Optional.empty())),
                    lesson.id());
            }
        }
        assertEquals(23, asked);
    }
}
