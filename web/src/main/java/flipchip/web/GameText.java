package flipchip.web;

import java.util.ArrayList;
import java.util.List;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.notation.NotationException;
import flipchip.hwsim.referee.link.MomentLink;

/// A formatter of games for the page.
final class GameText {
    private static final int LONGEST_LINK = 2000;

    private GameText() {}

    /// A game, its positions and the moment, from what follows the `#` of the page's address; else `error`.
    static String ofLink(String text) {
        if (text.length() > LONGEST_LINK) {
            return new Json().put("error", "more than " + LONGEST_LINK + " characters").toString();
        }
        try {
            MomentLink link = MomentLink.parse("flipchip:" + text);
            Json json = ofGame(link.game());
            json.put("move", link.move());
            link.at().ifPresent(at -> json.put("clock", at.clock()).put("step", at.step()));
            return json.toString();
        } catch (NotationException problem) {
            return new Json().put("error", problem.getMessage()).toString();
        }
    }

    private static Json ofGame(Game game) {
        List<String> positions = new ArrayList<>();
        for (int ply = 0; ply <= game.length(); ply++) {
            positions.add(ofPosition(game, ply));
        }
        String link = new MomentLink(game, game.length(), java.util.Optional.empty()).text();
        int start = link.indexOf("&start=");
        return new Json().list("moves", game.moves().stream().map(Square::index).toList())
            .list("positions", positions).put("start", start < 0 ? "" : link.substring(start + 7))
            .put("text", link.substring(link.indexOf(':') + 1, link.indexOf('?')));
    }

    private static String ofPosition(Game game, int ply) {
        Position position = game.positionAt(ply);
        Json json = new Json().squares("black", position.black()).squares("white", position.white())
            .squares("legal", position.legalMoves()).put("toMove", name(position.toMove()))
            .put("over", position.isGameOver());
        if (ply > 0) {
            json.put("mover", name(game.moverOf(ply - 1))).put("passed", game.passFollows(ply - 1));
        }
        if (position.isGameOver()) {
            json.put("score", position.finalScoreForBlack());
        }
        return json.toString();
    }

    static String name(Color color) {
        return color == Color.BLACK ? "black" : "white";
    }
}
