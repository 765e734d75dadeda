package flipchip.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import flipchip.engine.board.Color;
import flipchip.engine.board.Fault;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.notation.MoveFault;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.NotationFault;
import flipchip.hwsim.referee.link.MomentLink;

/// A formatter of games for the page.
final class GameText {
    /// Without the view, which only the window understands. Longer texts are too deep for a browser's stack.
    private static final int LONGEST_LINK = 2000;

    private GameText() {}

    /// A game, its positions and the moment, from what follows the `#` of the page's address. Else `error`,
    /// and where the page has words for it also their `key`, what they name, and the part that is wrong.
    static String ofLink(String link) {
        if (lengthWithoutView(link) > LONGEST_LINK) {
            return bad("longer than " + LONGEST_LINK + " characters", "link.long", List.of(LONGEST_LINK))
                .toString();
        }
        try {
            MomentLink moment = MomentLink.parse("flipchip:" + link);
            Json json = ofGame(moment.game());
            json.put("move", moment.move());
            moment.at().ifPresent(at -> json.put("clock", at.clock()).put("step", at.step()));
            return json.toString();
        } catch (NotationException problem) {
            return bad(problem).toString();
        }
    }

    private static int lengthWithoutView(String link) {
        int view = Math.max(link.indexOf("&view="), link.indexOf("?view="));
        int next = link.indexOf('&', view + 1);
        return view < 0 ? link.length() : view + (next < 0 ? 0 : link.length() - next);
    }

    private static Json bad(NotationException problem) {
        Fault fault = problem.fault().orElse(null);
        String group = switch (fault) {
            case MoveFault _ -> "move.";
            case NotationFault _ -> "notation.";
            case MomentLink.Flaw _ -> "bad.";
            case null, default -> "";
        };
        if (group.isEmpty()) {
            return new Json().put("error", problem.getMessage());
        }
        String kind = fault.kind().name().toLowerCase(Locale.ROOT).replace('_', '-');
        return bad(problem.getMessage(), group + kind, fault.values()).put("part",
            problem.outer().replaceFirst(", $", ""));
    }

    private static Json bad(String error, String key, List<?> values) {
        return new Json().put("error", error).put("key", key).list("values",
            values.stream().map(value -> Json.quoted(String.valueOf(value))).toList());
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
