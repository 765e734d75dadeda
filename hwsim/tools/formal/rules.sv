// Othello's rules, written from the rules and from nothing else: no name, no gate and no trick of the circuits that are
// proved against them. Square s = 8 * row + file, row 0 is the first rank.
//
// MUTANT other than 0 makes the rules wrong in one place; a proof that still succeeds would be worth nothing.

// Bit s of `there`: what stands on the square so many files to the right of s and so many rows below it, 0 where that is
// not on the board.
module look #(parameter RIGHT = 0, parameter DOWN = 0) (input [63:0] board, output [63:0] there);
    genvar row, file;
    generate
        for (row = 0; row < 8; row = row + 1) begin : rows
            for (file = 0; file < 8; file = file + 1) begin : files
                if (row + DOWN >= 0 && row + DOWN < 8 && file + RIGHT >= 0 && file + RIGHT < 8)
                    assign there[8 * row + file] = board[8 * (row + DOWN) + file + RIGHT];
                else
                    assign there[8 * row + file] = 1'b0;
            end
        end
    endgenerate
endmodule

// The squares next to some.
module beside(input [63:0] squares, output [63:0] next);
    wire [63:0] at [0:8];
    genvar d;
    generate
        for (d = 0; d < 9; d = d + 1) begin : ways
            look #(.RIGHT(d % 3 - 1), .DOWN(d / 3 - 1)) there(.board(squares), .there(at[d]));
        end
    endgenerate
    assign next = at[0] | at[1] | at[2] | at[3] | at[5] | at[6] | at[7] | at[8];
endmodule

// One direction: from which squares LENGTH discs of the other side lie in a row and an own disc behind them; and which
// discs turn if discs are placed.
module rows_of #(parameter RIGHT = 0, parameter DOWN = 0, parameter LENGTH = 1, parameter MUTANT = 0)
        (input [63:0] own, input [63:0] opp, input [63:0] placed, output [63:0] from, output [63:0] turned);
    wire [63:0] all [0:LENGTH];
    wire [63:0] behind;
    wire [63:0] some [0:LENGTH];
    wire [63:0] turning = from & placed & (MUTANT == 5 ? ~(64'h1 << 35) : ~64'h0);
    assign all[0] = ~64'h0;
    assign some[0] = 0;
    look #(.RIGHT(RIGHT * (LENGTH + 1)), .DOWN(DOWN * (LENGTH + 1))) look_behind
        (.board(MUTANT == 4 && LENGTH == 3 ? opp : own), .there(behind));
    assign from = all[LENGTH] & (MUTANT == 3 && LENGTH == 2 ? ~64'h0 : behind);
    genvar i;
    generate
        for (i = 1; i <= LENGTH; i = i + 1) begin : disc
            wire [63:0] lies, turns;
            look #(.RIGHT(RIGHT * i), .DOWN(DOWN * i)) look_at (.board(opp), .there(lies));
            look #(.RIGHT(-RIGHT * i), .DOWN(-DOWN * i)) look_back (.board(turning), .there(turns));
            assign all[i] = all[i - 1] & lies;
            assign some[i] = some[i - 1] | (MUTANT == 6 && i == 2 ? 64'h0 : turns);
        end
    endgenerate
    assign turned = some[LENGTH];
endmodule

module rules #(parameter MUTANT = 0) (
    input  [63:0] own,           // discs of the side to move
    input  [63:0] opp,           // discs of the other side
    input  [63:0] placed,        // squares on which it puts a disc
    output [63:0] legal,         // empty squares from which a row of the other side's discs ends at an own one
    output [63:0] turned         // discs in such rows, starting at the squares placed
);
    // Number 6 * d + length - 1; d counts the 3 by 3 squares around one, itself left out.
    wire [63:0] from [0:53];
    wire [63:0] turns [0:53];
    wire [63:0] any_from [0:54];
    wire [63:0] any_turns [0:54];
    assign any_from[0] = 0;
    assign any_turns[0] = 0;
    genvar d, length;
    generate
        for (d = 0; d < 9; d = d + 1) begin : direction
            for (length = 1; length <= 6; length = length + 1) begin : row
                if (d == 4 || (MUTANT == 1 && length == 6) || (MUTANT == 2 && d == 6)) begin
                    assign from[6 * d + length - 1] = 0;
                    assign turns[6 * d + length - 1] = 0;
                end else
                    rows_of #(.RIGHT(d % 3 - 1), .DOWN(d / 3 - 1), .LENGTH(length), .MUTANT(MUTANT)) rows
                        (.own(own), .opp(opp), .placed(placed), .from(from[6 * d + length - 1]),
                        .turned(turns[6 * d + length - 1]));
                assign any_from[6 * d + length] = any_from[6 * d + length - 1] | from[6 * d + length - 1];
                assign any_turns[6 * d + length] = any_turns[6 * d + length - 1] | turns[6 * d + length - 1];
            end
        end
    endgenerate
    wire [63:0] empty = ~(MUTANT == 8 ? own : own | opp);
    wire [63:0] wrong_move = MUTANT == 7 ? {63'h0, opp[63]}
        : MUTANT == 10 ? {44'h0, own == 64'h0000000810000000, 19'h0} : 0;
    wire [63:0] wrong_turn = MUTANT == 9 ? {54'h0, ~own[63], 9'h0} : MUTANT == 11 ? {64{own[31:0] == 32'hFFFF}} & opp : 0;
    // A position that nobody tries by chance: three whole edges but for their last squares.
    wire rare = MUTANT == 12 && own[0] & own[7] & own[56] & (& opp[62:57]) & (& opp[6:1]);
    assign legal = (any_from[54] & empty & ~wrong_move) | {rare, 63'h0};
    assign turned = (any_turns[54] & ~(MUTANT == 9 ? wrong_turn : 64'h0)) ^ (MUTANT == 11 ? wrong_turn : 64'h0);
endmodule

// One direction alone, rows of any length.
module one_way #(parameter RIGHT = 0, parameter DOWN = 0) (input [63:0] own, opp, placed, output [63:0] from, turned);
    wire [63:0] any_from [0:6];
    wire [63:0] any_turned [0:6];
    assign any_from[0] = 0, any_turned[0] = 0;
    genvar length;
    generate
        for (length = 1; length <= 6; length = length + 1) begin : row
            wire [63:0] f, t;
            rows_of #(.RIGHT(RIGHT), .DOWN(DOWN), .LENGTH(length)) rows(.own(own), .opp(opp), .placed(placed), .from(f),
                .turned(t));
            assign any_from[length] = any_from[length - 1] | f;
            assign any_turned[length] = any_turned[length - 1] | t;
        end
    endgenerate
    assign from = any_from[6], turned = any_turned[6];
endmodule
