package flipchip.app.window.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import flipchip.app.game.board.PlayerStripModel;
import flipchip.app.game.session.Seat;
import flipchip.app.kit.settings.Setting;
import flipchip.app.kit.text.Strengths;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.Command;
import flipchip.app.shell.Feature;
import flipchip.app.shell.MenuName;
import flipchip.app.window.layout.WindowModels;
import flipchip.app.window.settings.SettingsEntry;
import flipchip.engine.api.Level;
import flipchip.engine.api.Person;
import flipchip.engine.board.Color;

/// Everything the search field finds: the commands of the menus, who plays, every setting with its values,
/// and what the parts of the window add.
public final class SearchIndex {
    private static final Texts TEXTS = Texts.of("window");
    private static final Texts CHIP = Texts.of("chip");
    private static final Texts SETTINGS = Texts.of("settings");

    private SearchIndex() {}

    /// @param settings opens the page of the settings
    public static List<Command> of(WindowModels desk, List<Command> menus, List<SettingsEntry<?>> entries,
            List<Feature> features, Runnable settings) {
        List<Command> all = new ArrayList<>(menus);
        for (PlayerStripModel player : List.of(desk.white(), desk.black())) {
            String color = color(player);
            all.add(seat(player, color, Seat.HUMAN, TEXTS.get("seat.human")));
            Level.ALL.forEach(level -> all.add(seat(player, color, new Seat.Computer(level),
                TEXTS.get("seat.level", level.number(), Strengths.name(level)))));
            Person.ALL.forEach(person -> all.add(seat(player, color, new Seat.HumanLike(person),
                TEXTS.get("seat.like", String.valueOf(person.rating()), Strengths.name(person)))));
            Level.ALL
                .forEach(level -> all.add(seat(player, color, new Seat.Chip(level), TEXTS.get("palette.line",
                    CHIP.get("seat.name"), CHIP.get("seat.level", level.number(), Strengths.name(level))))));
        }
        entries.stream().filter(entry -> !entry.group().isEmpty())
            .forEach(entry -> addSetting(all, entry, settings));
        features.forEach(feature -> all.addAll(feature.findable()));
        return all;
    }

    /// The other programs that could play now; they come and go.
    public static List<Command> guests(WindowModels desk) {
        List<Command> all = new ArrayList<>();
        for (PlayerStripModel player : List.of(desk.white(), desk.black())) {
            player.guests().forEach(program -> all.add(seat(player, color(player), new Seat.External(program),
                TEXTS.get("palette.line", TEXTS.get("seat.guests"), program))));
        }
        return all;
    }

    private static String color(PlayerStripModel player) {
        return player.color() == Color.BLACK ? "black" : "white";
    }

    private static Command seat(PlayerStripModel player, String color, Seat seat, String text) {
        String id =
            seat instanceof Seat.External(String program) ? program : String.valueOf(seat.levelNumber());
        return Command.of("seat-" + color + "-" + id, MenuName.GAME,
            TEXTS.get("palette.line", TEXTS.get("seat." + color), text), "", () -> player.choose(seat));
    }

    private static <T> void addSetting(List<Command> all, SettingsEntry<T> entry, Runnable settings) {
        String name = SETTINGS.get("setting." + entry.id());
        all.add(Command.of("setting-" + entry.id(), MenuName.EDIT, name, "", settings));
        if (entry.kind() instanceof Setting.Kind.Choice<?> choice) {
            values(choice).forEach(value -> {
                String id = "setting-" + entry.id() + "-" + value.name().toLowerCase(Locale.ROOT);
                @SuppressWarnings("unchecked")
                T chosen = (T) value;
                all.add(Command.of(id, MenuName.EDIT, TEXTS.get("palette.line", name, named(choice, value)),
                    "", () -> entry.value().setValue(chosen)));
            });
        }
    }

    private static Stream<? extends Enum<?>> values(Setting.Kind.Choice<?> choice) {
        return Stream.of(choice.type().getEnumConstants());
    }

    @SuppressWarnings("unchecked")
    private static <E extends Enum<E>> String named(Setting.Kind.Choice<E> choice, Enum<?> value) {
        return choice.name().apply((E) value);
    }

    /// The texts in which a command is searched, the most telling first: what it says, its menu and id, other
    /// words for it.
    static List<String> texts(Command command) {
        return List.of(command.text(), command.id().replace('-', ' ').replace('_', ' '),
            command.menu().title(), Synonyms.of(command.id()));
    }
}
