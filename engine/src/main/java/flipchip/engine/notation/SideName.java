package flipchip.engine.notation;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import flipchip.engine.board.Color;

/// The names of the two sides as programs and people write them, the same for all readers.
public final class SideName {
    /// The names as parts of a regular expression.
    static final String ANY = "black|white|schwarz|weiß|weiss|noirs?|blancs?|negras?|negros?|"
        + "blancas?|blancos?|ner[oi]|bianc(?:o|hi)|pret[oa]s?|branc[oa]s?|zwart|wit|svart|vit"
        + "|黒|黑|白|●|○|⚫|⚪|[xob*w@]";
    private static final Set<String> BLACK = Set.of("b", "x", "*", "@", "●", "⚫", "black", "blacks", "dark",
        "schwarz", "noir", "noirs", "negro", "negra", "negros", "negras", "nero", "neri", "preto", "preta",
        "pretos", "pretas", "zwart", "svart", "黒", "黑", "黒番", "黑方", "黑棋", "先手");
    private static final Set<String> WHITE = Set.of("w", "o", "○", "⚪", "white", "whites", "light", "weiß",
        "weiss", "blanc", "blancs", "blanco", "blanca", "blancos", "blancas", "bianco", "bianchi", "branco",
        "branca", "brancos", "brancas", "wit", "vit", "白", "白番", "白方", "白棋", "後手", "后手");

    private static final int LONGEST = 20;

    private SideName() {}

    /// The side that `word` names, in any case; empty if it names none.
    public static Optional<Color> of(String word) {
        if (word.length() > LONGEST) {
            return Optional.empty();
        }
        String name = word.strip().toLowerCase(Locale.ROOT);
        return BLACK.contains(name) ? Optional.of(Color.BLACK)
            : WHITE.contains(name) ? Optional.of(Color.WHITE)
            : Optional.empty();
    }
}
