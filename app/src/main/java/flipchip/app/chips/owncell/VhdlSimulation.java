package flipchip.app.chips.owncell;

import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import flipchip.app.chips.owncell.CellReport.Finding;
import flipchip.app.chips.owncell.CellReport.Verdict;
import flipchip.engine.io.AtomicFile;

/// A trial of a block in VHDL that was proved in its translation: GHDL runs the file itself with the inputs
/// of the bench for Icarus Verilog, which then judges the outputs. For both runs of the bench a module of the
/// block's name writes down its inputs and repeats what GHDL said to them.
final class VhdlSimulation {
    private static final Duration LIMIT = Duration.ofSeconds(20);
    private static final String GHDL = "GHDL";
    private static final String BENCH = "flipchip_bench";
    private static final String PLAYER = "flipchip_player.v";
    private static final String PROGRAM = "flipchip_player.vvp";
    private static final String INPUTS = "flipchip_inputs.txt";
    private static final String OUTPUTS = "flipchip_outputs.txt";
    private static final Pattern STOPPED =
        Pattern.compile("(?m)error: (.*?)(?: at " + Pattern.quote(CellVhdl.FILE) + ":(\\d{1,9}))?$");

    private final Block block;
    private final Yosys tools;

    private VhdlSimulation(Block block, Yosys tools) {
        this.block = block;
        this.tools = tools;
    }

    /// The report of a translation, with what GHDL makes of the file itself if it was proved.
    static CellReport of(String text, CellReport proved) throws IOException, InterruptedException {
        if (proved.verdict() != Verdict.PROVED) {
            return proved;
        }
        try (CellFolder folder = CellFolder.make()) {
            AtomicFile.write(folder.path().resolve(CellVhdl.FILE), text);
            proved.block().write(folder.path());
            return proved
                .with(new VhdlSimulation(proved.block(), new Yosys("", LIMIT, folder.path())).findings());
        }
    }

    private List<Finding> findings() throws IOException, InterruptedException {
        AtomicFile.write(tools.folder().resolve(PLAYER), player());
        AtomicFile.write(tools.folder().resolve(BENCH + ".vhd"), bench());
        try {
            if (tools.other("flipchip_icarus.log", "iverilog", "-g2012", "-o", PROGRAM, "-s",
                "flipchip_simulation", PLAYER, "flipchip_spec.v", "flipchip_check.v", "flipchip_simulate.v")
                .isEmpty()) {
                return List.of(Finding.of(0, "vhdl.unread"));
            }
            tools.other("flipchip_vvp.log", "vvp", "-n", PROGRAM);
            // in any order of the units
            tools.other("flipchip_ghdl.log", "ghdl", "-i", "--std=08", "-fsynopsys", CellVhdl.FILE,
                BENCH + ".vhd");
            tools.other("flipchip_ghdl.log", "ghdl", "-m", "--std=08", "-fsynopsys", BENCH);
            String log = tools.other("flipchip_run.log", "ghdl", "--elab-run", "--std=08", "-fsynopsys",
                BENCH, "--ieee-asserts=disable", "--assert-level=none").orElse("");
            long inputs = tools.text(INPUTS).lines().count();
            long outputs = tools.text(OUTPUTS).lines().count();
            if (!Files.exists(tools.folder().resolve(OUTPUTS))) {
                return List.of(Finding.of(0, "vhdl.unread"));
            }
            if (outputs < inputs) {
                return List.of(stopped(log));
            }
            tools.other("flipchip_vvp.log", "vvp", "-n", PROGRAM);
        } catch (TimeoutException e) {
            return List.of(Finding.of(0, "simulator.endless", GHDL));
        }
        return CellSimulation.wrong(block, tools.text("flipchip_result.txt"), GHDL, _ -> 0);
    }

    private static Finding stopped(String log) {
        Matcher error = STOPPED.matcher(log);
        return error.find()
            ? Finding.of(error.group(2) == null ? 0 : Integer.parseInt(error.group(2)), "vhdl.stopped",
                error.group(1))
            : Finding.of(0, "vhdl.stopped", "?");
    }

