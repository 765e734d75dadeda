package flipchip.app.chips.gallery;

import java.util.ArrayList;
import java.util.List;
import flipchip.app.kit.text.NumberText;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.solver.ClockTable;
import flipchip.hwsim.circuit.solver.HostMemory;
import flipchip.hwsim.circuit.solver.NodeCounts;
import flipchip.hwsim.circuit.solver.NodeType;
import flipchip.hwsim.circuit.solver.SolverFilm;
import flipchip.hwsim.circuit.solver.SolverRun;

/// An exhibit of the endgame-chip paper's solver: registers, stack, counters and host memory through a whole
/// solve.
final class SolverExhibit extends Exhibit {
    private static final int EMPTIES = 6;

    SolverExhibit() {
        super("solver", "iterations", "clocks", "six");
    }

    @Override
    Recording<?> record(Request request) {
        boolean clocks = request.choice().equals("clocks");
        SolverFilm film = SolverFilm.record(
            request.choice().equals("six")
                ? SamplePositions.endgame(EMPTIES)
                : SamplePositions.threeEmpties(),
            clocks ? SolverFilm.Grain.CLOCK : SolverFilm.Grain.ITERATION, Recording.MOST_STEPS,
            request.cancelled());
        Origin in = new Origin.Counted(film.netlist());
        List<Figure> figures = new ArrayList<>();
        film.run().ifPresent(run -> addFigures(figures, run, in));
        String result = film.run()
            .map(run -> text("result", SquareLabels.signed(run.score()), run.line().toString(), run.clocks()))
            .orElseGet(() -> text("cut"));
        return new Recording<>(film.frames(), step -> sentence(step.now(), !clocks), SolverPicture::draw, in,
            figures, result);
    }

    private void addFigures(List<Figure> figures, SolverRun run, Origin in) {
        NodeCounts counts = run.counts();
        figures.add(figure("clocks", run.clocks(), in));
        figures.add(figure("time", NumberText.of("%.2f µs", run.seconds() * 1e6), new Origin.Derived()));
        figures.add(differs("shares", shares(counts), in, "000"));
        figures.add(differs("cutoff", NumberText.of("%.1f %%", 100 * counts.cutoffRate()), in, "000"));
        figures.add(differs("rate",
            NumberText.of("%.2f",
                SolverRun.DOCUMENT_MEGAHERTZ / ClockTable.DOCUMENT.iteration(NodeType.TREE)),
            new Origin.Derived(), "000"));
        figures.add(figure("balance",
            counts.leaf() + counts.ended() + " = " + (counts.tree() + counts.pass() + 1), in));
        figures.add(figure("depth", run.depth(), in));
    }

    private static String shares(NodeCounts counts) {
        StringBuilder shares = new StringBuilder();
        for (NodeType type : NodeType.values()) {
            shares.append(shares.isEmpty() ? "" : " / ")
                .append(Math.round(100.0 * counts.of(type) / counts.visits()));
        }
        return shares + " %";
    }

    /// @param iterations frames are iterations, not clocks
    private String sentence(SolverFilm.Frame frame, boolean iterations) {
        if (frame.micro() == 0) {
            return text("say.start");
        }
        if (frame.state().equals("PUBLISH") && iterations) {
            long result = frame.hostWords().get(HostMemory.RESULT);
            return text("say.end", frame.clock(), SquareLabels.signed(HostMemory.score(result)),
                HostMemory.line(result).toString());
        }
        String what = iterations
            ? what(frame)
            : text("micro." + frame.state(), frame.micro(), micro(frame.state(), frame.micro()));
        return text("say", frame.clock(), what, frame.stack().size(), side(frame.node().position().toMove()),
            SquareLabels.signed(frame.node().alpha()), SquareLabels.signed(frame.node().beta()));
    }

    /// The work of an iteration, from the registers after it.
    private String what(SolverFilm.Frame frame) {
        return switch (NodeType.valueOf(frame.state())) {
            case TREE -> text("say.TREE", frame.stack().getLast().move().map(Square::toString).orElse(""));
            case PASS -> text("say.PASS");
            case CUTOFF -> text("say.CUTOFF");
            case LEAF -> text("say.LEAF", returned(frame.node()));
            case ENDED -> text("say.ENDED", returned(frame.node()));
        };
    }

    /// The value that went up; at the root it is in the result already.
    private static String returned(SolverFilm.Node node) {
        return SquareLabels.signed(node.returned()
            .orElseGet(() -> node.position().toMove() == Color.WHITE ? node.beta() : node.alpha()));
    }

    private String micro(String state, int micro) {
        String[] names = text("micro.names." + state).split("; *");
        return names[Math.min(micro, names.length) - 1];
    }
}
