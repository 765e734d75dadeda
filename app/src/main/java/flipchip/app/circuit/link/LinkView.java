package flipchip.app.circuit.link;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import flipchip.app.circuit.array.ChipCamera;
import flipchip.app.circuit.array.HardwareViewModel;
import flipchip.app.circuit.array.PartShot;
import flipchip.app.kit.settings.Setting;
import flipchip.app.kit.settings.SettingsModel;
import flipchip.app.shell.Workspace;

/// A reader and writer of how Circuit is looked at: the place in the chip, the tab, the signals, the marks.
///
/// `place:ZOOM,X,Y`, in a cell's schematic `place:ZOOM,X,Y,gates`, in a part of the machine `part:ZOOM,X,Y`
/// and the names of the parts entered, each after a comma; and the settings that are not as in a new program,
/// `ID:VALUE`; with semicolons between. What a link does not name is as in a new program; what it names and
/// there is not is left out.
final class LinkView {
    private static final String PLACE = "place";
    private static final String PART = "part";
    private static final String SCHEMATIC = "gates";
    private static final String BLOCKS = "blocks";
    /// Where the schematic began in links that do not say which of the two they mean.
    private static final double SCHEMATIC_BEFORE = 17;
    private static final double FARTHEST = 0.8;
    private static final double CLOSEST = 120;

    private final HardwareViewModel hardware;
    private final SettingsModel settings;
    private final List<Setting<?>> kept;

    LinkView(HardwareViewModel hardware, SettingsModel settings, List<Setting<?>> kept) {
        this.hardware = hardware;
        this.settings = settings;
        this.kept = List.copyOf(kept);
    }

    private boolean isCircuit() {
        return settings.property(Workspace.SHOWN).get() == Workspace.CIRCUIT;
    }

    /// The view of Circuit; empty elsewhere, and where it is that of a new program.
    String text() {
        if (!isCircuit()) {
            return "";
        }
        List<String> parts = new ArrayList<>();
        parts.add(hardware.machineProperty().get().map(this::part).orElseGet(this::place));
        kept.forEach(setting -> write(setting, parts));
        return String.join(";", parts);
    }

    private String place() {
        ChipCamera.Shot shot = hardware.camera().target();
        return PLACE + ":" + numbers(shot.zoom(), shot.x(), shot.y())
            + (shot.schematic() ? "," + SCHEMATIC : shot.zoom() >= SCHEMATIC_BEFORE ? "," + BLOCKS : "");
    }

    private String part(List<String> way) {
        PartShot seen = hardware.partShotProperty().get();
        return PART + ":" + numbers(seen.zoom(), seen.x(), seen.y())
            + way.stream().map(name -> "," + encoded(name)).collect(Collectors.joining());
    }

    private static String numbers(double zoom, double x, double y) {
        return rounded(zoom) + "," + rounded(x) + "," + rounded(y);
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    /// To a thousandth, with a point in every language.
    private static double rounded(double number) {
        return Math.round(number * 1000) / 1000.0;
    }

    private <T> void write(Setting<T> setting, List<String> parts) {
        T value = settings.property(setting).get();
        if (!value.equals(setting.standard())) {
            parts.add(setting.id() + ":" + encoded(setting.kind().write(value)));
        }
    }

    /// Looks at Circuit as `text` says; does nothing where it is empty.
    void show(String text) {
        if (text.isEmpty()) {
            return;
        }
        Map<String, String> values = new HashMap<>();
        for (String part : text.split(";")) {
            int colon = part.indexOf(':');
            if (colon > 0) {
                values.put(part.substring(0, colon), part.substring(colon + 1));
            }
        }
        settings.property(Workspace.SHOWN).set(Workspace.CIRCUIT);
        kept.forEach(setting -> read(setting, values));
        place(values.getOrDefault(PLACE, "").split(","), values.getOrDefault(PART, "").split(","));
    }

    private <T> void read(Setting<T> setting, Map<String, String> values) {
        String value = values.get(setting.id());
        settings.property(setting).set(value == null ? setting.standard() : decoded(setting, value));
    }

    private static <T> T decoded(Setting<T> setting, String value) {
        try {
            return setting.kind().read(URLDecoder.decode(value, StandardCharsets.UTF_8))
                .orElse(setting.standard());
        } catch (IllegalArgumentException notEncoded) {
            return setting.standard();
        }
    }

    private void place(String[] place, String[] part) {
        hardware.leaveMachine();
        try {
            if (place.length >= 3) {
                double zoom = number(place[0], FARTHEST, CLOSEST);
                boolean schematic = place.length > 3 ? place[3].equals(SCHEMATIC) : zoom >= SCHEMATIC_BEFORE;
                hardware.camera().cutTo(
                    new ChipCamera.Shot(zoom, number(place[1], 0, 8), number(place[2], 0, 8), schematic));
            } else if (part.length >= 3) {
                List<String> way = Stream.of(part).skip(3)
                    .map(name -> URLDecoder.decode(name, StandardCharsets.UTF_8)).toList();
                hardware.goInto(way,
                    new PartShot(number(part[0], 1, CLOSEST), number(part[1], 0, 1), number(part[2], 0, 1)));
            }
        } catch (IllegalArgumentException noPlace) {
            hardware.camera().toArray();
        }
    }

    private static double number(String text, double least, double most) {
        return Math.clamp(Double.parseDouble(text), least, most);
    }
}