    /// The values of all pins in a row, the first pin at the left.
    private static String row(Map<String, Integer> pins) {
        return "{" + String.join(", ", pins.keySet()) + "}";
    }

    private static int width(Map<String, Integer> pins) {
        return pins.values().stream().mapToInt(Integer::intValue).sum();
    }

    /// Just before the bench looks, the module writes a row of inputs and takes a row of outputs.
    private String player() {
        String pins = Stream.concat(declared("input", block.inputs()), declared("output", block.outputs()))
            .collect(Collectors.joining(", "));
        return """
            module MODULE (PINS);
                reg [LAST:0] said;
                integer inputs, outputs, got;
                assign OUTPUTS = said;
                initial begin
                    outputs = $fopen("flipchip_outputs.txt", "r");
                    inputs = outputs ? 0 : $fopen("flipchip_inputs.txt", "w");
                    #BEFORE forever begin
                        if (outputs) got = $fscanf(outputs, "%b\\n", said);
                        else $fdisplay(inputs, "%b", INPUTS);
                        #STEP;
                    end
                end
            endmodule
            """.replace("MODULE", block.module()).replace("PINS", pins)
            .replace("LAST", String.valueOf(width(block.outputs()) - 1))
            .replace("OUTPUTS", row(block.outputs())).replace("INPUTS", row(block.inputs()))
            .replace("BEFORE", String.valueOf(step() - 1)).replace("STEP", String.valueOf(step()));
    }

    private static Stream<String> declared(String direction, Map<String, Integer> pins) {
        return pins.entrySet().stream()
            .map(pin -> direction + " [" + (pin.getValue() - 1) + ":0] " + pin.getKey());
    }

    /// Time units of the bench between two looks or two edges of the clock.
    private int step() {
        return block.isClocked() ? 1000 : 1_000_000;
    }

    /// The same rows in VHDL. The clock is the first pin and changes first: a register sees the values before
    /// it.
    private String bench() {
        return """
            library ieee;
            use ieee.std_logic_1164.all;
            use std.textio.all;
            entity flipchip_bench is
            end flipchip_bench;
            architecture bench of flipchip_bench is
                signal given : std_logic_vector(GIVEN downto 0) := (others => '0');
                signal said : std_logic_vector(SAID downto 0);
            begin
                tried : entity work.MODULE port map (PINS);
                process
                    file inputs : text open read_mode is "flipchip_inputs.txt";
                    file outputs : text open write_mode is "flipchip_outputs.txt";
                    variable row : line;
                    variable bits : std_logic_vector(GIVEN downto 0);
                begin
                    while not endfile(inputs) loop
                        readline(inputs, row);
                        read(row, bits);
                        CLOCK
                        given <= bits;
                        wait for 1 ms;
                        write(row, to_x01(said));
                        writeline(outputs, row);
                    end loop;
                    std.env.finish;
                end process;
            end bench;
            """.replace("MODULE", block.module())
            .replace("CLOCK", block.isClocked() ? "given(GIVEN) <= bits(GIVEN); wait for 1 ms;" : "")
            .replace("PINS", connected("given", block.inputs()) + ", " + connected("said", block.outputs()))
            .replace("GIVEN", String.valueOf(width(block.inputs()) - 1))
            .replace("SAID", String.valueOf(width(block.outputs()) - 1));
    }

    private static String connected(String row, Map<String, Integer> pins) {
        StringBuilder text = new StringBuilder();
        int above = width(pins);
        for (Map.Entry<String, Integer> pin : pins.entrySet()) {
            above -= pin.getValue();
            text.append(text.isEmpty() ? "" : ", ").append(pin.getKey()).append(" => ").append(row)
                .append('(')
                .append(pin.getValue() == 1
                    ? String.valueOf(above)
                    : above + pin.getValue() - 1 + " downto " + above)
                .append(')');
        }
        return text.toString();
    }
}
