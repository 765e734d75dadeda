// The evaluator of document 001's middle game for Othello, three groups one after the other: values of squares; mobility,
// potential mobility and frontier; corners, edges and stable discs. Everything is what the side to move has less what the other
// side has.

// How many bits are set: those of the two halves.
module tally #(parameter BITS = 64) (input [BITS-1:0] bits, output [$clog2(BITS):0] count);
    generate
        if (BITS == 1) assign count = bits;
        else begin : halves
            wire [$clog2(BITS)-1:0] low, high;
            tally #(.BITS(BITS / 2)) l(.bits(bits[BITS/2-1:0]), .count(low));
            tally #(.BITS(BITS / 2)) h(.bits(bits[BITS-1:BITS/2]), .count(high));
            assign count = low + high;
        end
    endgenerate
endmodule

// How many of SQUARES are set. In a row, so that ABC has little to sort; the order does not change a number.
module number_of #(parameter [63:0] SQUARES = ~64'h0) (input [63:0] from, output signed [7:0] count);
    function integer before(input integer square);
        integer s;
        begin
            before = 0;
            for (s = 0; s < square; s = s + 1) before = before + SQUARES[s];
        end
    endfunction
    localparam BITS = 2 ** $clog2(before(64));
    wire [BITS-1:0] row;
    wire [$clog2(BITS):0] set;
    genvar s;
    generate
        for (s = 0; s < 64; s = s + 1) begin : squares
            if (SQUARES[s]) assign row[before(s)] = from[s];
            if (s >= before(64) & s < BITS) assign row[s] = 1'b0;
        end
    endgenerate
    tally #(.BITS(BITS)) t(row, set);
    assign count = set;
endmodule

// A weight for each of SQUARES that is in `mine`, two for each in `twice`, less one for each in `theirs`.
module weighed #(parameter signed [15:0] WEIGHT = 1, parameter [63:0] SQUARES = ~64'h0) (input [63:0] mine, twice, theirs,
        output signed [15:0] value);
    wire signed [7:0] one, two, minus;
    number_of #(SQUARES) n1(mine, one);
    number_of #(SQUARES) n2(twice, two);
    number_of #(SQUARES) n3(theirs, minus);
    wire signed [7:0] difference = one + two + two - minus;
    wire signed [15:0] times = difference * (WEIGHT < 0 ? -WEIGHT : WEIGHT);
    assign value = WEIGHT < 0 ? -times : times;
endmodule

// The same with the values of the classes of Figure 10 of document 000, added to what there was.
module square_values #(parameter MUTANT = 0) (input signed [15:0] before, input [63:0] mine, twice, theirs,
        output signed [15:0] value);
    localparam [511:0] CLASSES = {"BICEECIB", "IJHGGHJI", "CHDFFDHC", "EGFAAFGE", "EGFAAFGE", "CHDFFDHC", "IJHGGHJI", "BICEECIB"};
    // class J first
    localparam [159:0] VALUES = {-16'sd8, MUTANT == 1 ? -16'sd3 : -16'sd4, -16'sd1, 16'sd0, 16'sd1, 16'sd1, 16'sd2, 16'sd2, 16'sd16,
        16'sd0};
    function [63:0] squares(input [7:0] letter);
        integer i;
        for (i = 0; i < 64; i = i + 1) squares[i] = CLASSES[8 * (63 - i) +: 8] == letter;
    endfunction
    wire signed [15:0] sum [0:10];
    assign sum[0] = before, value = sum[10];
    genvar c;
    generate
        for (c = 0; c < 10; c = c + 1) begin : classes
            wire signed [15:0] here;
            weighed #(VALUES[16 * c +: 16], squares("A" + c)) weighed(mine, twice, theirs, here);
            assign sum[c + 1] = sum[c] + here;
        end
    endgenerate
endmodule

// What the second and the third group add.
module mobility_sum #(parameter MUTANT = 0) (input signed [15:0] before, input [63:0] player, opponent,
        output [63:0] moves, replies, output signed [15:0] sum);
    wire [63:0] none1, none2, beside_empty, beside_mine, beside_theirs;
    wire [63:0] empty = ~(player | opponent);
    rules mine(.own(player), .opp(opponent), .placed(64'h0), .legal(moves), .turned(none1));
    rules theirs(.own(opponent), .opp(player), .placed(64'h0), .legal(replies), .turned(none2));
    beside b1(empty, beside_empty);
    beside b2(player, beside_mine);
    beside b3(opponent, beside_theirs);
    wire signed [15:0] mobility, potential, frontier;
    weighed #(3) w1(moves, 64'h0, replies, mobility);
    weighed #(1) w2(empty & beside_theirs, 64'h0, empty & (MUTANT == 2 ? beside_theirs : beside_mine), potential);
    weighed #(2) w3(opponent & beside_empty, 64'h0, player & beside_empty, frontier);
    assign sum = before + (mobility + potential + frontier);
endmodule

module corner_sum(input signed [15:0] before, input [63:0] player, opponent, stable, output signed [15:0] sum);
    wire signed [15:0] corners, edges, steady;
    weighed #(12, 64'h8100000000000081) w1(player, 64'h0, opponent, corners);
    weighed #(1, 64'h7E8181818181817E) w2(player, 64'h0, opponent, edges);
    weighed #(4) w3(player & stable, 64'h0, opponent & stable, steady);
    assign sum = before + (corners + edges + steady);
endmodule

module middle_rules #(parameter MUTANT = 0, parameter STATE = 0) (
    input advance, input [63:0] player, opponent, known, q_group1_player, q_group1_opponent, q_group1_known,
    input [63:0] q_group2_player, q_group2_opponent, q_group2_known, q_group3_player, q_group3_opponent, q_stable,
    input signed [15:0] q_group2_squares, q_group3_sum,
    output [63:0] stable, output settled, output signed [15:0] value,
    output [63:0] n_group1_player, n_group1_opponent, n_group1_known, n_group2_player, n_group2_opponent, n_group2_known,
    output [63:0] n_group3_player, n_group3_opponent, n_stable, output signed [15:0] n_group2_squares, n_group3_sum, output allowed
);
    assign allowed = 1'b1;
    assign n_group1_player = advance ? player : q_group1_player, n_group2_player = advance ? q_group1_player : q_group2_player;
    assign n_group1_opponent = advance ? opponent : q_group1_opponent;
    assign n_group2_opponent = advance ? q_group1_opponent : q_group2_opponent;
    assign n_group1_known = advance ? known : q_group1_known, n_group2_known = advance ? q_group1_known : q_group2_known;
    assign n_group3_player = advance ? q_group2_player : q_group3_player;
    assign n_group3_opponent = advance ? q_group2_opponent : q_group3_opponent;

    wire signed [15:0] squares, sum;
    wire [63:0] moves, replies, now;
    square_values #(.MUTANT(MUTANT)) group1(16'sd0, q_group1_player, 64'h0, q_group1_opponent, squares);
    mobility_sum #(.MUTANT(MUTANT)) group2(q_group2_squares, q_group2_player, q_group2_opponent, moves, replies, sum);
    corner_sum group3(q_group3_sum, q_group3_player, q_group3_opponent, q_stable, value);
    assign n_group2_squares = advance ? squares : q_group2_squares, n_group3_sum = advance ? sum : q_group3_sum;
    secure #(.MUTANT(MUTANT == 3 ? 1 : 0)) secure(.black(q_group3_player), .white(q_group3_opponent), .set(q_stable), .now(now));
    assign stable = q_stable, settled = (now & ~q_stable) == 0, n_stable = advance ? q_group2_known : q_stable | now;
endmodule
