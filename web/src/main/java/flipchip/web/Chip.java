package flipchip.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import flipchip.app.circuit.array.ArrayGeometry;
import flipchip.app.circuit.array.ArrayPainter;
import flipchip.app.circuit.array.LegendForm;
import flipchip.app.circuit.controller.GraphLayout;
import flipchip.app.circuit.controller.GraphPainter;
import flipchip.app.circuit.controller.GraphPicture;
import flipchip.app.circuit.inside.CellPicture;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.notation.NotationException;
import flipchip.hwsim.referee.link.MomentLink;
import flipchip.hwsim.referee.run.ClockRun;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.Instant;
import flipchip.hwsim.referee.run.MachineState;
import flipchip.hwsim.referee.run.OthelloMachine;
import flipchip.hwsim.referee.why.ExplainedStep;
import flipchip.hwsim.referee.why.Explainer;
import flipchip.hwsim.referee.why.Explanation;
import flipchip.hwsim.referee.why.StepSentences;

/// The referee of the page's game: the recording, its moments and what they mean.
///
/// Thread: owner
final class Chip {
    /// Of the time line; the page knows them by this order.
    private static final List<String> STRIDES = List.of("gate", "-gate", "clock", "-clock", "-move", "end");

    private static final List<CanvasColor> FORMS = List.of(CanvasColor.LEGAL, CanvasColor.REMOTE,
        CanvasColor.REMOTE_OR_LOCAL, CanvasColor.FLIP);

    private Optional<GameRun> run = Optional.empty();
    private Optional<CellPicture> cells = Optional.empty();
    private Optional<Explainer> explainer = Optional.empty();
    private PageWords words = new PageWords("");

    void speak(PageWords language) {
        words = language;
        Texts.speak(language);
    }

    /// Records a game, keeping the moves that it has in common with the one before.
    ///
    /// @param link moves, and where they begin, as after the `#` of the page's address
    String record(String link) throws NotationException {
        Game game = MomentLink.parse("flipchip:" + link).game();
        GameRun now = run.isPresent()
            ? run.get().machine().record(game, run.get(), () -> false)
            : OthelloMachine.build().record(game);
        run = Optional.of(now);
        explainer = Optional.empty();
        return new Json().put("moves", now.moves().size() - 1)
            .put("gates", now.machine().circuit().netlist().gates().size()).toString();
    }

    private GameRun run() {
        return run.orElseThrow();
    }

    /// A clock with its state and how many nets change at each gate delay.
    private static String clock(ClockRun clock) {
        return new Json().put("state", clock.state().name()).put("settled", clock.settledAt())
            .list("toggles", IntStream.rangeClosed(0, clock.steps()).mapToObj(clock::togglesAt).toList())
            .toString();
    }

    /// The end of a move, which is shown while the game goes on.
    String end(int number) {
        List<String> clocks = run().moves().get(number).clocks().stream().map(Chip::clock).toList();
        return new Json().list("clocks", clocks).list("moments", List.of(moment(run().endOf(number))))
            .toString();
    }

    /// The nearest instant of the run.
    Instant nearest(int move, int clock, int step) {
        int number = Math.clamp(move, 0, run().moves().size() - 1);
        List<ClockRun> clocks = run().moves().get(number).clocks();
        int inside = Math.clamp(clock, 0, clocks.size() - 1);
        return new Instant(number, inside, Math.clamp(step, 0, clocks.get(inside).steps()));
    }

    private Instant walk(Instant at, String stride) {
        return switch (stride) {
            case "gate" -> run().nextStep(at);
            case "-gate" -> run().previousStep(at);
            case "clock" -> run().nextClock(at);
            case "-clock" -> run().previousClock(at);
            case "-move" -> run().previousMove(at);
            default -> run().endOf(at.move());
        };
    }

    private static String place(Instant at) {
        return Json.quoted(at.move() + "." + at.clock() + "." + at.step());
    }

    /// Everything the page draws of each moment of a move, in their order.
    String moments(int number) {
        List<String> moments = new ArrayList<>();
        List<ClockRun> clocks = run().moves().get(number).clocks();
        for (int clock = 0; clock < clocks.size(); clock++) {
            for (int step = 0; step <= clocks.get(clock).steps(); step++) {
                moments.add(moment(new Instant(number, clock, step)));
            }
        }
        return new Json().list("clocks", clocks.stream().map(Chip::clock).toList()).list("moments", moments)
            .toString();
    }

