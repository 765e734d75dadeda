package flipchip.app.chips.owncell;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import flipchip.engine.io.AtomicFile;

/// A part of the machine that a student may write.
public enum Block {
    /// One square of the board.
    CELL("my_cell", CellPorts.INPUTS, CellPorts.OUTPUTS, Map.of(), 114, 6),
    /// The order of the steps of a move; with a clock.
    CONTROLLER("my_controller", pins("clk reset any accept", 1), pins("state:10 swap latch", 1),
        pins("reset any accept", 1), 31, 4),
    /// The box for one move; with a clock.
    MAILBOX("my_mailbox", pins("clk reset write data:6 take", 1), pins("box:6 dirty overrun", 1),
        pins("reset write data:6 taking", 1), 17, 4);

    private final String module;
    private final Map<String, Integer> inputs;
    private final Map<String, Integer> outputs;
    private final Map<String, Integer> free;
    private final int gates;
    private final int depth;

    /// @param free inputs of the comparison with the specified block, but for the clock
    Block(String module, Map<String, Integer> inputs, Map<String, Integer> outputs, Map<String, Integer> free,
            int gates, int depth) {
        this.module = module;
        this.inputs = inputs;
        this.outputs = outputs;
        this.free = free;
        this.gates = gates;
        this.depth = depth;
    }

    private static SequencedMap<String, Integer> pins(String names, int width) {
        SequencedMap<String, Integer> pins = new LinkedHashMap<>();
        for (String name : names.split(" ")) {
            String[] parts = name.split(":");
            pins.put(parts[0], parts.length > 1 ? Integer.valueOf(parts[1]) : Integer.valueOf(width));
        }
        return pins;
    }

    /// The block whose module stands in a file with these modules; a cell if none does.
    static Block of(List<String> modules) {
        for (Block block : values()) {
            if (modules.contains(block.module)) {
                return block;
            }
        }
        return CELL;
    }

    /// The name of the module.
    public String module() {
        return module;
    }

    /// Our own text, against which others are compared.
    String specification() throws IOException {
        return resource(module + ".v");
    }

    /// Writes what it is compared with, how, and the bench for simulators.
    void write(Path folder) throws IOException {
        String end = this == CELL ? "cell" : "block";
        AtomicFile.write(folder.resolve("flipchip_spec.v"),
            specification().replace("module " + module, "module flipchip_specified_" + end));
        AtomicFile.write(folder.resolve("flipchip_check.v"),
            resource(this == CELL ? "check.v" : module.replace("my_", "check_") + ".v"));
        AtomicFile.write(folder.resolve("flipchip_simulate.v"),
            this == CELL ? resource("simulate.v") : BlockCheck.bench(this));
    }

    private static String resource(String name) throws IOException {
        try (InputStream in = Block.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    Map<String, Integer> inputs() {
        return inputs;
    }

    /// Widths by the names of the outputs, in the order of the pins.
    public Map<String, Integer> outputs() {
        return outputs;
    }

    Map<String, Integer> free() {
        return free;
    }

    boolean isClocked() {
        return this != CELL;
    }

    /// Gates of ours, without registers.
    public int ourGates() {
        return gates;
    }

    /// Gates on the longest path of ours.
    public int ourDepth() {
        return depth;
    }
}
