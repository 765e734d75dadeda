package flipchip.app.window;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.layout.Region;
import flipchip.app.settings.Setting;
import flipchip.app.settings.SettingsModel;

/// The window before its parts are made: the board and its players where they will stay, the rest empty.
///
/// How much room the rest takes above, on the right and below is known from the last start; a window that was never
/// opened begins with what the usual look takes.
final class Front extends Region {
    private static final Setting<String> ROOM = Setting.words("front-room", "", "", 40);
    private static final double NARROW = 1100;
    private static final double NARROWEST = 900;

    private final SettingsModel settings;
    private final PlayArea play;

    /// What lies around the board and the chip, in pixels.
    private record Room(double top, double right, double bottom) {
        private static final Room WITH_PANEL = new Room(41, 291, 212);
        private static final Room WITHOUT = new Room(41, 291, 82);

        static Optional<Room> read(String text) {
            try {
                List<Double> all = Arrays.stream(text.split(" ")).map(Double::valueOf).toList();
                return all.size() == 3 && all.stream().allMatch(value -> value >= 0 && value < 1000)
                    ? Optional.of(new Room(all.get(0), all.get(1), all.get(2))) : Optional.empty();
            } catch (NumberFormatException _) {
                return Optional.empty();
            }
        }

        String write() {
            return Math.round(top) + " " + Math.round(right) + " " + Math.round(bottom);
        }
    }

    Front(SettingsModel settings, PlayArea play) {
        this.settings = settings;
        this.play = play;
        getStyleClass().add("main-window");
        getChildren().add(play);
    }

    @Override
    protected void layoutChildren() {
        boolean panel = settings.panelOpenProperty().get();
        Room usual = panel ? Room.WITH_PANEL : Room.WITHOUT;
        Room room = Room.read(settings.property(ROOM).get()).orElse(usual);
        boolean beside = settings.sideOpenProperty().get() && getWidth() >= NARROW;
        play.setChipOpen(panel);
        play.setNarrow(getWidth() < NARROWEST);
        play.resizeRelocate(0, room.top, getWidth() - (beside ? room.right : 0), getHeight() - room.top - room.bottom);
    }

    /// Keeps for the next start how much room is around `play` in `window`, which is laid out and has no dock open.
    static void remember(SettingsModel settings, Region window, Bounds play) {
        settings.property(ROOM).set(new Room(play.getMinY(), window.getWidth() - play.getMaxX(),
            window.getHeight() - play.getMaxY()).write());
    }
}
