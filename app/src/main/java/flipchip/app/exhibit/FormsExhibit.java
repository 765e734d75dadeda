package flipchip.app.exhibit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import flipchip.app.exhibit.Figure.Origin;
import flipchip.engine.board.Position;
import flipchip.hwsim.solver.SolverRun;
import flipchip.hwsim.solver.SolverVariant;

/// The forms of document 000's chip side by side on one position: clocks, visits, and what each state costs. Models, as the page says.
final class FormsExhibit extends Exhibit<FormsExhibit.Shot> {
    /// One form's run; `all` are those of every form.
    record Shot(SolverVariant form, SolverRun run, List<SolverRun> all) {
        /// How many times as fast as the document's own form.
        double speed() {
            return (double) all.getFirst().clocks() / run.clocks();
        }
    }

    FormsExhibit() {
        super("forms", "three", "six", "eight");
    }

    @Override
    Recording<Shot> record(String choice, BooleanSupplier cancelled) {
        Position position = switch (choice) {
            case "six" -> Samples.endgame(6);
            case "eight" -> Samples.endgame(8);
            default -> Samples.threeEmpties();
        };
        List<SolverVariant> forms = SolverVariant.all();
        List<SolverRun> runs = forms.stream().map(form -> form.solve(position)).toList();
        List<Shot> shots = new ArrayList<>();
        for (int i = 0; i < forms.size(); i++) {
            shots.add(new Shot(forms.get(i), runs.get(i), runs));
        }
        Origin model = new Origin.Modelled();
        List<Figure> figures = new ArrayList<>();
        for (Shot shot : shots) {
            figures.add(new Figure(shot.form.name(), shot.form.name(), text("clocks", shot.run.clocks()), model,
                Optional.empty(), Optional.empty()));
        }
        return new Recording<>(shots, this::say, model, figures, text("result", runs.getFirst().scoreForMover()));
    }

    private String say(Shot shot) {
        return text("say", shot.form.name(), shot.run.clocks(), shot.run.visits(), shot.run.scoreForMover(),
            Math.round(100 * shot.speed()) / 100.0) + " " + text("about." + shot.form.name().replaceAll("-\\d+", ""));
    }

    @Override
    Picture<Shot> picture() {
        return new FormsPicture();
    }
}
