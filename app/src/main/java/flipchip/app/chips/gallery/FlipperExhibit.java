package flipchip.app.chips.gallery;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.flipper.DiscFlipper;
import flipchip.hwsim.circuit.flipper.FlipperRun;
import flipchip.hwsim.gates.netlist.NetlistStats;
import flipchip.hwsim.gates.sim.UnitDelaySimulator;
import flipchip.hwsim.referee.array.ArrayNets;
import flipchip.hwsim.referee.array.CellArray;

/// An exhibit of the disc flipper of the endgame-chip paper, gate delay by gate delay: thin arrows out, thick
/// arrows back, a star where the chain ends, a frame where both meet, a half disc when the output is high.
final class FlipperExhibit extends Exhibit {
    private static final double LEGEND = 40;
    /// A run of six along rank 1.
    private static final Board LONGEST = new Board(Square.H1.bit(), 0x7EL & ~Square.A1.bit());
    private static final Board STAR = star();

    FlipperExhibit() {
        super("flipper", "opening", "longest", "star", OWN_GAME);
    }

    /// An own disc two squares from d4 in each direction, opponent's discs between.
    private static Board star() {
        long opponent = 0;
        long own = 0;
        for (Direction d : Direction.values()) {
            Square near = d.from(Square.D4).orElseThrow();
            opponent |= near.bit();
            own |= d.from(near).orElseThrow().bit();
        }
        return new Board(own, opponent);
    }

    @Override
    Recording<?> record(Request request) {
        Game own = request.own();
        FlipperRun run = switch (request.choice()) {
            case "longest" -> FlipperRun.record(LONGEST, Square.A1);
            case "star" -> FlipperRun.record(STAR, Square.D4);
            case OWN_GAME -> last(own);
            default -> FlipperRun.record(Board.INITIAL, Square.D3);
        };
        Color mover = request.isOwn() && own.length() > 0 ? own.moverOf(own.length() - 1) : Color.BLACK;
        Origin.Counted in = new Origin.Counted(DiscFlipper.chains());
        CellArray array = CellArray.build();
        int gates = NetlistStats.of(in.circuit()).combinational();
        return new Recording<>(run.steps(), step -> sentence(run, step),
            (area, step) -> draw(area, run, mover == Color.BLACK, step.now()), in,
            List.of(gates(in), figure("square", gates / Square.values().length, in),
                differs("settles", run.last().delay(), in, "000"),
                differs("array", settles(array, run), new Origin.Counted(array.netlist()), "004")),
            text("result", SquareLabels.squares(run.last().flips())));
    }

    /// The last move of a game; of a game without moves the first that is legal.
    private FlipperRun last(Game game) {
        int ply = Math.max(0, game.length() - 1);
        Position before = game.positionAt(ply);
        List<Square> moves = game.length() > 0 ? List.of(game.moves().get(ply)) : before.moves();
        return FlipperRun.record(before.board(),
            moves.stream().findFirst().orElseThrow(() -> new Refused(common("over"))));
    }

    /// Gate delays until the cell array has turned the same discs, its remote chains at rest.
    private static int settles(CellArray array, FlipperRun run) {
        UnitDelaySimulator simulator = new UnitDelaySimulator(array.netlist());
        ArrayNets nets = array.nets();
        simulator.set(nets.current().black(), true);
        simulator.set(nets.is().black(), run.board().player());
        simulator.set(nets.is().white(), run.board().opponent());
        simulator.set(nets.empty(), ~run.board().occupied());
        simulator.settle();
        simulator.set(nets.select(), run.square().bit());
        return simulator.settle();
    }

    private String sentence(FlipperRun run, Step<FlipperRun.Step> step) {
        if (step.index() == 0) {
            return text("say.start", run.square().toString());
        }
        List<String> parts = new ArrayList<>();
        add(parts, "forward", step, FlipperRun.Signals::forward);
        add(parts, "endchain", step, FlipperRun.Signals::endchain);
        add(parts, "backward", step, FlipperRun.Signals::backward);
        add(parts, "meet", step, FlipperRun.Signals::flipped);
        long turned = step.now().flips() & ~step.before().flips();
        if (turned != 0) {
            parts.add(text("say.flip", Square.list(turned)));
        }
        if (parts.isEmpty()) {
            parts.add(text("say.inner", step.now().changes()));
        }
        if (step.isLast()) {
            parts.add(text("say.end", SquareLabels.squares(step.now().flips())));
        }
        return text("say", step.now().delay(), String.join("; ", parts));
    }

    private void add(List<String> parts, String key, Step<FlipperRun.Step> step,
            Function<FlipperRun.Signals, Long> signal) {
        String changes =
            SquareLabels.changes(d -> signal.apply(step.before().at(d)), d -> signal.apply(step.now().at(d)));
        if (!changes.isEmpty()) {
            parts.add(text("say." + key, changes));
        }
    }

    private static void draw(Area area, FlipperRun run, boolean black, FlipperRun.Step step) {
        long player = run.board().player() & ~step.flips();
        long opponent = run.board().opponent() & ~step.flips();
        BoardBlock board = new BoardBlock(area.inset(0, 0, 0, LEGEND).square(), black ? player : opponent,
            black ? opponent : player);
        board.disc(run.square(), black);
        board.brackets(run.square().bit());
        board.turning(step.flips());
        for (Direction d : Direction.values()) {
            Square.all(step.at(d).forward()).forEach(square -> arrow(board, square, d, false));
            Square.all(step.at(d).backward()).forEach(square -> arrow(board, square, d.opposite(), true));
            Square.all(step.at(d).endchain())
                .forEach(square -> star(board.at(square), board.cell() * 0.82, board.cell() * 0.18));
            board.frames(step.at(d).flipped(), CanvasColor.FLIP);
        }
        legend(area.bottom(LEGEND - 8));
    }

    /// From a square to its neighbour; forward and backward signals run side by side.
    private static void arrow(BoardBlock board, Square from, Direction d, boolean back) {
        if (d.from(from).isPresent()) {
            double cell = board.cell();
            double x = cell * (0.5 - d.rows() * 0.1);
            double y = cell * (0.5 + d.files() * 0.1);
            board.at(from).arrow(x + d.files() * cell * 0.36, y + d.rows() * cell * 0.36,
                x + d.files() * cell * 0.72, y + d.rows() * cell * 0.72,
                back ? CanvasColor.FLIP : CanvasColor.REMOTE, back);
        }
    }

    private static void star(Area area, double x, double y) {
        double r = Math.max(4, area.width() * 0.12);
        for (int i = 0; i < 3; i++) {
            double across = r * Math.cos(Math.PI * i / 3);
            double down = r * Math.sin(Math.PI * i / 3);
            area.line(x - across, y - down, x + across, y + down, CanvasColor.LEGAL, 2);
        }
    }

    private static void legend(Area area) {
        double y = area.height() / 2;
        area.column(0, 3).arrow(4, y, 26, y, CanvasColor.REMOTE, false);
        area.column(0, 3).small(common("legend.forward"), 32, y, CanvasColor.TEXT);
        area.column(1, 3).arrow(26, y, 4, y, CanvasColor.FLIP, true);
        area.column(1, 3).small(common("legend.backward"), 32, y, CanvasColor.TEXT);
        star(area.column(2, 3).left(40), 7, y);
        area.column(2, 3).small(common("legend.endchain"), 18, y, CanvasColor.TEXT);
    }
}
