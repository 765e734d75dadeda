package flipchip.app.chips.gallery;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;
import flipchip.app.chips.gallery.Figure.Origin;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.flipper.DiscFlipper;
import flipchip.hwsim.circuit.flipper.FlipperRun;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistStats;
import flipchip.hwsim.gates.sim.UnitDelaySimulator;
import flipchip.hwsim.referee.array.ArrayNets;
import flipchip.hwsim.referee.array.CellArray;

/// Document 000's disc flipper, gate delay by gate delay.
final class FlipperExhibit extends Exhibit<FlipperExhibit.Shot> {
    /// A run of six along rank 1.
    private static final Board LONGEST = new Board(Square.H1.bit(), 0x7EL & ~Square.A1.bit());
    private static final Board STAR = star();

    /// One step with the one before it.
    ///
    /// @param mover whose disc is placed
    record Shot(FlipperRun run, Color mover, int index) {
        FlipperRun.Step step() {
            return run.steps().get(index);
        }

        FlipperRun.Step before() {
            return run.steps().get(Math.max(0, index - 1));
        }
    }

    private final Supplier<Game> game;

    FlipperExhibit(Supplier<Game> game) {
        super("flipper", FlipperPicture::new, "opening", "longest", "star", OWN_GAME);
        this.game = game;
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
    Recording<Shot> record(String choice, BooleanSupplier cancelled) {
        FlipperRun run = switch (choice) {
            case "longest" -> FlipperRun.record(LONGEST, Square.A1);
            case "star" -> FlipperRun.record(STAR, Square.D4);
            case OWN_GAME -> last(game.get());
            default -> FlipperRun.record(Board.INITIAL, Square.D3);
        };
        Game own = game.get();
        Color mover =
            choice.equals(OWN_GAME) && own.length() > 0 ? own.moverOf(own.length() - 1) : Color.BLACK;
        List<Shot> shots = new ArrayList<>();
        for (int i = 0; i < run.steps().size(); i++) {
            shots.add(new Shot(run, mover, i));
        }
        Netlist netlist = DiscFlipper.chains();
        NetlistStats stats = NetlistStats.of(netlist);
        Origin in = new Origin.Counted(netlist);
        CellArray array = CellArray.build();
        int gates = stats.gates().values().stream().mapToInt(Integer::intValue).sum();
        return new Recording<>(shots, this::say, in,
            List.of(figure("gates", gates, in), figure("square", gates / Square.values().length, in),
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
            moves.stream().findFirst().orElseThrow(() -> new IllegalArgumentException(text("nothing"))));
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

    private String say(Shot shot) {
        FlipperRun.Step step = shot.step();
        if (shot.index == 0) {
            return text("say.start", shot.run.square().toString());
        }
        List<String> parts = new ArrayList<>();
        add(parts, "forward", shot, FlipperRun.Signals::forward);
        add(parts, "endchain", shot, FlipperRun.Signals::endchain);
        add(parts, "backward", shot, FlipperRun.Signals::backward);
        add(parts, "meet", shot, FlipperRun.Signals::flipped);
        long turned = step.flips() & ~shot.before().flips();
        if (turned != 0) {
            parts.add(text("say.flip", Square.list(turned)));
        }
        if (parts.isEmpty()) {
            parts.add(text("say.inner", step.changes()));
        }
        if (shot.index == shot.run.steps().size() - 1) {
            parts.add(text("say.end", SquareLabels.squares(step.flips())));
        }
        return text("say", step.delay(), String.join("; ", parts));
    }

    private void add(List<String> parts, String key, Shot shot, Function<FlipperRun.Signals, Long> signal) {
        String news =
            SquareLabels.news(d -> signal.apply(shot.before().at(d)), d -> signal.apply(shot.step().at(d)));
        if (!news.isEmpty()) {
            parts.add(text("say." + key, news));
        }
    }
}
