package flipchip.app.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import flipchip.app.cli.CommandLineRun;
import flipchip.app.learn.school.EndgameSchool;
import flipchip.app.learn.school.SchoolRecord;
import flipchip.engine.people.Problem;
import flipchip.engine.people.ProblemFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SchoolCommandTest {
    @TempDir
    private Path folder;

    private CommandLineRun run(String typed, String... options) {
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)));
        try {
            String[] args = new String[options.length + 3];
            System.arraycopy(options, 0, args, 3, options.length);
            args[0] = "school";
            args[1] = "--file";
            args[2] = folder.resolve("school.txt").toString();
            return CommandLineRun.of(args);
        } finally {
            System.setIn(before);
        }
    }

    @Test
    void aRightAndAWrongAnswerAreJudgedAndKept() throws IOException {
        EndgameSchool school = new EndgameSchool(ProblemFile.standard(), SchoolRecord.NEW);
        Problem first = school.next(EndgameSchool.Wish.ANY, Instant.now()).orElseThrow();
        school.answer(first, first.solution(), Instant.now());
        Problem second = school.next(EndgameSchool.Wish.ANY, Instant.now()).orElseThrow();

        CommandLineRun run = run("zz\n" + first.solution() + "\n" + second.tempting() + "\nquit\n");

        assertEquals(0, run.exitCode(), run.err());
        assertTrue(run.out().contains("'zz' is not a legal move"), run.out());
        assertTrue(
            run.out().contains(
                "Correct. " + first.solution() + " wins by " + "" + first.scoreOf(first.solution())),
            run.out());
        assertTrue(run.out().contains(second.tempting() + " loses by " + -second.scoreOf(second.tempting())),
            run.out());
        assertTrue(
            run.line("2 puzzles; 1 of 2 solved at first sight in all").contains("next review in 1 min"),
            run.out());
        SchoolRecord kept = SchoolRecord.load(folder.resolve("school.txt"), _ -> {});
        assertEquals(2, kept.answers());
        assertTrue(kept.done().contains(first.id()) && kept.failed().of(second.id()).isPresent());
    }

    @Test
    void oneAnswerIsOnePuzzle() throws IOException {
        assertTrue(run("\nquit\n").out().contains("\n1 puzzle; 0 of 1 solved"));
    }

    @Test
    void aThemeThatNoneHasAndABadNumberAreRefusedInALine() {
        assertEquals(2, run("", "--empties", "40").exitCode());
        assertTrue(run("", "--empties", "many").err().contains("'many' is not of the form"));
        assertEquals(2, run("", "--theme", "luck").exitCode());
        assertEquals(2, run("", "--problems", "-1").exitCode());
    }
}
