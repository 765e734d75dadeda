package flipchip.app.exhibit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import flipchip.app.exhibit.Figure.Origin;
import flipchip.engine.board.Position;
import flipchip.hwsim.solver.GateSolver;
import flipchip.hwsim.solver.SolverForm;
import flipchip.hwsim.solver.SolverRun;
import flipchip.hwsim.solver.SolverVariant;

/// The forms of document 000's chip side by side on one position: clocks, visits, and what each state costs.
/// All are run as gates, and the model of each must find the same.
final class FormsExhibit extends Exhibit<FormsExhibit.Shot> {
    /// One form's run, where it comes from, and the runs of every form.
    record Shot(SolverVariant form, SolverRun run, Origin origin, List<SolverRun> all) {
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
        List<Origin> origins = new ArrayList<>();
        List<SolverRun> runs = forms.stream().map(form -> run(form, position, origins)).toList();
        List<Shot> shots = new ArrayList<>();
        for (int i = 0; i < forms.size(); i++) {
            shots.add(new Shot(forms.get(i), runs.get(i), origins.get(i), runs));
        }
        List<Figure> figures = new ArrayList<>();
        for (Shot shot : shots) {
            figures.add(new Figure(shot.form.name(), shot.form.name(), text("clocks", shot.run.clocks()),
                shot.origin,
                Optional.empty(), Optional.empty()));
        }
        return new Recording<>(shots, this::say, new Origin.Mixed(), figures,
            text("result", runs.getFirst().scoreForMover()));
    }

    /// The circuit's run where the form is one, and then it must be the model's.
    private static SolverRun run(SolverVariant variant, Position position, List<Origin> origins) {
        SolverRun model = variant.solve(position);
        SolverForm form = SolverForm.of(variant).orElse(null);
        if (form == null) {
            origins.add(new Origin.Modelled());
            return model;
        }
        GateSolver chip = new GateSolver(form, List.of(position), 0, model.clocks());
        SolverRun run = chip.run(_ -> { }).getFirst();
        if (!run.equals(model)) {
            throw new IllegalStateException(variant.name() + ": the circuit's " + run + ", the model's "
                + model);
        }
        origins.add(new Origin.Counted(chip.netlist()));
        return run;
    }

    private String say(Shot shot) {
        return text("say", shot.form.name(), shot.run.clocks(), shot.run.visits(), shot.run.scoreForMover(),
            Math.round(100 * shot.speed()) / 100.0) + " " + text("about."
            + shot.form.name().replaceAll("-\\d+", ""));
    }

    @Override
    Picture<Shot> picture() {
        return new FormsPicture();
    }
}
