package flipchip.app.student;

import java.util.LinkedHashMap;
import java.util.Map;

/// The pins of a cell and their widths, and what each output means.
final class CellPorts {
    static final Map<String, Integer> INPUTS = new LinkedHashMap<>();
    static final Map<String, Integer> OUTPUTS = new LinkedHashMap<>();
    private static final int DIRECTIONS = 8;

    static {
        for (String pin : new String[] {"isB", "isW", "empty", "curB", "curW", "sel"}) {
            INPUTS.put(pin, 1);
        }
        for (String link : new String[] {"rol", "rem", "flip"}) {
            INPUTS.put(link + "B_in", DIRECTIONS);
            INPUTS.put(link + "W_in", DIRECTIONS);
        }
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
        return switch (output) {
            case "legal" -> "legal is 1 on an empty square with a remote neighbour of the mover's colour, "
                + "remK_in, in some "
                + "direction; a neighbour of the own colour alone, rolK_in, closes nothing";
            case "toB", "toW" -> "to" + k + " is 1 where flip" + k + "_in and rem" + k
                + " of one direction are both 1, or the square is played by this colour";
            case "remB", "remW" -> "rem" + k + "[d] is 1 where is" + other + " and rol" + k + "_in[d] are";
            case "rolB", "rolW" -> "rol" + k + "[d] is 1 where is" + k + " or rem" + k + "[d] is";
            default -> "flipOut" + k + "[d] is 1 where flip" + k + "_in[d] and rem" + k
                + "[d] are both 1, or the square is played by this colour";
        };
    }
}
