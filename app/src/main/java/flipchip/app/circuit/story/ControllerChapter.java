package flipchip.app.circuit.story;

import java.util.List;
import java.util.Locale;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;
import flipchip.hwsim.referee.control.ControllerState;

/// A chapter of the controller's lesson; all chapters together lead through every state and every transition.
enum ControllerChapter {
    /// From power-up over a click that is not legal to White's turn.
    FIRST_MOVE("", List.of(Square.A1, Square.D3),
        List.of(ControllerState.UPDATE, ControllerState.SWAP1, ControllerState.LATCH1, ControllerState.TEST1,
            ControllerState.READY)),
    /// The earliest forced pass there is: after eight moves.
    PASS("c4c3c2b2e6c1a1", List.of(Square.A3),
        List.of(ControllerState.SWAP2, ControllerState.LATCH2, ControllerState.TEST2, ControllerState.READY)),
    /// The shortest game there is: over after nine moves.
    GAME_OVER("c4c3c2b4a5f4g4c5", List.of(Square.D6),
        List.of(ControllerState.TEST2, ControllerState.OVER, ControllerState.OVER));

    private static final Texts TEXTS = Texts.of("story");

    private final String opening;
    private final List<Square> clicks;
    private final List<ControllerState> ending;

    /// @param opening moves made before the chapter begins
    /// @param clicks  what the players put into the mailbox, one after another
    /// @param ending  the chapter is over when the last states were these
    ControllerChapter(String opening, List<Square> clicks, List<ControllerState> ending) {
        this.opening = opening;
        this.clicks = clicks;
        this.ending = ending;
    }

    /// What LOAD puts on the board.
    Position start() {
        try {
            Game game = Transcript.parse(opening);
            return game.position();
        } catch (NotationException e) {
            throw new IllegalStateException("the opening of " + this, e);
        }
    }

    List<Square> clicks() {
        return clicks;
    }

    /// Whether a chapter that went through `states` is over.
    boolean endsWith(List<ControllerState> states) {
        return states.size() >= ending.size()
                && states.subList(states.size() - ending.size(), states.size()).equals(ending);
    }

    String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    String title() {
        return TEXTS.get("lesson." + id());
    }

    String introduction() {
        return TEXTS.get("lesson." + id() + ".about");
    }
}
