package flipchip.app.circuit.whatif;

import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.control.StuckNet;
import flipchip.hwsim.referee.run.WhatIf;

/// Sentences about a move with nets held.
/// Thread: any
public final class WhatIfWords {
    private static final Texts TEXTS = Texts.of("whatif");

    private final Wording words;

    private interface Wording {
        String get(String key, Object... values);
    }

    private WhatIfWords(Wording words) {
        this.words = words;
    }

    /// In the language of the window.
    public static WhatIfWords of() {
        return new WhatIfWords(TEXTS::get);
    }

    /// In English, for the command line.
    public static WhatIfWords english() {
        return new WhatIfWords(TEXTS::english);
    }

    /// "d3.toB is held at 1".
    public String held(StuckNet net) {
        return words.get("held", net.net(), net.high() ? 1 : 0);
    }

    /// One difference, in a sentence.
    public String of(WhatIf.Difference one) {
        String squares =
            Square.list(one.squares().stream().mapToLong(Square::bit).reduce(0, (a, b) -> a | b));
        String names = String.join(", ", one.names());
        return switch (one.kind()) {
            case NOTHING -> words.get("difference.nothing");
            case FIRST -> words.get("difference.first", names, one.at().clock(), one.at().step());
            case REFUSED -> words.get("difference.refused", String.join(" - ", one.names()));
            case STATES -> words.get("difference.states", String.join(" - ", one.names()));
            case TURNS -> words.get("difference.turns", squares);
            case STAYS -> words.get("difference.stays", squares);
            case BLACK -> words.get("difference.black", squares);
            case WHITE -> words.get("difference.white", squares);
            case EMPTY -> words.get("difference.empty", squares);
            case BOTH -> words.get("difference.both", squares);
            case LEGAL -> words.get("difference.legal", squares);
            case NOT_LEGAL -> words.get("difference.not-legal", squares);
            case COLOR -> words.get("difference.color",
                words.get(one.names().getFirst().equals(Color.BLACK.name()) ? "color.black" : "color.white"));
            case ALARM -> words.get("difference.alarm", names);
        };
    }
}
