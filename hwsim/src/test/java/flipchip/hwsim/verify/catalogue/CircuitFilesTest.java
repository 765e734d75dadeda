package flipchip.hwsim.verify.catalogue;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import flipchip.engine.testkit.VcdReader;
import flipchip.hwsim.fpga.BoardFiles;
import flipchip.hwsim.gates.export.Tool;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CircuitFilesTest {
    @TempDir
    Path folder;

    private static NamedCircuit circuit(String name) {
        return Circuits.find(name).orElseThrow();
    }

    @ParameterizedTest
    @EnumSource
    void everyFormatIsTheSameToTheByteEveryTime(ExportFormat format) throws IOException {
        CircuitFiles files = new CircuitFiles(circuit("counter"), folder.resolve("one"), 10, 3);
        List<Path> first = files.write(format);
        List<Path> second = new CircuitFiles(circuit("counter"), folder.resolve("two"), 10, 3).write(format);

        assertEquals(files.targets(format), first);
        assertEquals(first.size(), second.size());
        for (int i = 0; i < first.size(); i++) {
            assertTrue(Files.size(first.get(i)) > 0);
            assertArrayEquals(Files.readAllBytes(first.get(i)), Files.readAllBytes(second.get(i)));
        }
    }

    @Test
    void theDumpOfTheMoveD3OpensInGtkWavesConverterAndComesBackUnchanged() throws Exception {
        Tool.assumeInstalled("vcd2fst", "fst2vcd");
        Path dump = new CircuitFiles(circuit("array"), folder, 3, 1).write(ExportFormat.VCD).getFirst();
        Tool.run(folder, "vcd2fst", dump.toString(), "array.fst");
        Tool.run(folder, "fst2vcd", "-f", "array.fst", "-o", "back.vcd");

        try (BufferedReader ours = Files.newBufferedReader(dump);
                BufferedReader back = Files.newBufferedReader(folder.resolve("back.vcd"))) {
            Map<String, List<VcdReader.Change>> changes = VcdReader.read(ours);
            assertEquals(7296 + 4 * 64 + 2, changes.size());
            assertEquals(2, changes.get("othello_array.d4.toB").size());
            assertEquals(changes, VcdReader.read(back));
        }
    }

    @Test
    void sigrokFindsEverySignalOfTheDump() throws Exception {
        Tool.assumeInstalled("sigrok-cli");
        Path dump = new CircuitFiles(circuit("array"), folder, 3, 1).write(ExportFormat.VCD).getFirst();
        String found = Tool.run(folder, "sigrok-cli", "-I", "vcd", "-i", dump.toString(), "--show");

        assertTrue(found.contains("Channels: " + (7296 + 4 * 64 + 2) + "\n"), found);
    }

    @Test
    void theArraysModuleIsWrittenOnce() throws IOException {
        Path file = new CircuitFiles(circuit("array"), folder, 3, 1).write(ExportFormat.SV).getFirst();

        assertEquals(2, Files.readAllLines(file).stream().filter(line -> line.startsWith("module ")).count());
    }

    @Test
    void aCircuitWithoutWrapperCannotBePutOnAChip() {
        var refusal = assertThrows(IllegalArgumentException.class, () -> BoardFiles.write("array", folder));

        assertEquals("no wrapper for 'array'; there is one for machine, solver", refusal.getMessage());
    }

    @Test
    void theChipsFolderHasEverythingTheScriptNeeds() throws IOException {
        List<String> names =
            BoardFiles.write("solver", folder).stream().map(file -> file.getFileName().toString()).toList();

        assertEquals(List.of("circuit.sv", "top.sv", "top.pcf", "build.sh"), names);
        assertTrue(Files.isExecutable(folder.resolve("build.sh")));
        assertTrue(Files.readString(folder.resolve("circuit.sv")).contains("module endgame_solver ("));
    }
}
