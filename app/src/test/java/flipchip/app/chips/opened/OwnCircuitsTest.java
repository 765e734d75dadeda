package flipchip.app.chips.opened;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.kit.settings.Settings;
import flipchip.app.kit.text.Languages;
import flipchip.hwsim.verify.catalogue.NamedCircuit;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;

/// A circuit in Verilog is read with its blocks, driven by a table, and opened in the window.
@WindowTest
@ExtendWith(Languages.class)
class OwnCircuitsTest {
    private static final String ACCUMULATOR = """
        module full(input a, b, c, output s, co);
          assign s = a ^ b ^ c;
          assign co = (a & b) | (c & (a ^ b));
        endmodule
        module add #(parameter W = 4) (input [W-1:0] a, b, output [W:0] s);
          wire [W:0] c;
          assign c[0] = 0;
          genvar i;
          generate for (i = 0; i < W; i = i + 1) begin : g
            full f(a[i], b[i], c[i], s[i], c[i+1]);
          end endgenerate
          assign s[W] = c[W];
        endmodule
        module acc(input clk, input rst_n, input [3:0] x, output reg [7:0] sum, output [3:0] copy);
          wire [8:0] next;
          assign copy = x;
          add #(8) u(.a(sum), .b({4'b0, x}), .s(next));
          always @(posedge clk or negedge rst_n) if (!rst_n) sum <= 8'd3; else sum <= next[7:0];
        endmodule
        """;

    /// As a simulator writes it: the bench has other names, x changes at the same time as the clock rises,
    /// and the sum is wrong in the last step.
    private static final String RECORDED = """
        $timescale 1ns $end
        $scope module tb $end
        $var reg 1 # clk $end
        $var reg 4 % x [3:0] $end
        $scope module dut $end
        $var wire 1 # clk $end
        $var wire 4 ' x [3:0] $end
        $var reg 8 ) sum [7:0] $end
        $upscope $end
        $upscope $end
        $enddefinitions $end
        $dumpvars
        bx '
        bx )
        0#
        $end
        #5
        1#
        b101 '
        b11 )
        #10
        0#
        #15
        1#
        b1000 )
        b1111 '
        #20
        0#
        #25
        b11111 )
        1#
        """;

    private static final String PARTS = """
        module in_out(inout io, input b, output y); assign y = io ^ b; endmodule
        module gated(input c, d, output reg q); wire g = c & d; always @(posedge g) q <= d; endmodule
        module divided(input c, output reg q);
          reg h; always @(posedge c) h <= ~h; always @(posedge h) q <= ~q;
        endmodule
        module reg_(input c, d, output reg q); always @(posedge c) q <= d; endmodule
        module falling(input c, d, output reg q); always @(negedge c) q <= d; endmodule
        module nor_(input a, b, output y); assign y = ~(a | b); endmodule
        """;

    private WindowFixture window;
    @TempDir
    private Path folder;

    @BeforeAll
    static void needsYosys() {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/yosys")), "Yosys is not installed");
    }

    @WindowTest.Opening
    static WindowFixture open(Stage stage) {
        return WindowFixture.silent(stage, Settings.DEFAULT);
    }

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    @Test
    void blocksKeepTheirNamesAndTheTableDrivesThePins() throws IOException, InterruptedException {
        Path table = file("table.csv", "rst_n, x   # reset first\n0, 0\n1, 5\n1, 0xf\n, 4\n1, 8'b1\n");

        NamedCircuit circuit =
            new OwnCircuits(file("acc.v", ACCUMULATOR), Optional.empty(), Optional.of(table))
                .read(() -> false).circuit();

        assertEquals(List.of("add"), PartList.of(circuit.netlist().get(), List.of()).stream()
            .filter(row -> row.kind().equals("block")).map(PartList.Row::type).toList());
        assertEquals(8, PartList.of(circuit.netlist().get(), List.of("u")).stream()
            .filter(row -> row.type().equals("full")).count());
        assertEquals(
            List.of("sum=3 copy=0", "sum=3 copy=5", "sum=8 copy=f", "sum=17 copy=4", "sum=1b copy=1"),
            PinValues.of(circuit).stream().map(PinValues.Row::outputs).toList());
    }

