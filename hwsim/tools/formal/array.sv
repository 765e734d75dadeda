// The exported cell array and the same thing by the rules, behind the same pins: for all boards without two discs on a
// square, both colours to move and every vector of selected squares.
module array_circuit(input black_moves, input [63:0] black, input [63:0] white_or_more, input [63:0] selected,
        output [63:0] legal, output [63:0] to_black, output [63:0] to_white);
    wire [63:0] white = white_or_more & ~black;
    othello_array array(.curB(black_moves), .curW(~black_moves), .isB(black), .isW(white), .empty(~(black | white)),
        .sel(selected), .legal(legal), .toB(to_black), .toW(to_white));
endmodule

module array_rules #(parameter MUTANT = 0) (input black_moves, input [63:0] black, input [63:0] white_or_more,
        input [63:0] selected, output [63:0] legal, output [63:0] to_black, output [63:0] to_white);
    wire [63:0] white = white_or_more & ~black;
    wire [63:0] turned;
    rules #(.MUTANT(MUTANT)) rules(.own(black_moves ? black : white), .opp(black_moves ? white : black),
        .placed(selected), .legal(legal), .turned(turned));
    // A selected square takes the colour that moves; so do the discs that turn.
    assign to_black = (turned | selected) & {64{black_moves}};
    assign to_white = (turned | selected) & {64{~black_moves}};
endmodule
