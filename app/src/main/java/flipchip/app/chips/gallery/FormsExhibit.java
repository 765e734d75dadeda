package flipchip.app.chips.gallery;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import flipchip.app.chips.gallery.Figure.Origin;
import flipchip.app.kit.text.Sentences;
import flipchip.engine.board.Position;
import flipchip.hwsim.circuit.solver.GateSolver;
import flipchip.hwsim.circuit.solver.SolverForm;
import flipchip.hwsim.circuit.solver.SolverRun;
import flipchip.hwsim.circuit.solver.SolverVariant;
import flipchip.hwsim.gates.netlist.Netlist;

/// The forms of document 000's chip side by side on one position: clocks, visits, and what each state costs.
/// All are run as gates, and the model of each must find the same.
final class FormsExhibit extends Exhibit<FormsExhibit.Shot> {
    /// One form's run in its circuit, and the runs of every form.
    record Shot(SolverVariant form, SolverRun run, Netlist circuit, List<SolverRun> all) {
        /// How many times as fast as the document's own form.
        double speed() {
            return (double) all.getFirst().clocks() / run.clocks();
        }
    }

    FormsExhibit() {
        super("forms", FormsPicture::new, "three", "six", "eight");
    }

    @Override
    Recording<Shot> record(String choice, BooleanSupplier cancelled) {
        Position position = switch (choice) {
            case "six" -> SamplePositions.endgame(6);
            case "eight" -> SamplePositions.endgame(8);
            default -> SamplePositions.threeEmpties();
        };
        List<SolverRun> runs = new ArrayList<>();
        List<Shot> shots = new ArrayList<>();
        List<Figure> figures = new ArrayList<>();
        for (SolverVariant form : SolverVariant.all()) {
            SolverRun model = form.solve(position);
            GateSolver chip =
                new GateSolver(SolverForm.of(form).orElseThrow(), List.of(position), 0, model.clocks());
            SolverRun run = chip.run(_ -> {}).getFirst();
            if (!run.equals(model)) {
                throw new IllegalStateException(
                    form.name() + ": the circuit's " + run + ", the model's " + model);
            }
            runs.add(run);
            shots.add(new Shot(form, run, chip.netlist(), runs));
            figures.add(new Figure(form.name(), form.name(), text("clocks", run.clocks()),
                new Origin.Counted(chip.netlist()), Optional.empty(), Optional.empty()));
            if (cancelled.getAsBoolean()) {
                break;
            }
        }
        return new Recording<>(shots, this::say, new Origin.CountedInEach(), figures,
            text("result", runs.getFirst().scoreForMover()));
    }

    private String say(Shot shot) {
        return Sentences.join(
            text("say", shot.form.name(), shot.run.clocks(), shot.run.visits(), shot.run.scoreForMover(),
                Math.round(100 * shot.speed()) / 100.0),
            text("about." + shot.form.name().replaceAll("-\\d+", "")));
    }
}