    /// Everything the page draws of one moment, and where its strides lead.
    String moment(Instant at) {
        MachineState state = run().stateAt(at);
        ClockRun clock = run().clock(at);
        Color color = state.current();
        Json json = new Json().put("move", at.move()).put("clock", at.clock()).put("step", at.step())
            .put("steps", clock.steps()).put("clocks", run().moves().get(at.move()).clocks().size())
            .put("number", clock.number()).put("state", clock.state().name())
            .put("settled", at.step() >= clock.settledAt()).put("toggles", clock.togglesAt(at.step()))
            .put("color", GameText.name(color)).squares("black", state.black())
            .squares("white", state.white()).squares("legal", state.legalNow())
            .list("walks", STRIDES.stream().map(stride -> place(walk(at, stride))).toList())
            .put("sentence", new MachineSentence(words, run(), at, state).text())
            .put("agrees", new Comparison(run(), at, state).verdict());
        return json.toString();
    }

    /// Where the array's upper left cell begins and how far its cells are apart; then the drawings of the
    /// array, for a square of this side, and of the controller's graph, for a room of this size.
    String pictures(Instant at, Optional<Square> chosen, double side, double width, double height) {
        Moment moment = Moment.of(run(), at);
        ArrayGeometry geometry = ArrayGeometry.in(side, side);
        return new DrawingPen().number(geometry.left()).number(geometry.top()).number(geometry.pitch())
            .text(array(new ArrayPainter.Shown(moment, chosen, false, false, 0), geometry))
            .text(controller(GraphPicture.of(moment), new GraphLayout(width, height))).toString();
    }

    private static String array(ArrayPainter.Shown shown, ArrayGeometry geometry) {
        DrawingPen pen = new DrawingPen();
        ArrayPainter painter = new ArrayPainter(pen, geometry, DrawingPen::ink);
        painter.paint(geometry.side(), true, Optional.of(shown));
        painter.numbers();
        return pen.toString();
    }

    private String controller(GraphPicture picture, GraphLayout layout) {
        DrawingPen pen = new DrawingPen();
        GraphPainter painter = new GraphPainter(pen, layout, DrawingPen::ink, words::get);
        painter.arrows(picture);
        painter.states(picture);
        return pen.toString();
    }

    /// Why a square is as it is at a moment; without one, what the move did last.
    String why(Instant at, Optional<Square> square) {
        Explainer asked = explainer.orElseGet(() -> new Explainer(run()));
        explainer = Optional.of(asked);
        Explanation why = square.map(it -> asked.square(it, at)).orElseGet(() -> asked.move(at.move()));
        StepSentences sentences = new StepSentences(run().machine().circuit().netlist(), words);
        List<String> steps = new ArrayList<>();
        for (ExplainedStep step : why.steps()) {
            Instant when = step.at();
            steps.add(new Json().put("text", sentences.sentence(step)).put("nets", sentences.nets(step))
                .put("at", StepSentences.place(when)).put("move", when.move()).put("clock", when.clock())
                .put("step", when.step()).put("toCome", step.toCome())
                .squares("squares", step.squares().stream().mapToLong(Square::bit).reduce(0, (a, b) -> a | b))
                .toString());
        }
        return new Json().put("question", sentences.question(why)).put("verdict", sentences.verdict(why))
            .list("steps", steps).toString();
    }

    /// What the gates of a cell do at a moment in words, and their drawing for a room of this size.
    String inside(Instant at, Square square, double width, double height) {
        CellPicture cell = cells.orElseGet(() -> new CellPicture(run().machine().circuit()));
        cells = Optional.of(cell);
        Moment moment = Moment.of(run(), at);
        DrawingPen pen = new DrawingPen();
        cell.paint(pen, DrawingPen::ink, moment, square, width, height);
        return new DrawingPen().text(cell.words(moment, square)).text(pen.toString()).toString();
    }

    /// The forms of the array's marks, as its legend explains them.
    static String legend(double height) {
        DrawingPen forms = new DrawingPen();
        for (CanvasColor kind : FORMS) {
            DrawingPen pen = new DrawingPen();
            new LegendForm(pen, DrawingPen::ink).paint(kind, height);
            forms.text(pen.toString());
        }
        return forms.toString();
    }
}
