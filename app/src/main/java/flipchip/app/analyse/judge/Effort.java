package flipchip.app.analyse.judge;

import java.util.Locale;
import flipchip.engine.api.SearchLimits;

/// An effort of the analysis of one position.
enum Effort {
    QUICK(SearchLimits.depth(8).withConfidence(95).withEndgameEmpties(14)),
    NORMAL(SearchLimits.depth(14).withConfidence(91).withEndgameEmpties(18)),
    DEEP(SearchLimits.depth(20).withConfidence(73).withEndgameEmpties(22)),
    ENDLESS(SearchLimits.INFINITE);

    private final SearchLimits limits;

    Effort(SearchLimits limits) {
        this.limits = limits;
    }

    SearchLimits limits() {
        return limits;
    }

    /// Lower case, for keys of texts.
    String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
