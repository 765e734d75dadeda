package flipchip.app.chips.owncell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import flipchip.app.chips.owncell.BoardCheck.Mistake;
import flipchip.app.chips.owncell.BoardCheck.Report;
import flipchip.app.chips.owncell.BoardCheck.Verdict;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Circuits for the whole board in three styles: right ones are proved or agree, changed ones are answered by
/// a board on which they are wrong, and others are refused in words.
class BoardCheckTest {
    private static final String PINS = "module b(input [63:0] own, input [63:0] other, output ";

    @TempDir
    private Path folder;

    @BeforeAll
    static void needsYosys() {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/yosys")), "Yosys is not installed");
    }

    private static String text(String name) throws IOException {
        try (InputStream in = BoardCheckTest.class.getResourceAsStream("boards/" + name + ".v")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private Report check(String text) throws IOException, InterruptedException {
        return BoardCheck.of(Files.writeString(folder.resolve("board.v"), text), Optional.empty());
    }

    @ParameterizedTest
    @CsvSource({"shifts", "squares"})
    void aRightCircuitWithoutRegistersIsProved(String name) throws IOException, InterruptedException {
        Report report = check(text(name));

        assertEquals(Verdict.PROVED, report.verdict(), report.reason());
        assertTrue(report.gates() > 1000 && report.wrong().isEmpty());
    }

    /// Delays and a test bench beside the circuit.
    @ParameterizedTest
    @CsvSource({"assign #500 legal, ''",
        "assign legal, module tb; wire [63:0] l; board b(64'd0; l); initial #10 $finish; endmodule"})
    void whatOnlyASimulatorNeedsIsAllowed(String begin, String more)
            throws IOException, InterruptedException {
        Report report =
            check(text("shifts").replace("assign legal", begin) + more.replace("0;", "0, 64'd0,"));

        assertEquals(Verdict.PROVED, report.verdict(), report.reason());
    }

    /// What only a simulator knows, and what one refuses, is told as the reason.
    @ParameterizedTest
    @CsvSource({"own[0] === 1'bx, DIFFERS, board.v:8: The circuit asks for x or z (=== 1'bx)",
        "$time > 9, AGREES, board.v:8: $time does not belong in a circuit",
        "|own[0:63] & 1'b0, AGREES, Icarus Verilog does not accept the file: board.v:8: part select"})
    void whatGatesCannotKnowIsNamed(String asked, Verdict wanted, String words)
            throws IOException, InterruptedException {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/iverilog")), "Icarus Verilog is not installed");
        String text = text("shifts");

        Report report = check(text.substring(0, text.lastIndexOf("  assign")) + "wire a = " + asked + ";\n"
            + text.substring(text.lastIndexOf("  assign")).replace("empty & (", "empty & ~{64{a}} & ("));

        assertEquals(wanted, report.verdict(), report.reason());
        assertTrue(report.reason().contains(words), report.reason());
    }

    /// A list that lacks a signal, one that lacks the wires between, and a value that is read before it is
    /// assigned: Yosys proves each, and a simulator shows x or old values.
    @ParameterizedTest
    @CsvSource({"always @(own) legal = empty, ''", "always @(own or other) legal = empty, ''",
        "reg [63:0] m; always @* begin legal = m; m = empty; legal = legal, end"})
    void whatASimulatorShowsOtherwiseIsNotProved(String begin, String end)
            throws IOException, InterruptedException {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/iverilog")), "Icarus Verilog is not installed");

        Report report = check(text("shifts").replace("output [63:0] legal", "output reg [63:0] legal")
            .replace("assign legal = empty", begin).replace(";\nendmodule", "; " + end + "\nendmodule"));

        assertEquals(Verdict.DIFFERS, report.verdict());
        assertTrue(report.reason().contains("Icarus Verilog"), report.reason());
        assertTrue(report.wrong().isPresent());
    }

    @Test
    void wiresAloneAreReadByAllInTheSameWay() throws IOException {
        assertFalse(BoardSimulation.hasBlocks(text("shifts")));
        assertFalse(BoardSimulation.hasBlocks("wire always_on, initially;"));
        assertTrue(BoardSimulation.hasBlocks("always_comb a = b;"));
        assertTrue(BoardSimulation.hasBlocks("always@(a)b=a;"));
        assertTrue(BoardSimulation.hasBlocks("initial begin a = 0; end"));
    }

    @Test
    void aRightCircuitWithRegistersAgrees() throws IOException, InterruptedException {
        Report report = check(text("clocked"));

        assertEquals(Verdict.AGREES, report.verdict());
        assertEquals(57, report.clocks());
        assertEquals("A circuit with registers is tried, not proved.", report.reason());
    }

    @Test
    void whatASimulatorShowsOtherwiseDoesNotAgree() throws IOException, InterruptedException {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/iverilog")), "Icarus Verilog is not installed");
        Report report = check(text("clocked").replace("& ~own & ~other", "& empty").replace("  always",
            "  reg [63:0] empty; always @(own) empty = ~own & ~other;\n  always"));

        assertEquals(Verdict.DIFFERS, report.verdict());
        Mistake mistake = report.wrong().orElseThrow();
        assertNotEquals(mistake.rules(), mistake.legal().orElseThrow());
        assertTrue(report.reason().startsWith("So says Icarus Verilog; here it is right."), report.reason());
    }

    @Test
    void aRegisterThatMustBeginAt0IsNamed() throws IOException, InterruptedException {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/iverilog")), "Icarus Verilog is not installed");
        Report report = check(text("clocked").replace("dir <= 0; n <= 0; legal", "dir <= 0; legal"));

        assertEquals(Verdict.AGREES, report.verdict());
        assertTrue(
            report.reason().startsWith(
                "A circuit with registers is tried, not proved. Icarus Verilog gets no clear answer"),
            report.reason());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '#', textBlock = """
        shifts  # |yar(own,inner,9)                        #
        shifts  # & 64'h7e7e7e7e7e7e7e7e                    #
        shifts  # empty &                                   #
        shifts  # i<5;i=i+1) f = f | (m & (f <<             # i<4;i=i+1) f = f | (m & (f <<
        squares # if (i == 0) assign hit[i] = 1'b0; else    #
        clocked # & ~own & ~other)                          # & ~own)
        clocked # n == 6                                    # n == 4
        """, quoteCharacter = '@')
    void aWrongCircuitIsAnsweredByABoard(String name, String right, String wrong)
            throws IOException, InterruptedException {
        String before = text(name);
        String after = before.replace(right, wrong == null ? "" : wrong);
        assertNotEquals(before, after);

        Report report = check(after);

        assertEquals(Verdict.DIFFERS, report.verdict());
        Mistake mistake = report.wrong().orElseThrow();
        assertEquals(0, mistake.own() & mistake.other());
        assertNotEquals(mistake.rules(), mistake.legal().orElseThrow());
    }

    @Test
    void aBoardThatNoTrialMeetsIsFoundByTheProof() throws IOException, InterruptedException {
        Report report =
            check(text("shifts").replace("ray(own,inner,9)", "(ray(own,inner,9) & ~{64{own==64'h1}})"));

        assertEquals(Verdict.DIFFERS, report.verdict());
        assertEquals(1, report.wrong().orElseThrow().own());
    }

    @Test
    void aCircuitThatDoesNotAnswerDiffers() throws IOException, InterruptedException {
        Report report = check(text("clocked").replace("done <= 1", "done <= 0"));

        assertEquals(Verdict.DIFFERS, report.verdict());
        assertTrue(report.wrong().orElseThrow().legal().isEmpty());
    }

    @ParameterizedTest
    @CsvSource({"'input mode, input [99:0] more,', mode ? own : empty, 'mode, more'",
        "'input start,', start ? own : empty, start"})
    void aFurtherInputIsHeldAt0AndNamed(String pins, String legal, String held)
            throws IOException, InterruptedException {
        Report report = check(text("shifts").replace("(input", "(" + pins + " input").replace("legal = empty",
            "legal = " + legal));

        assertEquals(Verdict.PROVED, report.verdict(), report.reason());
        assertEquals("Held at 0: " + held + ".", report.note());
    }

    @Test
    void theModuleThatWasTakenIsNamedWhereNothingUsesSeveral() throws IOException, InterruptedException {
        String spare = "module spare(input a, output b); assign b = ~a; endmodule\n";
        OwnCircuit.Refused refused =
            assertThrows(OwnCircuit.Refused.class, () -> check(text("shifts") + spare));
        Path file = folder.resolve("board.v");
        String name = OwnCircuit.unused(file).getFirst();

        assertTrue(refused.getMessage().contains("--top"), refused.getMessage());
        Report report = BoardCheck.of(file, Optional.of(name));
        assertEquals(Verdict.PROVED, report.verdict());
        assertEquals("", report.note());
        String wrong = PINS + "[63:0] legal); assign legal = own; endmodule\n";
        assertTrue(check(wrong + wrong.replace("module b", "module c")).note().contains("b, c. "));
        Files.writeString(file, wrong + "module t(input i); b x(); endmodule : t // b\n");
        assertEquals(List.of("t"), OwnCircuit.unused(file));
        Files.writeString(file,
            wrong + wrong.replace("module b", "module c") + "module t; b x(); endmodule\n");
        assertEquals(List.of("b", "c"), OwnCircuit.unused(file));
    }

    /// Right on every board, and undefined where no board is: a simulator shows x there.
    @Test
    void whatIsUndefinedSomewhereIsNotProved() throws IOException, InterruptedException {
        Report report =
            check(text("shifts").replace("assign legal =", "assign legal = |(own & other) ? 64'bx :"));

        assertEquals(Verdict.AGREES, report.verdict());
        assertTrue(report.reason().startsWith("Part of it is undefined"), report.reason());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            reg [63:0] legal); always @* if (own[0]) legal = other; endmodule  | It has a latch
        [63:0] legal); assign legal = own & ~legal; endmodule              | Yosys finds: found logic loop
        [63:0] legal); assign legal = own; assign legal = other; endmodule | Yosys finds: multiple confl
        [62:0] legal); assign legal = own[62:0]; endmodule                 | The circuit needs the output
        [63:0] legal; endmodule                                            | board.v:1: Yosys cannot read this
        [63:0] legal); nothing x(own); endmodule                           | board.v:1: Module nothing
        [63:0] legal); wire t; nmos n(t, own[0], own[1]); endmodule        | board.v:1: nmos is Verilog
        [63:0] legal); initial $finish; endmodule                          | board.v:1: Remove $finish
        """)
    void whatIsNoSuchCircuitIsRefusedInWords(String rest, String words) {
        OwnCircuit.Refused refused = assertThrows(OwnCircuit.Refused.class, () -> check(PINS + rest));

        assertTrue(refused.getMessage().startsWith(words), refused.getMessage());
    }
}
