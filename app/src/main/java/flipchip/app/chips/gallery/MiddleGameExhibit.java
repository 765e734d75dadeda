package flipchip.app.chips.gallery;

import java.util.ArrayList;
import java.util.List;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.text.Sentences;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.stages.MiddleGameFilm;
import flipchip.hwsim.circuit.stages.MiddleGameRun.Stage;
import flipchip.hwsim.circuit.stages.PlausibleMoves;
import flipchip.hwsim.circuit.stages.Strategy;
import flipchip.hwsim.circuit.stages.TreeNode;

/// An exhibit of the shogi-processor paper's middle-game circuit on Othello: nodes of the game tree through a
/// pipeline of eight stages. Above the stages by clocks, each span with its node's address; below the tree's
/// memory, as far as it is written.
final class MiddleGameExhibit extends Exhibit {
    private static final int WORDS = 32;
    private static final int FEW = 3;
    private static final double LABEL = 104;
    private static final double CHART = 0.5;

    MiddleGameExhibit() {
        super("middle-game", "few", "document");
    }

    @Override
    Recording<?> record(Request request) {
        int best = request.choice().equals("document") ? PlausibleMoves.DOCUMENT_BEST : FEW;
        MiddleGameFilm film =
            MiddleGameFilm.record(SamplePositions.middleBoard(), Strategy.PLAIN, best, WORDS);
        Origin in = new Origin.Counted(film.netlist());
        Origin chosen = new Origin.Chosen();
        return new Recording<>(film.clocks(), step -> sentence(film, step),
            (area, step) -> draw(area, film, step), in,
            List.of(figure("clocks", film.clocks().size(), in), figure("nodes", film.nodes(), in),
                figure("words", film.memory().size(), in),
                best == FEW ? differs("best", best, chosen, "001") : same("most", best, chosen, "001")),
            text("result", film.memory().size(), film.nodes()));
    }

    private String sentence(MiddleGameFilm film, Step<MiddleGameFilm.Clock> step) {
        List<String> parts = new ArrayList<>();
        for (Stage stage : Stage.values()) {
            step.now().at(stage)
                .ifPresent(address -> parts.add(text("say.stage", common("middle." + stage), address)));
        }
        return Sentences.join(
            text("say", step.now().number(), String.join(", ", parts), step.now().memory().size()),
            step.isLast() ? text("say.end", film.memory().size(), film.nodes()) : "");
    }

    /// Address, move, address of the parent.
    private static String word(MiddleGameFilm film, int address) {
        TreeNode node = film.memory().get(address);
        String move =
            node.move().map(Square::toString).orElseGet(() -> common(address == 0 ? "middle.root" : "pass"));
        return address + " " + move + (address == 0 ? "" : " ← " + (address - node.backward()));
    }

    private static void draw(Area area, MiddleGameFilm film, Step<MiddleGameFilm.Clock> step) {
        Area chart = area.top(area.height() * CHART);
        List<Area> slots = step.slots(chart.inset(LABEL, 0, 0, 0));
        Area slot = slots.get(step.index());
        slot.left(Math.max(2, slot.width())).fill(CanvasColor.FUNNEL);
        for (Stage stage : Stage.values()) {
            Area row = chart.row(stage.ordinal(), Stage.values().length);
            row.small(common("middle." + stage), 0, row.height() / 2, CanvasColor.TEXT);
            row.line(LABEL, row.height() - 0.5, row.width(), row.height() - 0.5, CanvasColor.LINE, 1);
            spans(film, stage).forEach(
                span -> draw(row.inset(LABEL, 2, 0, 2), span, step.now().number(), film.clocks().size()));
        }
        memory(area.inset(0, chart.height() + 4, 0, 0), film, step.now().memory().size());
    }

    /// Clocks in which a stage holds a node.
    private record Span(int address, int first, int last) {}

    private static List<Span> spans(MiddleGameFilm film, Stage stage) {
        List<Span> spans = new ArrayList<>();
        for (MiddleGameFilm.Clock clock : film.clocks()) {
            clock.at(stage).ifPresent(address -> {
                boolean goesOn = !spans.isEmpty() && spans.getLast().address == address;
                int first = goesOn ? spans.removeLast().first : clock.number();
                spans.add(new Span(address, first, clock.number()));
            });
        }
        return spans;
    }

    private static void draw(Area row, Span span, int clock, int clocks) {
        boolean begun = span.first <= clock;
        boolean now = begun && clock <= span.last;
        double width = (span.last - span.first + 1) * row.width() / clocks;
        Area bar = row.at(row.column(span.first - 1, clocks).x() - row.x(), 0, Math.max(2, width - 0.5),
            row.height());
        bar.box(now ? CanvasColor.ACCENT : begun ? CanvasColor.RAISED : CanvasColor.DIE,
            begun ? CanvasColor.CELL_BORDER : CanvasColor.LINE, false);
        if (width > 12 && begun) {
            bar.label(String.valueOf(span.address), now ? CanvasColor.ON_ACCENT : CanvasColor.TEXT, 9);
        }
    }

    private static void memory(Area area, MiddleGameFilm film, int written) {
        Area words = new ListBlock(area).heading(common("middle.memory")).rest();
        int rows = Math.max(1, (int) (words.height() / 14));
        double width = Math.max(84, area.width() / Math.ceil((double) film.memory().size() / rows));
        for (int address = 0; address < written; address++) {
            words.mono(word(film, address), address / rows * width, 6 + address % rows * 14,
                CanvasColor.TEXT);
        }
    }
}
