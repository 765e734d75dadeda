package flipchip.hwsim.fpga;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import flipchip.hwsim.gates.export.Tool;
import flipchip.hwsim.verify.catalogue.CircuitFiles;
import flipchip.hwsim.verify.catalogue.ExportFormat;
import flipchip.hwsim.verify.catalogue.NamedCircuit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BoardsTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"referee-board", "solver-board"})
    void theFolderHasAllThatABitstreamNeeds(String name) throws Exception {
        List<String> names = Ice40
            .writeBoard(Boards.find(name, BoardOptions.BREAKOUT).orElseThrow(), BoardOptions.BREAKOUT, folder)
            .stream().map(file -> file.getFileName().toString()).toList();

        assertEquals(List.of("circuit.sv", "top.sv", "top.pcf", "build.sh"), names);
        String module = name.replace('-', '_');
        assertTrue(Files.readString(folder.resolve("circuit.sv")).contains("module " + module + " ("));
        assertTrue(Files.readString(folder.resolve("top.sv")).contains(module + " board ("));
        assertTrue(Files.readString(folder.resolve("top.pcf")).contains("set_io rx B10"));
    }

    @Test
    void theBuildAsksForTheClockOfTheBoard() throws Exception {
        for (BoardOptions options : List.of(BoardOptions.BREAKOUT, new BoardOptions(100_000_000, 115_200))) {
            Ice40.writeBoard(Boards.find("solver-board", options).orElseThrow(), options, folder);
            String build = Files.readString(folder.resolve("build.sh"));
            assertTrue(build.contains(options == BoardOptions.BREAKOUT ? "${MHZ:-30}" : "${MHZ:-100}"),
                build);
            assertTrue(Files.isExecutable(folder.resolve("build.sh")));
        }
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

        assertEquals("12000000 Hz and 3000000 baud give 4 clocks a bit, not 8 to 65535",
            refusal.getMessage());
    }
}
