package flipchip.hwsim.fpga;

import java.util.Locale;
import java.util.Map;

/// A board that can be bought, with the part on it. Its pins and its top are resources named after it.
public enum FpgaBoard {
    HX8K("Lattice iCE40 HX8K breakout board", 12_000_000, "ice40.sh", "pcf",
        Map.of("DEVICE", "hx8k", "FAMILY", "hx", "PACKAGE", "ct256", "CELLS", "7680", "RAMS", "32")),
    ICEBREAKER("iCEBreaker", 12_000_000, "ice40.sh", "pcf",
        Map.of("DEVICE", "up5k", "FAMILY", "u", "PACKAGE", "sg48", "CELLS", "5280", "RAMS", "30")),
    ULX3S("ULX3S with an ECP5 12F", 25_000_000, "ecp5.sh", "lpf", Map.of()),
    TANGNANO9K("Tang Nano 9K", 27_000_000, "gowin.sh", "cst", Map.of());

    private final String title;
    private final int clockHz;
    private final String script;
    private final String pins;
    private final Map<String, String> part;

    FpgaBoard(String title, int clockHz, String script, String pins, Map<String, String> part) {
        this.title = title;
        this.clockHz = clockHz;
        this.script = script;
        this.pins = pins;
        this.part = part;
    }

    /// As in the makers' shops.
    String title() {
        return title;
    }

    /// Of the oscillator on it.
    public int clockHz() {
        return clockHz;
    }

    /// The resource that becomes build.sh.
    String script() {
        return script;
    }

    /// Name of the file that says which pin is which.
    String pinFile() {
        return "top." + pins;
    }

    /// What the script calls the part, by the script's names.
    Map<String, String> part() {
        return part;
    }

    /// What its resources are named after.
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