    @Test
    void aRecordingOfATestBenchDrivesThePinsAndWhatDoesNotMatchIsSaid()
            throws IOException, InterruptedException {
        OwnCircuits.Read read =
            OwnCircuits.of(file("acc.v", ACCUMULATOR)).with(file("a.vcd", RECORDED)).read(() -> false);

        assertEquals(List.of("rst_n=0 x=0", "rst_n=0 x=5", "rst_n=0 x=f", "rst_n=0 x=f"),
            PinValues.of(read.circuit()).stream().map(PinValues.Row::inputs).toList());
        assertEquals(List.of("5 x 1ns", "15 x 1ns", "25 x 1ns", "25 x 1ns"), read.times());
        assertEquals(List.of("Driven by tb.dut as it was recorded: 4 steps.",
            "Not in the recording, so they stay 0: rst_n.",
            "Undefined in the recording for a time, shown as 0: x.",
            "Outputs missing or undefined in the recording, not compared there: sum, copy.",
            "The circuit and the recording differ first at sum, in step 3, 25 x 1ns: 8 in the recording, "
                + "3 here (hexadecimal)."),
            read.notes());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        $enddefinitions $end                                    | a.vcd: No instance in the
        $scope module t $end $var wire 4 a x $end $upscope $end | its clock clk
        $scope module t $end $var wire a x $end                 | declared wrongly: $var wire a x
        """)
    void anUnfitRecordingIsRefusedWithAReason(String text, String words) throws IOException {
        OwnCircuits own =
            OwnCircuits.of(file("acc.v", ACCUMULATOR)).with(file("a.vcd", text + "\n$enddefinitions $end"));

        IOException refused = assertThrows(IOException.class, () -> own.read(() -> false));

        assertTrue(refused.getMessage().contains(words), refused.getMessage());
    }

    @Test
    void aFolderIsOneCircuitAndTheTopCanBeChosen() throws IOException, InterruptedException {
        file("a.v", "module a(input x, output y); assign y = ~x; endmodule");
        file("b.sv", "module b(input x, output y); a i(.x(x), .y(y)); endmodule");

        assertEquals("b", OwnCircuits.of(folder).read(() -> false).circuit().name());
        assertEquals("a",
            new OwnCircuits(folder, Optional.of("a"), Optional.empty()).read(() -> false).circuit().name());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        reg q, p); always @(posedge a) q <= b; always @(posedge b) p <= a; | several clocks: a, b
        reg q); always @(posedge a) q <= a ^ b;                | a clocks registers and is read as
        reg q); wire c = a & b; always @(posedge c) q <= a;    | clocked by c
        q, inout d); assign q = d;                             | d goes both ways
        q); in_out u(a, b, q);                                 | io goes both ways
        q); gated u(a, b, q);                                  | clocked by g, which is not an input pin
        q); divided u(a, q);                                   | clocked by h, which is not an input pin
        q); reg_ u(.d(a), .q(q));                              | clocked by c, which is not an input pin
        reg q); always @(negedge a) q <= b;                    | the falling edge of a
        q); falling u(a, b, q);                                | the falling edge of c
        q); assign q = a ? b : 1'bz;                           | q can be high impedance
        q); wire p; nor_ u(a, p, q); nor_ v(b, q, p);          | a loop without a register
        """)
    void whatCannotBeShownIsSaid(String pins, String words) throws IOException {
        Path file = file("x.v", PARTS + "module t(input a, b, output " + pins + " endmodule");

        IOException refused = assertThrows(IOException.class,
            () -> new OwnCircuits(file, Optional.of("t"), Optional.empty()).read(() -> false));

        assertTrue(refused.getMessage().contains(words), refused.getMessage());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        rst_n y;1 2 | t.csv:1: The circuit has no input pin y. There are rst_n, x.
        rst_n x;1   | t.csv:2: The line has 1 places, the first line has 2.
        rst_n x;1 16 | t.csv:2: 16 does not fit as a number into x, which has 4 bits.
        rst_n x     | t.csv: The table has no line of numbers. Its first line names input pins: rst_n, x.
        """)
    void aWrongTableIsSaidWithItsLine(String lines, String words) throws IOException {
        Path circuit = file("acc.v", ACCUMULATOR);
        Path table = file("t.csv", lines.replace(';', '\n'));

        IOException refused =
            assertThrows(IOException.class, () -> OwnCircuits.of(circuit).with(table).read(() -> false));

        assertEquals(words, refused.getMessage());
    }

    @Test
    void theWindowOpensAFileAndSavesPicturesAndTheCircuit(FxRobot robot)
            throws IOException, TimeoutException {
        window.files.answer(file("acc.v", ACCUMULATOR));
        robot.interact(() -> window.window.run("open-own"));
        awaitLevel(robot);

        Path picture = folder.resolve("acc.svg");
        window.files.answer(picture);
        robot.clickOn("#opened-save");
        assertTrue(Files.readString(picture).contains("48 gates"));

        Path page = folder.resolve("acc.pdf");
        window.files.answer(page);
        robot.clickOn("#opened-save");
        assertTrue(Files.readString(page, StandardCharsets.ISO_8859_1).startsWith("%PDF-1.7"));

        Path graph = folder.resolve("acc.dot");
        window.files.answer(graph);
        robot.clickOn("#opened-export");
        WindowFixture.await(() -> Files.exists(graph));
        assertTrue(Files.readString(graph).contains("newrank=true"));
    }

    private static void awaitLevel(FxRobot robot) throws TimeoutException {
        WindowFixture.await(() -> robot.lookup(".opened").tryQuery().isPresent());
        WindowFixture.await(() -> robot.lookup(".opened").<OpenedPage>query().level().isPresent());
    }

    @Test
    void aDroppedCircuitIsOpenedAndADroppedRecordingDrivesIt(FxRobot robot)
            throws IOException, TimeoutException {
        Path recording = file("a.vcd", RECORDED);
        robot.interact(() -> window.opener().open(List.of(recording)));
        assertTrue(WindowFixture.text(robot, "#banner-text").startsWith("Open a Verilog file first: a.vcd"));

        Path circuit = file("acc.v", ACCUMULATOR);
        robot.interact(() -> window.opener().open(List.of(circuit)));
        awaitLevel(robot);
        Languages.speak(Locale.GERMAN);
        robot.clickOn("#opened-stimulus");
        Languages.speak(Locale.ENGLISH);
        assertEquals("Tabelle oder VCD", window.files.kinds().getFirst().name());

        robot.interact(() -> window.opener().open(List.of(recording)));
        WindowFixture.await(() -> WindowFixture.text(robot, "#opened-about").contains("Driven by tb.dut"));
        WindowFixture.await(() -> WindowFixture.text(robot, "#opened-clock").startsWith("clock 2 of 4"));
        robot.clickOn("#opened-clock-on");
        assertEquals("clock 3 of 4, recorded at 25 x 1ns; gate delay:",
            WindowFixture.text(robot, "#opened-clock"));
    }
}
