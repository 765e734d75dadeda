package flipchip.app.analyse.judge;

import java.util.Locale;

/// A kind of score, by its confidence.
enum ScoreKind {
    /// A search to a limited depth, scored by the evaluation.
    MIDGAME,
    /// To the end of the game, but with branches left out that looked bad.
    SELECTIVE,
    /// The result of the game under best play.
    EXACT;

    /// Lower case, for keys of texts and style classes.
    String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
