package flipchip.app.chips.gallery;

import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import flipchip.app.chips.gallery.Figure.Origin;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.selector.MoveSelector;
import flipchip.hwsim.circuit.selector.SelectorOrder;
import flipchip.hwsim.circuit.selector.SelectorRun;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistStats;
import flipchip.hwsim.gates.sim.BitParallelSimulator;

/// Document 000's move selector, gate delay by gate delay, choice after choice.
final class SelectorExhibit extends Exhibit<SelectorExhibit.Shot> {

    /// A step on the board it belongs to.
    record Shot(Position position, SelectorRun.Step step) {}

    private final Supplier<Game> game;

    SelectorExhibit(Supplier<Game> game) {
        super("selector", SelectorPicture::new, "opening", "middle", OWN_GAME);
        this.game = game;
    }

    @Override
    Recording<Shot> record(String choice, BooleanSupplier cancelled) {
        Position position = switch (choice) {
            case "middle" -> SamplePositions.middleGame().position();
            case OWN_GAME -> game.get().position();
            default -> Position.INITIAL;
        };
        SelectorRun run = SelectorRun.record(position.legalMoves());
        Netlist netlist = MoveSelector.netlist();
        long fours = netlist.scopes().stream().filter(scope -> scope.type().equals("sel4")).count();
        long muxes = netlist.scopes().stream().filter(scope -> scope.type().equals("mux4")).count();
        Origin in = new Origin.Counted(netlist);
        return new Recording<>(run.steps().stream().map(step -> new Shot(position, step)).toList(), this::say,
            in,
            List.of(same("fours", fours, in, "000"), same("muxes", muxes, in, "000"),
                figure("gates", NetlistStats.of(netlist).combinational(), in),
                differs("table", classG(netlist), in, "000")),
            text("result", order(run)));
    }

    /// The moves in the order in which they were chosen.
    private static String order(SelectorRun run) {
        return run.steps().stream().filter(SelectorRun.Step::settled).map(step -> step.square().toString())
            .collect(Collectors.joining(" "));
    }

    /// Numbers of the squares of class G, the ones on which the document's table and figure disagree.
    private static String classG(Netlist netlist) {
        BitParallelSimulator simulator = new BitParallelSimulator(netlist);
        // One square alone is legal in each lane: its code is its rank.
        for (Square square : Square.values()) {
            simulator.setLanes(netlist.port("legal").bus().get(square.index()), square.bit());
        }
        simulator.settle();
        int first = SelectorOrder.rankOf(SelectorOrder.squares('G').getFirst());
        int last = SelectorOrder.rankOf(SelectorOrder.squares('G').getLast());
        return Stream.of(Square.values()).filter(square -> {
            long code = simulator.value(netlist.port("code").bus(), square.index());
            return first <= code && code <= last;
        }).map(square -> String.valueOf(square.index())).collect(Collectors.joining(" "));
    }

    private String say(Shot shot) {
        SelectorRun.Step step = shot.step;
        if (step.delay() == 0) {
            return text("say.start", step.choice(), Square.list(step.legal()));
        }
        if (step.settled()) {
            return text("say.end", step.choice(), step.delay(), bits(step.all().code()), step.all().code(),
                step.square().toString(), SquareLabels.squares(step.remaining()));
        }
        String shown = step.all().enable() ? text("say.code", bits(step.all().code())) : text("say.none");
        return text("say", step.choice(), step.delay(), step.changes(), groups(step), shown);
    }

    private String groups(SelectorRun.Step step) {
        StringBuilder enables = new StringBuilder();
        step.sixteens().reversed().forEach(part -> enables.append(part.enable() ? '1' : '0'));
        return enables.toString();
    }

    static String bits(int code) {
        return String.format(Locale.ROOT, "%6s", Integer.toBinaryString(code)).replace(' ', '0');
    }
}
