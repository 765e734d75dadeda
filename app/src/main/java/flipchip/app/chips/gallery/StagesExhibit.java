package flipchip.app.chips.gallery;

import java.util.ArrayList;
import java.util.List;
import flipchip.app.kit.text.Sentences;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.hwsim.circuit.solver.SolverRun;
import flipchip.hwsim.circuit.stages.BookGates;
import flipchip.hwsim.circuit.stages.BookMemory;
import flipchip.hwsim.circuit.stages.Configuration;
import flipchip.hwsim.circuit.stages.PlausibleMoves;
import flipchip.hwsim.circuit.stages.StagePlan;
import flipchip.hwsim.circuit.stages.Strategy;
import flipchip.hwsim.circuit.stages.StrategyLibrary;

/// An exhibit of one chip area through a whole game: the shogi-processor paper's stage circuits, with the
/// time that loading another one takes.
final class StagesExhibit extends Exhibit {
    /// Parts of the loading time that are shown one by one.
    static final int PARTS = 4;
    private static final int BOOK_PLIES = 8;
    private static final int STRATEGY_PLIES = 20;
    private static final int BEST = 5;

    /// @param loaded parts of the loading time that have passed, 0 to [#PARTS]; [#PARTS] means that the
    ///     circuit works
    /// @param spent  milliseconds of loading since the game began
    /// @param lookUp of the position in the book memory
    record State(StagePlan.Stage stage, int loaded, long spent, BookMemory.LookUp lookUp) {
        boolean isLoading() {
            return loaded < PARTS;
        }
    }

    StagesExhibit() {
        super("stages", "plain", "strategy", OWN_GAME);
    }

    @Override
    Recording<?> record(Request request) {
        Game known = SamplePositions.randomGame();
        Game game = request.isOwn() ? request.own() : known;
        BookMemory book =
            BookMemory.of(List.of(known.prefix(BOOK_PLIES), SamplePositions.middleGame().prefix(BOOK_PLIES)));
        StrategyLibrary library = request.choice().equals("strategy")
            ? new StrategyLibrary(
                List.of(new StrategyLibrary.Entry(game.prefix(BOOK_PLIES), edges(), STRATEGY_PLIES)))
            : StrategyLibrary.EMPTY;
        StagePlan plan = StagePlan.of(game, book, library);
        BookGates gates = new BookGates(book);
        List<State> states = new ArrayList<>();
        long spent = 0;
        for (StagePlan.Stage stage : plan.stages()) {
            BookMemory.LookUp lookUp = gates.lookUp(game.positionAt(stage.ply()).board());
            for (int i = 0; stage.loaded() && i < PARTS; i++) {
                states.add(new State(stage, i, spent, lookUp));
                spent += Configuration.RECONFIGURATION.toMillis() / PARTS;
            }
            states.add(new State(stage, PARTS, spent, lookUp));
        }
        return new Recording<>(states, step -> sentence(game, step.now()),
            (area, step) -> StagesPicture.draw(area, game, step), new Origin.Modelled(),
            figures(plan, gates, states.getFirst().lookUp), text("result",
                plan.stages().stream().filter(StagePlan.Stage::loaded).count(), plan.loading().toMillis()));
    }

    private List<Figure> figures(StagePlan plan, BookGates gates, BookMemory.LookUp lookUp) {
        Origin counted = new Origin.Counted(gates.netlist());
        Origin derived = new Origin.Derived();
        return List.of(
            figure("loading", text("ms", Configuration.RECONFIGURATION.toMillis()),
                new Origin.Printed("001")),
            figure("all", text("ms", plan.loading().toMillis()), derived),
            figure("clocks", Configuration.clocksLost(SolverRun.DOCUMENT_MEGAHERTZ), derived),
            figure("book", gates.netlist().port("hits").width(), counted),
            figure("lookup", lookUp.clocks().size(), counted),
            figure("endgame", Configuration.ENDGAME_EMPTIES, new Origin.Chosen()));
    }

    /// A strategy for the edges: ours.
    private static Strategy edges() {
        return new Strategy("edges", List.of(0, 40, 6, 6, 2, 1, 0, -2, -12, 0), List.of());
    }

    private String sentence(Game game, State state) {
        StagePlan.Stage stage = state.stage;
        Position position = game.positionAt(stage.ply());
        String circuit = text("circuit." + stage.configuration());
        if (state.isLoading()) {
            return text("say.loading", stage.ply(), circuit, 100 * state.loaded / PARTS, state.spent);
        }
        boolean over = stage.ply() == game.length() && game.isOver();
        String what = over ? text("say.over") : switch (stage.configuration()) {
            case OPENING -> text("say.OPENING", SquareLabels.squares(state.lookUp.moves()));
            case STRATEGY, MIDDLE_GAME ->
                text("say.MIDDLE_GAME", SquareLabels.orNone(String.join(", ", plausible(position, stage))));
            case ENDGAME -> text("say.ENDGAME", position.board().empties());
        };
        return Sentences.join(text("say", stage.ply(), side(position.toMove()), circuit, what),
            over ? text("say.end", state.spent) : "");
    }

    /// The best moves of the plausible move generator with their values.
    static List<String> plausible(Position position, StagePlan.Stage stage) {
        return PlausibleMoves.of(position.board(), stage.strategy().orElse(Strategy.PLAIN)).best(BEST)
            .stream().map(move -> move.square() + " " + SquareLabels.signed(move.value())).toList();
    }
}
