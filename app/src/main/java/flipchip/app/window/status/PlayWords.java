package flipchip.app.window.status;

import java.util.Optional;
import flipchip.app.circuit.array.Agreement;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.game.session.GameSession;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.run.Instant;
import flipchip.hwsim.referee.run.MachineState;

/// What the chip shows, in the words of a player.
final class PlayWords {
    private static final Texts TEXTS = Texts.of("window");

    private PlayWords() {}

    static String of(Moment now, GameSession session) {
        MachineState state = now.state();
        if (now.isIn(ControllerState.UPDATE) && now.move().square().isPresent()) {
            return turning(now);
        }
        if (now.isIn(ControllerState.OVER)) {
            return TEXTS.get("play.over", state.blackCount(), state.whiteCount());
        }
        Color mover = session.position().toMove();
        if (!now.isEndOfMove() || !now.run().game().equals(session.line())) {
            return TEXTS.get("play.looks");
        }
        int moves = Long.bitCount(session.position().legalMoves());
        boolean alone = session.seat(mover).isHuman() && !session.seat(mover.opponent()).isHuman();
        return TEXTS.count(
            alone ? "play.lit.yours" : mover == Color.BLACK ? "play.lit.black" : "play.lit.white", moves);
    }

    private static String turning(Moment now) {
        MachineState state = now.state();
        Square square = state.mailbox();
        boolean black = state.current() == Color.BLACK;
        MachineState end =
            now.run().stateAt(new Instant(now.at().move(), now.at().clock(), now.clock().steps()));
        long all = (black ? end.toBlack() : end.toWhite()) & ~square.bit();
        long turned = (black ? state.toBlack() : state.toWhite()) & ~square.bit();
        long missing = all & ~turned;
        return turned == 0 ? TEXTS.get("play.turn.none", square, list(missing))
            : missing == 0 ? TEXTS.get("play.turn.all", square, list(turned))
            : TEXTS.get("play.turn.some", square, list(turned), list(missing));
    }

    private static String list(long squares) {
        return Square.list(squares).replace(" ", ", ");
    }

    /// How sure that is.
    static String more(Optional<Agreement> lamp) {
        return lamp.map(now -> switch (now.verdict()) {
            case AGREE -> TEXTS.get("play.proved");
            case SETTLING -> TEXTS.get("play.compares");
            case DIFFER -> now.text();
        }).orElse("");
    }
}
