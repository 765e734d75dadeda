package flipchip.app.chips.owncell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import flipchip.app.chips.owncell.CellReport.Finding;
import flipchip.app.chips.owncell.CellReport.OutputState;
import flipchip.app.chips.owncell.CellReport.Verdict;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Files of students that a check has met: a form that is right and unusual, or a mistake that a check may
/// miss.
class StudentCellsTest {
    private static final String LEGAL = "assign legal = empty & ((curB & |remB_in) | (curW & |remW_in));";
    private static final String REG = "output reg legal,";

    @TempDir
    Path folder;

    @BeforeAll
    static void needsYosys() {
        assumeTrue(isInstalled("yosys"), "Yosys is not installed");
    }

    private static boolean isInstalled(String program) {
        return Files.isExecutable(Path.of("/usr/bin", program));
    }

    private CellReport check(String text) throws Exception {
        return CellCheck.of(Files.writeString(folder.resolve("cell.v"), text));
    }

    /// The cell with another way to say when a move is legal.
    private CellReport withLegal(String code) throws Exception {
        return check(legal(code));
    }

    private static String legal(String code) throws Exception {
        String start = CellCheck.startingFile().replace(LEGAL, code);
        return code.contains("always") ? start.replace("output legal,", REG) : start;
    }

    private static void assertFinding(CellReport report, String code, String... parts) {
        Finding found = report.findings().stream().filter(finding -> finding.code().equals(code)).findFirst()
            .orElseThrow(() -> new AssertionError(code + " is not in " + report.findings()));
        for (String part : parts) {
            assertTrue(found.sentence().contains(part), found.sentence());
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '%', quoteCharacter = '`', textBlock = """
        default: legal = 1'bx;
        default: legal = 1'bz;""")
    void anOutputThatIsUndefinedOnABoardIsNotProved(String branch) throws Exception {
        CellReport report =
            withLegal("always @* case ({isB, isW}) 2'b00: legal = (curB & |remB_in) | (curW & |remW_in); "
                + branch + " endcase");

        assertEquals(Verdict.DIFFERS, report.verdict());
        assertFinding(report, "undefined", "legal is undefined", "with is");
        assertEquals(List.of("legal"), report.outputs(OutputState.WRONG));
        assertTrue(report.cell().isEmpty(), "our simulator has no undefined values");
    }

    @Test
    void anIndexBeyondTheVectorIsUndefined() throws Exception {
        CellReport report = withLegal("wire [5:0] t = {6{curB ? |remB_in : |remW_in}};\n"
            + "assign legal = t[{2'b00, ~empty, 3'b000}];");

        assertEquals(Verdict.DIFFERS, report.verdict());
        assertFinding(report, "undefined", "legal is undefined");
    }

    @Test
    void anUndefinedValueThatNoBoardBringsIsHarmless() throws Exception {
        CellReport report = withLegal("always @* case ({isB, isW}) "
            + "2'b00: legal = (curB & |remB_in) | (curW & |remW_in); 2'b01, 2'b10: legal = 1'b0; "
            + "default: legal = 1'bx; endcase");

        assertEquals(Verdict.PROVED, report.verdict(), () -> report.findings().toString());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '%', quoteCharacter = '`', textBlock = """
        twice        % assign toB = |flB | mvB;
        twice        % assign toB = curB ? 1'b1 : 1'bz;
        twice        % assign toB = 1'b0;
        driven.input % assign empty = ~isB & ~isW;
        driven.input % assign sel = 1'b0;
        driven.input % assign empty = isB;""")
    void aSecondDriverIsFound(String code, String line) throws Exception {
        CellReport report = check(CellCheck.startingFile().replace("endmodule", line + "\nendmodule"));

        assertEquals(Verdict.NO_CELL, report.verdict(), () -> report.findings().toString());
        assertEquals(code.strip(), report.findings().getFirst().code(), () -> report.findings().toString());
    }

    @Test
    void bothDriversAreNamedWithTheirLines() throws Exception {
        CellReport report =
            check(CellCheck.startingFile().replace("endmodule", "    assign toB = |flB | mvB;\nendmodule"));

        String sentence = report.findings().getFirst().sentence();
        assertTrue(sentence.matches("Two things drive toB: lines \\d+, \\d+\\..*"), sentence);
    }

    @Test
    void twoConstantsOnOneNetAreFound() throws Exception {
        CellReport report = withLegal("assign legal = 1'b1;\n    assign legal = 1'b0;");

        assertEquals(Verdict.NO_CELL, report.verdict());
        assertFinding(report, "twice", "legal");
    }

    @Test
    void aWireAssignedInABlockIsToldAsSimulatorsDo() throws Exception {
        CellReport report = check(CellCheck.startingFile().replace("assign legal", "always @* legal"));

        assertEquals(Verdict.NO_CELL, report.verdict());
        assertFinding(report, "procedural", "legal is a wire");
    }

    @Test
    void aLatchIsOneMistakeInEveryForm() throws Exception {
        String block =
            " begin if (empty & curB) legal = |remB_in; else if (empty & curW) legal = |remW_in; end";
        CellReport star = withLegal("always @*" + block);
        CellReport comb = withLegal("always_comb" + block);

        assertEquals(Verdict.NO_CELL, star.verdict());
        assertEquals(star.points(), comb.points());
        assertEquals(star.findings(), comb.findings());
        assertEquals(1, star.findings().size());
    }

    @Test
    void aLoopOfAllBitsIsToldOnce() throws Exception {
        CellReport report = check(CellCheck.startingFile().replace("assign remB = {8{isW}} & rolB_in;",
            "assign remB = {8{isW}} & (rolB_in | rolB);"));

        assertEquals(List.of("loop"), report.findings().stream().map(Finding::code).toList());
        assertFinding(report, "loop", "remB", "rolB");
        assertTrue(report.outputs(OutputState.RIGHT).contains("remW"), () -> report.outputs().toString());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '%', quoteCharacter = '`', textBlock = """
        sensitivity % always @(empty or curB) legal = empty & (curB ? |remB_in : |remW_in); % remB_in
        early % reg t; always @* begin legal = t; t = empty & (curB ? |remB_in : |remW_in); end % t""")
    void aProofWithWhichASimulatorDisagreesSaysSo(String code, String block, String name) throws Exception {
        CellReport report = withLegal(block);

        assertEquals(Verdict.DISPUTED, report.verdict(), () -> report.findings().toString());
        assertFinding(report, code.strip(), name.strip());
        if (isInstalled("iverilog")) {
            assertFinding(report, "simulator.wrong", "Icarus Verilog disagrees: legal is");
        }
    }

    @Test
    void whatOnlySynthesisObeysIsNotObeyed() throws Exception {
        CellReport full = withLegal("always @* case (empty) // synopsys full_case\n"
            + "1'b1: legal = (curB & |remB_in) | (curW & |remW_in); endcase");

        assertEquals("latch", full.findings().getFirst().code(), () -> full.findings().toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "initial $display(\"cell ready\"); always @(legal) $display(\"legal %b at %t\", legal, $time);",
        "initial $display(\"ERROR: none\");", "always_comb if (sel) assert (empty);",
        "any8 u(.a(remB_in), .y()); endmodule module any8(input [7:0] a, output y); assign y = |a;",
        "endmodule module tb; initial begin #1 $finish; end"})
    void whatIsNoCircuitDoesNotCount(String more) throws Exception {
        CellReport report = check(CellCheck.startingFile().replace("endmodule", more + "\nendmodule"));

        assertEquals(Verdict.PROVED, report.verdict(), () -> report.findings().toString());
        assertEquals(100, report.points());
    }

    @Test
    void aTableOfConstantsIsNoRegister() throws Exception {
        CellReport report =
            withLegal("reg [7:0] y; always @* case ({empty, curB ? |remB_in : |remW_in, 1'b1}) "
                + "3'd0: y = 0; 3'd1: y = 0; 3'd2: y = 0; 3'd3: y = 0; 3'd4: y = 0; 3'd5: y = 0; "
                + "3'd6: y = 0; 3'd7: y = 1; endcase always @* legal = y[0];");

        assertEquals(Verdict.PROVED, report.verdict(), () -> report.findings().toString());
    }

    @Test
    void aStudentsNamesAreNotThoseOfTheCheck() throws Exception {
        CellReport report = check(CellCheck.startingFile() + "module cell_check; endmodule\n"
            + "module specified_cell(output y); assign y = 1; endmodule\n");

        assertEquals(Verdict.PROVED, report.verdict(), () -> report.findings().toString());
    }

    @ParameterizedTest
    @CsvSource({"ISO-8859-1", "UTF-16", "UTF-16LE", "UTF-16BE", "UTF-8"})
    void everyEncodingIsRead(String charset) throws Exception {
        Path file = folder.resolve("cell.v");
        Files.write(file, ("// Zelle f\u00fcr M\u00fcller\r\n" + CellCheck.startingFile())
            .getBytes(Charset.forName(charset)));

        assertEquals(Verdict.PROVED, CellCheck.of(file).verdict());
    }

    @Test
    void aFileThatIsNoTextIsAFinding() throws Exception {
        Path file = folder.resolve("cell.v");
        Files.write(file, new byte[] {'P', 'K', 3, 4, 0, 0, 1, (byte) 200, 0, 9});

        assertEquals("binary", CellCheck.of(file).findings().getFirst().code());
        Files.write(file, new byte[0]);
        assertEquals("empty", CellCheck.of(file).findings().getFirst().code());
    }

    @Test
    void anUnseenCharacterHasItsColumn() throws Exception {
        CellReport report = check("module my_cell;\n  \u00a0wire a;\nendmodule\n");

        assertEquals(2, report.findings().getFirst().line());
        assertFinding(report, "sign", "Column 3", "U+00A0 (no-break space)", "an ordinary space");
        assertFinding(check("module my_cell;\nwire a\uff1b\nendmodule\n"), "sign", "Write ;");
    }

    @Test
    void anotherLanguageIsNamed() throws Exception {
        CellReport vhdl = check("library ieee;\nentity my_cell is\n port (isB : in bit);\nend my_cell;\n");
        assertEquals(Verdict.BROKEN, vhdl.verdict());
        if (!isInstalled("ghdl")) {
            assertFinding(vhdl, "vhdl", "This is VHDL");
        }

        CellReport report = withLegal("function automatic hit(input e, c, input [7:0] r);\n"
            + "return e & c & (|r);\nendfunction assign legal = hit(empty, curB, remB_in);");
        assertEquals(Verdict.BROKEN, report.verdict());
        assertFinding(report, "foreign.return", "return is SystemVerilog", "the name of the function");
    }

    @Test
    void aNarrowOperandIsExplainedOnItsLine() throws Exception {
        CellReport report = check(CellCheck.startingFile().replace("assign remB = {8{isW}} & rolB_in;",
            "assign remB = isW & rolB_in;"));

        Finding first = report.findings().getFirst();
        assertEquals("isW has 1 bit and rolB_in has 8: only bit 0 gets through. Write {8{isW}}.",
            first.sentence());
        String line = Files.readAllLines(folder.resolve("cell.v")).get(first.line() - 1);
        assertTrue(line.contains("assign remB"), line);
        assertFinding(report, "differs", "rolB, flipOutB, toB depend on remB");
    }

    @Test
    void bitsHaveTheNumbersOfTheFile() throws Exception {
        CellReport report = check(
            CellCheck.startingFile().replace("[7:0]", "[0:7]").replace("assign remB = {8{isW}} & rolB_in;",
                "assign remB[0] = 1'b0;\n    assign remB[1:7] = {7{isW}} & rolB_in[1:7];"));

        assertFinding(report, "differs", "remB[0] (NW) is 0 and must be 1");
        String line =
            Files.readAllLines(folder.resolve("cell.v")).get(report.findings().getFirst().line() - 1);
        assertTrue(line.contains("assign remB[0]"), line);
    }

    @Test
    void aPinTooManyIsToldWhereItMatters() throws Exception {
        String start = CellCheck.startingFile().replace("input isB,", "input enable, isB,");

        CellReport used = check(start.replace("legal = empty", "legal = enable & empty"));
        assertEquals(List.of("pin.extra"), used.findings().stream().map(Finding::code).toList());
        assertFinding(used, "pin.extra", "enable is not a pin of a cell");
        assertEquals(Verdict.PROVED, check(start).verdict());
    }

    @Test
    void everyExerciseHasTheOutputsThatItSays() throws Exception {
        CellReport empty = check(CellCheck.startingFile(Exercise.EMPTY));
        assertEquals(Verdict.NO_CELL, empty.verdict());
        assertEquals(9, empty.outputs(OutputState.NOT_WRITTEN).size());
        assertFinding(empty, "output.open", "remB is not written yet");

        CellReport half = check(CellCheck.startingFile(Exercise.HALF));
        assertEquals(List.of("remB", "remW", "rolB", "rolW", "legal"), half.outputs(OutputState.RIGHT));
        assertEquals(4, half.outputs(OutputState.NOT_WRITTEN).size());

        assertEquals(Verdict.DIFFERS, check(CellCheck.startingFile(Exercise.BUG)).verdict());
    }

    @Test
    void aMissingPartIsNamed() throws Exception {
        assertFinding(withLegal("any9 u(.a(remB_in), .y(legal));"), "part", "Module any9");
        assertFinding(withLegal("assign legal = `ANY;"), "macro", "ANY");
        assertFinding(check(CellCheck.startingFile().replace("toB, toW  ", "tob, toW  ")), "output.named",
            "calls it tob");
        assertFinding(withLegal(LEGAL + " initial $finish;"), "finish", "Remove $finish");
        assertFinding(check(CellCheck.startingFile().replace("| remB;", "| remB")), "semicolon",
            "A semicolon is probably missing");
    }

    @ParameterizedTest
    @ValueSource(strings = {"initial begin : f integer x; x = $fopen(\"out.txt\", \"w\"); end",
        "reg [7:0] m [0:1]; initial $readmemh(\"/etc/passwd\", m);", "initial $dumpfile(\"x.vcd\");",
        "`define OPEN $fopen(\"out.txt\", \"w\")\n integer x; initial x = `OPEN;",
        "localparam s = \"a\\\n//\"; initial $fclose($fopen(\"out.txt\"));",
        "`define GLUE(a) $f``a\n integer x; initial x = `GLUE(open)(\"out.txt\", \"w\");",
        "`define PASTE(a, b) a``b\n integer x; initial x = `PASTE($,fopen)(\"out.txt\", \"w\");",
        "integer x; initial #1$fclose(0);"})
    void aTaskThatReachesAFileIsNotRun(String code) throws Exception {
        CellReport report = check(CellCheck.startingFile().replace("endmodule", code + "\nendmodule"));

        assertEquals("task", report.findings().getFirst().code(), () -> report.findings().toString());
    }

    @Test
    void aTestBenchBelowMayWriteFiles() throws Exception {
        CellReport report = check(CellCheck.startingFile()
            + "module tb; initial $dumpfile(\"x.vcd\"); endmodule // $fopen\n// no $readmemh in the cell\n");

        assertEquals(Verdict.PROVED, report.verdict(), () -> report.findings().toString());
    }

    @Test
    void aNameThatIsDeclaredTwiceIsTold() throws Exception {
        assumeTrue(isInstalled("iverilog"), "Icarus Verilog is not installed");
        CellReport report = check(CellCheck.startingFile().replace("    wire mvB = sel & curB;",
            "    wire mvB;\n    wire mvB = sel & curB;"));

        assertEquals(Verdict.DISPUTED, report.verdict());
        assertFinding(report, "simulator.refused", "mvB");
    }

    @Test
    void aCellTooLargeForAnArrayIsTold() throws Exception {
        StringBuilder chain = new StringBuilder("wire [6000:0] t; assign t[0] = isB;\n");
        for (int i = 1; i <= 6000; i++) {
            chain.append("assign t[").append(i).append("] = t[").append(i - 1).append("] ^ rolB_in[")
                .append(i % 8).append("];\n");
        }
        CellReport report = withLegal(chain + "assign legal = t[6000];");

        assertEquals("large", report.findings().getFirst().code(), () -> report.findings().toString());
    }

    @Test
    void aParameterOfOnesHasItsWidth() throws Exception {
        CellReport report = check(CellCheck.startingFile().replace("assign rolB = {8{isB}} | remB;",
            "localparam logic [7:0] ALL = '1;\n    localparam ONE = '1;\n"
                + "    assign rolB = (isB ? ALL : 8'h00) | (remB & {8{ONE}});"));

        assertEquals(Verdict.PROVED, report.verdict(), () -> report.findings().toString());
    }

    @Test
    void whatYosysReadsInAnotherWayThanASimulatorIsSaid() throws Exception {
        assumeTrue(isInstalled("iverilog"), "Icarus Verilog is not installed");
        CellReport report = check(CellCheck.startingFile().replace("assign rolB = {8{isB}} | remB;",
            "function [7:0] same(input [7:0] a); same = a; endfunction\n"
                + "    assign rolB = (isB ? same('1) : 8'h00) | remB;"));

        if (report.verdict() == Verdict.DIFFERS) {         // not with a newer Yosys
            assertEquals("reader", report.findings().getFirst().code());
        }
        assertTrue(withLegal("assign legal = 1'b0;").findings().stream()
            .noneMatch(finding -> finding.code().equals("reader")));
    }

    @Test
    void aLoopThatReadsWhatItAssignedIsInOrder() throws Exception {
        CellReport report = withLegal("reg [7:0] t; integer d; always @* begin legal = 0;\n"
            + "for (d = 0; d < 8; d = d + 1) begin t[d] = curB ? remB_in[d] : remW_in[d];\n"
            + "legal = legal | (empty & t[d]); end end");

        assertEquals(List.of(), report.findings());
    }

    @Test
    void theSameTextIsTheSameFile() throws Exception {
        Path file = Files.writeString(folder.resolve("cell.v"), "`include \"a.vh\"\n");
        Files.writeString(folder.resolve("a.vh"), "// one");
        CellFile before = CellFile.read(file);

        assertEquals(before, CellFile.read(file));
        Files.writeString(folder.resolve("a.vh"), "// two", StandardCharsets.UTF_8);
        assertTrue(!before.equals(CellFile.read(file)), "an included file has changed");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '%', quoteCharacter = '`', textBlock = """
        wire u; assign legal = empty & RIGHT & (u | ~u);        % NO_CELL  % undriven
        wire u; assign legal = empty & RIGHT | (u & 1'b0);      % NO_CELL  % undriven
        always legal = empty & RIGHT;                           % DISPUTED % endless
        initial legal = empty & RIGHT; // always                % DISPUTED % initial
        assign legal = empty & RIGHT; assign legal = 1'b0;      % NO_CELL  % twice
        assign legal = (empty === 1'bx) | empty & RIGHT;        % DIFFERS  % unknown
        integer k; always @* begin legal = 0; while (k < 8) legal = 1; end % BROKEN % while
        assign legal = empty & RIGHT; /* not closed             % BROKEN   % comment
        my_cell again(.isB(isB));                               % BROKEN   % itself
        any8 u(.z(legal)); endmodule module any8(output y); assign y = 1; % BROKEN % part.port
        always @* begin : b assign legal = empty & RIGHT; end   % BROKEN   % assign
        always @* begin legal = empty & RIGHT;                  % BROKEN   % open
        always @* case (empty) 1: legal = RIGHT; default: legal = 0; % BROKEN % open
        module other(input a); assign legal = empty & RIGHT;    % BROKEN   % open
        function f(input a); f = a; assign legal = f(RIGHT);    % BROKEN   % open
        two t(legal, legal); endmodule module two(output y, z); assign y = 0; assign z = 0; % NO_CELL % twice
        tri0 t; assign t = RIGHT; assign legal = empty & t;     % BROKEN   % foreign.old
        wire t; nmos n(t, RIGHT, 1'b1); assign legal = empty & t; % BROKEN % foreign.old
        always @* begin wait (empty); legal = RIGHT; end        % BROKEN   % foreign.old
        always @* fork legal = empty & RIGHT; join              % BROKEN   % foreign.old
        always begin @(empty); legal = RIGHT; end               % BROKEN   % foreign.old
        uwire t = 1; assign legal = empty & RIGHT & t;          % BROKEN   % foreign.old
        function void f(); endfunction assign legal = RIGHT;    % BROKEN   % foreign.word
        typedef logic one; assign legal = empty & one'(RIGHT);  % BROKEN   % foreign.word
        assign legal = $random;                                 % NO_CELL  % task
        assign legal = ($time > 9) | empty & RIGHT;             % DIFFERS  % task
        assign legal = empty & (|remB_in[0:7] & curB | |remW_in & curW); % DISPUTED % simulator.refused""")
    void aMistakeOfTheFileHasItsOwnSentence(String code, String wanted, String finding) throws Exception {
        Verdict verdict = Verdict.valueOf(wanted.strip());
        CellReport report = withLegal(code.replace("RIGHT", "((curB & |remB_in) | (curW & |remW_in))"));

        assertTrue(report.verdict() == verdict || verdict == Verdict.DISPUTED && !isInstalled("iverilog"),
            () -> report.verdict() + " " + report.findings());
        assertFinding(report, finding.strip());
    }

    @ParameterizedTest
    @ValueSource(strings = {"```verilog\n", "<html><body>\n", "{\\rtf1 \n"})
    void aPageAroundTheCodeIsNamed(String before) throws Exception {
        assertFinding(check(before + CellCheck.startingFile()), "document", before.strip());
    }

    @ParameterizedTest
    @ValueSource(strings = {"always @(legal) if (legal && isB) $error(\"never\");",
        "assert property (@(posedge sel) empty) else $error(\"never\");",
        "always @* assert (!(isB && isW)) else begin $error(\"both; %b\", sel); end",
        "initial begin #100 $display(\"legal) %b\", legal); end",
        "property free; @(posedge sel) empty; endproperty\n cover property (free);",
        "wire \\my$net! ; assign \\my$net! = sel;", "wire a$b = sel;", "\f wire t = sel;",
        "always @* if (isB & isW) $error(\"assert (a) failed\");",
        "`define CHECK(x) assert (x)\nreg [1:0] t;\nalways @* begin t = sel; `CHECK(t[0] == sel); end",
        "always @* assert (!(isB && isW)) $info(\"a\"); else $error(\"b\");",
        "`pragma nothing\nwire t = sel;", "wire t = sel;;",
        "function f(input a);\nbegin f = a; end; endfunction ;", "wire u; var logic t; assign t = u;",
        "localparam int unsigned K = 1;", "const bit t = 1;", "wire [7:0] t = unsigned'(signed'(sel));",
        "`ifndef SYNTHESIS\n initial $display(\"simulated\");\n`endif"})
    void whatIsAllowedBesideTheCircuitIsRead(String more) throws Exception {
        CellReport report = check(CellCheck.startingFile().replace("endmodule", more + "\nendmodule"));

        assertEquals(Verdict.PROVED, report.verdict(), () -> report.findings().toString());
        assertEquals(List.of(), report.findings());
    }

    @ParameterizedTest
    @ValueSource(strings = {"assert(", "property p ", "$display("})
    void whatIsNeverClosedIsLookedForOnce(String open) {
        String text = "module my_cell; " + open.repeat(80_000);

        assertEquals(text, new VerilogText(text).forYosys(List.of()));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '%', quoteCharacter = '`', textBlock = """
        $display("$display("); legal = 0; $display(")");        % DIFFERS % differs
        $display("property p"); legal = 0; $display("endproperty"); % DIFFERS % differs
        $display("(*"); legal = 0; $display("*)");              % DIFFERS % differs
        assert (!sel) else legal = 0;                           % BROKEN  % unreadable
        assert (1) legal = 0;                                   % BROKEN  % unreadable
        assert (sel) $info("a"); else begin $error("b"); legal = 0; end % BROKEN % unreadable
        if (isB) assert (sel) else if (isW) $display(""); else legal = 0; % BROKEN % unreadable""")
    void whatStandsBesideReportsIsPartOfTheCell(String code, String wanted, String finding) throws Exception {
        CellReport report = withLegal(
            "always @* begin legal = empty & ((curB & |remB_in) | (curW & |remW_in)); " + code + " end");

        assertEquals(Verdict.valueOf(wanted.strip()), report.verdict(), () -> report.findings().toString());
        assertFinding(report, finding.strip());
    }

    @ParameterizedTest
    @ValueSource(strings = {"if (W == 8) assign legal = RIGHT; else assign legal = 0;",
        "case (W) 1: assign legal = 0; default: assign legal = RIGHT; endcase",
        "generate if (W < 8) begin wire t = 0; assign legal = t; end\n"
            + "else begin : b wire t = RIGHT; assign legal = t; end endgenerate"})
    void ofTwoBranchesOneIsBuilt(String code) throws Exception {
        CellReport report = withLegal(
            "parameter W = 8;\n" + code.replace("RIGHT", "empty & ((curB & |remB_in) | (curW & |remW_in))"));

        assertEquals(Verdict.PROVED, report.verdict(), () -> report.findings().toString());
    }

    @Test
    void aProofThatNoSimulatorSharesSaysSo() throws Exception {
        assumeTrue(isInstalled("iverilog"), "Icarus Verilog is not installed");
        String code = "typedef struct packed { logic [HIGH:LOW] a; logic [3:0] b; } pair; pair p;"
            + "assign p = remB_in; integer i; reg any; always @* begin any = 0;"
            + "for (i = 0; i < 4; i = i + 1) any = any | p.a[i] | p.b[i]; end "
            + LEGAL.replace("|remB_in", "any");
        CellReport right = withLegal(code.replace("HIGH", "3").replace("LOW", "0"));
        assertEquals(Verdict.PROVED, right.verdict(), () -> right.findings().toString());
        assertFinding(right, "simulator.unread");
        CellReport wrong = withLegal(code.replace("HIGH", "7").replace("LOW", "4"));
        assertEquals(Verdict.DISPUTED, wrong.verdict(), () -> wrong.findings().toString());
        assertFinding(wrong, "struct");
    }

    @Test
    void anIncludedFileIsReadAsTheCellIs() throws Exception {
        Files.writeString(folder.resolve("part.vh"),
            "`ifdef SYNTHESIS\n assign legal = 0;\n`else\n" + LEGAL + "\n`endif\n");
        assertEquals(Verdict.PROVED, withLegal("`include \"part.vh\"").verdict());
        Files.writeString(folder.resolve("part.vh"), "always_comb if (empty) legal = 0;\n");
        CellReport latch = check(legal("`include \"part.vh\"").replace("output legal,", REG));
        assertEquals(Verdict.NO_CELL, latch.verdict());
        assertFinding(latch, "latch");
        Files.writeString(folder.resolve("part.vh"), "initial $finish;\n" + LEGAL);
        assertFinding(withLegal("`include \"part.vh\""), "finish");
    }

    @Test
    void manyEmptyLinesAreReadAtOnce() {
        assertTimeout(Duration.ofSeconds(5),
            () -> new VerilogText("\n".repeat(200_000) + "module my_cell; endmodule").fault());
    }

    @Test
    void aBranchForOneToolIsNoCell() throws Exception {
        CellReport report =
            check("`ifdef YOSYS\n" + CellCheck.startingFile() + "`else\nmodule my_cell; endmodule\n`endif\n");
        assertEquals(Verdict.NO_CELL, report.verdict());
        assumeTrue(isInstalled("iverilog"), "Icarus Verilog is not installed");
        assertEquals(Verdict.DISPUTED, check(
            "`ifdef __ICARUS__\nmodule my_cell; endmodule\n`else\n" + CellCheck.startingFile() + "`endif\n")
            .verdict());
    }
}
