package flipchip.app.chips.gallery;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import flipchip.app.chips.gallery.Figure.Origin;
import flipchip.app.kit.text.NumberText;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.solver.ClockTable;
import flipchip.hwsim.circuit.solver.HostMemory;
import flipchip.hwsim.circuit.solver.NodeCounts;
import flipchip.hwsim.circuit.solver.NodeType;
import flipchip.hwsim.circuit.solver.SolverFilm;
import flipchip.hwsim.circuit.solver.SolverRun;

/// Document 000's endgame solver chip: registers, stack, counters and host memory through a whole solve.
final class SolverExhibit extends Exhibit<SolverExhibit.Shot> {
    /// Quoted from document 000, of one position with 15 empty squares: per cent of the iterations.
    static final List<Double> PAPER = List.of(42.0, 12.0, 34.0, 4.0, 8.0);
    private static final int EMPTIES = 6;

    /// @param before the frame before, the same one at the beginning
    /// @param iterations frames are iterations, not clocks
    record Shot(SolverFilm.Frame frame, SolverFilm.Frame before, boolean iterations) {}

    SolverExhibit() {
        super("solver", SolverPicture::new, "iterations", "clocks", "six");
    }

    @Override
    Recording<Shot> record(String choice, BooleanSupplier cancelled) {
        boolean clocks = choice.equals("clocks");
        SolverFilm film = SolverFilm.record(
            choice.equals("six") ? SamplePositions.endgame(EMPTIES) : SamplePositions.threeEmpties(),
            clocks ? SolverFilm.Grain.CLOCK : SolverFilm.Grain.ITERATION, Recording.MOST_STEPS, cancelled);
        List<Shot> shots = new ArrayList<>();
        for (int i = 0; i < film.frames().size(); i++) {
            shots.add(new Shot(film.frames().get(i), film.frames().get(Math.max(0, i - 1)), !clocks));
        }
        Origin in = new Origin.Counted(film.netlist());
        List<Figure> figures = new ArrayList<>();
        film.run().ifPresent(run -> addFigures(figures, run, in));
        String result =
            film.run().map(run -> text("result", signed(run.score()), run.line().toString(), run.clocks()))
                .orElseGet(() -> text("cut"));
        return new Recording<>(shots, this::say, in, figures, result);
    }

    private void addFigures(List<Figure> figures, SolverRun run, Origin in) {
        NodeCounts counts = run.counts();
        figures.add(figure("clocks", run.clocks(), in));
        figures.add(figure("time", NumberText.of("%.2f µs", run.seconds() * 1e6), new Origin.Reckoned()));
        figures.add(differs("shares", shares(counts), in, "000"));
        figures.add(differs("cutoff", NumberText.of("%.1f %%", 100 * counts.cutoffRate()), in, "000"));
        figures.add(differs("rate",
            NumberText.of("%.2f",
                SolverRun.DOCUMENT_MEGAHERTZ / ClockTable.DOCUMENT.iteration(NodeType.TREE)),
            new Origin.Reckoned(), "000"));
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

    static String signed(int value) {
        return value > 0 ? "+" + value : String.valueOf(value);
    }

    private String say(Shot shot) {
        SolverFilm.Frame frame = shot.frame;
        if (frame.micro() == 0) {
            return text("say.start");
        }
        if (frame.state().equals("PUBLISH") && shot.iterations) {
            return text("say.end", frame.clock(), signed(HostMemory.score(result(frame))),
                HostMemory.line(result(frame)).toString());
        }
        String what = shot.iterations
            ? what(shot)
            : text("micro." + frame.state(), frame.micro(), micro(frame.state(), frame.micro()));
        return text("say", frame.clock(), what, frame.stack().size(), side(frame.node().position().toMove()),
            signed(frame.node().alpha()), signed(frame.node().beta()));
    }

    private static long result(SolverFilm.Frame frame) {
        return frame.hostWords().get(HostMemory.RESULT);
    }

    /// What an iteration did, from the registers before and after it.
    private String what(Shot shot) {
        SolverFilm.Frame frame = shot.frame;
        return switch (NodeType.valueOf(frame.state())) {
            case TREE -> text("say.TREE", frame.stack().getLast().move().map(Square::toString).orElse(""));
            case PASS -> text("say.PASS");
            case CUTOFF -> text("say.CUTOFF");
            case LEAF -> text("say.LEAF", returned(shot));
            case ENDED -> text("say.ENDED", returned(shot));
        };
    }

    /// The value that went up; at the root it is in the result already.
    private static String returned(Shot shot) {
        return shot.frame.node().returned().map(SolverExhibit::signed)
            .orElseGet(() -> shot.frame.node().position().toMove() == Color.WHITE
                ? signed(shot.frame.node().beta())
                : signed(shot.frame.node().alpha()));
    }

    private String micro(String state, int micro) {
        String[] names = text("micro.names." + state).split("; *");
        return names[Math.min(micro, names.length) - 1];
    }

    private static String side(Color color) {
        return common(color == Color.BLACK ? "black" : "white");
    }
}
