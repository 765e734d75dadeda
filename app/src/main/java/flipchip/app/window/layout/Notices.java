package flipchip.app.window.layout;

import flipchip.app.game.player.ComputerPlayer;
import flipchip.app.game.session.EarlyEnd;
import flipchip.app.game.session.GameEvent;
import flipchip.app.game.session.Seat;
import flipchip.app.kit.text.Reasons;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;

/// What the banner says about an event, in words.
public final class Notices {
    private static final Texts TEXTS = Texts.of("window");

    private Notices() {}

    /// "White has no legal move and passes: Black moves again."
    static String pass(GameEvent.MovePlayed played) {
        Color again = played.position().toMove();
        return TEXTS.get("notice.pass", name(again.opponent()), name(again));
    }

    /// "Game over: Black wins 40 to 24.", or why it ended before.
    static String end(GameEvent.Ended ended) {
        return ended.defeat()
            .map(
                defeat -> TEXTS.get(defeat.cause() == EarlyEnd.Cause.TIME ? "notice.time" : "notice.resigned",
                    name(defeat.loser()), name(defeat.loser().opponent())))
            .orElseGet(() -> end(ended.position()));
    }

    /// Why the game waits.
    static String problem(ComputerPlayer.Problem problem) {
        return problem.cause()
            .map(cause -> TEXTS.get("notice.engine",
                cause.getMessage() == null ? cause.toString() : cause.getMessage()))
            .orElseGet(() -> TEXTS.get("notice.no-program",
                problem.seat() instanceof Seat.External(String name) ? name : ""));
    }

    /// The settings are not saved.
    public static String lostSettings(Throwable problem) {
        return TEXTS.get("notice.settings-lost", Reasons.told(problem));
    }

    /// The circuit's run could not be recorded.
    public static String lostCircuit(Throwable problem) {
        return TEXTS.get("notice.circuit-lost", problem);
    }

    /// The engine computes without vectors.
    public static String slowKernels() {
        return TEXTS.get("notice.kernels");
    }

    private static String end(Position position) {
        int black = Long.bitCount(position.black());
        int white = Long.bitCount(position.white());
        int more = Math.max(black, white);
        int fewer = Math.min(black, white);
        int empties = 64 - black - white;
        if (black == white) {
            return empties == 0
                ? TEXTS.get("notice.draw", more, fewer)
                : TEXTS.count("notice.draw.rest", empties, more, fewer);
        }
        String winner = name(black > white ? Color.BLACK : Color.WHITE);
        return empties == 0
            ? TEXTS.get("notice.win", winner, more, fewer)
            : TEXTS.count("notice.win.rest", empties, winner, more, fewer);
    }

    static String name(Color color) {
        return TEXTS.get(color == Color.BLACK ? "color.black" : "color.white");
    }
}
