package flipchip.app.circuit.array;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import flipchip.app.circuit.controller.StateDescription;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Color;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.run.Instant;
import flipchip.hwsim.referee.run.MachineState;

/// Sentences of a moment for an audience: which disc turns and which cell told it, and what comes next. All
/// is read from the recorded nets.
final class AudienceWords {
    private static final Texts TEXTS = Texts.of("chipview");
    private static final Texts CONTROLLER = Texts.of("controller");

    private AudienceWords() {}

    /// While the board takes a move, the discs told last and by whom; at the clock's end and else the
    /// [StateDescription].
    static String now(Moment moment, Optional<FlipOrder> order) {
        return flips(moment, order).filter(_ -> moment.at().step() < moment.clock().steps())
            .flatMap(flips -> told(moment, flips)).orElseGet(() -> StateDescription.of(moment));
    }

    /// The squares that this clock still brings, or what the next clock does; empty at the end.
    static String next(Moment moment, Optional<FlipOrder> order) {
        List<Square> coming =
            flips(moment, order).map(flips -> flips.stream().filter(flip -> flip.step() > moment.at().step())
                .map(FlipOrder.Flip::square).toList()).orElseGet(() -> found(moment));
        Instant then = moment.run().nextClock(moment.at());
        if (!coming.isEmpty()) {
            return TEXTS.get("present.next", list(coming));
        }
        return then.equals(moment.run().last())
            ? ""
            : moment.run().clock(then).findState()
                .map(state -> TEXTS.get("present.clock", CONTROLLER.get("controller.state." + state)))
                .orElse("");
    }

    /// The flips of this clock; empty in a clock that turns none.
    private static Optional<List<FlipOrder.Flip>> flips(Moment moment, Optional<FlipOrder> order) {
        return order.filter(_ -> moment.isIn(ControllerState.UPDATE)).map(FlipOrder::flips);
    }

    /// Legal squares that are found later in this clock.
    private static List<Square> found(Moment moment) {
        Instant at = moment.at();
        boolean looks = moment.isIn(ControllerState.LATCH1) || moment.isIn(ControllerState.LATCH2);
        MachineState end = moment.run().stateAt(new Instant(at.move(), at.clock(), moment.clock().steps()));
        return Square.all(looks ? end.legalNow() & ~moment.state().legalNow() : 0);
    }

    /// Empty before the first disc turns, and where a cell turns that none has told.
    private static Optional<String> told(Moment moment, List<FlipOrder.Flip> flips) {
        int last = flips.stream().mapToInt(FlipOrder.Flip::step).filter(step -> step <= moment.at().step())
            .max().orElse(-1);
        List<Square> turning =
            flips.stream().filter(flip -> flip.step() == last).map(FlipOrder.Flip::square).toList();
        MachineState state =
            moment.run().stateAt(new Instant(moment.at().move(), moment.at().clock(), Math.max(0, last)));
        List<String> links = new ArrayList<>();
        for (Square square : turning) {
            List<String> chain = chain(state, square);
            links.addAll(
                turning.size() == 1 ? chain : chain.subList(Math.max(0, chain.size() - 1), chain.size()));
        }
        return Optional.of(links).filter(all -> !all.isEmpty())
            .map(all -> TEXTS.get("present.turns", list(turning), turning.size(), String.join(", ", all)));
    }

    /// Who told whom, from the played square to this one.
    private static List<String> chain(MachineState state, Square square) {
        Color color = state.current();
        List<String> links = new ArrayList<>();
        Arrays.stream(Direction.values()).filter(way -> (state.flip(color, way) & square.bit()) != 0)
            .findFirst().ifPresent(way -> {
                Optional<Square> told = Optional.of(square);
                Optional<Square> by = way.opposite().from(square);
                while (by.filter(cell -> (state.flipOut(color, way) & cell.bit()) != 0).isPresent()) {
                    links.addFirst(TEXTS.get("present.told", by.get(), told.get()));
                    told = by;
                    by = way.opposite().from(by.get());
                }
            });
        return links;
    }

    private static String list(List<Square> squares) {
        return squares.stream().map(Square::toString).collect(Collectors.joining(", "));
    }
}
