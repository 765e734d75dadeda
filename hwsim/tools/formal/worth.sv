// What an unfinished node is worth, Black's view, and what a result is by the difference of the discs: beyond every such worth.
module worth #(parameter MUTANT = 0) (input [63:0] black, white, input [6:0] moves_black, moves_white, stable_black, stable_white,
        input white_moves, output [7:0] value);
    localparam [511:0] CLASSES = {"BICEECIB", "IJHGGHJI", "CHDFFDHC", "EGFAAFGE", "EGFAAFGE", "CHDFFDHC", "IJHGGHJI", "BICEECIB"};
    localparam [47:0] VALUES = {8'sd16, 8'sd2, 8'sd1, -8'sd1, -8'sd4, -8'sd8};
    wire signed [11:0] sum [0:6];
    assign sum[0] = 0;
    genvar v, s;
    generate
        for (v = 0; v < 6; v = v + 1) begin : values
            localparam signed [7:0] VALUE = VALUES[8 * v +: 8];
            wire [63:0] here;
            for (s = 0; s < 64; s = s + 1) begin : squares
                localparam [7:0] LETTER = CLASSES[8 * (63 - s) +: 8];
                assign here[s] = VALUE == (LETTER == "B" ? 16 : LETTER == "C" | LETTER == "D" ? 2 : LETTER == "E" | LETTER == "F" ? 1
                    : LETTER == "H" ? -1 : LETTER == "I" ? -4 : LETTER == "J" ? -8 : 0);
            end
            wire [6:0] blacks, whites;
            counted count_black(.bits(black & here), .count(blacks));
            counted count_white(.bits(white & here), .count(whites));
            wire signed [7:0] more = blacks - whites;
            assign sum[v + 1] = sum[v] + VALUE * more;
        end
    endgenerate
    wire signed [7:0] mobility = moves_black - moves_white, stable = stable_black - stable_white;
    wire odd = ^ (black | white);
    wire signed [11:0] all = sum[6] + (odd ^ white_moves ? 12'sd2 : -12'sd2) + (MUTANT == 5 ? 2 : 3) * mobility + 4 * stable;
    assign value = all > (MUTANT == 6 ? 101 : 100) ? 8'sd100 : all < -100 ? -8'sd100 : all[7:0];
endmodule

module result(input signed [7:0] discs, output [7:0] value);
    wire [7:0] size = discs < 0 ? -discs : discs;
    wire [7:0] beyond = 8'd101 + size / 8'd3;
    assign value = discs == 0 ? 8'd0 : discs < 0 ? -beyond : beyond;
endmodule
