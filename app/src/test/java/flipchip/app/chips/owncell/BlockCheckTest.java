package flipchip.app.chips.owncell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import flipchip.app.chips.owncell.CellReport.Finding;
import flipchip.app.chips.owncell.CellReport.OutputState;
import flipchip.app.chips.owncell.CellReport.Verdict;
import flipchip.hwsim.gates.export.VerilogOptions;
import flipchip.hwsim.gates.export.VerilogWriter;
import flipchip.hwsim.referee.control.MailboxCircuit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// Controllers and mailboxes of students: right ones in other forms, and wrong ones.
class BlockCheckTest {
    @TempDir
    Path folder;

    @BeforeAll
    static void needsYosys() {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/yosys")), "Yosys is not installed");
    }

    private CellReport check(String text) throws Exception {
        return CellCheck.of(Files.writeString(folder.resolve("block.v"), text));
    }

    private static String ours(Block block) throws Exception {
        return CellTrials.resource("our_" + block.module().substring(3) + ".v");
    }

    @ParameterizedTest
    @EnumSource(value = Block.class, names = "CELL", mode = EnumSource.Mode.EXCLUDE)
    void theSpecifiedBlockHasOurFigures(Block block) throws Exception {
        CellReport report = check(block.specification());

        assertEquals(Verdict.PROVED, report.verdict(), () -> report.findings().toString());
        assertEquals(List.of(block.ourGates(), block.ourDepth(), 100),
            List.of(report.gates(), report.depth(), report.points()));
    }

    @ParameterizedTest
    @EnumSource(value = Exercise.class, names = {"CONTROLLER", "MAILBOX"})
    void whatIsHandedOutHasNoOutputYet(Exercise exercise) throws Exception {
        CellReport report = check(CellCheck.startingFile(exercise));

        assertEquals(Verdict.NO_CELL, report.verdict());
        assertEquals(exercise.block().outputs().keySet().stream().toList(),
            report.outputs(OutputState.NOT_WRITTEN));
        assertEquals(List.of("output.open"),
            report.findings().stream().map(Finding::code).distinct().toList());
    }

    @Test
    void theMailboxOfTheMachineIsRight() throws Exception {
        String inner = VerilogWriter.text(MailboxCircuit.netlist(), VerilogOptions.FLAT);
        CellReport report = check(CellCheck.startingFile(Exercise.MAILBOX)
            .replaceFirst("\\n *// Write[^\\n]*", "\n    mailbox_alone one(.*);") + inner);

        assertEquals(Verdict.PROVED, report.verdict(), () -> report.findings().toString());
    }

    @Test
    void aControllerWithNumberedStatesIsRight() throws Exception {
        CellReport report = check(ours(Block.CONTROLLER));

        assertEquals(Verdict.PROVED, report.verdict(), () -> report.findings().toString());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '%', quoteCharacter = '`', textBlock = """
        LATCH1: now <= TEST1    % LATCH1: now <= READY     % state
        any ? READY : OVER      % READY                    % state
        any ? READY : OVER      % any ? READY : 4'bx       % state
        accept ? UPDATE : READY % UPDATE                   % state
        if (reset)              % if (1'b0)                % state
        || now == SWAP2         % `                        ` % swap
        default: now <= OVER    % default: now <= INIT     % state""")
    void aWrongControllerIsShownTheWayThere(String right, String wrong, String output) throws Exception {
        CellReport report = check(ours(Block.CONTROLLER).replace(right, wrong.strip()));

        assertEquals(Verdict.DIFFERS, report.verdict(), () -> report.findings().toString());
        assertTrue(report.outputs(OutputState.WRONG).contains(output.strip()), report.outputs().toString());
        Finding first = report.findings().getFirst();
        assertEquals("clocked", first.code());
        assertTrue(first.line() > 0 && first.sentence().contains("after a reset"), first.toString());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '%', textBlock = """
        if (load)    % if (write)          % box     % clocked
        (waits & ~take) % waits            % dirty   % clocked
        (write & waits) % (write & take)   % overrun % clocked
        ~reset & (refused % (refused       % overrun % clocked
        (write & waits) % ($time > 0)      % overrun % task
        posedge clk  % negedge clk         % box     % clock
        always @(posedge clk) % always @*  % dirty   % loop""")
    void aWrongMailboxIsToldWhatIsWrong(String right, String wrong, String output, String code)
            throws Exception {
        String text = Block.MAILBOX.specification();
        assertTrue(text.contains(right), right);
        CellReport report = check(text.replace(right, wrong));

        assertTrue(report.outputs(OutputState.WRONG).contains(output), report.toString());
        assertTrue(report.findings().stream().anyMatch(finding -> finding.code().equals(code)),
            () -> report.findings().toString());
    }

    @ParameterizedTest
    @EnumSource(value = Block.class, names = "CELL", mode = EnumSource.Mode.EXCLUDE)
    void aResetBesideTheClockIsToldAsThat(Block block) throws Exception {
        CellReport report =
            check(block.specification().replace("posedge clk", "posedge clk or posedge reset"));

        assertTrue(report.verdict().compareTo(Verdict.DIFFERS) < 0);
        assertEquals("clock", report.findings().getFirst().code(), () -> report.findings().toString());
    }

    @Test
    void anErrorAfterManyClocksIsNotProved() throws Exception {
        CellReport report = check(ours(Block.CONTROLLER).replace("assign swap =",
            "reg [7:0] late; always @(posedge clk) late <= reset ? 0 : late + 1;\n"
                + "    assign swap = late == 200 |"));

        assertEquals(Verdict.DIFFERS, report.verdict());
        assertEquals("unproved", report.findings().getFirst().code(), () -> report.findings().toString());
    }
}
