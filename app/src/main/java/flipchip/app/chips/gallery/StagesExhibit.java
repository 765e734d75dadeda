package flipchip.app.chips.gallery;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import flipchip.app.chips.gallery.Figure.Origin;
import flipchip.app.kit.text.Sentences;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.solver.SolverRun;
import flipchip.hwsim.circuit.stages.BookGates;
import flipchip.hwsim.circuit.stages.BookMemory;
import flipchip.hwsim.circuit.stages.Configuration;
import flipchip.hwsim.circuit.stages.PlausibleMoves;
import flipchip.hwsim.circuit.stages.StagePlan;
import flipchip.hwsim.circuit.stages.Strategy;
import flipchip.hwsim.circuit.stages.StrategyLibrary;

/// One chip area through a whole game: document 001's stage circuits, with the time that loading another one
/// takes.
final class StagesExhibit extends Exhibit<StagesExhibit.Shot> {
    /// Parts of the loading time that are shown one by one.
    static final int PARTS = 4;
    private static final int BOOK_PLIES = 8;
    private static final int STRATEGY_PLIES = 20;
    private static final int BEST = 5;

    /// @param loaded parts of the loading time that have passed, 0 to [#PARTS]; [#PARTS] means that the
    ///     circuit works
    /// @param spent  milliseconds of loading since the game began
    /// @param lookUp of the position in the book memory
    record Shot(Game game, StagePlan.Stage stage, int loaded, long spent, BookMemory.LookUp lookUp) {
        boolean isLoading() {
            return loaded < PARTS;
        }
    }

    private final Supplier<Game> own;

    StagesExhibit(Supplier<Game> game) {
        super("stages", StagesPicture::new, "plain", "strategy", OWN_GAME);
        own = game;
    }

    @Override
    Recording<Shot> record(String choice, BooleanSupplier cancelled) {
        Game game = choice.equals(OWN_GAME) ? own.get() : SamplePositions.randomGame();
        Game known = SamplePositions.randomGame();
        BookMemory book =
            BookMemory.of(List.of(known.prefix(BOOK_PLIES), SamplePositions.middleGame().prefix(BOOK_PLIES)));
        StrategyLibrary library = choice.equals("strategy")
            ? new StrategyLibrary(
                List.of(new StrategyLibrary.Entry(game.prefix(BOOK_PLIES), edges(), STRATEGY_PLIES)))
            : StrategyLibrary.EMPTY;
        StagePlan plan = StagePlan.of(game, book, library);
        BookGates gates = new BookGates(book);
        List<Shot> shots = new ArrayList<>();
        long spent = 0;
        long part = Configuration.RECONFIGURATION.toMillis() / PARTS;
        for (StagePlan.Stage stage : plan.stages()) {
            BookMemory.LookUp lookUp = gates.lookUp(game.positionAt(stage.ply()).board());
            for (int i = 0; stage.loaded() && i < PARTS; i++) {
                shots.add(new Shot(game, stage, i, spent, lookUp));
                spent += part;
            }
            shots.add(new Shot(game, stage, PARTS, spent, lookUp));
        }
        long clocks = Configuration.clocksLost(SolverRun.DOCUMENT_MEGAHERTZ);
        Origin model = new Origin.Modelled();
        Origin counted = new Origin.Counted(gates.netlist());
        Origin reckoned = new Origin.Reckoned();
        return new Recording<>(shots, this::say, model, List.of(
            figure("loading", text("ms", Configuration.RECONFIGURATION.toMillis()),
                new Origin.Printed("001")),
            figure("all", text("ms", plan.loading().toMillis()), reckoned),
            figure("clocks", clocks, reckoned), figure("book", gates.netlist().port("hits").width(), counted),
            figure("lookup", shots.getFirst().lookUp.clocks().size(), counted),
            figure("endgame", Configuration.ENDGAME_EMPTIES, new Origin.Chosen())),
            text("result", plan.stages().stream().filter(StagePlan.Stage::loaded).count(),
                plan.loading().toMillis()));
    }

    /// A strategy for the edges: ours.
    private static Strategy edges() {
        return new Strategy("edges", List.of(0, 40, 6, 6, 2, 1, 0, -2, -12, 0), List.of());
    }

    private String say(Shot shot) {
        StagePlan.Stage stage = shot.stage;
        String circuit = text("circuit." + stage.configuration());
        if (shot.isLoading()) {
            return text("say.loading", stage.ply(), circuit, 100 * shot.loaded / PARTS, shot.spent);
        }
        String what = switch (stage.configuration()) {
            case OPENING -> text("say.OPENING", list(shot.lookUp.moves()));
            case STRATEGY, MIDDLE_GAME -> text("say.MIDDLE_GAME", plausible(shot));
            case ENDGAME -> text("say.ENDGAME", shot.game.positionAt(stage.ply()).board().empties());
        };
        boolean over = stage.ply() == shot.game.length() && shot.game.isOver();
        String said = text("say", stage.ply(),
            common(shot.game.positionAt(stage.ply()).toMove() == Color.BLACK ? "black" : "white"), circuit,
            over ? text("say.over") : what);
        return Sentences.join(said, over ? text("say.end", shot.spent) : "");
    }

    private static String list(List<Square> squares) {
        return squares.isEmpty()
            ? common("none")
            : squares.stream().map(Square::toString).collect(Collectors.joining(" "));
    }

    /// The best moves of the plausible move generator with their values.
    static String plausible(Shot shot) {
        Strategy strategy = shot.stage.strategy().orElse(Strategy.PLAIN);
        String moves = PlausibleMoves.of(shot.game.positionAt(shot.stage.ply()).board(), strategy).best(BEST)
            .stream().map(move -> move.square() + " " + SolverExhibit.signed(move.value()))
            .collect(Collectors.joining(", "));
        return moves.isEmpty() ? common("none") : moves;
    }
}
