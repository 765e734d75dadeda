package flipchip.app.learn.classroom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.MoveValue;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.people.BestPlay;
import org.junit.jupiter.api.Test;

/// What the lessons in Othello call right is right: the engine says so.
class LessonBoardsTest {
    /// With more empty squares a lesson is not about the end.
    private static final int END = 16;
    /// A good move of an opening loses at most so much, centidiscs.
    private static final int GOOD = 150;

    /// The moves that a step takes.
    private static Set<Square> right(Lesson.Step step) {
        Game start = step.start().orElseThrow();
        return start.position().moves().stream()
            .filter(move -> step.done()
                .test(new LessonProgress(start, start.play(move), List.of(), Optional.empty())))
            .collect(Collectors.toSet());
    }

    @Test
    void nearTheEndTheMoveAskedForAloneWins() {
        BestPlay engine = new BestPlay();
        int asked = 0;
        for (String id : List.of("passes", "edges", "tempo", "balanced", "unbalanced", "wedges", "stoner")) {
            for (Lesson.Step step : lesson(id).steps()) {
                Game start = step.start().orElseThrow();
                assertTrue(start.position().board().empties() <= END, id);
                assertTrue(start.position().moves().size() > 1, id + " leaves a choice");
                assertEquals(engine.winning(start.position().board()), right(step), id);
                asked++;
            }
        }
        assertEquals(14, asked);
    }

    @Test
    void inTheOpeningsEveryMoveTakenIsSound() {
        try (Engine engine = new Engine(EngineOptions.DEFAULT.withThreads(1).withTableMegabytes(16))) {
            for (Lesson.Step step : lesson("openings").steps()) {
                List<MoveValue> values = engine
                    .search(step.start().orElseThrow().position(), SearchLimits.depth(10).withAllMoves())
                    .moves();
                int best = values.stream().mapToInt(MoveValue::centidiscs).max().orElseThrow();
                Set<Square> right = right(step);
                assertFalse(right.isEmpty());
                values.stream().filter(value -> right.contains(value.move()))
                    .forEach(value -> assertTrue(best - value.centidiscs() <= GOOD, value::toString));
            }
        }
    }

    private static Lesson lesson(String id) {
        return Lessons.othello().stream().filter(lesson -> lesson.id().equals(id)).findFirst().orElseThrow();
    }
}
