package flipchip.app.circuit.waves;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import flipchip.app.circuit.array.FlipOrder;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;

/// The rows of a move, in words: the square played, then its discs in the order in which they turn.
final class MoveRows {
    private static final Texts TEXTS = Texts.of("wave");

    private MoveRows() {}

    /// The rows of the move of `moment`; at power-up the controller and the legal moves.
    static List<Row> of(Moment moment) {
        List<Row> rows = new ArrayList<>();
        Optional<Square> played = moment.move().square();
        rows.add(new Row.Group(played.map(square -> TEXTS.get("move.title", moment.at().move(), square))
            .orElse(TEXTS.get("move.power-up")), true));
        rows.add(new Row.Wave("state", Radix.STATE, TEXTS.get("move.state")));
        played.ifPresent(square -> {
            boolean black = moment.move().mover() == Color.BLACK;
            rows.add(wave(square + (black ? ".mvB" : ".mvW"), TEXTS.get("move.played", square)));
            FlipOrder.of(moment.run(), moment.at().move()).stream().flatMap(order -> order.flips().stream())
                .forEach(flip -> rows.add(wave(flip.square() + (black ? ".toB" : ".toW"),
                    TEXTS.get(black ? "move.black" : "move.white", flip.square()))));
        });
        rows.add(new Row.Wave("legal", Radix.SQUARES, TEXTS.get("move.legal")));
        return List.copyOf(rows);
    }

    private static Row wave(String net, String words) {
        return new Row.Wave(net, Radix.BINARY, words);
    }
}
