package flipchip.app.chips.gallery;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.text.NumberText;
import flipchip.app.kit.text.Sentences;
import flipchip.engine.board.Position;
import flipchip.hwsim.circuit.solver.GateSolver;
import flipchip.hwsim.circuit.solver.SolverForm;
import flipchip.hwsim.circuit.solver.SolverRun;
import flipchip.hwsim.circuit.solver.SolverVariant;

/// An exhibit of the forms of the endgame chip on one position: clocks, visits, and what each state costs.
/// All are run as gates, and the model of each must find the same. A bar of clocks for each form, each ten
/// times as many one mark further, and the costs of the chosen form's states below.
final class FormsExhibit extends Exhibit {
    private static final double NAME = 112;
    private static final double NUMBER = 150;
    private static final double MOST_ROW = 44;
    private static final double LEAST_ROW = 15;
    /// Room for the costs below the bars, and for one of them.
    private static final double COSTS = 76;
    private static final double COST = 150;

    /// The run of one form in its circuit.
    private record State(SolverVariant form, SolverRun run) {
        /// The factor by which it is faster than the paper's own form.
        double speed(State first) {
            return (double) first.run.clocks() / run.clocks();
        }
    }

    FormsExhibit() {
        super("forms", "three", "six", "eight");
    }

    @Override
    Recording<?> record(Request request) {
        Position position = switch (request.choice()) {
            case "six" -> SamplePositions.endgame(6);
            case "eight" -> SamplePositions.endgame(8);
            default -> SamplePositions.threeEmpties();
        };
        List<State> states = new ArrayList<>();
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
            states.add(new State(form, run));
            figures.add(new Figure(form.name(), form.name(), text("clocks", run.clocks()),
                new Origin.Counted(chip.netlist()), Optional.empty(), Optional.empty()));
            if (request.cancelled().getAsBoolean()) {
                break;
            }
        }
        return new Recording<>(states, this::sentence, FormsExhibit::draw, new Origin.CountedInEach(),
            figures, text("result", states.getFirst().run.scoreForMover()));
    }

    private String sentence(Step<State> step) {
        String name = step.now().form.name();
        SolverRun run = step.now().run;
        double speed = step.now().speed(step.all().getFirst());
        return Sentences.join(text("say", name, run.clocks(), run.visits(), run.scoreForMover(),
            Math.round(100 * speed) / 100.0), text("about." + name.replaceAll("-\\d+", "")));
    }

    private static void draw(Area area, Step<State> step) {
        int forms = step.all().size();
        double most = step.all().stream().mapToDouble(one -> one.run.clocks()).max().orElse(1);
        double height = Math.clamp((area.height() - COSTS) / (forms + 1), LEAST_ROW, MOST_ROW);
        ListBlock list = new ListBlock(area);
        list.line(height).heading(common("forms.head"), 0, 8);
        for (int i = 0; i < forms; i++) {
            State state = step.all().get(i);
            boolean chosen = i == step.index();
            Area row = list.line(height);
            row.leadsTo(i);
            if (chosen) {
                row.fill(CanvasColor.FUNNEL);
            }
            row.small(state.form.name(), 2, height / 2, CanvasColor.TEXT);
            Area bar = row.at(NAME, 0, Math.max(40, row.width() - NAME - NUMBER), height);
            for (int quarter = 1; quarter <= 4; quarter++) {
                bar.line(bar.width() * quarter / 4, 0, bar.width() * quarter / 4, height, CanvasColor.LINE,
                    1);
            }
            bar.inset(0, height / 5, 0, height / 5).left(bar.width() * state.run.clocks() / most)
                .fill(chosen ? CanvasColor.ACCENT : CanvasColor.REMOTE);
            row.rightMono(NumberText.of("%,d  %.2f×", state.run.clocks(), state.speed(step.all().getFirst())),
                row.width() - 4, height / 2);
        }
        costs(list.gap(8).rest().inset(2, 0, 0, 0), step.now().form.table());
    }

    private static void costs(Area area, List<SolverVariant.ClockRow> rows) {
        int columns = Math.max(1, (int) (area.width() / COST));
        ListBlock list = new ListBlock(area).small(common("forms.costs"), CanvasColor.QUIET);
        for (int i = 0; i < rows.size(); i++) {
            Area cost = list.rest().at(i % columns * COST, i / columns * 15, COST, 15);
            cost.mono(rows.get(i).state(), 0, 7, CanvasColor.TEXT);
            cost.rightMono(String.valueOf(rows.get(i).clocks()), NAME - 10, 7);
        }
    }
}
