package flipchip.web;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import flipchip.app.chips.opened.BlockPicture;
import flipchip.app.circuit.array.ArrayGeometry;
import flipchip.app.circuit.array.ArrayPainter;
import flipchip.app.circuit.controller.GraphLayout;
import flipchip.app.circuit.controller.GraphPainter;
import flipchip.app.circuit.controller.GraphPicture;
import flipchip.app.circuit.controller.StateDescription;
import flipchip.app.circuit.inside.CellPicture;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Color;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.notation.NotationException;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
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

    private static final Texts TEXTS = Texts.of("controller");
    private static final Texts WHY = Texts.of("why");

    private Optional<GameRun> run = Optional.empty();
    private Optional<CellPicture> cells = Optional.empty();
    private final Map<String, BlockPicture> blocks = new HashMap<>();
    private Optional<Explainer> explainer = Optional.empty();
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
        Moment shown = Moment.of(run(), at);
        MachineState state = shown.state();
        ClockRun clock = shown.clock();
        Color color = state.current();
        Json json = new Json().put("move", at.move()).put("clock", at.clock()).put("step", at.step())
            .put("steps", clock.steps()).put("clocks", run().moves().get(at.move()).clocks().size())
            .put("number", clock.number()).put("state", clock.state().name())
            .put("settled", at.step() >= clock.settledAt()).put("toggles", clock.togglesAt(at.step()))
            .put("color", GameText.name(color)).squares("black", state.black())
            .squares("white", state.white()).squares("legal", state.legalNow())
            .list("walks", STRIDES.stream().map(stride -> place(walk(at, stride))).toList())
            .put("sentence", StateDescription.of(shown))
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
        painter.ground(geometry.side(), ArrayPainter.LETTERS);
        painter.paint(geometry.side(), shown);
        return pen.toString();
    }

    private static String controller(GraphPicture picture, GraphLayout layout) {
        DrawingPen pen = new DrawingPen();
        GraphPainter painter = new GraphPainter(pen, layout, DrawingPen::ink, TEXTS::get);
        painter.arrows(picture);
        painter.states(picture);
        return pen.toString();
    }

    /// Why a square is as it is at a moment; without one, what the move did last.
    String why(Instant at, Optional<Square> square) {
        return said(square.map(it -> asked().square(it, at)).orElseGet(() -> asked().move(at.move())));
    }

    /// Why a net has its value at a moment.
    String why(Instant at, String net) {
        return said(asked().net(net(net).orElseThrow(), at));
    }

    private Explainer asked() {
        Explainer asked = explainer.orElseGet(() -> new Explainer(run()));
        explainer = Optional.of(asked);
        return asked;
    }

    /// An explanation; of each step its moment, and the gate that it ends with where a cell has it.
    private String said(Explanation why) {
        Netlist netlist = run().machine().circuit().netlist();
        StepSentences sentences = new StepSentences(netlist, WHY::get);
        List<String> steps = new ArrayList<>();
        for (ExplainedStep step : why.steps()) {
            Instant when = step.at();
            steps.add(new Json().put("text", sentences.sentence(step)).put("nets", sentences.nets(step))
                .put("at", StepSentences.place(when)).put("move", when.move()).put("clock", when.clock())
                .put("step", when.step()).put("toCome", step.toCome())
                .put("net", cells().square(step.net()).map(_ -> netlist.nameOf(step.net())).orElse(""))
                .squares("squares", step.squares().stream().mapToLong(Square::bit).reduce(0, (a, b) -> a | b))
                .toString());
        }
        return new Json().put("question", sentences.question(why)).put("verdict", sentences.verdict(why))
            .list("steps", steps).toString();
    }

    private CellPicture cells() {
        CellPicture picture = cells.orElseGet(() -> new CellPicture(run().machine().circuit()));
        cells = Optional.of(picture);
        return picture;
    }

    /// @param cell       the schematic of a cell
    /// @param controller the gates of the controller
    /// @param mailbox    those of the mailbox
    void layOut(String cell, String controller, String mailbox) {
        Netlist netlist = run().machine().circuit().netlist();
        cells().layOut(cell);
        blocks.put("controller", new BlockPicture(netlist, "controller", controller));
        blocks.put("mailbox", new BlockPicture(netlist, "mailbox", mailbox));
    }

    /// How many nodes a block has; of the chosen one the net that it makes, and what it is; the drawing.
    String block(Instant at, String block, int chosen, double width, double height) {
        BlockPicture picture = blocks.get(block);
        Moment moment = Moment.of(run(), at);
        DrawingPen pen = new DrawingPen();
        picture.paint(pen, DrawingPen::ink, moment, chosen, width, height);
        return new DrawingPen().number(picture.nodes()).text(picture.net(chosen))
            .text(picture.words(moment, chosen)).text(pen.toString()).toString();
    }

    int nodeAt(String block, double width, double height, double x, double y) {
        return blocks.get(block).at(width, height, x, y);
    }

    private Optional<Net> net(String name) {
        return run().machine().circuit().netlist().find(name);
    }

    /// A view of a cell, or of the gates around one.
    ///
    /// @param net the gate's; empty for the whole cell
    CellPicture.View view(Square square, String net, double width, double height) {
        Optional<Net> gate = net(net);
        return new CellPicture.View(gate.flatMap(cells()::square).orElse(square), gate, width, height);
    }

    /// What the gates of a cell do at a moment in words, and their drawing.
    String inside(Instant at, CellPicture.View view) {
        Moment moment = Moment.of(run(), at);
        DrawingPen pen = new DrawingPen();
        cells().paint(pen, DrawingPen::ink, moment, view);
        return new DrawingPen().number(view.square().index()).text(cells().words(moment, view))
            .text(pen.toString()).toString();
    }

    /// The name of the gate at a point of a view; empty where none is.
    String gateAt(CellPicture.View view, double x, double y) {
        return name(cells().at(view, DrawingPen::ink, x, y));
    }

    /// The name of the next gate in this direction; empty where none is.
    ///
    /// @param way of the direction, N, E, S or W
    String gateBeside(CellPicture.View view, String way) {
        return name(view.net().isEmpty()
            ? Optional.of(cells().first(view.square()))
            : cells().beside(view, DrawingPen::ink, Direction.valueOf(way)));
    }

    private String name(Optional<Net> net) {
        return net.map(run().machine().circuit().netlist()::nameOf).orElse("");
    }
}
