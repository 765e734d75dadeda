package flipchip.app.circuit.array;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.run.ClockRun;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.Instant;
import flipchip.hwsim.referee.run.MachineState;

/// An order in which the circuit turned the discs of a move, read from the nets that tell them to. Immutable.
///
/// @param flips   in the order in which the cells were told
/// @param settled gate delay of that clock after which nothing of the array changed any more
/// @param period  gate delays of the clock
public record FlipOrder(List<Flip> flips, int settled, int period) {
    private static final Texts TEXTS = Texts.of("chipview");

    /// One disc.
    ///
    /// @param step gate delays after the edge that began the clock
    public record Flip(Square square, int step) {}

    public FlipOrder {
        flips = List.copyOf(flips);
    }

    /// The order of move `number`; empty for power-up and where nothing was played.
    public static Optional<FlipOrder> of(GameRun run, int number) {
        List<ClockRun> clocks = run.moves().get(number).clocks();
        for (int clock = 0; clock < clocks.size(); clock++) {
            Instant edge = new Instant(number, clock, 0);
            if (run.stateAt(edge).findState().equals(Optional.of(ControllerState.UPDATE))) {
                return Optional.of(new FlipOrder(flips(run, edge, clocks.get(clock)),
                    clocks.get(clock).settledAt(), clocks.get(clock).steps()));
            }
        }
        return Optional.empty();
    }

    private static List<Flip> flips(GameRun run, Instant edge, ClockRun clock) {
        List<Flip> flips = new ArrayList<>();
        long placed = run.moves().get(edge.move()).square().map(Square::bit).orElse(0L);
        boolean black = run.moves().get(edge.move()).mover() == Color.BLACK;
        long told = placed;
        for (int step = 0; step <= clock.steps(); step++) {
            MachineState state = run.stateAt(new Instant(edge.move(), edge.clock(), step));
            long now = black ? state.toBlack() : state.toWhite();
            for (Square square : Square.all(now & ~told)) {
                flips.add(new Flip(square, step));
            }
            told |= now;
        }
        return flips;
    }

    /// How many discs turn and when, then every disc with its gate delay; empty where none turns.
    public String inWords() {
        if (flips.isEmpty()) {
            return "";
        }
        int first = flips.getFirst().step();
        int last = flips.getLast().step();
        return TEXTS.get("flips.text", flips.size(),
            first == last ? first : TEXTS.get("flips.span", first, last), settled, period)
            + "\n"
            + TEXTS.get("flips.detail",
                flips.stream().map(flip -> TEXTS.get("flips.one", flip.square(), flip.step()))
                    .collect(Collectors.joining(", ")))
            + "\n";
    }
}
