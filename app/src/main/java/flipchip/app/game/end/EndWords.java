package flipchip.app.game.end;

import java.util.Optional;
import java.util.function.Function;
import flipchip.app.game.end.EndModel.GameEnd;
import flipchip.app.game.session.EarlyEnd;
import flipchip.app.kit.text.Sentences;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Color;

/// What is said of the end of a game, in the words of its players.
///
/// @param end  what happened
/// @param name of each colour's player
record EndWords(GameEnd end, Function<Color, String> name) {
    static final Texts TEXTS = Texts.of("end");

    /// "You lost by 14", "White ran out of time", "A draw".
    String title() {
        if (end.defeat().isPresent()) {
            EarlyEnd early = end.defeat().get();
            String how = early.cause() == EarlyEnd.Cause.TIME ? "time" : "resigned";
            return isOwn(early.loser())
                ? TEXTS.get("title.you." + how)
                : TEXTS.get("title." + how, name.apply(early.loser()));
        }
        if (end.winner().isEmpty()) {
            return TEXTS.get("title.draw");
        }
        Color winner = end.winner().get();
        int by = end.ahead(winner);
        return end.own().map(own -> TEXTS.get(own == winner ? "title.you.won" : "title.you.lost", by))
            .orElseGet(() -> TEXTS.get("title.won", name.apply(winner), by));
    }

    /// "25 to 39 against Flipchip, level 6.", and what the number of discs does not explain.
    String detail() {
        if (end.defeat().isPresent()) {
            Color winner = end.winner().orElseThrow();
            return isOwn(winner)
                ? TEXTS.get("early.you", end.game().length())
                : TEXTS.get("early", name.apply(winner), end.game().length());
        }
        Color side = end.own().or(end::winner).orElse(Color.BLACK);
        String discs = TEXTS.get(end.own().isPresent() ? "discs.against" : "discs", discs(side),
            discs(side.opponent()), name.apply(side.opponent()));
        return Sentences.join(discs, rest());
    }

    private String rest() {
        int empties = end.game().position().board().empties();
        if (empties == 0 || end.winner().isEmpty()) {
            return "";
        }
        Color winner = end.winner().get();
        Color loser = winner.opponent();
        String counted = isOwn(winner)
            ? TEXTS.count("rest.you", empties)
            : TEXTS.count("rest", empties, name.apply(winner));
        String wiped = isOwn(loser) ? TEXTS.get("wiped.you") : TEXTS.get("wiped", name.apply(loser));
        return discs(loser) == 0 ? Sentences.join(wiped, counted) : counted;
    }

    private boolean isOwn(Color side) {
        return end.own().equals(Optional.of(side));
    }

    private int discs(Color side) {
        return Long
            .bitCount(side == Color.BLACK ? end.game().position().black() : end.game().position().white());
    }

    /// "your mistake", "Flipchip's blunder": whose a move was, and of which size.
    String whose(Color mover, String size) {
        return isOwn(mover)
            ? TEXTS.get("moment.yours", TEXTS.get("size." + size))
            : TEXTS.get("moment.theirs", TEXTS.get("size." + size), name.apply(mover));
    }
}
