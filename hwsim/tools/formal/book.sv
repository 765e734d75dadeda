// The opening book of document 001: positions of two lines, a comparator for each with the move played there, the board turned
// another way in each of eight clocks.

// Where each square goes: MIRRORS says whether files and ranks change places, then whether ranks, then files, are reversed.
module turned_board #(parameter MIRRORS = 0) (input [63:0] board, output [63:0] image);
    genvar f, r;
    generate
        for (f = 0; f < 8; f = f + 1) for (r = 0; r < 8; r = r + 1) begin : squares
            localparam X = (MIRRORS / 4 % 2) ? r : f;
            localparam Y = (MIRRORS / 4 % 2) ? f : r;
            assign image[8 * ((MIRRORS / 2 % 2) ? 7 - Y : Y) + ((MIRRORS % 2) ? 7 - X : X)] = board[8 * r + f];
        end
    endgenerate
endmodule

// The positions of c4 e3 f6 e6 f5 c5, then those of c4 e3 f4 c5 d6 f3 from its third move on, the last one first: the discs of the
// side to move, those of the other side, and the move. The position before the third move is there twice, for each of its moves.
module book_positions #(parameter MUTANT = 0) (output [639:0] own, opp, move);
    assign own = {64'h0000000C08100000, 64'h0000000034000000, 64'h0000001000100000, 64'h000000080C000000,
        64'h0000100010100000, 64'h000020080C000000, 64'h0000000010100000, 64'h000000080C000000,
        64'h0000001000000000, 64'h0000000810000000};
    assign opp = {64'h0000081034000000, 64'h0000001C08100000, 64'h000000083C000000, 64'h0000001010100000,
        64'h000020380C000000, 64'h0000101010100000, 64'h000020180C000000, 64'h0000001010100000,
        64'h000000081C000000, 64'h0000001008000000};
    localparam [59:0] MOVES = {6'd21, 6'd43, 6'd34, 6'd29, 6'd34, 6'd37, 6'd44, 6'd45, 6'd20, 6'd26};
    genvar i;
    generate
        for (i = 0; i < 10; i = i + 1) begin : entries
            assign move[64 * i +: 64] = 64'h1 << (MUTANT == 1 && i == 8 ? 6'd19 : MOVES[6 * i +: 6]);
        end
    endgenerate
endmodule

// Which of them the board is if it is turned this way, and the squares of their moves, turned back.
module book_hits #(parameter MIRRORS = 0) (input [127:0] board, input [639:0] own, opp, move, output [9:0] hits,
        output [63:0] moves);
    wire [63:0] mine, yours;
    turned_board #(MIRRORS) t1(board[63:0], mine);
    turned_board #(MIRRORS) t2(board[127:64], yours);
    wire [63:0] some [0:10];
    assign some[0] = 0;
    genvar i, f, r;
    generate
        for (i = 0; i < 10; i = i + 1) begin : entries
            assign hits[i] = mine == own[64 * i +: 64] & yours == opp[64 * i +: 64];
            assign some[i + 1] = some[i] | (move[64 * i +: 64] & {64{hits[i]}});
        end
        // square s of the board is where the image's square came from
        for (f = 0; f < 8; f = f + 1) for (r = 0; r < 8; r = r + 1) begin : squares
            localparam X = (MIRRORS / 4 % 2) ? r : f;
            localparam Y = (MIRRORS / 4 % 2) ? f : r;
            assign moves[8 * r + f] = some[10][8 * ((MIRRORS / 2 % 2) ? 7 - Y : Y) + ((MIRRORS % 2) ? 7 - X : X)];
        end
    endgenerate
endmodule

module book_ways #(parameter MUTANT = 0) (input [127:0] board, input [2:0] way, output [9:0] hits, output [63:0] moves, all);
    wire [639:0] own, opp, move;
    book_positions #(.MUTANT(MUTANT)) positions(own, opp, move);
    wire [9:0] h [0:7];
    wire [63:0] m [0:7];
    genvar i;
    generate
        for (i = 0; i < 8; i = i + 1) begin : ways book_hits #(.MIRRORS(i)) one(board, own, opp, move, h[i], m[i]); end
    endgenerate
    assign hits = way == 0 ? h[0] : way == 1 ? h[1] : way == 2 ? h[2] : way == 3 ? h[3] : way == 4 ? h[4] : way == 5 ? h[5]
        : way == 6 ? h[6] : h[7];
    assign moves = way == 0 ? m[0] : way == 1 ? m[1] : way == 2 ? m[2] : way == 3 ? m[3] : way == 4 ? m[4] : way == 5 ? m[5]
        : way == 6 ? m[6] : m[7];
    assign all = m[0] | m[1] | m[2] | m[3] | m[4] | m[5] | m[6] | m[7];
endmodule

`ifdef Q_symmetry
module book_rules #(parameter MUTANT = 0, parameter STATE = 0) (
    input start, input [63:0] player, opponent, input [127:0] q_board, input [2:0] q_busy, q_symmetry, input [63:0] q_moves,
    output busy, output [2:0] symmetry, output [9:0] hits, output [63:0] moves,
    output [127:0] n_board, output [2:0] n_busy, n_symmetry, output [63:0] n_moves, output allowed
);
    assign allowed = 1'b1;
    wire now = q_busy[2];
    wire [9:0] equal;
    wire [63:0] found, all;
    book_ways #(.MUTANT(MUTANT)) ways(q_board, q_symmetry, equal, found, all);
    assign busy = now, symmetry = q_symmetry, moves = q_moves, hits = now ? equal : 10'h0;
    assign n_board = start ? {opponent, player} : q_board;
    assign n_busy = {start | (now & q_symmetry != 7), 2'b00};
    assign n_symmetry = start ? 3'd0 : now ? q_symmetry + 3'd1 : q_symmetry;
    assign n_moves = start ? 64'h0 : now ? q_moves | found : q_moves;
endmodule

// From any contents of the registers: start, then eight clocks.
module look_up_circuit(input [`Q-1:0] before, input [63:0] player, opponent, output [63:0] moves, output [9:0] busy);
    wire [`Q-1:0] q [0:9];
    wire [63:0] m [0:9];
    assign q[0] = before;
    genvar t;
    generate
        for (t = 0; t < 10; t = t + 1) begin : clocks
            wire [`Q-1:0] n;
            wire [2:0] way;
            wire [9:0] hits;
            packed_step it(.q(q[t]), .n(n), .start(t == 0), .player(player), .opponent(opponent), .busy(busy[t]), .symmetry(way),
                .hits(hits), .moves(m[t]));
            if (t < 9) assign q[t + 1] = n;
        end
    endgenerate
    assign moves = m[9];
endmodule

module look_up_rules #(parameter MUTANT = 0) (input [`Q-1:0] before, input [63:0] player, opponent, output [63:0] moves,
        output [9:0] busy);
    wire [9:0] hits;
    wire [63:0] found;
    book_ways #(.MUTANT(MUTANT)) ways({opponent, player}, 3'd0, hits, found, moves);
    // before the start it may be busy with something else
    wire [2:0] was = before[`Q_busy];
    assign busy = {1'b0, 8'hFF, was[2]};
endmodule
`endif
