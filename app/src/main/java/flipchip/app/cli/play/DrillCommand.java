package flipchip.app.cli.play;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Failures;
import flipchip.app.cli.answer.Lines;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.learn.school.Drill;
import flipchip.app.learn.school.LineMistake;
import flipchip.app.learn.school.Memory;
import flipchip.app.learn.school.OpeningFacts;
import flipchip.app.learn.school.OpeningJudge;
import flipchip.app.learn.school.Repertoire;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;
import flipchip.engine.book.BookLine;
import flipchip.engine.book.OpeningBook;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "drill",
    description = {"Learn openings: asks for the moves of a colour, with spaced repetition.",
        "Type a square, an empty line for the answer, or quit."})
public final class DrillCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;
    @Option(names = "--opening", paramLabel = "NAME", defaultValue = "",
        description = "Only openings whose name contains this. Default: all.")
    private String opening;
    @Option(names = "--line", paramLabel = "MOVES",
        description = "Your own line instead, such as f5d6c3; may be repeated.")
    private List<String> lines = List.of();
    @Option(names = "--color", paramLabel = "COLOR", defaultValue = "BLACK",
        description = "Colour to learn: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
    private Color color;
    @Option(names = "--new", paramLabel = "N", defaultValue = "10",
        description = "Most new questions. Default: ${DEFAULT-VALUE}.")
    private int newQuestions;
    @Mixin
    private Practice practice;

    @Override
    public Integer call() throws IOException {
        if (newQuestions < 0) {
            throw new Misuse("--new: '" + newQuestions + "' is not a number from 0 on");
        }
        if (!opening.isEmpty() && !lines.isEmpty()) {
            throw new Misuse("--opening and --line exclude each other");
        }
        Repertoire repertoire = Repertoire.of(chosen(), color);
        if (repertoire.questions().isEmpty()) {
            throw new Misuse(lines.isEmpty()
                ? "no opening name contains '" + opening + "'"
                : "--line: no move of " + color.name().toLowerCase(Locale.ROOT)
                    + " to learn; the first move is never asked");
        }
        try (OpeningJudge judge = new OpeningJudge()) {
            return practice.ask("drill.txt",
                (kept, typed) -> ask(new Drill(repertoire,
                    Memory.load(kept, fault -> Failures.tell(fault, spec.commandLine().getErr())),
                    newQuestions), judge, kept, typed));
        }
    }

    private List<BookLine> chosen() {
        if (lines.isEmpty()) {
            String part = opening.toLowerCase(Locale.ROOT);
            return OpeningBook.standard().lines().stream()
                .filter(line -> line.name().toLowerCase(Locale.ROOT).contains(part)).toList();
        }
        return lines.stream().map(moves -> {
            try {
                return new BookLine(moves, Transcript.parse(moves));
            } catch (NotationException e) {
                throw new Misuse("--line: " + e.getMessage(), e);
            }
        }).toList();
    }

    private int ask(Drill drill, OpeningJudge judge, Path kept, Lines typed) throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        Set<BookLine> shown = new HashSet<>();
        int asked = 0;
        int right = 0;
        for (Optional<Repertoire.Question> next = drill.next(Instant.now()); next.isPresent();
                next = drill.next(Instant.now())) {
            Repertoire.Question question = next.get();
            drill.newLine(question).filter(shown::add).ifPresent(line -> show(line, out));
            OpeningFacts facts = judge.facts(question.board());
            out.println(Transcript.print(question.before()) + "  (" + question.line().name() + ")?");
            Optional<Optional<Square>> move = Practice.answer(question.before().position(), typed, out);
            if (move.isEmpty()) {
                break;
            }
            boolean known = drill.answer(question, facts, move.get(), Instant.now());
            drill.memory().save(kept);
            asked++;
            right += known ? 1 : 0;
            out.println(known
                ? "correct" + continuation(question, move.get().orElseThrow())
                : refusal(question, facts, move.get()));
        }
        out.println(right + " of " + asked + " correct"
            + drill.nextDue().map(due -> "; next in " + Practice.until(due)).orElse(""));
        return ExitCode.OK;
    }

    /// A new line, and which of the learner's moves in it are mistakes.
    private void show(BookLine line, PrintWriter out) {
        out.println("new line " + line.name() + ": " + Transcript.print(line.game()));
        LineMistake.of(line.game(), color).forEach(mistake -> out.println("  instead of " + mistake.move()
            + " play " + usual(mistake.better()) + lost(mistake.move(), mistake.loss())));
    }

    /// How the lines go on where a good move leaves them.
    private static String continuation(Repertoire.Question question, Square played) {
        return question.moves().contains(played)
            ? ""
            : "; " + question.line().name() + " continues with " + question.moves().stream().sorted()
                .map(Square::toString).collect(Collectors.joining(" or "));
    }

    /// What is right, how often people play it, and what the other move gives away.
    private static String refusal(Repertoire.Question question, OpeningFacts facts, Optional<Square> played) {
        return (played.isPresent() ? "not quite: usual " : "usual ") + usual(facts.right(question.moves()))
            + played.flatMap(facts::of).map(move -> lost(move.square(), move.loss())).orElse("");
    }

    private static String usual(List<OpeningFacts.Move> right) {
        return right.stream().map(move -> move.square() + (move.share() > 0 ? " " + move.share() + " %" : ""))
            .collect(Collectors.joining(", "));
    }

    private static String lost(Square move, int loss) {
        return String.format(Locale.ROOT, "; %s gives away %.1f discs", move, loss / 100.0);
    }
}
