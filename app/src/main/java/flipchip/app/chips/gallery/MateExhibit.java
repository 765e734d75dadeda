package flipchip.app.chips.gallery;

import java.util.ArrayList;
import java.util.List;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.text.NumberText;
import flipchip.app.kit.text.Sentences;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.stages.MatePipeline;
import flipchip.hwsim.circuit.stages.MatePipelineGates;
import flipchip.hwsim.circuit.stages.MateTrace;

/// An exhibit of the shogi-processor paper's mate-search circuit carried over to Othello: proof-number search
/// through a pipeline of three stages. It shows the stages with their clock rates, the position that goes
/// through them, and the plies as a path; attacks are in brackets, defences in frames, the filter numbers the
/// moves.
final class MateExhibit extends Exhibit {
    /// Moves of a position that shows their order well.
    private static final int SHOWN = 3;
    private static final int STAGES = 3;
    private static final int EMPTIES = 7;
    private static final int MOST = 1500;
    private static final double TOP = 62;
    private static final List<Double> RATES =
        List.of(MatePipeline.UPDATER, MatePipeline.GENERATOR, MatePipeline.FILTER);

    /// @param stage  of the pipeline, from 1
    /// @param before clocks of the positions before
    private record State(MateTrace.Step visit, int stage, long before) {}

    MateExhibit() {
        super("mate", "measured", "pipelined");
    }

    @Override
    Recording<?> record(Request request) {
        boolean pipelined = request.choice().equals("pipelined");
        MatePipeline pipeline = pipelined ? MatePipeline.PIPELINED : MatePipeline.DOCUMENT;
        MateTrace trace =
            MateTrace.record(SamplePositions.endgame(EMPTIES), pipeline, MOST, request.cancelled());
        List<State> states = new ArrayList<>();
        long before = 0;
        for (MateTrace.Step visit : trace.steps()) {
            for (int stage = 1; stage <= STAGES; stage++) {
                states.add(new State(visit, stage, before));
            }
            before += visit.clocks();
        }
        return new Recording<>(states, step -> sentence(step.now(), pipeline, trace),
            (area, step) -> draw(area, step, pipelined), new Origin.Counted(MatePipelineGates.netlist()),
            figures(trace, pipeline, pipelined),
            text("result", common("mate." + trace.run().outcome()), trace.run().expanded()))
            .openingAt(step -> step.now().stage == STAGES && step.now().visit.moves().size() > SHOWN);
    }

    private List<Figure> figures(MateTrace trace, MatePipeline pipeline, boolean pipelined) {
        String speedUp = NumberText.of("%.1f", pipeline.documentSpeedUp());
        Origin in = new Origin.Counted(MatePipelineGates.netlist());
        Origin derived = new Origin.Derived();
        Origin model = new Origin.Modelled();
        double clocks = (double) trace.clocks() / trace.steps().size();
        return List.of(differs("clocks", NumberText.of("%.1f", clocks), in, "001"),
            figure("rate", NumberText.of("%.2f MHz", pipeline.megahertz()), new Origin.Printed("001")),
            figure("position", NumberText.of("%.2f µs", clocks / pipeline.megahertz()), derived),
            pipelined
                ? differs("pipelined", speedUp, derived, "001")
                : same("measured", speedUp, derived, "001"),
            figure("expanded", trace.run().expanded(), model),
            figure("time", NumberText.of("%.1f µs", trace.run().seconds() * 1e6), model));
    }

    private String sentence(State state, MatePipeline pipeline, MateTrace trace) {
        MateTrace.Step visit = state.visit;
        String what = switch (state.stage) {
            case 1 -> text("say.update", visit.board().empties(), text(visit.win() ? "say.win" : "say.hold"));
            case 2 -> text("say.generate", SquareLabels.squares(visit.legalMoves()),
                SquareLabels.squares(visit.classes().attack()),
                SquareLabels.squares(visit.classes().defence()));
            default -> text("say.filter", SquareLabels.squares(visit.moves()));
        };
        double microseconds = pipeline.microseconds(state.before + visit.clocks());
        boolean last = state.stage == STAGES && visit.number() == trace.run().expanded();
        return Sentences.join(
            text("say", visit.number(), visit.ply(), state.stage, what, NumberText.of("%.2f", microseconds)),
            last ? text("say.end", common("mate." + trace.run().outcome())) : "");
    }

