package flipchip.app.engines.arena;

import flipchip.app.kit.text.Strengths;
import flipchip.app.kit.text.Texts;
import flipchip.engine.api.Level;

/// Who can take part in a match.
sealed interface MatchSide {
    /// Our own engine at a level.
    record Flipchip(Level level) implements MatchSide {}

    /// A registered program.
    record Other(Program program) implements MatchSide {}

    default String title() {
        return switch (this) {
            case Flipchip(Level level) ->
                Texts.of("arena").get("flipchip", level.number(), Strengths.name(level));
            case Other(Program program) -> program.name();
        };
    }
}
