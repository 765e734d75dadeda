// The evaluation unit of document 002, register by register: four values of a board (stage E), each times its weight (M), two
// sums (A1), the score (A2). A border disc is safe if an own row joins it to an own corner along its edge, or if the edge is full.
module safe_discs #(parameter MUTANT = 0) (input [63:0] own, occupied, output [63:0] safe);
    genvar edge_, i;
    generate
        for (edge_ = 0; edge_ < 4; edge_ = edge_ + 1) begin : edges
            wire [7:0] mine, taken;
            for (i = 0; i < 8; i = i + 1) begin : wires
                localparam S = edge_ == 0 ? i : edge_ == 1 ? 56 + i : edge_ == 2 ? 8 * i : 8 * i + 7;
                assign mine[i] = own[S], taken[i] = occupied[S];
            end
            for (i = 1; i < 7; i = i + 1) begin : discs
                localparam S = edge_ == 0 ? i : edge_ == 1 ? 56 + i : edge_ == 2 ? 8 * i : 8 * i + 7;
                assign safe[S] = mine[i] & ((& taken) | (& mine[i:0]) | (& mine[7:i] & (MUTANT != 2 | edge_ != 3)));
            end
        end
    endgenerate
    assign safe[0] = own[0], safe[7] = own[7], safe[56] = own[56], safe[63] = own[63];
    genvar row, file;
    generate
        for (row = 1; row < 7; row = row + 1) for (file = 1; file < 7; file = file + 1) assign safe[8 * row + file] = 1'b0;
    endgenerate
endmodule

module evaluated #(parameter MUTANT = 0) (input [63:0] player, opponent, output [7:0] piece, mobility, corner, edges);
    localparam [63:0] CORNERS = 64'h8100000000000081;
    wire [63:0] moves, replies, safe, their_safe, none1, none2;
    rules #(.MUTANT(MUTANT == 1 ? 3 : 0)) mine(.own(player), .opp(opponent), .placed(64'h0), .legal(moves), .turned(none1));
    rules theirs(.own(opponent), .opp(player), .placed(64'h0), .legal(replies), .turned(none2));
    safe_discs #(.MUTANT(MUTANT)) my_edges(.own(player), .occupied(player | opponent), .safe(safe));
    safe_discs their_edges(.own(opponent), .occupied(player | opponent), .safe(their_safe));
    wire [6:0] c [0:7];
    counted c0(.bits(player), .count(c[0]));
    counted c1(.bits(opponent), .count(c[1]));
    counted c2(.bits(moves), .count(c[2]));
    counted c3(.bits(replies), .count(c[3]));
    counted c4(.bits(player & CORNERS), .count(c[4]));
    counted c5(.bits(opponent & CORNERS), .count(c[5]));
    function [63:0] border(input [63:0] b);     // edge after edge, then the corners: the order does not change a number
        border = {36'h0, b[63], b[56], b[7], b[0], b[55], b[47], b[39], b[31], b[23], b[15], b[48], b[40], b[32], b[24], b[16], b[8],
            b[62:57], b[6:1]};
    endfunction
    counted c6(.bits(border(safe)), .count(c[6]));
    counted c7(.bits(border(their_safe)), .count(c[7]));
    assign piece = c[0] - c[1], mobility = c[2] - c[3], corner = c[4] - c[5], edges = c[6] - c[7];
endmodule

// Two numbers with a sign, multiplied as on paper: a row for each bit of the second, that of its sign taken away.
module multiplied(input signed [7:0] a, b, output signed [15:0] product);
    wire signed [15:0] wide = a;
    wire signed [15:0] sum [0:7];
    assign sum[0] = b[0] ? wide : 16'sd0;
    genvar i;
    generate
        for (i = 1; i < 8; i = i + 1) begin : row
            wire signed [15:0] here = b[i] ? wide <<< i : 16'sd0;
            assign sum[i] = i == 7 ? sum[i - 1] - here : sum[i - 1] + here;
        end
    endgenerate
    assign product = sum[7];
endmodule

module unit_rules #(parameter MUTANT = 0, parameter STATE = 0) (
    input [63:0] player, opponent, input signed [7:0] weight1, weight2, weight3, weight4,
    input signed [7:0] q_E_piece, q_E_mobility, q_E_corner, q_E_edge,
    input signed [15:0] q_M_piece, q_M_mobility, q_M_corner, q_M_edge, input signed [16:0] q_A1_0, q_A1_1,
    input [17:0] q_A2_score,
    output [7:0] piece, mobility, corner, edge_, output [17:0] score,
    output [7:0] n_E_piece, n_E_mobility, n_E_corner, n_E_edge,
    output signed [15:0] n_M_piece, n_M_mobility, n_M_corner, n_M_edge, output signed [16:0] n_A1_0, n_A1_1,
    output signed [17:0] n_A2_score, output allowed
);
    // STATE 1: what does not ask where discs can be placed holds for any two sets of squares.
    assign allowed = STATE == 1 | (player & opponent) == 0;
    assign piece = q_E_piece, mobility = q_E_mobility, corner = q_E_corner, edge_ = q_E_edge, score = q_A2_score;
    evaluated #(.MUTANT(MUTANT)) board(.player(player), .opponent(opponent), .piece(n_E_piece), .mobility(n_E_mobility),
        .corner(n_E_corner), .edges(n_E_edge));
    multiplied m1(q_E_piece, weight1, n_M_piece);
    multiplied m2(q_E_mobility, weight2, n_M_mobility);
    multiplied m3(q_E_corner, weight3, n_M_corner);
    multiplied m4(q_E_edge, MUTANT == 3 ? weight3 : weight4, n_M_edge);
    assign n_A1_0 = q_M_piece + q_M_mobility, n_A1_1 = q_M_corner + (MUTANT == 4 ? $signed({1'b0, q_M_edge}) : q_M_edge);
    assign n_A2_score = q_A1_0 + q_A1_1;
endmodule
