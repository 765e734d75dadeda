package flipchip.app.cli.play;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Failures;
import flipchip.app.cli.answer.Lines;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.learn.school.EndgameSchool;
import flipchip.app.learn.school.SchoolRecord;
import flipchip.engine.api.Person;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.people.BestPlay;
import flipchip.engine.people.Problem;
import flipchip.engine.people.ProblemFile;
import flipchip.engine.people.ProblemTheme;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "school",
    description = {"Solve endgame puzzles: only one move wins, and the tempting move loses.",
        "Black (X) to move. Type a square, an empty line for the answer, or quit. Missed puzzles come back."})
public final class SchoolCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;
    @Option(names = "--theme", paramLabel = "THEME",
        description = "Only puzzles of this theme: ${COMPLETION-CANDIDATES}.")
    private Optional<ProblemTheme> theme;
    @Option(names = "--empties", paramLabel = "N[-M]", defaultValue = "2-20",
        description = "Only puzzles with N empty squares, or N to M. Default: ${DEFAULT-VALUE}.")
    private String empties;
    @Option(names = "--problems", paramLabel = "N", defaultValue = "10",
        description = "Most puzzles to ask. Default: ${DEFAULT-VALUE}.")
    private int most;
    @Mixin
    private Practice practice;

    @Override
    public Integer call() throws IOException {
        if (most < 0) {
            throw new Misuse("--problems: '" + most + "' is not a number from 0 on");
        }
        EndgameSchool.Wish wish = wish();
        return practice.ask("school.txt", (kept, typed) -> {
            EndgameSchool school = new EndgameSchool(ProblemFile.standard(),
                SchoolRecord.load(kept, fault -> Failures.tell(fault, spec.commandLine().getErr())));
            if (school.fitting(wish).findAny().isEmpty()) {
                throw new Misuse("no puzzle with this theme and number of empty squares; choose others");
            }
            return ask(school, wish, kept, typed);
        });
    }

    private EndgameSchool.Wish wish() {
        if (!empties.matches("\\d{1,2}(-\\d{1,2})?")) {
            throw new Misuse("--empties: '" + empties + "' is not of the form 8 or 4-10");
        }
        String[] ends = empties.split("-");
        return new EndgameSchool.Wish(theme, Integer.parseInt(ends[0]),
            Integer.parseInt(ends[ends.length - 1]));
    }

    private int ask(EndgameSchool school, EndgameSchool.Wish wish, Path kept, Lines typed)
            throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        TextOutput board = new TextOutput(out);
        int asked = 0;
        for (Optional<Problem> next = school.next(wish, Instant.now()); asked < most && next.isPresent();
                next = school.next(wish, Instant.now())) {
            Problem problem = next.get();
            Position position = new Position(problem.board(), Color.BLACK);
            board.show(new PlayEvent.Board(Game.startingAt(position), true));
            Optional<Optional<Square>> move = Practice.answer(position, typed, out);
            if (move.isEmpty()) {
                break;
            }
            boolean right = school.answer(problem, move.get().orElse(problem.tempting()), Instant.now());
            school.record().save(kept);
            asked++;
            out.println(sentence(problem, move.get(), right));
            out.flush();
        }
        SchoolRecord now = school.record();
        String sum = "%s; %d of %d solved at first sight in all, rating %.0f ± %.0f%s%n";
        out.printf(Locale.ROOT, sum, asked == 1 ? "1 puzzle" : asked + " puzzles", now.right(), now.answers(),
            now.rating().rating(), 2 * now.rating().deviation(),
            school.nextDue(wish).map(due -> "; next review in " + Practice.until(due)).orElse(""));
        return ExitCode.OK;
    }

    /// What the answer leads to, what wins and why, and how often people fail.
    private static String sentence(Problem problem, Optional<Square> move, boolean right) {
        StringBuilder text = new StringBuilder(right ? "Correct. " : "");
        move.filter(_ -> !right).ifPresent(
            played -> text.append(outcome(problem, played)).append(answered(problem, played)).append(". "));
        text.append(outcome(problem, problem.solution()));
        if (!problem.themes().isEmpty()) {
            text.append(": ").append(problem.themes().stream().sorted().map(SchoolCommand::reason)
                .collect(Collectors.joining("; ")));
        }
        Person middle = Person.GRADES.get(Person.GRADES.size() / 2 - 1);
        return text.append(". ").append(problem.failures().get(Person.GRADES.indexOf(middle)))
            .append(" % of players rated ").append(middle.rating()).append(" miss it.").toString();
    }

    private static String outcome(Problem problem, Square move) {
        int score = problem.scoreOf(move);
        return move + (score > 0 ? " wins by " + score : score < 0 ? " loses by " + -score : " draws");
    }

    private static String answered(Problem problem, Square move) {
        return new BestPlay().after(problem.board(), move).stream().findFirst()
            .map(reply -> problem.board().play(move).legalMoves() == 0 ? "" : " after " + reply).orElse("");
    }

    private static String reason(ProblemTheme theme) {
        return switch (theme) {
            case CORNER -> "it takes a corner or gives none";
            case SACRIFICE -> "it gives up a corner and wins more";
            case WEDGE -> "a disc wedged in on the edge stays";
            case STONER -> "the X square cannot be punished, and the edge next to it falls";
            case PASS -> "White must pass";
            case PARITY -> "it leaves even regions, so that Black moves last";
        };
    }
}
