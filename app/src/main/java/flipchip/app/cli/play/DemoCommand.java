package flipchip.app.cli.play;

import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Lines;
import flipchip.app.cli.answer.Output;
import flipchip.app.cli.answer.PipedLines;
import flipchip.app.game.session.GameSession;
import flipchip.app.game.session.Seat;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.Level;
import flipchip.engine.board.Color;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(name = "demo",
    description = {"Play one game of the computer against itself; the circuit checks every move.",
        "Fails if the circuit and the rules differ."})
public final class DemoCommand implements Callable<Integer> {
    private static final Level BLACK = Level.of(4);
    private static final Level WHITE = Level.of(3);

    @Mixin
    private Output output;

    @Override
    public Integer call() throws IOException {
        GameSession session = new GameSession();
        session.setSeat(Color.BLACK, new Seat.Computer(BLACK));
        session.setSeat(Color.WHITE, new Seat.Computer(WHITE));
        PlayOutput shown = output.<PlayOutput>either(TextOutput::new, JsonOutput::new);
        Referee referee = new Referee();
        List<Referee.Verdict> verdicts = new ArrayList<>();
        try (Engine engine = new Engine(EngineOptions.DEFAULT.withSeed(System.nanoTime()));
                Lines nobody = new PipedLines(Reader.nullReader())) {
            new TerminalGame(session, engine::start, shown, game -> {
                Referee.Verdict verdict = referee.check(game);
                verdicts.add(verdict);
                shown.show(new PlayEvent.Checked(verdict));
            }).play(nobody);
        }
        long agreed = verdicts.stream().filter(Referee.Verdict::agrees).count();
        shown.show(new PlayEvent.Notice(String.format(Locale.ROOT,
            "Circuit and rules agree on %d of %d moves (legal moves, flips, board).", agreed,
            verdicts.size())));
        return agreed == verdicts.size() ? ExitCode.OK : ExitCode.FAILED;
    }
}
