package flipchip.app.chips.gallery;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import flipchip.app.chips.gallery.Figure.Origin;
import flipchip.app.kit.text.Sentences;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.board.Stability;
import flipchip.hwsim.circuit.score.FlipAxis;
import flipchip.hwsim.circuit.score.StabilityList;
import flipchip.hwsim.circuit.score.StabilityRun;

/// Document 003's stability algorithm: every square it looks at, with its four lamps and the work list.
final class StabilityExhibit extends Exhibit<StabilityExhibit.Shot> {
    private static final int LATE = 52;

    /// @param step    the square looked at; its lamps say why it is stable or not
    /// @param stable  stable discs after it
    /// @param work    squares on the list, the next one first
    /// @param looked  squares looked at so far
    /// @param last    the run ends here
    record Shot(Position position, int ply, StabilityRun.Step step, long stable, List<Square> work,
            int looked, boolean last) {}

    private final Supplier<Game> own;

    StabilityExhibit(Supplier<Game> game) {
        super("stability", StabilityPicture::new, "full", "incremental", OWN_GAME);
        own = game;
    }

    @Override
    Recording<Shot> record(String choice, BooleanSupplier cancelled) {
        Game game = choice.equals(OWN_GAME) ? own.get() : SamplePositions.randomGame();
        List<Shot> shots = new ArrayList<>();
        StabilityList list = new StabilityList();
        int full = 0;
        if (choice.equals("full")) {
            add(shots, game.positionAt(LATE), LATE, 0, list.full(game.positionAt(LATE)));
        } else {
            long stable = 0;
            for (int ply = 1; ply <= game.length(); ply++) {
                StabilityRun run = list.after(game.positionAt(ply - 1), game.positionAt(ply));
                add(shots, game.positionAt(ply), ply, stable, run);
                stable = run.stable();
                full += new StabilityList().full(game.positionAt(ply)).examined().size();
            }
        }
        if (shots.isEmpty()) {
            throw new IllegalArgumentException(text("nothing"));
        }
        Shot end = shots.removeLast();
        shots.add(new Shot(end.position, end.ply, end.step, end.stable, end.work, end.looked, true));
        Position position = choice.equals("full") ? game.positionAt(LATE) : game.position();
        long stable = Stability.stable(position.black(), position.white());
        Origin model = new Origin.Modelled();
        List<Figure> figures = new ArrayList<>(List.of(figure("looked", shots.size(), model),
            figure("start", Long.bitCount(Stability.FIRST_SQUARES), model)));
        if (full > 0) {
            figures.add(figure("full", full, model));
        }
        figures.add(differs("border", Long.bitCount(stable), model, "003"));
        return new Recording<>(shots, this::say, model, figures, text("result", Long.bitCount(stable)));
    }

    private static void add(List<Shot> shots, Position position, int ply, long before, StabilityRun run) {
        long stable = before;
        List<Square> work = new ArrayList<>();
        for (StabilityRun.Step step : run.examined()) {
            if (step.isStable()) {
                stable |= step.square().bit();
                work.add(step.square());
            }
            shots.add(new Shot(position, ply, step, stable, List.copyOf(work), shots.size() + 1, false));
        }
    }

    private String say(Shot shot) {
        String dark =
            shot.step.lamps().entrySet().stream().filter(lamp -> lamp.getValue() == FlipAxis.Lamp.DARK)
                .map(lamp -> common("axis." + lamp.getKey())).sorted().collect(Collectors.joining(", "));
        String verdict = shot.step.isStable() ? text("say.stable") : text("say.open", dark);
        String said = text("say", shot.ply, shot.looked, shot.step.square().toString(),
            common("reason." + shot.step.reason()), verdict, Long.bitCount(shot.stable));
        return Sentences.join(said, shot.last ? text("say.end", Long.bitCount(shot.stable)) : "");
    }

    @Override
    int telling(Recording<Shot> run) {
        return last(run, shot -> shot.step.isStable());
    }
}
