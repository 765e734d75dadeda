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
/// the desktop have them. The list of keys and the help follow the same order. No menu has more than twelve
/// entries; what is needed less often stands in a submenu.
///
/// The words are ids of commands, or of submenus. A command that is not named here stands in a group of its
/// own before the last.
final class MenuOrder {
    private static final String TIME = "time";
    private static final Set<String> RUNS = Set.of("run-to-break", "run-back-to-break");
    private static final String ROWS = """
        game       : new-game new-game-now rematch | players move-now resign | open save share | \
                     games practice | quit
        edit       : undo redo step-back step-forward | copy-moves copy paste | comment variations | \
                     turn edit-position | settings
        view       : space-play space-analyse space-learn space-circuit present | panel legal-moves \
                     ghost-move sound | themes layout
        analyse    : nudge hint | analyse-position values solve | analyse-game cancel-game-analysis \
                     next-mistake previous-mistake learn | more engines
        hardware   : why-legal chip-in chip-out time | draw measure stops waveforms | \
                     runs try circuits circuit-lessons
        help       : help rules handbook glossary tour find palette | messages about
        players    : seat-black seat-white | book
        share      : save-as export-picture save-page copy-link | to-library details
        games      : history library database | back-to-game
        practice   : lessons school drill repertoire opening-book masters own-games
        copy       : copy-board copy-ggf copy-image
        variations : next-variation previous-variation | promote delete-move | \
                     sign-good sign-mistake sign-brilliant sign-blunder sign-interesting sign-dubious | \
                     undo-mark clear-marks
        turn       : half-turn quarter-turn mirror
        layout     : side-column full-screen | next-pane previous-pane | reduced-motion reset-space
        values     : values-on-squares value-count all-values
        solve      : solve-best solve-all | play-best play-line | stop-analysis
        more       : compare game-report | graph database-position
        engines    : programs match
        time       : play-circuit unit-back unit-on slower faster | to-first to-settled to-last | \
                     by-move by-clock by-gate
        draw       : both-networks all-wires chip-heat chip-shadow-ring chip-path
        measure    : machine-cost figures-page | waves-tall
        stops      : breakpoints run-to-break run-back-to-break
        runs       : sight-longest-run sight-star hazards
        circuits   : exhibits open-circuit open-own
        try        : what-if what-if-undo what-if-clear what-if-keep | \
                     manual repair own-cell own-referee desk-chip lesson-file | chip-solve twin-check
        """;
    private static final Map<String, List<List<String>>> GROUPS = ROWS.lines().map(row -> row.split(":"))
        .collect(Collectors.toUnmodifiableMap(row -> row[0].strip(), row -> groups(row[1])));

    private MenuOrder() {}

    private static List<List<String>> groups(String text) {
        return Arrays.stream(text.split("\\|")).map(group -> List.of(group.strip().split(" +"))).toList();
    }

    /// Whether this is a submenu made of the table.
    static boolean isSubmenu(String id) {
        return GROUPS.containsKey(id)
                && Arrays.stream(MenuName.values()).noneMatch(menu -> menu.id().equals(id));
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
            .flatMap(id -> isSubmenu(id) ? ids(id).stream() : List.of(id).stream()).toList();
    }
}