    private static void draw(Area area, Step<State> step, boolean pipelined) {
        MateTrace.Step visit = step.now().visit;
        int stage = step.now().stage;
        for (int i = 1; i <= STAGES; i++) {
            stage(area.top(TOP).column(i - 1, STAGES), step.now(), i, pipelined);
        }
        double size = Math.min(area.width() * 0.56, area.height() - TOP - 8);
        BoardBlock board =
            new BoardBlock(area.at(0, TOP + 8, size, size), visit.board().player(), visit.board().opponent());
        if (stage > 1) {
            board.diamonds(stage == 2 ? visit.legalMoves() : 0);
            board.brackets(visit.classes().attack());
            board.frames(visit.classes().defence(), CanvasColor.REMOTE);
        }
        Area beside = area.inset(size + 12, TOP + 14, 0, 0);
        ListBlock list = new ListBlock(beside).heading(common("mate.position", visit.number()))
            .small(common(visit.win() ? "mate.win" : "mate.hold"), CanvasColor.TEXT);
        if (stage == STAGES) {
            int order = 0;
            for (Square square : visit.moves()) {
                order++;
                board.at(square).label(String.valueOf(order), CanvasColor.TEXT,
                    Math.min(Area.NORMAL, board.cell() * 0.6));
            }
            moves(list, "attack", visit.classes().attack(), CanvasColor.SELECT);
            moves(list, "defence", visit.classes().defence(), CanvasColor.REMOTE);
            moves(list, "rest", visit.classes().rest(), CanvasColor.CELL_BORDER);
        }
        path(beside.bottom(60).inset(0, 0, 4, 4), step);
    }

    private static void stage(Area area, State state, int stage, boolean pipelined) {
        boolean now = state.stage == stage;
        Area box =
            area.inset(2, 2, 12, 4).box(CanvasColor.PANEL, now ? CanvasColor.ACCENT : CanvasColor.LINE, now);
        new ListBlock(box.inset(6, 6, 0, 0)).heading(stage + " " + common("mate.stage" + stage))
            .small(stage == STAGES && pipelined
                ? common("mate.hoped")
                : common("mate.rate", NumberText.of("%.2f", RATES.get(stage - 1))), CanvasColor.QUIET)
            .small(now ? common("mate.position", state.visit.number()) : "", CanvasColor.TEXT);
        if (stage < STAGES) {
            area.arrow(area.width() - 12, TOP / 2, area.width() + 2, TOP / 2, CanvasColor.REMOTE, true);
        }
    }

    private static void moves(ListBlock list, String name, long squares, CanvasColor ink) {
        Area lines = list.line(30);
        lines.at(0, 2, 4, 26).fill(ink);
        new ListBlock(lines.inset(10, 0, 0, 0)).small(common("mate." + name), CanvasColor.QUIET)
            .small(Square.list(squares), CanvasColor.TEXT);
    }

    /// Depth of the last positions, the newest on the right.
    private static void path(Area area, Step<State> step) {
        area.small(common("mate.depth"), 0, 6, CanvasColor.QUIET);
        int last = step.index() / STAGES;
        for (int i = 0; i < (int) (area.width() / 5) && i <= last; i++) {
            int ply = step.all().get((last - i) * STAGES).visit.ply();
            area.at(area.width() - (i + 1) * 5, 0, 4, area.height()).bottom(4 + ply * 3)
                .fill(i == 0 ? CanvasColor.ACCENT : CanvasColor.REMOTE);
        }
    }
}
