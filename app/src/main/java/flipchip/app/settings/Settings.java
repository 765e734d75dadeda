package flipchip.app.settings;

import java.util.Map;
import java.util.Objects;
import flipchip.engine.api.Level;

/// Everything the window remembers. Immutable; saved as JSON under these names.
///
/// @param theme         light, dark or as the desktop says
/// @param legalMoves    mark the legal moves on the board
/// @param panelOpen     show the hardware panel
/// @param sideOpen      show the column with the moves and the controller
/// @param bothNetworks  draw the signals of both colours, not only the mover's
/// @param allWires      draw every wire that is high, also those nobody listens to
/// @param reducedMotion show end states instead of movement
/// @param blackLevel    level of the computer that plays Black, 0 for a person, 100 more for the endgame chip
/// @param whiteLevel    level of the computer that plays White, 0 for a person, 100 more for the endgame chip
/// @param speed         playback speed of the circuit, 0.1..100; 1 is the speed the eye can follow
/// @param sideWidth     width of the side column in pixels at scale 1, 200..480
/// @param windowWidth   width of the window in pixels, at least 640
/// @param windowHeight  height of the window in pixels, at least 480
/// @param more          values of the [Setting]s of the window's parts, by id, as [Setting.Kind] writes them
public record Settings(ThemeChoice theme, boolean legalMoves, boolean panelOpen, boolean sideOpen,
                       boolean bothNetworks, boolean allWires, boolean reducedMotion, int blackLevel,
                       int whiteLevel, double speed, double sideWidth, double windowWidth, double windowHeight,
                       Map<String, String> more) {

    private static final int CHIP = 100;

    /// A person plays Black, the computer answers, the panel is open.
    public static final Settings DEFAULT =
        new Settings(ThemeChoice.SYSTEM, true, true, true, false, false, false, 0, 4, 1, 288, 1440, 900, Map.of());

    /// @throws IllegalArgumentException naming the first value outside its range
    public Settings {
        checkSeat("blackLevel", blackLevel);
        checkSeat("whiteLevel", whiteLevel);
        check("speed", speed, 0.1, 100);
        check("sideWidth", sideWidth, 200, 480);
        check("windowWidth", windowWidth, 640, 20_000);
        check("windowHeight", windowHeight, 480, 20_000);
        if (theme == null) {
            throw new IllegalArgumentException("theme is missing");
        }
        if (more == null || more.values().stream().anyMatch(Objects::isNull)) {
            throw new IllegalArgumentException("more is missing or has a name without a value");
        }
        more = Map.copyOf(more);
    }

    private static void checkSeat(String name, int seat) {
        check(name, seat > CHIP ? seat - CHIP : seat, seat > CHIP ? 1 : 0, Level.ALL.size());
    }

    private static void check(String name, double value, double low, double high) {
        if (!(value >= low && value <= high)) {
            throw new IllegalArgumentException(name + " is " + value + ", not between " + low + " and " + high);
        }
    }
}
