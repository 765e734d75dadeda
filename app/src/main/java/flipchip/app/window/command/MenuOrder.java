package flipchip.app.window.command;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import flipchip.app.shell.Command;
import flipchip.app.shell.MenuName;

/// Where each command stands: menus from left to right, in them groups with a line between, as programs for
/// the desktop have them. The list of keys and the help follow the same order.
///
/// The words are ids of commands, or of submenus. A command that is not named here stands in a group of its
/// own before the last.
final class MenuOrder {
    /// Submenu with everything that moves the time line.
    static final String TIME = "time";
    private static final Set<String> RUNS = Set.of("run-to-break", "run-back-to-break");
    private static final String ROWS = """
        game     : new-game new-game-now rematch | seat-black seat-white move-now resign | open save \
                   save-as export-picture \
                   details | library history to-library database | match programs | \
                   lessons school drill own-games | back-to-game | sound book | quit
        edit     : undo redo step-back step-forward | copy-moves copy-board copy-ggf copy-image \
                   copy-link paste | comment \
                   next-variation previous-variation promote delete-move | half-turn quarter-turn mirror \
                   edit-position | settings
        view     : themes | space-play space-analyse space-circuit reset-space | \
                   legal-moves ghost-move | side-column full-screen next-pane previous-pane \
                   | reduced-motion
        analyse  : nudge hint all-values | analyse-position values-on-squares value-count play-best \
                   play-line | solve-best \
                   solve-all stop-analysis | analyse-game cancel-game-analysis graph next-mistake \
                   previous-mistake learn \
                   | tree database-position
        hardware : panel both-networks all-wires | time | chip-in chip-out why-legal chip-path chip-heat \
                   chip-shadow-ring \
                   | waveforms machine-cost figures-page | breakpoints run-to-break run-back-to-break | \
                   manual hazards \
                   repair chip-solve twin-check exhibits circuit-lessons
        time     : play-circuit unit-back unit-on slower faster | to-first to-settled to-last | by-move \
                   by-clock by-gate
        help     : help rules handbook tour palette | messages | about
        """;
    private static final Map<String, List<List<String>>> GROUPS = ROWS.lines().map(row -> row.split(":"))
        .collect(Collectors.toUnmodifiableMap(row -> row[0].strip(), row -> groups(row[1])));

    private MenuOrder() {}

    private static List<List<String>> groups(String text) {
        return Arrays.stream(text.split("\\|")).map(group -> List.of(group.strip().split(" +"))).toList();
    }

    /// The groups of a menu or a submenu.
    static List<List<String>> of(String menu) {
        return GROUPS.get(menu);
    }

    /// The groups of a menu, with those of `commands` that are not named here before the last.
    static List<List<String>> of(MenuName menu, List<Command> commands) {
        List<List<String>> groups = new ArrayList<>(of(menu.id()));
        List<String> others = commands.stream().filter(command -> command.menu() == menu).map(Command::id)
            .filter(id -> !isNamed(id)).toList();
        if (!others.isEmpty()) {
            groups.add(groups.size() - 1, others);
        }
        return groups;
    }

    /// Whether a command moves the circuit's time.
    static boolean movesTime(String id) {
        return ids(TIME).contains(id) || RUNS.contains(id);
    }

    /// Whether a command has its place.
    static boolean isNamed(String id) {
        return GROUPS.values().stream().flatMap(List::stream).anyMatch(group -> group.contains(id));
    }

    /// The number of a command in the order of all menus.
    static int place(Command command) {
        List<String> menu = ids(command.menu().id());
        int at = menu.indexOf(command.id());
        return command.menu().ordinal() * 1_000 + (at >= 0 ? at : 999);
    }

    /// The ids of a menu, those of its submenus in their places.
    private static List<String> ids(String menu) {
        return of(menu).stream().flatMap(List::stream)
            .flatMap(id -> id.equals(TIME) ? ids(id).stream() : List.of(id).stream()).toList();
    }
}
