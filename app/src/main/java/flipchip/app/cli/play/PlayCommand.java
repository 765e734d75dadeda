package flipchip.app.cli.play;

import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Lines;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Output;
import flipchip.app.cli.answer.PipedLines;
import flipchip.app.cli.answer.StandardInput;
import flipchip.app.game.session.GameSession;
import flipchip.app.game.session.Seat;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.Level;
import flipchip.engine.api.Person;
import flipchip.engine.board.Color;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "play",
    description = {"Play in the terminal. Moves are typed as e6; 'help' lists the commands.",
        "Commands can also come from a file or a pipe."})
public final class PlayCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;
    @Mixin
    private Output output;
    @Option(names = "--black", paramLabel = "WHO", defaultValue = "human",
        description = "Player of Black: human, a level of the computer, or person:1500 for a human-like "
            + "player of that rating (1100 to 1900). Default: ${DEFAULT-VALUE}.")
    private String black;
    @Option(names = "--white", paramLabel = "WHO", defaultValue = "5",
        description = "Player of White. Default: level ${DEFAULT-VALUE}.")
    private String white;
    @Option(names = "--words",
        description = "Print sentences instead of a picture of the board: for a screen reader,"
            + " a braille display or 'flipchip play --words | spd-say --pipe-mode'.")
    private boolean words;

    @Override
    public Integer call() throws IOException {
        GameSession session = new GameSession();
        session.setSeat(Color.BLACK, seat("--black", black));
        session.setSeat(Color.WHITE, seat("--white", white));
        PlayOutput shown =
            output.<PlayOutput>either(words ? SpokenOutput::new : TextOutput::new, JsonOutput::new);
        EngineOptions.evaluationProblem().ifPresent(spec.commandLine().getErr()::println);
        EngineOptions options = EngineOptions.DEFAULT.withSeed(System.nanoTime())
            .withThreads(Runtime.getRuntime().availableProcessors());
        try (Engine engine = new Engine(options)) {
            TerminalGame game = new TerminalGame(session, engine::start, shown, _ -> {});
            try (Lines lines = lines(game)) {
                game.play(lines);
            }
            return ExitCode.OK;
        } catch (CancellationException _) {
            return ExitCode.INTERRUPTED;
        }
    }

    private Seat seat(String option, String who) {
        if (who.equals("human")) {
            return Seat.HUMAN;
        }
        try {
            Optional<Person> person = Person.parse(who);
            if (person.isPresent()) {
                return new Seat.HumanLike(person.get());
            }
        } catch (IllegalArgumentException e) {
            throw new Misuse(option + ": " + e.getMessage());
        }
        String number = who.replaceFirst("^level", "");
        Optional<Seat> computer =
            Level.ALL.stream().filter(level -> number.equals(String.valueOf(level.number())))
                .map(level -> (Seat) new Seat.Computer(level)).findFirst();
        return computer.orElseThrow(() -> new Misuse(String.format(Locale.ROOT,
            "%s: '%s' is neither 'human', nor a level from 1 to %d, nor like 'person:1500'", option, who,
            Level.ALL.size())));
    }

    private static Lines lines(TerminalGame game) throws IOException {
        return TerminalLines.isStandardInput()
            ? new TerminalLines(game::words)
            : new PipedLines(new InputStreamReader(StandardInput.stream()));
    }
}
