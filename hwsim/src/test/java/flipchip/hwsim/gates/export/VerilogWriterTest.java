package flipchip.hwsim.gates.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;
import org.junit.jupiter.api.Test;

class VerilogWriterTest {
    @Test
    void scopesOfOneTypeShareOneModuleAndConstantsArePassedAtPins() {
        assertEquals("""
            // adder: 15 gates in 2 modules

            module full_adder (
                input  logic a,
                input  logic b,
                input  logic carryIn,
                output logic sum,
                output logic carryOut
            );
                logic half, n15, n16;
                assign half = a ^ b;
                assign sum = half ^ carryIn;
                assign n15 = a & b;
                assign n16 = half & carryIn;
                assign carryOut = n15 | n16;
            endmodule

            module adder (
                input  logic [2:0] a,
                input  logic [2:0] b,
                output logic [3:0] sum
            );
                logic bit0_n9, bit0_n12, bit1_n14, bit1_n17, bit2_n19, bit2_n22;
                full_adder bit0 (.a(a[0]), .b(b[0]), .carryIn(1'b0), .sum(bit0_n9), .carryOut(bit0_n12));
                full_adder bit1 (.a(a[1]), .b(b[1]), .carryIn(bit0_n12), .sum(bit1_n14), .carryOut(bit1_n17));
                full_adder bit2 (.a(a[2]), .b(b[2]), .carryIn(bit1_n17), .sum(bit2_n19), .carryOut(bit2_n22));
                assign sum = {bit2_n22, bit2_n19, bit1_n14, bit0_n9};
            endmodule
            """, VerilogWriter.text(SampleCircuits.adder(), VerilogOptions.HIERARCHICAL));
    }

    @Test
    void flipFlopsAreClockedAlwaysBlocks() {
        assertEquals("""
            // counter: 7 gates in 1 module

            module counter (
                input  logic clk,
                input  logic reset,
                input  logic enable,
                output logic [1:0] count,
                output logic overflow
            );
                logic n6, n7, n8, n9;
                logic count_0 = 1'b0;
                logic count_1 = 1'b0;
                logic overflow_2 = 1'b0;
                assign n6 = count_0 ^ enable;
                assign n7 = count_0 & enable;
                always_ff @(posedge clk) if (reset) count_0 <= 1'b0; else if (enable) count_0 <= n6;
                assign n8 = count_1 ^ n7;
                assign n9 = count_1 & n7;
                always_ff @(posedge clk) if (reset) count_1 <= 1'b0; else if (enable) count_1 <= n8;
                always_ff @(posedge clk) if (reset) overflow_2 <= 1'b0; else if (n9) overflow_2 <= 1'b1;
                assign count = {count_1, count_0};
                assign overflow = overflow_2;
            endmodule
            """, VerilogWriter.text(SampleCircuits.counter(2), VerilogOptions.FLAT));
    }

    @Test
    void memoriesAreArrays() {
        assertEquals("""
            // store: 6 gates in 1 module

            module store (
                input  logic clk,
                input  logic [2:0] readAddress,
                input  logic [2:0] writeAddress,
                input  logic [1:0] data,
                input  logic write,
                input  logic second,
                input  logic hold,
                output logic [1:0] first,
                output logic [1:0] other,
                output logic latched,
                output logic started
            );
                logic first_0, first_1, other_0, other_1, n18, n19, n20;
                logic started_2 = 1'b1;
                logic n21 = 1'b0;
                logic [1:0] cells_read = 2'd0;
                logic [1:0] cells_read_2 = 2'd0;
                logic [1:0] cells [0:4];
                initial for (int i = 0; i < 5; i = i + 1) cells[i] = 2'd0;
                always_ff @(posedge clk) cells_read <= (readAddress < 3'd5) ? cells[readAddress] : 2'd0;
                assign {first_1, first_0} = cells_read;
                always_ff @(posedge clk) if (second) cells_read_2 <= \
            (writeAddress < 3'd5) ? cells[writeAddress] : 2'd0;
                assign {other_1, other_0} = cells_read_2;
                always_ff @(posedge clk) begin
                    if (write && (writeAddress < 3'd5)) cells[writeAddress] <= data;
                    if (second && (readAddress < 3'd5)) cells[readAddress] <= {data[0], data[1]};
                end
                assign n18 = ~started_2;
                assign n19 = hold ? n18 : 1'b1;
                always_ff @(posedge clk) started_2 <= n19;
                assign n20 = ~hold;
                always_latch if (n20) n21 = first_0;
                assign first = {first_1, first_0};
                assign other = {other_1, other_0};
                assign latched = n21;
                assign started = started_2;
            endmodule
            """, VerilogWriter.text(SampleCircuits.memory(5, 3, 2), VerilogOptions.FLAT));
    }

