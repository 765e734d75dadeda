package flipchip.app.chips.owncell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import flipchip.app.chips.owncell.CellReport.Finding;
import flipchip.app.chips.owncell.CellReport.OutputState;
import flipchip.app.chips.owncell.CellReport.Verdict;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Files in VHDL: forms that GHDL has to translate, and what a simulator of VHDL does otherwise.
class VhdlCellsTest {
    private static final String LEGAL = "legal <= '1' when empty = '1' and ((curB = '1' and remB_in /= NONE) "
        + "or (curW = '1' and remW_in /= NONE)) else '0';";
    private static final String IF =
        "if empty = '1' and ((curB = '1' and remB_in /= NONE) or (curW = '1' and "
            + "remW_in /= NONE)) then legal <= '1'; else legal <= '0'; end if; ";

    @TempDir
    Path folder;

    @BeforeAll
    static void needsGhdl() {
        for (String program : List.of("yosys", "ghdl", "iverilog")) {
            assumeTrue(Files.isExecutable(Path.of("/usr/bin", program)), program + " is not installed");
        }
    }

    private CellReport check(String text) throws Exception {
        return CellCheck.of(Files.writeString(folder.resolve("cell.vhd"), text));
    }

    private static String cell() throws IOException {
        return CellTrials.resource("my_cell.vhd");
    }

    private static String legal(String code) throws IOException {
        assertTrue(cell().contains(LEGAL), "the place of the code");
        return cell().replace(LEGAL, code);
    }

