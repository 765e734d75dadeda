package flipchip.app.chips.gallery;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import flipchip.app.chips.gallery.Figure.Origin;
import flipchip.app.kit.text.Sentences;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.referee.control.MachineCircuit;
import flipchip.hwsim.verify.referee.ClockSurvey;

/// Document 004's question how fast the clock may be: moves of random games on the referee with shorter and
/// shorter clocks, and for each length the first game that goes wrong.
final class SurveyExhibit extends Exhibit<SurveyExhibit.Shot> {
    private static final int FASTEST = 4;
    private static final int SLOWEST = 20;
    private static final long SEED = 1;

    /// One length of the clock.
    record Shot(ClockSurvey.Row row) {
        double flips() {
            return row.flipsWrong() / (double) row.samples();
        }

        double legal() {
            return row.legalWrong() / (double) row.samples();
        }
    }

    SurveyExhibit() {
        super("survey", SurveyPicture::new, "60", "200");
    }

    @Override
    Recording<Shot> record(String choice, BooleanSupplier cancelled) {
        List<Shot> shots = new ArrayList<>();
        ClockSurvey.measure(FASTEST, SLOWEST, Integer.parseInt(choice), SEED)
            .forEach(row -> shots.add(new Shot(row)));
        Netlist netlist = MachineCircuit.build(Position.INITIAL).netlist();
        Origin in = new Origin.Counted(netlist);
        int safe = shots.stream().filter(shot -> shot.flips() > 0 || shot.legal() > 0)
            .mapToInt(shot -> shot.row.period()).max().orElse(FASTEST) + 1;
        return new Recording<>(
            shots, this::say, in, List.of(figure("moves", choice, new Origin.Chosen()),
                figure("safe", safe, in), figure("worst", percent(shots.getFirst().flips()), in)),
            text("result", safe));
    }

    static String percent(double rate) {
        return common("percent", Math.round(1000 * rate) / 10.0);
    }

    private String say(Shot shot) {
        String said = text("say", shot.row.period(), percent(shot.legal()), percent(shot.flips()));
        return Sentences.join(said, shot.row.failure().map(this::first).orElseGet(() -> text("say.none")));
    }

    private String first(ClockSurvey.Failure failure) {
        String move = failure.move().toString();
        String wrong = SquareLabels.squares(failure.wrong());
        if (failure.moves().isEmpty()) {
            return text("say.first", move, wrong);
        }
        String before = failure.moves().stream().map(Square::toString).collect(Collectors.joining());
        return text("say.failure", failure.moves().size() + 1, before, move, wrong);
    }
}
