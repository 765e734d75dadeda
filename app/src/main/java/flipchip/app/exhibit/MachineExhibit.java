package flipchip.app.exhibit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import flipchip.engine.board.Color;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.hwsim.netlist.NetlistStats;
import flipchip.hwsim.pipeline.EvaluationUnit;
import flipchip.hwsim.pipeline.MachineRun;
import flipchip.hwsim.pipeline.PipelineMachine;

/// Document 002's machine of five blocks: typed squares are checked, played, answered and scored, clock by clock.
final class MachineExhibit extends Exhibit<MachineExhibit.Shot> {

    /// @param number of the clock, from 0
    record Shot(MachineRun.Clock clock, int number) {}

    MachineExhibit() {
        super("machine", "moves", "game");
    }

    @Override
    Recording<Shot> record(String choice, BooleanSupplier cancelled) {
        List<Square> typed = choice.equals("game") ? Samples.middleGame().moves()
            : List.of(Square.D3, Square.C3, Square.E3, Square.C4);
        MachineRun run = MachineRun.record(typed);
        List<Shot> shots = new ArrayList<>();
        for (MachineRun.Clock clock : run.clocks()) {
            shots.add(new Shot(clock, shots.size()));
        }
        NetlistStats stats = NetlistStats.of(PipelineMachine.netlist());
        Game game = Game.INITIAL;
        for (Square square : typed) {
            game = game.position().isLegal(square) ? game.play(square) : game;
        }
        return new Recording<>(shots, this::say, List.of(figure("clocks", 8), figure("gates", stats.combinational()),
            figure("registers", stats.registerBits()), differs("directions", Direction.values().length, "002"),
            differs("weights", weights(), "002")), text("result", Square.list(game.position().legalMoves())));
    }

    private static String weights() {
        return EvaluationUnit.DEFAULT_WEIGHTS.stream().limit(4).map(String::valueOf).collect(Collectors.joining(" "));
    }

    private String say(Shot shot) {
        MachineRun.Clock clock = shot.clock;
        String what = switch (clock.state()) {
            case WAIT -> clock.typed().map(square -> text("say.typed", square.toString()))
                .orElseGet(() -> text("say.wait", Shown.squares(clock.legal()))) + refused(clock);
            case CHECK -> text(clock.verdict().valid() ? "say.valid" : "say.invalid", clock.verdict().square().toString(),
                runs(clock.verdict()));
            case APPLY -> text("say.apply", clock.verdict().square().toString());
            case TEST -> text(clock.legal() == 0 ? "say.pass" : "say.test", Shown.squares(clock.legal()));
            case SCORE -> text("say.score", numbers(clock.unit().products()), numbers(clock.unit().sums()));
            default -> text("say." + clock.state());
        };
        return text("say", shot.number, clock.state().name(), what,
            common(clock.position().toMove() == Color.BLACK ? "black" : "white"), clock.score());
    }

    private String refused(MachineRun.Clock clock) {
        return clock.illegal() ? text("say.refused") : "";
    }

    private String runs(MachineRun.Verdict verdict) {
        String runs = Arrays.stream(Direction.values()).filter(d -> verdict.lengths().get(d.ordinal()) > 0)
            .map(d -> d + " " + verdict.lengths().get(d.ordinal())).collect(Collectors.joining(", "));
        return runs.isEmpty() ? common("none") : runs;
    }

    static String numbers(List<Integer> values) {
        return values.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    @Override
    Picture<Shot> picture() {
        return new MachinePicture();
    }
}
