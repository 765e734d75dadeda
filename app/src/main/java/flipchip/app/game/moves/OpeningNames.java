package flipchip.app.game.moves;

import java.util.Optional;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.book.OpeningBook;

/// What openings are called. A position is found in any of its symmetries.
final class OpeningNames {
    private static final Texts TEXTS = Texts.of("moves");
    /// No named opening is longer.
    private static final int LONGEST = 30;

    private OpeningNames() {}

    /// The deepest name on the way to the position, and what the move on `hovered` would lead to; empty if
    /// there is none.
    static String of(Game game, Optional<Square> hovered) {
        String now = OpeningBook.standard().name(game).orElse("");
        Optional<String> next =
            hovered.filter(square -> game.length() < LONGEST && game.position().isLegal(square))
                .flatMap(square -> OpeningBook.standard().name(game.position().play(square).board()));
        return next.map(name -> TEXTS.get(now.isEmpty() ? "opening.next" : "opening.both",
            hovered.orElseThrow(), name, now)).orElse(now);
    }
}
