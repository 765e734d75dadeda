package flipchip.hwsim.fpga;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import flipchip.hwsim.gates.export.Tool;
import flipchip.hwsim.verify.catalogue.CircuitFiles;
import flipchip.hwsim.verify.catalogue.ExportFormat;
import flipchip.hwsim.verify.catalogue.NamedCircuit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class BoardsTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"referee-board", "solver-board"})
    void theFolderHasAllThatABitstreamNeeds(String name) throws Exception {
        List<String> names =
            BoardFiles
                .write(FpgaBoard.HX8K, Boards.find(name, BoardOptions.BREAKOUT).orElseThrow(),
                    BoardOptions.BREAKOUT, folder)
                .stream().map(file -> file.getFileName().toString()).toList();

        assertEquals(List.of("circuit.sv", "top.sv", "top.pcf", "build.sh"), names);
        String module = name.replace('-', '_');
        assertTrue(Files.readString(folder.resolve("circuit.sv")).contains("module " + module + " ("));
        assertTrue(Files.readString(folder.resolve("top.sv")).contains(module + " chip ("));
        assertTrue(Files.readString(folder.resolve("top.pcf")).contains("set_io rx B10"));
    }

    @Test
    void theBuildAsksForTheClockOfTheBoard() throws Exception {
        for (BoardOptions options : List.of(BoardOptions.BREAKOUT, new BoardOptions(100_000_000, 115_200))) {
            BoardFiles.write(FpgaBoard.HX8K, Boards.find("solver-board", options).orElseThrow(), options,
                folder);
            String build = Files.readString(folder.resolve("build.sh"));
            assertTrue(build.contains(options == BoardOptions.BREAKOUT ? "${MHZ:-30}" : "${MHZ:-100}"),
                build);
            assertTrue(Files.isExecutable(folder.resolve("build.sh")));
        }
    }

    @ParameterizedTest
    @EnumSource(FpgaBoard.class)
    void aFolderForABoardNamesItsPinsAndItsPart(FpgaBoard board) throws Exception {
        BoardOptions options = new BoardOptions(board.clockHz(), 115_200);
        NamedCircuit chip = Boards.find("referee-board", options).orElseThrow();

        List<Path> files = BoardFiles.write(board, chip, options, folder);

        assertEquals(BoardFiles.targets(board, folder), files);
        String build = Files.readString(folder.resolve("build.sh"));
        assertFalse(Pattern.compile("\\$\\{(?!MHZ|SEED|SIZE|[1-9])").matcher(build).find(), build);
        assertTrue(build.contains(files.get(2).getFileName().toString()), build);
        assertTrue(Tool.run(folder, "bash", "-n", "build.sh").isEmpty());
        String pins = Files.readString(files.get(2));
        Matcher ports = Pattern.compile("(?:input|output) +logic (?:\\[(\\d+):0] )?(\\w+)")
            .matcher(Files.readString(folder.resolve("top.sv")));
        while (ports.find()) {
            String port = ports.group(2);
            assertTrue(pins.contains(port + (ports.group(1) == null ? "" : "[" + ports.group(1) + "]")),
                port);
        }
    }

    @ParameterizedTest
    @EnumSource(FpgaBoard.class)
    void yosysMakesTheTopOfABoard(FpgaBoard board) throws Exception {
        Tool.assumeInstalled("yosys");
        BoardOptions options = new BoardOptions(board.clockHz(), 115_200);
        BoardFiles.write(board, Boards.find("referee-board", options).orElseThrow(), options, folder);

        Tool.run(folder, "yosys", "-q", "-p",
            "read_verilog -sv circuit.sv top.sv; hierarchy -check -top top; proc; check -assert");
    }

    @Test
    void icarusRepliesToRequestsLikeOurSimulator() throws Exception {
        Tool.assumeInstalled("iverilog", "vvp");
        NamedCircuit board = Boards.find("referee-board", BoardOptions.QUICK).orElseThrow();
        CircuitFiles files = new CircuitFiles(board, folder, 6000, 9);
        Path design = files.write(ExportFormat.SV).getFirst();
        Path bench = files.write(ExportFormat.BENCH).getFirst();

        Tool.run(folder, "iverilog", "-g2012", "-o", "bench.vvp", design.toString(), bench.toString());
        String output = Tool.run(folder, "vvp", "-n", "bench.vvp");

        assertTrue(Pattern.compile("PASS: \\d+ vectors, 0 errors").matcher(output).find(), output);
    }

    @Test
    void aSpeedThatTheClockCannotMakeIsRefused() {
        var refusal =
            assertThrows(IllegalArgumentException.class, () -> new BoardOptions(12_000_000, 3_000_000));

        assertEquals("at 12000000 Hz a bit of 3000000 baud lasts 4 clocks; it must last 8 to 65535",
            refusal.getMessage());
    }
}
