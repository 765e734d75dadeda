package flipchip.app.chips.owncell;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import flipchip.app.kit.text.Texts;

/// A table of the pins of a cell, their widths, and the meaning of each output.
final class CellPorts {
    private static final Texts TEXTS = Texts.of("student");
    /// The inputs from other squares.
    static final List<String> LINKS =
        List.of("rolB_in", "rolW_in", "remB_in", "remW_in", "flipB_in", "flipW_in");
    static final Map<String, Integer> INPUTS = new LinkedHashMap<>();
    static final Map<String, Integer> OUTPUTS = new LinkedHashMap<>();
    private static final int DIRECTIONS = 8;

    static {
        for (String pin : new String[] {"isB", "isW", "empty", "curB", "curW", "sel"}) {
            INPUTS.put(pin, 1);
        }
        LINKS.forEach(link -> INPUTS.put(link, DIRECTIONS));
        for (String link : new String[] {"rem", "rol", "flipOut"}) {
            OUTPUTS.put(link + "B", DIRECTIONS);
            OUTPUTS.put(link + "W", DIRECTIONS);
        }
        for (String pin : new String[] {"legal", "toB", "toW"}) {
            OUTPUTS.put(pin, 1);
        }
    }

    private CellPorts() {}

    /// The rule that an output has to follow.
    static String rule(String output) {
        String k = output.endsWith("W") ? "W" : "B";
        String other = k.equals("B") ? "W" : "B";
        return TEXTS.get(
            "rule." + (output.equals("legal") ? output : output.substring(0, output.length() - 1)), k, other);
    }
}
