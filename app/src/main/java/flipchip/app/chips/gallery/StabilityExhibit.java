package flipchip.app.chips.gallery;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.text.Sentences;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.board.Stability;
import flipchip.hwsim.circuit.score.FlipAxis;
import flipchip.hwsim.circuit.score.StabilityList;
import flipchip.hwsim.circuit.score.StabilityRun;

/// An exhibit of the parallel-search essay's stability algorithm: every square that it examines, with its
/// four axes on the board and as lamps, the stable discs, and the work list.
final class StabilityExhibit extends Exhibit {
    /// Twelve squares are empty then.
    private static final int LATE = 48;
    private static final double LIST = 150;

    /// @param looked the square examined; its lamps show why it is stable or not
    /// @param stable stable discs after it
    /// @param work   squares on the list, the next one first
    private record State(Position position, int ply, StabilityRun.Step looked, long stable,
            List<Square> work) {}

    StabilityExhibit() {
        super("stability", "full", "incremental", OWN_GAME);
    }

    @Override
    Recording<?> record(Request request) {
        Game game = request.isOwn() ? request.own() : SamplePositions.randomGame();
        List<State> states = new ArrayList<>();
        StabilityList list = new StabilityList();
        int full = 0;
        Position position = game.position();
        if (request.choice().equals("full")) {
            position = game.positionAt(LATE);
            add(states, position, LATE, 0, list.full(position));
        } else {
            StabilityRun start = list.full(game.positionAt(0));
            add(states, game.positionAt(0), 0, 0, start);
            full = start.examined().size();
            long stable = start.stable();
            for (int ply = 1; ply <= game.length(); ply++) {
                StabilityRun run = list.after(game.positionAt(ply - 1), game.positionAt(ply));
                add(states, game.positionAt(ply), ply, stable, run);
                stable = run.stable();
                full += new StabilityList().full(game.positionAt(ply)).examined().size();
            }
        }
        if (states.isEmpty()) {
            throw new Refused(text("nothing"));
        }
        int stable = Long.bitCount(Stability.stable(position.black(), position.white()));
        Origin model = new Origin.Modelled();
        List<Figure> figures = new ArrayList<>(List.of(figure("looked", states.size(), model),
            figure("start", Long.bitCount(Stability.FIRST_SQUARES), model)));
        if (full > 0) {
            figures.add(figure("full", full, model));
        }
        figures.add(differs("border", stable, model, "003"));
        return new Recording<>(states, this::sentence, StabilityExhibit::draw, model, figures,
            text("result", stable)).openingAt(step -> step.now().looked.isStable());
    }

    private static void add(List<State> states, Position position, int ply, long before, StabilityRun run) {
        long stable = before;
        List<Square> work = new ArrayList<>();
        for (StabilityRun.Step looked : run.examined()) {
            if (looked.isStable()) {
                stable |= looked.square().bit();
                work.add(looked.square());
            }
            states.add(new State(position, ply, looked, stable, List.copyOf(work)));
        }
    }

    private String sentence(Step<State> step) {
        StabilityRun.Step looked = step.now().looked;
        int stable = Long.bitCount(step.now().stable);
        String dark = looked.lamps().entrySet().stream().filter(lamp -> lamp.getValue() == FlipAxis.Lamp.DARK)
            .map(lamp -> common("axis." + lamp.getKey())).sorted().collect(Collectors.joining(", "));
        return Sentences.join(
            text("say", step.now().ply, step.index() + 1, looked.square().toString(),
                common("reason." + looked.reason()),
                looked.isStable() ? text("say.stable") : text("say.open", dark), stable),
            step.isLast() ? text("say.end", stable) : "");
    }

    /// The first step in which a square is examined.
    private static Optional<Integer> first(List<State> states, Square square) {
        return IntStream.range(0, states.size()).filter(i -> states.get(i).looked.square() == square).boxed()
            .findFirst();
    }

    private static void draw(Area area, Step<State> step) {
        State state = step.now();
        Square square = state.looked.square();
        double size = Math.min(area.width() - LIST, area.height());
        BoardBlock board = new BoardBlock(area.left(size), state.position)
            .leadsTo(one -> first(step.all(), one)).frames(state.stable, CanvasColor.LEGAL);
        ListBlock list =
            new ListBlock(area.inset(board.squares().x() + board.squares().width() + 14, 2, 0, 0))
                .heading(common("stability.lamps", square.toString())).gap(3);
        for (FlipAxis axis : FlipAxis.values()) {
            FlipAxis.Lamp lamp = state.looked.lamps().get(axis);
            boolean safe = lamp != FlipAxis.Lamp.DARK;
            axis.directions().forEach(d -> ray(board, square, d, safe));
            Area lines = list.line(32);
            lines.lamp(6, 7, 5, safe, CanvasColor.LEGAL);
            new ListBlock(lines.inset(16, 0, 0, 0)).small(common("axis." + axis) + ":", CanvasColor.TEXT)
                .small(common("lamp." + lamp), CanvasColor.TEXT);
        }
        board.brackets(square.bit());
        list.gap(12).heading(common("stability.work")).squares(state.work, 4);
    }

    private static void ray(BoardBlock board, Square square, Direction d, boolean safe) {
        double middle = board.cell() / 2;
        double near = board.cell() * 0.3;
        double far = board.cell() * (d.from(square).isPresent() ? 0.75 : 0.5);
        board.at(square).line(middle + d.files() * near, middle + d.rows() * near, middle + d.files() * far,
            middle + d.rows() * far, safe ? CanvasColor.LEGAL : CanvasColor.FLIP, safe ? 3 : 1.2);
    }
}