    private static void assertFinding(CellReport report, int line, String code, String part) {
        Finding found = report.findings().stream().filter(finding -> finding.code().equals(code)).findFirst()
            .orElseThrow(() -> new AssertionError(code + " is not in " + report.findings()));
        assertEquals(line, found.line(), found.sentence());
        assertTrue(found.sentence().contains(part), found.sentence());
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "with empty select legal <= (curB and (or remB_in)) or (curW and (or remW_in)) when '1', "
            + "'0' when others;",
        "process (all) begin case empty is when '1' => " + IF
            + " when others => legal <= '0'; end case; end process;",
        "process (empty, curB, curW, remB_in, remW_in) begin " + IF + "end process;",
        "process (all) begin assert empty = '0' severity failure; " + IF + "end process;",
        "process (all) variable a, b : std_logic; begin a := '0'; b := '0'; for i in remB_in'range loop "
            + "a := a or remB_in(i); b := b or remW_in(i); end loop; "
            + "legal <= empty and ((curB and a) or (curW and b)); end process;"})
    void aRightFormIsProved(String code) throws Exception {
        CellReport report = check(legal(code));

        assertEquals(Verdict.PROVED, report.verdict(), () -> report.findings().toString());
        assertEquals(List.of(), report.findings());
    }

    @Test
    void anEntityMayStandBelowItsUse() throws Exception {
        CellReport report = check(legal("a : entity work.hit port map (curB, remB_in, b);\n"
            + "c : entity work.hit port map (curW, remW_in, w);\nlegal <= empty and (b or w);")
            .replace("signal mvB", "signal b, w, mvB")
            + "library ieee; use ieee.std_logic_1164.all;\nentity hit is port (c : in std_logic; "
            + "r : in std_logic_vector(7 downto 0); y : out std_logic); end hit;\n"
            + "architecture logic of hit is begin y <= c and (or r); end logic;\n");

        assertEquals(Verdict.PROVED, report.verdict(), () -> report.findings().toString());
        assertEquals(List.of(), report.findings());
    }

    @Test
    void librariesAndCapitalsAreReadAsGhdlReadsThem() throws Exception {
        String unsigned = cell().replace("1164.all;", "1164.all;\nuse ieee.std_logic_unsigned.all;");
        assertEquals(Verdict.PROVED, check(unsigned).verdict());
        assertEquals(Verdict.PROVED, check(cell().toUpperCase(Locale.ROOT)).verdict());
    }

    @Test
    void aWrongCellHasTheLinesOfItsFile() throws Exception {
        CellReport wrong = check(cell().replace("legal <= '1' when empty", "legal <= '1' when sel"));
        assertEquals(List.of("legal"), wrong.outputs(OutputState.WRONG));
        assertFinding(wrong, 24, "differs", "legal is 0 and must be 1");
        assertFinding(check(cell().replace("mvW <= sel and", "mvW <= sell and")), 26, "vhdl.unreadable",
            "GHDL cannot read this: no declaration for \"sell\"");
        assertFinding(check(legal("legal <= '0'; legal <= empty;")), 9, "vhdl.twice",
            "Two things drive legal");
        assertFinding(
            check(legal("process (all) begin if empty = '1' then legal <= '1'; end if; end process;")), 24,
            "latch", "A latch is inferred for legal");
        assertFinding(check(legal("process (all) begin case? std_logic_vector'(empty & curB & curW) is\n"
            + "when \"11-\" => legal <= or remB_in; when \"1-1\" => legal <= or remW_in;\n"
            + "when others => legal <= '0'; end case?; end process;")), 25, "vhdl.unreadable", "case?");
        assertFinding(check(cell().replace("my_cell", "cell")), 0, "module.named", "It has: cell.");
        assertFinding(
            check(cell().replaceFirst("(?s)begin.*",
                "component c port (y : out std_logic); "
                    + "end component; begin u : c port map (legal); end logic;\n")),
            17, "part", "Module c is not");
    }

    @ParameterizedTest
    @ValueSource(strings = {"process (empty) begin " + IF + "end process;",
        "process (empty, curB, curW, remB_in, remW_in) begin if curB = '1' then any <= remB_in /= NONE; "
            + "else any <= remW_in /= NONE; end if; if empty = '1' and any then legal <= '1'; else "
            + "legal <= '0'; end if; end process;",
        LEGAL + "\n-- pragma translate_off\nlegal <= '0';\n-- pragma translate_on"})
    void whatASimulatorDoesOtherwiseIsNotProved(String code) throws Exception {
        CellReport report = check(legal(code).replace("signal mvB", "signal any : boolean; signal mvB"));

        assertEquals(Verdict.DISPUTED, report.verdict());
        assertFinding(report, 0, "simulator.wrong", "Proved, but GHDL disagrees: legal is ");
    }

    @Test
    void aSimulationThatStopsIsNoProof() throws Exception {
        CellReport report = check(legal("process (all) variable i : integer range 0 to 1; begin i := 0; "
            + "if isB = '1' then i := i + 1; end if; if curB = '1' then i := i + 1; end if; " + IF
            + "end process;"));

        assertEquals(Verdict.DISPUTED, report.verdict());
        assertTrue(report.findings().getFirst().sentence().startsWith("Proved, but GHDL stopped at an input"),
            () -> report.findings().toString());
    }

    @Test
    void ofTwoArchitecturesTheLastIsSimulated() throws Exception {
        assertEquals(Verdict.DISPUTED,
            check(cell() + "architecture other of my_cell is begin legal <= '0'; end other;\n").verdict());
    }

    @Test
    void aFileThatReachesFilesIsNotRun() throws Exception {
        Path made = folder.resolve("made");
        CellReport report =
            check(legal(LEGAL + "\n-- pragma translate_off\nprocess file f : std.textio.text open "
                + "write_mode is \"" + made + "\"; begin wait; end process;\n-- pragma translate_on"));

        assertEquals(Verdict.BROKEN, report.verdict());
        assertFinding(report, 0, "task", "file does not belong in a circuit");
        assertTrue(Files.notExists(made));
    }

    @Test
    void aTestBenchBelowMayReachFiles() throws Exception {
        String bench = "use std.textio.all;\nentity tb is\nend tb;\narchitecture t of tb is\n"
            + "file f : text open write_mode is \"made\";\nbegin\nend t;\n";
        assertEquals(Verdict.PROVED, check(cell() + bench).verdict());
        assertEquals(Verdict.BROKEN, check(legal("u : entity work.tb; " + LEGAL) + bench).verdict(),
            "in use");
    }

    @Test
    void blocksWithAClockAreReadAsWell() throws Exception {
        Map<String, Verdict> verdicts = Map.of(" and waits = '1' then", Verdict.PROVED,
            " and waits = '1' and take = '0' then", Verdict.DIFFERS);
        for (String condition : verdicts.keySet()) {
            assertEquals(verdicts.get(condition),
                check(CellTrials.resource("my_mailbox.vhd").replace(" and waits = '1' then", condition))
                    .verdict());
        }
        assertEquals(Verdict.DISPUTED, check(CellTrials.resource("my_mailbox.vhd").replace("dirty <= waits;",
            "process (take) begin dirty <= waits; end process;")).verdict());
        assertEquals(Verdict.PROVED, check(CellTrials.resource("my_controller.vhd")).verdict());
    }
}
