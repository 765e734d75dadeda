package flipchip.app.chips.owncell;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import flipchip.app.game.session.GameSession;
import flipchip.app.game.session.GameTree;
import flipchip.app.kit.text.Reasons;
import flipchip.app.kit.text.Texts;
import flipchip.app.kit.work.LatestRequest;
import flipchip.app.kit.work.Worker;
import flipchip.app.shell.Command;
import flipchip.app.shell.Feature;
import flipchip.app.shell.FileDialogs;
import flipchip.app.shell.MenuName;
import flipchip.app.shell.Notice;
import flipchip.app.shell.Shell;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// A user's circuit for the whole board as a second referee of the game: after each move it says which moves
/// are legal; squares on which it differs from the rules are ringed, and told. The rules go on deciding. FX
/// thread only.
public final class RefereeFeature implements Feature {
    private static final Texts TEXTS = Texts.of("referee");
    private static final String TOPIC = "referee";
    private static final FileDialogs.Kind VERILOG = FileDialogs.Kind.of("Verilog", "v", "sv");

    private final GameSession session;
    private final Consumer<List<Square>> rings;
    private final Shell shell;
    private final Worker worker;
    private final LatestRequest checks;
    private final LatestRequest answers;
    private Optional<Chosen> chosen = Optional.empty();
    private Thread check = new Thread(() -> {});

    /// One choice; the same file chosen again is another.
    private record Chosen(BoardCircuit circuit, String name) {}

    /// What the circuit says of a position; empty if it does not answer.
    private record Answer(Position position, OptionalLong legal) {
        long differences() {
            return legal.orElse(0) ^ position.legalMoves();
        }
    }

    /// @param rings shows squares on the board that are ringed
    public RefereeFeature(GameSession session, Consumer<List<Square>> rings, Shell shell) {
        this.session = session;
        this.rings = rings;
        this.shell = shell;
        worker = new Worker("own-referee", shell.screen());
        checks = worker.newest();
        answers = worker.newest();
        session.addListener(_ -> chosen.ifPresent(this::ask));
    }

    @Override
    public List<Command> commands() {
        return List.of(
            Command.of("own-referee", MenuName.HARDWARE, TEXTS.get("command"), "Alt+Shift+V", this::choose));
    }

    @Override
    public void close() {
        check.interrupt();
        worker.close();
    }

    private void choose() {
        shell.files().open(TEXTS.get("command"), List.of(VERILOG)).ifPresent(this::take);
    }

    /// Reads a circuit, lets it referee, and checks it meanwhile.
    private void take(Path file) {
        String name = String.valueOf(file.getFileName());
        shell.banner().show(TEXTS.get("reading", name));
        checks.ask(_ -> BoardCircuit.read(file, Optional.empty()), circuit -> {
            Chosen now = new Chosen(circuit, name);
            chosen = Optional.of(now);
            ask(now);
            check(file, now);
        }, problem -> shell.banner().showProblem(Reasons.told(problem)));
    }

    /// On a thread of its own: a proof takes up to two minutes, and the circuit is asked meanwhile.
    private void check(Path file, Chosen now) {
        check.interrupt();
        check = Thread.ofPlatform().daemon().name("own-referee-check").start(() -> {
            try {
                BoardCheck.Report report = BoardCheck.of(file, Optional.empty());
                tell(now, () -> told(now.name(), report));
            } catch (Exception e) {
                tell(now, () -> shell.banner().showProblem(Reasons.told(e)));
            }
        });
    }

    /// Unless another circuit was chosen meanwhile, or none.
    private void tell(Chosen then, Runnable news) {
        shell.screen().execute(() -> {
            if (chosen.filter(now -> now == then).isPresent()) {
                news.run();
            }
        });
    }

    private void told(String name, BoardCheck.Report report) {
        Optional<BoardCheck.Mistake> wrong = report.wrong();
        if (wrong.isEmpty()) {
            String said = TEXTS.get("verdict." + report.verdict(), name, report.boards());
            shell.banner().post(Notice.done((said + " " + report.note()).strip()));
            return;
        }
        Position board = Position.of(wrong.get().own(), wrong.get().other(), Color.BLACK);
        shell.banner()
            .post(Notice.asks("referee-check", TEXTS.get("verdict.DIFFERS", name), TEXTS.get("show"), () -> {
                shell.banner().withdraw("referee-check");
                Game shown = Game.startingAt(board);
                session.show(GameTree.of(shown), List.of(), Optional.empty(), Optional.empty());
            }));
    }

    private void ask(Chosen now) {
        Position position = session.position();
        answers.ask(_ -> new Answer(position, now.circuit().legal(position.board())), answer -> {
            if (answer.position().equals(session.position()) && chosen.equals(Optional.of(now))) {
                show(now.name(), answer);
            }
        }, problem -> shell.banner().showProblem(Reasons.told(problem)));
    }

    private void show(String name, Answer answer) {
        List<Square> wrong = Square.all(answer.differences());
        rings.accept(wrong);
        Notice said = Notice.asks(TOPIC, words(name, answer), TEXTS.get("stop"), this::stop);
        if (wrong.isEmpty() && shell.banner().has(TOPIC)) {
            shell.banner().update(said);
        } else {
            shell.banner().post(said);
        }
    }

    private static String words(String name, Answer answer) {
        long rules = answer.position().legalMoves();
        if (answer.legal().isEmpty()) {
            return TEXTS.get("silent", name);
        }
        long circuit = answer.legal().getAsLong();
        List<String> said = new ArrayList<>();
        if ((rules & ~circuit) != 0) {
            said.add(TEXTS.get("lacks", name, names(rules & ~circuit)));
        }
        if ((circuit & ~rules) != 0) {
            said.add(TEXTS.get("adds", name, names(circuit & ~rules)));
        }
        return said.isEmpty() ? TEXTS.get("agrees", name) : String.join(" ", said);
    }

    private static String names(long squares) {
        return String.join(", ", Square.all(squares).stream().map(Square::toString).toList());
    }

    private void stop() {
        chosen = Optional.empty();
        check.interrupt();
        checks.cancel();
        answers.cancel();
        rings.accept(List.of());
        shell.banner().withdraw(TOPIC);
    }
}