    @Test
    void instancesThatDifferGetModulesOfTheirOwn() {
        NetlistBuilder n = new NetlistBuilder("pair");
        Bus in = n.input("in", 2);
        for (int i = 0; i < 2; i++) {
            try (var part = n.scope("p" + i, "part")) {
                Net a = part.input("a", in.get(0));
                Net b = part.input("b", in.get(1));
                n.output("out" + i, part.output("y", i == 0 ? n.and(a, b) : n.or(a, b)));
            }
        }
        String text = VerilogWriter.text(n.build(), VerilogOptions.HIERARCHICAL);

        assertTrue(text.contains("module part (") && text.contains("module part_2 ("), text);
        assertTrue(text.contains("part p0 (") && text.contains("part_2 p1 ("), text);
    }

    @Test
    void netsThatCrossAScopeWithoutAPinGetOne() {
        NetlistBuilder n = new NetlistBuilder("loose");
        Net a = n.input("a");
        Net inside;
        try (var _ = n.scope("p", "part")) {
            inside = n.name("y", n.not(a));
        }
        n.output("out", n.not(inside));

        String text = VerilogWriter.text(n.build(), VerilogOptions.HIERARCHICAL);

        assertTrue(text.contains("part p (.a(a), .y(p_y));"), text);
    }

    @Test
    void anInputPinDrivenInsideIsRefused() {
        NetlistBuilder n = new NetlistBuilder("wrong");
        Net a = n.input("a");
        try (var part = n.scope("p", "part")) {
            n.output("out", part.input("x", n.name("y", n.not(a))));
        }
        Netlist netlist = n.build();

        var refusal = assertThrows(IllegalArgumentException.class,
            () -> VerilogWriter.text(netlist, VerilogOptions.HIERARCHICAL));
        assertEquals("input pin 'x' of 'p.' is driven inside: p.y", refusal.getMessage());
    }

    @Test
    void lanesMakeEveryNetAVector() {
        NetlistBuilder n = new NetlistBuilder("lanes");
        Bus in = n.input("in", 2);
        n.output("out", n.name("x", n.mux(in.get(0), in.get(1), Net.ONE)));

        String text = VerilogWriter.text(n.build(), VerilogOptions.FLAT.withLanes(64));

        assertTrue(text.contains("input  logic [1:0][63:0] in,"), text);
        assertTrue(text.contains("assign out = (in[0] & {64{1'b1}}) | (~in[0] & in[1]);"), text);
    }

    @Test
    void unitDelaysAndEscapedNamesAreOptions() {
        NetlistBuilder n = new NetlistBuilder("named");
        Bus in = n.input("in", 2);
        n.output("out", n.not(n.name("d4.remB[S]", n.and(in.get(0), in.get(1)))));

        String text = VerilogWriter.text(n.build(),
            VerilogOptions.FLAT.withUnitDelays().withStyle(Identifiers.Style.ESCAPED));

        assertTrue(text.contains("assign #1 \\d4.remB[S]  = in[0] & in[1];"), text);
    }
}
