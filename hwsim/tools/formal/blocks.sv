// The blocks of the endgame chip, as they stand in its export, and the same by the rules.
module checker_circuit(input [63:0] own, other_or_more, output [63:0] legal);
    wire [63:0] all;
    legal_checker checker_(.own(own), .opp(other_or_more & ~own), .legal(all));
    assign legal = all;
endmodule

// The four squares in the middle are never empty: the chip has no checker for them.
module checker_rules #(parameter MUTANT = 0) (input [63:0] own, other_or_more, output [63:0] legal);
    wire [63:0] all, none;
    rules #(.MUTANT(MUTANT)) rules(.own(own), .opp(other_or_more & ~own), .placed(64'h0), .legal(all), .turned(none));
    assign legal = all & ~64'h0000001818000000;
endmodule

module flipper_circuit(input [63:0] own, other_or_more, input [5:0] square, output [63:0] flip);
    wire [63:0] opp = other_or_more & ~own;
    wire [63:0] disc = (64'h1 << square) & ~(own | opp);
    disc_flipper flipper(.own(own), .opp(opp), .disc(disc), .flip(flip));
endmodule

module flipper_rules #(parameter MUTANT = 0) (input [63:0] own, other_or_more, input [5:0] square, output [63:0] flip);
    wire [63:0] opp = other_or_more & ~own;
    wire [63:0] none;
    rules #(.MUTANT(MUTANT)) rules(.own(own), .opp(opp), .placed((64'h1 << square) & ~(own | opp)), .legal(none),
        .turned(flip));
endmodule

module selector_circuit(input [63:0] legal, output [5:0] square, output [63:0] remaining);
    wire [5:0] code, taken;
    // The chip keeps the code in a register between the selector's two halves.
    wire [63:0] unused;
    move_selector first(.legal(legal), .chosen(6'h0), .code(code), .square(taken), .remaining(unused));
    wire [5:0] again;
    wire [5:0] chosen;
    wire [63:0] left;
    move_selector second(.legal(legal), .chosen(code), .code(again), .square(chosen), .remaining(left));
    assign square = legal == 0 ? 6'h0 : chosen;
    assign remaining = legal == 0 ? 64'h0 : left;
endmodule

// Figure 10 of document 000: class A first, inside a class the lowest number.
module selector_rules #(parameter MUTANT = 0) (input [63:0] legal, output reg [5:0] square, output reg [63:0] remaining);
    localparam [511:0] CLASSES = {"BICEECIB", "IJHGGHJI", "CHDFFDHC", "EGFAAFGE", "EGFAAFGE", "CHDFFDHC",
        MUTANT == 2 ? "IJHGHGJI" : "IJHGGHJI", "BICEECIB"};
    reg found, take;
    reg [7:0] letter;
    integer i;
    always @* begin
        found = 0;
        square = 63;
        for (letter = "A"; letter <= "J"; letter = letter + 1)
            for (i = 0; i < 64; i = i + 1)
                if (CLASSES[8 * (63 - i) +: 8] == letter) begin
                    take = legal[i] & ~found;
                    found = found | take;
                    square = take ? i : square;
                    remaining[i] = legal[i] & ~take;
                end
        // Without a move the number means nothing.
        if (~found) square = 0;
    end
endmodule

module counter_circuit(input [63:0] discs, output [6:0] count);
    disc_counter counter(.discs(discs), .count(count));
endmodule

module counter_rules #(parameter MUTANT = 0) (input [63:0] discs, output [6:0] count);
    // Four discs at a time, added from left to right: another tree than the circuit's.
    wire [6:0] sum [0:16];
    assign sum[0] = 0;
    genvar i;
    generate
        for (i = 0; i < 16; i = i + 1) begin : four
            wire [2:0] here = discs[4 * i] + discs[4 * i + 1] + discs[4 * i + 2]
                + (MUTANT == 1 && i == 15 ? 1'b0 : discs[4 * i + 3]);
            assign sum[i + 1] = sum[i] + here;
        end
    endgenerate
    assign count = sum[16];
endmodule
